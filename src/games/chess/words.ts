import { problems } from '../../core/index.ts';
import { plural, sentences, type Translation, words } from '../../i18n/index.ts';

export type Kind = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

/** The names of the sides in the sentences below; French adds the article. */
export const SIDES: Readonly<Record<'white' | 'black', Translation>> = {
  white: { en: 'White', fr: 'Blancs' },
  black: { en: 'Black', fr: 'Noirs' },
};

const FRENCH_KINDS: Readonly<Record<Kind, string>> = {
  pawn: 'pion',
  knight: 'cavalier',
  bishop: 'fou',
  rook: 'tour',
  queen: 'dame',
  king: 'roi',
};
const isFeminine = (piece: Kind) => piece === 'rook' || piece === 'queen';

/** The kinds as rows of a table name them. */
export const KIND_NAMES = Object.fromEntries(Object.entries(FRENCH_KINDS).map(([en, fr]) => [en, { en, fr }])) as Readonly<
  Record<Kind, Translation>
>;

export const openFile: Translation = { en: 'rook on an open file', fr: 'tour sur une colonne ouverte' };

export function pinnedTo(piece: Kind, behind: Kind): Translation {
  return {
    en: `${piece} pinned to its ${behind}`,
    fr: `${FRENCH_KINDS[piece]} ${isFeminine(piece) ? 'clouée' : 'cloué'} sur ${isFeminine(behind) ? 'sa' : 'son'} ${FRENCH_KINDS[behind]}`,
  };
}

export function mobilityOf(piece: Kind, count: number): Translation {
  return {
    en: `mobility of a ${piece}: ${count} ${plural(count, 'en', 'square', 'squares')}`,
    fr: `mobilité ${piece === 'knight' || piece === 'bishop' ? 'd’un' : 'd’une'} ${FRENCH_KINDS[piece]} : ${count} ${plural(count, 'fr', 'case', 'cases')}`,
  };
}

export function developed(piece: Kind): Translation {
  return { en: `developed ${piece}`, fr: `${FRENCH_KINDS[piece]} développé` };
}

interface Unread {
  readonly legal: readonly string[];
  /** The number of legal moves that are not listed. */
  readonly more: number;
}

const LIKE = { en: 'Write a move like Nf3, exd5, O-O or e8=Q.', fr: 'Écrivez un coup comme Nf3, exd5, O-O ou e8=Q.' };
const legalOnes = {
  en: ({ legal, more }: Unread) => `Legal: ${legal.join(' ')}${more > 0 ? ` and ${more} more` : ''}.`,
  fr: ({ legal, more }: Unread) =>
    `Coups légaux : ${legal.join(' ')}${more > 0 ? ` et ${more} ${plural(more, 'fr', 'autre', 'autres')}` : ''}.`,
};

/** Errors in names, positions, moves and records. */
export const { failure } = problems(
  words({
    'chess-options': {
      en: 'Chess takes an evaluation ({evaluations}) and when draws end a game ({draws}), not "{options}".',
      fr: 'Les échecs prennent une évaluation ({evaluations}) et quand une nulle met fin à la partie ({draws}), et non « {options} ».',
    },
    'bad-variant': {
      en: '"{variant}" is not played here, only chess by the usual rules.',
      fr: '« {variant} » ne se joue pas ici, seulement les échecs ordinaires.',
    },

    // Moves.
    'no-move': {
      en: (unread: Unread) => `there is no move. ${LIKE.en} ${legalOnes.en(unread)}`,
      fr: (unread: Unread) => `il n’y a pas de coup. ${LIKE.fr} ${legalOnes.fr(unread)}`,
    },
    'unreadable-move': {
      en: ({ text, letter, ...unread }: Unread & { text: string; letter: string | undefined }) =>
        `"${text}" is no move from ${letter === undefined ? 'its end' : `its character "${letter}"`} on. ${LIKE.en} ${legalOnes.en(unread)}`,
      fr: ({ text, letter, ...unread }: Unread & { text: string; letter: string | undefined }) =>
        `« ${text} » n’est pas un coup${letter === undefined ? ' entier' : ` : « ${letter} » n’a pas de sens à cet endroit`}. ${LIKE.fr} ${legalOnes.fr(unread)}`,
    },
    'ambiguous-move': {
      en: ({ text, moves }: { text: string; moves: readonly string[] }) => `"${text}" may mean ${moves.join(' or ')}. Say which.`,
      fr: ({ text, moves }: { text: string; moves: readonly string[] }) =>
        `« ${text} » peut désigner ${moves.join(' ou ')}. Dites lequel.`,
    },

    // FEN.
    'fen-moves': { en: '"moves" stands there twice.', fr: '« moves » est là deux fois.' },
    'fen-turn': {
      en: 'after the board comes w or b, who is to move, not "{text}".',
      fr: 'après le plateau vient w ou b, qui a le trait, et non « {text} ».',
    },
    'fen-en-passant': {
      en: '"{text}" is no en-passant square. Write a square like e3, or - where there is none.',
      fr: '« {text} » n’est pas une case de prise en passant. Écrivez une case comme e3, ou - s’il n’y en a pas.',
    },
    'fen-fields': {
      en: 'a FEN has six fields, and "{text}" is one more.',
      fr: 'une FEN a six champs, et « {text} » est de trop.',
    },
    'fen-short-row': {
      en: 'row {row} ends after {squares} squares. Each row has 8.',
      fr: 'la rangée {row} finit après {squares} cases. Chaque rangée en a 8.',
    },
    'fen-wide-row': {
      en: 'row {row} has {squares} squares with these {digit}. Each row has 8.',
      fr: 'la rangée {row} a {squares} cases avec celles-ci. Chaque rangée en a 8.',
    },
    'fen-long-row': {
      en: 'row {row} has more than 8 squares. Put a / between rows.',
      fr: 'la rangée {row} a plus de 8 cases. Mettez une / entre les rangées.',
    },
    'fen-many-rows': {
      en: 'the board ends with row 1, and here is more.',
      fr: 'l’échiquier finit à la rangée 1, et ici il y a plus.',
    },
    'fen-short-board': {
      en: 'the board ends after {squares} squares of row {row}. It has 8 rows of 8, from row 8 down.',
      fr: 'l’échiquier finit après {squares} cases de la rangée {row}. Il a 8 rangées de 8, à partir de la 8.',
    },
    'fen-digits': {
      en: 'two digits stand side by side. Write their sum.',
      fr: 'deux chiffres se suivent. Écrivez leur somme.',
    },
    'fen-piece': {
      en: '"{letter}" is no piece. The pieces are KQRBNP for White and kqrbnp for Black, digits stand for empty squares.',
      fr: '« {letter} » n’est pas une pièce. Les pièces sont KQRBNP pour les Blancs et kqrbnp pour les Noirs, les chiffres sont des cases vides.',
    },
    'fen-castling': {
      en: '"{letter}" is no right to castle. Write letters of KQkq, or - where nobody may.',
      fr: '« {letter} » n’est pas un droit de roquer. Écrivez des lettres de KQkq, ou - si personne ne le peut.',
    },
    'fen-castling-twice': {
      en: 'the right to castle {letter} is there twice.',
      fr: 'le droit de roquer {letter} est là deux fois.',
    },
    'fen-no-castling': {
      en: 'the rights to castle are missing. Write letters of KQkq, or - where nobody may.',
      fr: 'il manque les droits de roquer. Écrivez des lettres de KQkq, ou - si personne ne le peut.',
    },
    'fen-clock': {
      en: 'the count of moves without capture or pawn move is a whole number from 0 to {most}, not "{text}".',
      fr: 'le compte des coups sans prise ni coup de pion est un entier de 0 à {most}, et non « {text} ».',
    },
    'fen-number': {
      en: 'the number of the move is a whole number from 0 to {most}, not "{text}".',
      fr: 'le numéro du coup est un entier de 0 à {most}, et non « {text} ».',
    },

    // Positions that no game leads to.
    'no-king': { en: '{side} has no king. Put one on the board.', fr: 'les {side} n’ont pas de roi. Mettez-en un.' },
    'many-kings': { en: '{side} has {count} kings. Leave one.', fr: 'les {side} ont {count} rois. Laissez-en un.' },
    'pawn-on-edge': {
      en: 'a pawn cannot stand on {square}: pawns are never on rows 1 and 8.',
      fr: 'un pion ne peut être en {square} : jamais sur les rangées 1 et 8.',
    },
    'many-pawns': {
      en: '{side} has {count} pawns. There are 8 at most.',
      fr: 'les {side} ont {count} pions. Il y en a 8 au plus.',
    },
    'many-promoted': {
      en: '{side} has {promoted} pieces more than at the start and {pawns} pawns: only {missing} pawns can have been promoted.',
      fr: 'les {side} ont {promoted} pièces de plus qu’au début et {pawns} pions : seuls {missing} pions ont pu être promus.',
    },
    'castling-without': {
      en: "the right to castle {letter} needs {side}'s king on {king} and a rook on {rook}. Leave {letter} out.",
      fr: 'le droit de roquer {letter} demande le roi des {side} en {king} et une tour en {rook}. Retirez {letter}.',
    },
    'en-passant-row': {
      en: 'with {side} to move the en-passant square is on row {row}, not {square}. Write - where there is none.',
      fr: 'si les {side} ont le trait, la case de prise en passant est sur la rangée {row}, et non {square}. Écrivez - s’il n’y en a pas.',
    },
    'en-passant-pawn': {
      en: 'no pawn can just have passed {square}: it stands behind it now, and the squares it came over are empty. Write - instead.',
      fr: 'aucun pion ne peut venir de passer {square} : il serait juste derrière, et les cases d’où il vient seraient vides. Écrivez - à la place.',
    },
    'king-to-capture': {
      en: '{checked} is in check and {mover} is to move: the king could be captured. Let the other side move.',
      fr: 'les {checked} sont en échec et les {mover} ont le trait : le roi pourrait être pris. Donnez le trait à l’autre camp.',
    },
    'many-checks': {
      en: '{count} pieces give check at once, and one move opens 2 at most.',
      fr: '{count} pièces donnent échec à la fois, et un coup en ouvre 2 au plus.',
    },
  }),
);

/** Texts at the board. */
export const sentence = sentences(
  words({
    'side-to-move': { en: '{side} to move.', fr: 'Trait aux {side}.' },
    'won-by-checkmate': { en: '{side} has won. Checkmate.', fr: 'Les {side} ont gagné. Échec et mat.' },
    'drawn-stalemate': { en: 'Draw. Stalemate.', fr: 'Match nul. Pat.' },
    'drawn-dead': { en: 'Draw. Nobody can mate.', fr: 'Match nul. Personne ne peut mater.' },
    'drawn-repetition': { en: 'Draw. The position came back.', fr: 'Match nul. La position est revenue.' },
    'drawn-quiet': {
      en: 'Draw. No capture and no pawn move for too long.',
      fr: 'Match nul. Ni prise ni coup de pion depuis trop longtemps.',
    },
    check: { en: 'Check.', fr: 'Échec.' },
    'king-checked': { en: 'the king is in check', fr: 'le roi est en échec' },

    // How a game ended.
    checkmate: { en: 'Checkmate: {side} has won.', fr: 'Échec et mat : les {side} ont gagné.' },
    stalemate: {
      en: 'Stalemate: {side} has no legal move and is not in check. The game is a draw.',
      fr: 'Pat : les {side} n’ont aucun coup légal et ne sont pas en échec. La partie est nulle.',
    },
    'fifth-time': {
      en: 'Draw: the same position for the fifth time.',
      fr: 'Nulle : la même position pour la cinquième fois.',
    },
    'quiet-moves': {
      en: 'Draw: {moves} moves of each side without a capture or a pawn move.',
      fr: 'Nulle : {moves} coups de chaque camp sans prise ni coup de pion.',
    },
    'dead-position': {
      en: 'Draw: neither side can ever checkmate with what is left.',
      fr: 'Nulle : plus aucun camp ne peut mater avec ce qui reste.',
    },

    // Why squares that were touched are no move.
    'touch-a-piece': { en: 'Touch a piece, then the square where it goes.', fr: 'Touchez une pièce, puis la case où elle va.' },
    'piece-shut-in': {
      en: ({ piece, square }: { piece: Kind; square: string }) =>
        `The ${piece} on ${square} cannot move: the pieces around it are in its way.`,
      fr: ({ piece, square }: { piece: Kind; square: string }) =>
        `${isFeminine(piece) ? 'La' : 'Le'} ${FRENCH_KINDS[piece]} en ${square} ne peut pas bouger : les pièces autour lui barrent le passage.`,
    },
    pinned: {
      en: ({ piece }: { piece: Kind }) => `This ${piece} is pinned: your king would be in check.`,
      fr: ({ piece }: { piece: Kind }) =>
        `${isFeminine(piece) ? 'Cette' : 'Ce'} ${FRENCH_KINDS[piece]} est ${isFeminine(piece) ? 'clouée' : 'cloué'} : votre roi serait en échec.`,
    },
    'own-piece': {
      en: ({ piece, square }: { piece: Kind; square: string }) => `Your own ${piece} is on ${square}.`,
      fr: ({ piece, square }: { piece: Kind; square: string }) => `Votre propre ${FRENCH_KINDS[piece]} est en ${square}.`,
    },
    'king-stuck': {
      en: 'Your king would be in check wherever it could go.',
      fr: 'Votre roi serait en échec partout où il pourrait aller.',
    },
    'king-into-check': {
      en: 'Your king would be in check on {square}.',
      fr: 'Votre roi serait en échec en {square}.',
    },
    'out-of-check': {
      en: 'Your king is in check, and you must get it out: {moves}.',
      fr: 'Votre roi est en échec, il faut parer : {moves}.',
    },
    'way-blocked': { en: 'The way is blocked on {square}.', fr: 'Le passage est bloqué en {square}.' },
    'pawn-blocked': {
      en: 'The way is blocked on {square}, and a pawn does not take straight ahead.',
      fr: 'Le passage est bloqué en {square}, et un pion ne prend pas tout droit.',
    },
    'nothing-to-take': {
      en: 'A pawn goes diagonally only to take, and there is nothing to take on {square}.',
      fr: 'Un pion ne va en diagonale que pour prendre, et il n’y a rien à prendre en {square}.',
    },
    'pawn-moves': {
      en: 'A pawn goes straight ahead, one square, or two from where it began, and takes one square diagonally ahead.',
      fr: 'Un pion avance tout droit d’une case, ou de deux depuis sa case de départ, et prend d’une case en diagonale devant lui.',
    },
    'knight-moves': {
      en: 'A knight jumps two squares along a row or column and one to the side.',
      fr: 'Un cavalier saute de deux cases tout droit et d’une de côté.',
    },
    'bishop-moves': { en: 'A bishop goes along the diagonals.', fr: 'Un fou se déplace en diagonale.' },
    'rook-moves': {
      en: 'A rook goes along rows and columns.',
      fr: 'Une tour se déplace le long des rangées et des colonnes.',
    },
    'queen-moves': {
      en: 'A queen goes along rows, columns and diagonals.',
      fr: 'Une dame se déplace le long des rangées, des colonnes et des diagonales.',
    },
    'king-moves': {
      en: 'A king goes one square, in any direction.',
      fr: 'Un roi se déplace d’une case, dans toutes les directions.',
    },
    'castling-no-rook': {
      en: 'There is no rook on {rook} to castle with.',
      fr: 'Il n’y a pas de tour en {rook} avec laquelle roquer.',
    },
    'castling-lost': {
      en: 'You cannot castle with the rook on {rook} any more: it or the king has moved.',
      fr: 'Vous ne pouvez plus roquer avec la tour en {rook} : elle ou le roi a déjà bougé.',
    },
    'castling-blocked': {
      en: 'You cannot castle: there is a piece between king and rook, on {square}.',
      fr: 'Impossible de roquer : il y a une pièce entre le roi et la tour, en {square}.',
    },
    'castling-in-check': {
      en: 'You cannot castle while your king is in check.',
      fr: 'On ne roque pas quand le roi est en échec.',
    },
    'castling-through-check': {
      en: 'You cannot castle: the king would pass over {square}, which is attacked.',
      fr: 'Impossible de roquer : le roi passerait par {square}, qui est attaquée.',
    },
    'castling-into-check': {
      en: 'You cannot castle: the king would be in check on {square}.',
      fr: 'Impossible de roquer : le roi serait en échec en {square}.',
    },
    'castling-by-king': {
      en: 'To castle, move the king two squares, to {square}.',
      fr: 'Pour roquer, déplacez le roi de deux cases, en {square}.',
    },
  }),
);
