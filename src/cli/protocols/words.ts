import type { Language } from '../language.ts';

/** What is said to the other program's user. One line each: protocols are made of lines. */
const english = {
  unknownCommand: (typed: string) => `There is no command "${typed}".`,
  unknownOption: (typed: string, known: readonly string[]) => `There is no option "${typed}". There are: ${known.join(', ')}.`,
  badOption: (name: string, typed: string, least: number, most: number) =>
    `${name} is a whole number from ${least} to ${most}, not "${typed}".`,
  badLimit: (name: string, typed: string) => `${name} wants a number, not "${typed}".`,
  howPosition: 'Write position startpos or position fen <FEN>, then moves and the moves, if there are any.',
  positionKept: (why: string) => `${why} The position before it stays.`,
  noneOfThese: 'None of these moves is legal here: all moves are looked at.',
  cannotThink: (why: string) => `The engine cannot think: ${why}`,
  perftWants: 'perft wants the number of moves of a line, from 1 to 100.',
  thinking: 'Thinking',
  analysing: 'Analysing',
  over: 'The game is over.',
  hintWants: 'hint wants the number of moves, 1 or more.',
  depthWants: (most: number) => `set depth wants the number of moves to look ahead, from 1 to ${most}.`,
  unfinished: 'Minerve does not do that.',
};

export type ProtocolWords = typeof english;

const french: ProtocolWords = {
  unknownCommand: (typed) => `Il n'y a pas de commande « ${typed} ».`,
  unknownOption: (typed, known) => `Il n'y a pas d'option « ${typed} ». Il y a : ${known.join(', ')}.`,
  badOption: (name, typed, least, most) => `${name} est un nombre entier de ${least} à ${most}, pas « ${typed} ».`,
  badLimit: (name, typed) => `${name} demande un nombre, pas « ${typed} ».`,
  howPosition: "Écrivez position startpos ou position fen <FEN>, puis moves et les coups, s'il y en a.",
  positionKept: (why) => `${why} La position précédente reste.`,
  noneOfThese: "Aucun de ces coups n'est légal ici : tous les coups sont regardés.",
  cannotThink: (why) => `Le moteur ne peut pas réfléchir : ${why}`,
  perftWants: "perft demande le nombre de coups d'une suite, de 1 à 100.",
  thinking: 'Réflexion',
  analysing: 'Analyse',
  over: 'La partie est finie.',
  hintWants: 'hint demande le nombre de coups, 1 ou plus.',
  depthWants: (most) => `set depth demande le nombre de coups à regarder en avant, de 1 à ${most}.`,
  unfinished: 'Minerve ne fait pas cela.',
};

export const protocolWords: Readonly<Record<Language, ProtocolWords>> = { en: english, fr: french };
