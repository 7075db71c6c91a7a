import { problems } from '../../core/index.ts';
import { sentences, words } from '../../i18n/index.ts';

export const { failure } = problems(
  words({
    'othello-size': {
      en: 'Othello is played on 8x8, 6x6 or 4x4 here, not on "{typed}".',
      fr: 'On joue ici à Othello en 8x8, 6x6 ou 4x4, et non en « {typed} ».',
    },
    'transcript-over': {
      en: 'Move {number} of the transcript, "{typed}": the game was over before it. Leave out what comes after move {last}.',
      fr: 'Coup {number} de la transcription, « {typed} » : la partie était déjà finie. Retirez ce qui suit le coup {last}.',
    },
    'transcript-pass': {
      en: 'Move {number} of the transcript, "{typed}": a player who can place a disc may not pass. Possible: {legal}.',
      fr: 'Coup {number} de la transcription, « {typed} » : qui peut poser un pion ne peut passer. Possibles : {legal}.',
    },
    'transcript-square': {
      en: 'Move {number} of the transcript, "{typed}": there is no such square. Squares are a1 to {last}, like d3.',
      fr: 'Coup {number} de la transcription, « {typed} » : il n’y a pas de telle case. Les cases vont de a1 à {last}, comme d3.',
    },
    'transcript-flips': {
      en: 'Move {number} of the transcript, "{typed}": it turns over no disc. Possible for {player}: {legal}.',
      fr: 'Coup {number} de la transcription, « {typed} » : il ne retourne aucun pion. Possibles pour {player} : {legal}.',
    },
    'othello-mover': {
      en: 'after the board comes who is to move, X or O, not "{letter}".',
      fr: 'après le plateau vient qui a le trait, X ou O, et non « {letter} ».',
    },
    'board-goes-on': {
      en: '{size}x{size} needs {cells} squares and one letter for the side to move; this text goes on after that.',
      fr: 'le plateau de {size}x{size} a {cells} cases et une lettre pour le trait ; ici il y a plus.',
    },
    'no-disc': {
      en: '"{letter}" is no square of a board. Write X and O for discs, - for empty squares, or moves like f5d6c3.',
      fr: '« {letter} » n’est pas une case d’un plateau. Écrivez X et O pour les pions, - pour les cases vides, ou des coups comme f5d6c3.',
    },
    'board-ends': {
      en: 'the board ends after {read} squares; {size}x{size} has {cells}.',
      fr: 'le plateau finit après {read} cases ; {size}x{size} en a {cells}.',
    },
    'othello-no-mover': {
      en: 'who is to move is missing. Add X or O after the board.',
      fr: 'il manque qui a le trait. Ajoutez X ou O après le plateau.',
    },
    'empty-middle': {
      en: '{square} is empty: the four middle squares have discs from the start, and discs are never taken away.',
      fr: '{square} est vide : les quatre cases du milieu ont un pion dès le début, et on n’en retire jamais.',
    },
  }),
);

type None = { readonly square: string; readonly turn: 'x' | 'o' };
type EndingFacts = { readonly full: boolean; readonly most: number };
const rule = {
  en: (full: boolean) => (full ? 'The board is full' : 'Nobody can move any more'),
  fr: (full: boolean) => (full ? 'Le plateau est plein' : 'Plus personne ne peut jouer'),
};

export const sentence = sentences(
  words({
    'must-pass': {
      en: '{side} can turn over no disc and has to pass.',
      fr: '{side} ne peuvent retourner aucun pion et doivent passer.',
    },
    'disc-there': { en: 'There is a disc on {square} already.', fr: 'Il y a déjà un pion en {square}.' },
    'encloses-none': {
      en: ({ square, turn }: None) =>
        `A disc on ${square} would enclose none of ${turn === 'x' ? 'White' : 'Black'}'s discs: it has to turn over at least one.`,
      fr: ({ square, turn }: None) =>
        `Un pion en ${square} n’encadrerait aucun pion ${turn === 'x' ? 'blanc' : 'noir'} : il doit en retourner au moins un.`,
    },
    'othello-drawn': {
      en: ({ full, most }: EndingFacts) => `${rule.en(full)}: a draw, ${most} all.`,
      fr: ({ full, most }: EndingFacts) => `${rule.fr(full)} : partie nulle, ${most} partout.`,
    },
    'othello-won': {
      en: ({ full, won, most, least }: EndingFacts & { won: string; least: number }) =>
        `${rule.en(full)}: ${won}, ${most} to ${least}.`,
      fr: ({ full, won, most, least }: EndingFacts & { won: string; least: number }) =>
        `${rule.fr(full)} : ${won}, ${most} à ${least}.`,
    },
  }),
);

export const PASS_BUTTON = { en: 'Pass', fr: 'Passer' };
export const DISCS = { of: { en: 'discs', fr: 'pions' }, one: { en: 'disc', fr: 'pion' } };
