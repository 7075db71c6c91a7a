import type { Language } from '../../draw/index.ts';
import type { PieceName } from '../../games/index.ts';

const english = {
  empty: 'empty',
  canBePlayed: 'can be played',
  chosen: 'chosen',
  last: 'last move',
  taken: 'taken in this move',
};

const french: Readonly<Record<keyof typeof english, string>> = {
  empty: 'vide',
  canBePlayed: 'jouable',
  chosen: 'case choisie',
  last: 'dernier coup',
  taken: 'prise en cours',
};

const englishPieces: Readonly<Record<PieceName, string>> = {
  cross: 'cross',
  nought: 'nought',
  'yellow-stone': 'yellow stone',
  'red-stone': 'red stone',
  'black-disc': 'black disc',
  'white-disc': 'white disc',
  'white-man': 'white man',
  'black-man': 'black man',
  'white-dame': 'white king',
  'black-dame': 'black king',
  'white-king': 'white king',
  'white-queen': 'white queen',
  'white-rook': 'white rook',
  'white-bishop': 'white bishop',
  'white-knight': 'white knight',
  'white-pawn': 'white pawn',
  'black-king': 'black king',
  'black-queen': 'black queen',
  'black-rook': 'black rook',
  'black-bishop': 'black bishop',
  'black-knight': 'black knight',
  'black-pawn': 'black pawn',
  stick: 'stick',
  chocolate: 'chocolate',
  poison: 'poisoned chocolate',
};

const frenchPieces: Readonly<Record<PieceName, string>> = {
  cross: 'croix',
  nought: 'rond',
  'yellow-stone': 'jeton jaune',
  'red-stone': 'jeton rouge',
  'black-disc': 'pion noir',
  'white-disc': 'pion blanc',
  'white-man': 'pion blanc',
  'black-man': 'pion noir',
  'white-dame': 'dame blanche',
  'black-dame': 'dame noire',
  'white-king': 'roi blanc',
  'white-queen': 'dame blanche',
  'white-rook': 'tour blanche',
  'white-bishop': 'fou blanc',
  'white-knight': 'cavalier blanc',
  'white-pawn': 'pion blanc',
  'black-king': 'roi noir',
  'black-queen': 'dame noire',
  'black-rook': 'tour noire',
  'black-bishop': 'fou noir',
  'black-knight': 'cavalier noir',
  'black-pawn': 'pion noir',
  stick: 'bâtonnet',
  chocolate: 'chocolat',
  poison: 'chocolat empoisonné',
};

/** The texts of the board. */
export const texts: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

/** What pieces are called. */
export const pieceNames: Readonly<Record<Language, Readonly<Record<PieceName, string>>>> = {
  en: englishPieces,
  fr: frenchPieces,
};
