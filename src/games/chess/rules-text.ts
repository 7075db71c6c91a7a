import type { Translation } from '../../i18n/index.ts';
import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Chess } from './index.ts';

/** When a draw ends the game, by the option `draws`. */
const DRAWN: Readonly<Record<Chess['options']['draws'], Translation>> = {
  claimed: {
    en: 'Also drawn: the same position for the third time; 50 moves of each side without a capture or a pawn move; pieces with which nobody can mate. The game ends there without a claim.',
    fr: 'Nulles aussi : la même position pour la troisième fois ; 50 coups de chaque camp sans prise ni coup de pion ; des pièces avec lesquelles personne ne peut mater. La partie s’arrête là sans qu’on le réclame.',
  },
  automatic: {
    en: 'Also drawn: the same position for the fifth time; 75 moves of each side without a capture or a pawn move; pieces with which nobody can mate.',
    fr: 'Nulles aussi : la même position pour la cinquième fois ; 75 coups de chaque camp sans prise ni coup de pion ; des pièces avec lesquelles personne ne peut mater.',
  },
  never: {
    en: 'Nothing else ends this game: neither repetition nor any count of moves.',
    fr: 'Rien d’autre ne met fin à cette partie : ni répétition ni compte de coups.',
  },
};

export const rulesText: RulesText<Chess> = ({ options: { draws } }) => [
  {
    title: TITLES.aim,
    text: [
      {
        en: 'Checkmate: attack the other king so that it cannot escape.',
        fr: 'Mater : attaquer le roi adverse de sorte qu’il ne puisse y échapper.',
      },
    ],
    boards: [{ said: { en: 'The start. White begins.', fr: 'Le début. Les Blancs commencent.' } }],
  },
  {
    title: { en: 'The pieces', fr: 'Les pièces' },
    text: [
      {
        en: 'King: one square in any direction. Queen: along rows, columns and diagonals, as far as the way is free. Rook: along rows and columns. Bishop: along diagonals. Knight: two squares along a row or column and one to the side; it alone jumps over pieces.',
        fr: 'Roi : une case, dans toutes les directions. Dame : le long des rangées, des colonnes et des diagonales, aussi loin que le passage est libre. Tour : le long des rangées et des colonnes. Fou : le long des diagonales. Cavalier : deux cases tout droit et une de côté ; lui seul saute par-dessus les pièces.',
      },
      {
        en: 'Pawn: straight ahead, one square, or two from where it began; it takes one square diagonally ahead. On the last row it becomes a queen, rook, bishop or knight, as one chooses.',
        fr: 'Pion : tout droit, d’une case, ou de deux depuis sa case de départ ; il prend d’une case en diagonale devant lui. Sur la dernière rangée, il devient dame, tour, fou ou cavalier, au choix.',
      },
      {
        en: 'A piece takes by going to the square of a piece of the other side, which leaves the board. Nobody has to take.',
        fr: 'Une pièce prend en allant sur la case d’une pièce adverse, qui quitte l’échiquier. La prise n’est pas obligatoire.',
      },
    ],
  },
  {
    title: { en: 'Two particular moves', fr: 'Deux coups particuliers' },
    text: [
      {
        en: 'Castling: the king goes two squares towards a rook, which jumps over it. Neither has moved before, nothing stands between them, and the king is not in check, passes no attacked square and does not arrive on one.',
        fr: 'Roquer : le roi fait deux cases vers une tour, qui saute par-dessus lui. Ni l’un ni l’autre n’a encore bougé, rien ne se trouve entre eux, et le roi n’est pas en échec, ne passe par aucune case attaquée et n’arrive pas sur une telle case.',
      },
      {
        en: 'En passant: a pawn that has just gone two squares can be taken, at the next move only, by a pawn beside it, as if it had gone one.',
        fr: 'Prise en passant : un pion qui vient d’avancer de deux cases peut être pris, au coup suivant seulement, par un pion voisin, comme s’il n’avait avancé que d’une.',
      },
    ],
    boards: [
      {
        from: 'r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1',
        moves: ['O-O'],
        said: { en: 'White castles on the king’s side.', fr: 'Les Blancs font le petit roque.' },
      },
      {
        from: '4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1',
        moves: ['exf6'],
        said: {
          en: 'The black pawn has just come from f7 to f5. White takes it en passant: the pawn from e5 goes to f6.',
          fr: 'Le pion noir vient d’aller de f7 en f5. Les Blancs le prennent en passant : le pion en e5 va en f6.',
        },
      },
    ],
  },
  {
    title: TITLES.end,
    text: [
      {
        en: 'A king that is attacked is in check, and must get out of it at once: by moving, by a piece between, or by taking the attacker. No move may leave one’s own king in check. A side that cannot get out is mated and has lost.',
        fr: 'Un roi attaqué est en échec, et doit en sortir aussitôt : en bougeant, en interposant une pièce, ou en prenant l’attaquant. Aucun coup ne peut laisser son propre roi en échec. Qui ne peut parer l’échec est mat et a perdu.',
      },
      {
        en: 'A side not in check but without a legal move is stalemated: a draw.',
        fr: 'Qui n’est pas en échec mais n’a aucun coup légal est pat : la partie est nulle.',
      },
      DRAWN[draws],
    ],
    boards: [
      {
        from: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
        moves: ['Ra8'],
        said: { en: 'The rook goes to a8: checkmate.', fr: 'La tour va en a8 : échec et mat.' },
      },
    ],
  },
];
