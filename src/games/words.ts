import { problems } from '../core/index.ts';
import { capital, type Language, sentences, type Translation, textsIn, words } from '../i18n/index.ts';
import type { PieceName, Side } from './board-adapter.ts';

/** Errors in names and options of games, and in boards of stones. */
export const { failure, problem } = problems(
  words({
    'unknown-game': {
      en: ({ typed, meant, names }: UnknownName) =>
        typed === ''
          ? `Name a game: ${names.join(', ')}.`
          : `There is no game "${typed}". ${meant === '' ? `The games are ${names.join(', ')}.` : `Did you mean ${meant}?`}`,
      fr: ({ typed, meant, names }: UnknownName) =>
        typed === ''
          ? `Nommez un jeu : ${names.join(', ')}.`
          : `Il n’y a pas de jeu « ${typed} ». ${meant === '' ? `Les jeux sont ${names.join(', ')}.` : `Vouliez-vous dire ${meant} ?`}`,
    },
    'heuristic-here': {
      en: 'A heuristic does not count here: name the game without it, {game}.',
      fr: 'Une heuristique ne compte pas ici : nommez le jeu sans elle, {game}.',
    },
    'bad-option': {
      en: '"{typed}" is not a size: type columns x rows x stones in a row, like 7x6x4.',
      fr: '« {typed} » n’est pas une taille : tapez colonnes x rangées x pions alignés, comme 7x6x4.',
    },
    'bad-size': {
      en: 'A board of {first}x{second} is impossible: each side is a whole number from 1 to {most}.',
      fr: 'Un plateau de {first}x{second} est impossible : chaque côté est un entier de 1 à {most}.',
    },
    'row-too-short': {
      en: '{inRow} in a row is no game: ask for at least 2 in a row.',
      fr: '{inRow} alignés ne font pas un jeu : demandez-en au moins 2.',
    },
    'row-too-long': {
      en: '{inRow} in a row do not fit on a board of {columns}x{rows}: ask for fewer or take a larger board.',
      fr: '{inRow} alignés ne tiennent pas sur un plateau de {columns}x{rows} : demandez-en moins, ou prenez un plateau plus grand.',
    },
    'game-too-long': {
      en: 'This game has {most} moves, the most allowed: start again from this position.',
      fr: 'Cette partie a {most} coups, et l’on n’en joue pas davantage ici : recommencez à partir de cette position.',
    },
    'uneven-stones': {
      en: '{first} {stone} and {second} {other} cannot be: {stone} began, so {stone} has as many stones or one more. Where o began, the text ends with :min.',
      fr: '{first} {stone} et {second} {other}, c’est impossible : {stone} a commencé, et a donc autant de pions ou un de plus. Si o a commencé, le texte finit par :min.',
    },
  }),
);

type UnknownName = { readonly typed: string; readonly meant: string; readonly names: readonly string[] };
/** The squares on which a move can continue; `more`: there are others. */
export type Next = { readonly squares: readonly string[]; readonly more: boolean };
export const through = ({ squares, more }: Next) => squares.join(', ') + (more ? ', …' : '');

/** Texts at a board that all games share. */
export const sentence = sentences(
  words({
    'touch-over': {
      en: 'The game is over: take a move back or start again.',
      fr: 'La partie est finie : annulez un coup ou recommencez.',
    },
    'touch-whole': { en: 'This is a legal move.', fr: 'C’est un coup légal.' },
    'touch-nothing': { en: 'Make your move first.', fr: 'Jouez d’abord votre coup.' },
    'touch-more': {
      en: (next: Next) => `The move is not finished: go on to ${through(next)}.`,
      fr: (next: Next) => `Le coup n’est pas fini : continuez vers ${through(next)}.`,
    },
    'no-piece': { en: 'There is no piece on {square}.', fr: 'Il n’y a pas de pièce en {square}.' },
    'turn-of-white': {
      en: "It is White's turn: touch a white piece.",
      fr: 'C’est aux Blancs de jouer : touchez une pièce blanche.',
    },
    'turn-of-black': {
      en: "It is Black's turn: touch a black piece.",
      fr: 'C’est aux Noirs de jouer : touchez une pièce noire.',
    },
    'third-time': {
      en: 'Draw: the same position for the third time.',
      fr: 'Nulle : la même position pour la troisième fois.',
    },
    'touch-empty-square': { en: 'Touch one empty square.', fr: 'Touchez une case vide.' },
    'points-too-large': {
      en: '{value} is too large: points stay within ±{most}',
      fr: '{value} est trop grand : les valeurs restent entre -{most} et {most}',
    },
    'winning-line': { en: 'the winning line', fr: 'l’alignement gagnant' },
    'full-board': { en: 'Draw: the board is full.', fr: 'Nulle : le plateau est plein.' },
    'won-in-a-row': { en: '{inRow} in a row: {won}.', fr: '{inRow} alignés : {won}.' },
  }),
);

const drawn = words({
  toMove: { en: '{name} to move.', fr: 'Trait à {name}.' },
  won: { en: '{name} has won.', fr: '{name} a gagné.' },
  draw: { en: 'Draw.', fr: 'Match nul.' },
  points: { en: 'Over: {points} for Max.', fr: 'Fini : {points} pour Max.' },
});

/** The line under a drawn board. */
export const captionWords = (language: Language) => textsIn(drawn, language);

/** The words for values that are no wins, where a game counts nothing else. */
export const POINTS: { readonly of: Translation; readonly one: Translation } = {
  of: { en: 'points', fr: 'points' },
  one: { en: 'point', fr: 'point' },
};

/** The phrases for a side in one language. */
type SidePhrases = Readonly<Record<Exclude<keyof Side, 'piece'>, string>>;

/** White (one) or crosses (many), by the name within a sentence. */
function english(subject: string, number: 'one' | 'many' = 'one', playing = subject): SidePhrases {
  const [has, s] = number === 'many' ? ['have', ''] : ['has', 's'];
  const name = capital(subject);
  return {
    name,
    subject,
    toMove: `${name} to move`,
    won: `${name} ${has} won`,
    hasWon: `${subject} ${has} won`,
    wins: `${name} win${s}`,
    resigned: `${name} ${has} resigned`,
    willResign: `${name} will resign`,
    playing: `playing ${playing}`,
  };
}

/** Les Blancs (many) or le premier joueur (one). `to`: whose turn it is, aux Blancs. */
function french(subject: string, to: string, number: 'one' | 'many' = 'many', playing = subject): SidePhrases {
  const [have, e, will] = number === 'many' ? ['ont', 'ent', 'vont'] : ['a', 'e', 'va'];
  const name = capital(subject);
  return {
    name,
    subject,
    toMove: `${capital(to)} de jouer`,
    won: `${name} ${have} gagné`,
    hasWon: `${subject} ${have} gagné`,
    wins: `${name} gagn${e}`,
    resigned: `${name} ${have} abandonné`,
    willResign: `${name} ${will} abandonner`,
    playing: `en jouant ${playing}`,
  };
}

function side(phrases: Readonly<Record<Language, SidePhrases>>, piece: PieceName): Side {
  const each = (key: keyof SidePhrases) =>
    Object.fromEntries(Object.entries(phrases).map(([code, texts]) => [code, texts[key]])) as Translation;
  return {
    name: each('name'),
    subject: each('subject'),
    toMove: each('toMove'),
    won: each('won'),
    hasWon: each('hasWon'),
    wins: each('wins'),
    resigned: each('resigned'),
    willResign: each('willResign'),
    playing: each('playing'),
    piece,
  };
}

export const white = (piece: PieceName) => side({ en: english('White'), fr: french('les Blancs', 'aux Blancs') }, piece);
export const black = (piece: PieceName) => side({ en: english('Black'), fr: french('les Noirs', 'aux Noirs') }, piece);
export const YELLOW = side({ en: english('Yellow'), fr: french('les Jaunes', 'aux Jaunes') }, 'yellow-stone');
export const RED = side({ en: english('Red'), fr: french('les Rouges', 'aux Rouges') }, 'red-stone');
export const CROSSES = side({ en: english('crosses', 'many'), fr: french('les croix', 'aux croix') }, 'cross');
export const NOUGHTS = side({ en: english('noughts', 'many'), fr: french('les ronds', 'aux ronds') }, 'nought');

/** The sides of games in which all pieces are everybody's. */
export const FIRST = side(
  { en: english('the first player', 'one', 'first'), fr: french('le premier joueur', 'au premier joueur', 'one', 'en premier') },
  'first-player',
);
export const SECOND = side(
  { en: english('the second player', 'one', 'second'), fr: french('le second joueur', 'au second joueur', 'one', 'en second') },
  'second-player',
);
