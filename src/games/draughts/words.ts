import { problems } from '../../core/index.ts';
import { sentences, type Translation, words } from '../../i18n/index.ts';
import type { DraughtsRules } from '../../kernels/index.ts';
import { type Next, through } from '../words.ts';

export type Colour = 'white' | 'black';

/**
 * A side at the beginning of a sentence and as an adjective; French has one word for both, with an article before it.
 */
export const SIDES: Readonly<Record<Colour, Translation>> = {
  white: { en: 'White', fr: 'Blancs' },
  black: { en: 'Black', fr: 'Noirs' },
};
export const COLOURS: Readonly<Record<Colour, Translation>> = {
  white: { en: 'white', fr: 'Blancs' },
  black: { en: 'black', fr: 'Noirs' },
};
export const MAN: Translation = { en: 'man', fr: 'un pion' };
export const KING: Translation = { en: 'king', fr: 'une dame' };

/** Which draughts: international, internationales. */
export const RULES: Readonly<Record<DraughtsRules, Translation>> = {
  souffler: { en: 'souffler', fr: 'à souffler' },
  international: { en: 'international', fr: 'internationales' },
  english: { en: 'English', fr: 'anglaises' },
  russian: { en: 'Russian', fr: 'russes' },
  brazilian: { en: 'Brazilian', fr: 'brésiliennes' },
  pool: { en: 'pool', fr: 'pool' },
  frisian: { en: 'Frisian', fr: 'frisonnes' },
};

/** The rule sets of PDN that are not ours, by the numbers of their game types. */
export const FOREIGN_GAMES: ReadonlyMap<number, Translation> = new Map([
  [0, { en: 'chess', fr: 'les échecs' }],
  [1, { en: 'Chinese chess', fr: 'les échecs chinois' }],
  [22, { en: 'Italian draughts', fr: 'les dames italiennes' }],
  [24, { en: 'Spanish draughts', fr: 'les dames espagnoles' }],
  [27, { en: 'Canadian draughts', fr: 'les dames canadiennes' }],
  [28, { en: 'Portuguese draughts', fr: 'les dames portugaises' }],
  [29, { en: 'Czech draughts', fr: 'les dames tchèques' }],
  [30, { en: 'Turkish draughts', fr: 'les dames turques' }],
  [31, { en: 'Thai draughts', fr: 'les dames thaïlandaises' }],
  [41, { en: 'Spantsiretti draughts', fr: 'les dames spantsiretti' }],
  [50, { en: 'Othello', fr: 'Othello' }],
]);

/** The character at a place of a text; nothing at its end. */
export function seen(letter: string): Translation {
  return letter === '' ? { en: 'the end', fr: 'la fin' } : { en: `"${letter}"`, fr: `« ${letter} »` };
}

/** A move as it was typed, and those that it may be. */
export type TypedMove = { readonly text: string; readonly moves: readonly string[] };
type Option = { readonly option: string; readonly meant: string | undefined; readonly rules: readonly string[] };
type GameType = { readonly number: number; readonly name: string | undefined; readonly ours: readonly number[] };

/** Errors in names, positions, moves and records. */
export const { problem, failure } = problems(
  words({
    'draughts-size': {
      en: 'Draughts is not played on {size}: type 10x10, 8x8 or 6x6.',
      fr: 'On ne joue pas aux dames en {size} : tapez 10x10, 8x8 ou 6x6.',
    },
    'draughts-clash': {
      en: '"{option}" clashes with an earlier option: give one rule set and one size.',
      fr: '« {option} » contredit ce qui précède : donnez une seule règle et une seule taille.',
    },
    'draughts-option': {
      en: ({ option, meant, rules }: Option) =>
        `"${option}" is not an option of draughts. ${meant === undefined ? `Type a rule set (${rules.join(', ')}), a size, or endless.` : `Did you mean ${meant}?`}`,
      fr: ({ option, meant, rules }: Option) =>
        `« ${option} » n’est pas une option de draughts. ${meant === undefined ? `Tapez une règle (${rules.join(', ')}), une taille, ou endless.` : `Vouliez-vous dire ${meant} ?`}`,
    },

    // Moves.
    'unfinished-move': {
      en: ({ text, moves }: TypedMove) => `"${text}" is not a whole move. Type ${moves.join(' or ')}.`,
      fr: ({ text, moves }: TypedMove) => `« ${text} » n’est pas un coup entier. Tapez ${moves.join(' ou ')}.`,
    },
    'ambiguous-capture': {
      en: ({ text, moves }: TypedMove) => `"${text}" may mean several captures here. Type ${moves.join(' or ')}.`,
      fr: ({ text, moves }: TypedMove) => `« ${text} » peut désigner plusieurs prises ici. Tapez ${moves.join(' ou ')}.`,
    },
    'moves-after-fen': { en: 'Move {number} after {fen}: {why}', fr: 'Coup {number} après {fen} : {why}' },

    // FEN.
    'bad-fen': {
      en: '"{letter}" is not expected here: a colon or the end is.',
      fr: '« {letter} » n’est pas attendu ici : on attend deux-points ou la fin.',
    },
    'side-missing': {
      en: 'the {colour} pieces are missing. Add :{letter} and their squares, or none where there are none.',
      fr: 'il manque les pièces des {colour}. Ajoutez :{letter} et leurs cases, ou rien derrière s’il n’y en a pas.',
    },
    'side-twice': {
      en: 'the {colour} pieces are there twice. Put them behind one {letter}.',
      fr: 'les pièces des {colour} sont là deux fois. Mettez-les derrière un seul {letter}.',
    },
    'unknown-colour': {
      en: 'a colour that is not known cannot be played. Type W or B.',
      fr: 'une couleur inconnue ne peut jouer. Tapez W ou B.',
    },
    'no-mover': {
      en: '{seen} is not the side to move: W or B is expected.',
      fr: '{seen} n’est pas un camp : W (Blancs) ou B (Noirs) est attendu.',
    },
    'no-side': {
      en: '{seen} is not a side: W or B is expected.',
      fr: '{seen} n’est pas un camp : W (Blancs) ou B (Noirs) est attendu.',
    },
    'falling-range': { en: 'a range rises: type {first}-{last}.', fr: 'un intervalle monte : tapez {first}-{last}.' },
    'occupied-square': {
      en: 'a {colour} {piece} is on square {square} already.',
      fr: '{piece} des {colour} est déjà sur la case {square}.',
    },
    'no-number': { en: '{seen} is not a square. Type its number.', fr: '{seen} n’est pas une case. Tapez son numéro.' },
    'no-name': {
      en: '{seen} is not a square. Type its number or its letter and number.',
      fr: '{seen} n’est pas une case. Tapez son numéro, ou sa lettre et son numéro.',
    },
    'no-square': {
      en: 'there is no square {name}: they go from 1 to {last}.',
      fr: 'il n’y a pas de case {name} : elles vont de 1 à {last}.',
    },
    'numbers-only': {
      en: '"{name}" is not a square: on this board they have numbers, from 1 to {last}.',
      fr: '« {name} » n’est pas une case : sur ce damier elles ont des numéros, de 1 à {last}.',
    },
    'light-square': {
      en: '"{name}" is not a square that is played on: these are the dark ones, from a1 to {last}.',
      fr: '« {name} » n’est pas une case où l’on joue : ce sont les foncées, de a1 à {last}.',
    },
    'huff-twice': {
      en: 'huff= is there twice. Name all squares behind one.',
      fr: 'huff= est là deux fois. Nommez toutes les cases derrière un seul.',
    },
    'square-twice': { en: 'square {square} is there twice.', fr: 'la case {square} est là deux fois.' },
    'nothing-to-huff': {
      en: 'there is no {colour} piece on square {square} to huff.',
      fr: 'il n’y a pas de pièce des {colour} à souffler sur la case {square}.',
    },
    'unknown-field': {
      en: '"{name}" is not known here. Known: {known}.',
      fr: '« {name} » n’est pas connu ici. Sont connus : {known}.',
    },
    'counted-twice': { en: '{name} is counted twice.', fr: '{name} est compté deux fois.' },
    'no-count': { en: '{seen} is not a number.', fr: '{seen} n’est pas un nombre.' },
    'large-count': { en: '{digits} is too large.', fr: '{digits} est trop grand.' },
    'unnamed-kings': {
      en: '{steps} does not say which kings have stepped. Type them as this game writes them, or +0+0.',
      fr: '{steps} ne dit pas quelles dames ont joué. Tapez-les comme ce jeu les écrit, ou +0+0.',
    },

    // Positions that make no sense.
    'many-pieces': {
      en: '{side} has {count} pieces, and nobody has more than {most}.',
      fr: 'les {side} ont {count} pièces, et personne n’en a plus de {most}.',
    },
    'uncrowned-man': {
      en: 'a {colour} man on square {square} would be a king: type K{square}.',
      fr: 'un pion des {colour} sur la case {square} serait une dame : tapez K{square}.',
    },
    'empty-board': {
      en: 'there are no pieces: put some on the board.',
      fr: 'il n’y a pas de pièces : mettez-en sur le damier.',
    },
    'empty-side': {
      en: "{side} has no pieces, so the game was over before {mover}'s turn.",
      fr: 'les {side} n’ont pas de pièces : la partie était déjà finie.',
    },
    'no-huffing': {
      en: 'nothing is huffed in {rules} draughts: leave out huff=, or play draughts:souffler.',
      fr: 'on ne souffle pas aux dames {rules} : retirez huff=, ou jouez à draughts:souffler.',
    },
    'no-steps': {
      en: 'the steps of kings are counted in Frisian draughts only: leave out {colour}king and {colour}steps.',
      fr: 'les pas des dames ne se comptent qu’aux dames frisonnes : retirez {colour}king et {colour}steps.',
    },
    'steps-of-nobody': {
      en: '{colour}steps does not say which king stepped: add {colour}king= and its square.',
      fr: '{colour}steps ne dit pas quelle dame a joué : ajoutez {colour}king= et sa case.',
    },
    'no-such-king': {
      en: '{field}={square} is not a square of a {colour} king.',
      fr: '{field}={square} n’est pas la case d’une dame des {colour}.',
    },
    'many-steps': {
      en: '{colour}steps={steps} cannot be: a king steps from 1 to 3 times in a row.',
      fr: '{colour}steps={steps} est impossible : une dame joue de 1 à 3 pas de suite.',
    },
    'no-main-road': {
      en: 'the main road is counted on 8x8 only: leave out road.',
      fr: 'la grande diagonale ne se compte qu’en 8x8 : retirez road.',
    },

    // Records.
    'bad-game-type': {
      en: '"{text}" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.',
      fr: '« {text} » n’est pas un GameType : un nombre l’est, comme 20, ou 20,W,10,10,N2,0.',
    },
    'foreign-game-type': {
      en: ({ number, name, ours }: GameType) =>
        `Game type ${number}${name === undefined ? '' : `, ${name},`} is not played here. Ours are ${ours.join(', ')}.`,
      fr: ({ number, name, ours }: GameType) =>
        `Le GameType ${number}${name === undefined ? '' : `, ${name},`} ne se joue pas ici. Les nôtres sont ${ours.join(', ')}.`,
    },
    'foreign-board': {
      en: 'There is no board of {size} here: the boards are {sizes}.',
      fr: 'Il n’y a pas de damier de {size} ici : les damiers sont {sizes}.',
    },
    'foreign-corner': {
      en: 'The squares of game type {text} are named from another corner than here. Renumber its moves as in {ours}.',
      fr: 'Les cases du GameType {text} sont nommées à partir d’un autre coin qu’ici. Renumérotez ses coups comme en {ours}.',
    },
  }),
);

type Squares = { readonly squares: readonly number[] };
type MissedCaptures = { readonly square: string; readonly missed: readonly string[] };

/** Texts at the board. */
export const sentence = sentences(
  words({
    'may-be-huffed': { en: 'May be huffed: {squares}.', fr: 'À souffler : {squares}.' },

    'huffing-beforehand': {
      en: 'Here one huffs (souffler): if you can take and take nothing, your opponent may take away a piece that should have taken, and then plays. You may do the same.',
      fr: 'Ici, on souffle : si vous pouvez prendre et ne prenez rien, l’adversaire peut ôter une pièce qui aurait dû prendre, puis joue. Vous pouvez faire de même.',
    },

    // Before the move.
    'must-take': { en: 'You must take: {captures}.', fr: 'Vous devez prendre : {captures}.' },
    'can-take': {
      en: 'You can take: {captures}. If you do not, the piece that should have taken may be huffed.',
      fr: 'Vous pouvez prendre : {captures}. Sinon, la pièce qui devait prendre pourra être soufflée.',
    },
    'can-huff': {
      en: ({ squares }: Squares) =>
        squares.length === 1
          ? `The piece on ${squares[0]} could have taken and did not: you may huff it before your move.`
          : `The pieces on ${squares.join(', ')} could have taken and did not: you may huff one of them before your move.`,
      fr: ({ squares }: Squares) =>
        squares.length === 1
          ? `La pièce en ${squares[0]} pouvait prendre et ne l’a pas fait : vous pouvez la souffler avant de jouer.`
          : `Les pièces en ${squares.join(', ')} pouvaient prendre et ne l’ont pas fait : vous pouvez en souffler une avant de jouer.`,
    },
    'can-huff-and-take': { en: '{huff} {take}', fr: '{huff} {take}' },
    huffable: {
      en: ({ square, missed }: MissedCaptures) =>
        `The piece on ${square} could have taken${inBrackets(missed)} and did not: it may be huffed.`,
      fr: ({ square, missed }: MissedCaptures) =>
        `La pièce en ${square} pouvait prendre${inBrackets(missed)} et ne l’a pas fait : on peut la souffler.`,
    },
    'was-huffed': {
      en: 'The piece on {square} was huffed (taken off the board): it could have taken, and did not.',
      fr: 'La pièce en {square} a été soufflée (ôtée du plateau) : elle pouvait prendre et ne l’a pas fait.',
    },

    // How a game ended.
    'no-pieces-left': { en: '{loser} has no pieces left: {won}.', fr: '{loser} n’ont plus de pièces : {won}.' },
    'no-move-left': { en: '{loser} cannot move: {won}.', fr: '{loser} ne peuvent plus jouer : {won}.' },
    'kings-only': {
      en: 'Draw: for {moves} moves of each side only kings moved and nothing was taken.',
      fr: 'Nulle : depuis {moves} coups de chaque camp, seules des dames ont joué et rien n’a été pris.',
    },
    'ending-over': {
      en: 'Draw: with so few pieces each side has {moves} moves to win, and they are over.',
      fr: 'Nulle : avec si peu de pièces, chaque camp a {moves} coups pour gagner, et ils sont joués.',
    },
    'road-held': {
      en: 'Draw: the lone king has held the main road for {moves} moves of each side.',
      fr: 'Nulle : la dame seule tient la grande diagonale depuis {moves} coups de chaque camp.',
    },

    // Why squares that were touched are no move.
    'dark-squares': { en: 'Draughts is played on the dark squares.', fr: 'On joue sur les cases foncées.' },
    'not-huffable': {
      en: 'The piece on {square} may not be huffed: it missed no capture.',
      fr: 'La pièce en {square} ne peut être soufflée : elle n’a manqué aucune prise.',
    },
    'take-on': {
      en: 'A capture must go on until nothing more can be taken.',
      fr: 'Qui a commencé à prendre doit continuer jusqu’à ce qu’il n’y ait plus rien à prendre.',
    },
    'capture-begun': {
      en: (next: Next) => `A capture must take all that can be taken: go on to ${through(next)}.`,
      fr: (next: Next) =>
        `Qui a commencé à prendre doit prendre toutes les pièces qui se présentent : continuez vers ${through(next)}.`,
    },
    'take-on-by': {
      en: 'A capture must go on until nothing more can be taken: {captures}.',
      fr: 'Qui a commencé à prendre doit continuer jusqu’à ce qu’il n’y ait plus rien à prendre : {captures}.',
    },
    'take-most-worth': {
      en: 'You must take what is worth most: {captures}.',
      fr: 'Vous devez prendre ce qui vaut le plus : {captures}.',
    },
    'take-most': {
      en: 'You must take as many pieces as possible: {captures}.',
      fr: 'Vous devez prendre le plus de pièces possible : {captures}.',
    },
    'square-taken': { en: 'There is a piece on {square} already.', fr: 'Il y a déjà une pièce en {square}.' },
    'king-tired': {
      en: 'The king on {square} has moved three times in a row without taking: another piece has to move first.',
      fr: 'La dame en {square} a joué trois fois de suite sans prendre : une autre pièce doit jouer d’abord.',
    },
    'man-shut-in': {
      en: 'The man on {square} cannot move: no square ahead of it is free.',
      fr: 'Le pion en {square} ne peut pas bouger : aucune case devant lui n’est libre.',
    },
    'king-shut-in': {
      en: 'The king on {square} cannot move: no square beside it is free.',
      fr: 'La dame en {square} ne peut pas bouger : aucune case voisine n’est libre.',
    },
    'king-way-blocked': {
      en: 'The way to {to} is blocked on {square}.',
      fr: 'Le passage vers {to} est bloqué en {square}.',
    },
    'man-moves': {
      en: 'A man goes one square forwards along the diagonal.',
      fr: 'Un pion avance d’une case en diagonale.',
    },
    'short-king-moves': {
      en: 'A king goes one square along the diagonal, forwards or backwards.',
      fr: 'Une dame se déplace d’une case en diagonale, en avant ou en arrière.',
    },
    'long-king-moves': {
      en: 'A king goes along the diagonal, as far as the squares are free.',
      fr: 'Une dame se déplace en diagonale, aussi loin que les cases sont libres.',
    },
  }),
);

function inBrackets(moves: readonly string[]): string {
  return moves.length === 0 ? '' : ` (${moves.join(', ')})`;
}
