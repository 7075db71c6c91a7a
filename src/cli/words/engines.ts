import { formatNumber, plural, words } from '../../i18n/index.ts';
import { INVOCATION } from '../style.ts';

const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`);
const fromTheEnd = {
  en: (n: number) => (n === 1 ? 'last stone' : `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'} stone from the end`),
  fr: (n: number) =>
    n === 1 ? 'son dernier jeton' : n === 2 ? 'son avant-dernier jeton' : `son ${n}e jeton en partant de la fin`,
};

/**
 * The progress of the solver: the score lies between `least` and `most`, and the solver tests whether it is above
 * `window`.
 */
export interface SolverProgress {
  readonly least: number;
  readonly most: number;
  readonly window: number | undefined;
  readonly share: number;
  readonly nodes: number;
}

/** Texts of the Connect 4 solver. */
export const connect4Words = words({
  labels: {
    score: { en: 'score', fr: 'score' },
    columns: { en: 'columns', fr: 'colonnes' },
  },
  score: {
    en: (score: number) => {
      if (score === 0) return '0';
      return `${signed(score)}: ${score > 0 ? 'the side to move wins with its' : 'the other side wins with its'} ${fromTheEnd.en(Math.abs(score))}`;
    },
    fr: (score: number) => {
      if (score === 0) return '0';
      return `${signed(score)} : ${score > 0 ? 'qui a le trait gagne avec' : 'l’autre camp gagne avec'} ${fromTheEnd.fr(Math.abs(score))}`;
    },
  },
  between: {
    en: (least: number, most: number) => `from ${signed(least)} to ${signed(most)}`,
    fr: (least: number, most: number) => `de ${signed(least)} à ${signed(most)}`,
  },
  fromBook: { en: 'none, from the book of openings', fr: 'aucun : c’est dans la bibliothèque d’ouvertures' },
  threads: { en: '{threads} threads', fr: '{threads} fils d’exécution' },
  over: {
    en: 'The game is over: {winner} has won with move {moves}. Remove the last move to solve the position before it.',
    fr: 'La partie est finie : {winner} a gagné au coup {moves}. Retirez le dernier coup pour résoudre la position d’avant.',
  },
  progress: {
    en: ({ least, most, window, share, nodes }: SolverProgress) => {
      const asking = window === undefined ? '' : `, is it more than ${window}? ${Math.floor(100 * share)} %`;
      return `worth from ${least} to ${most}${asking} · ${formatNumber(nodes, 'en')} nodes`;
    },
    fr: ({ least, most, window, share, nodes }: SolverProgress) => {
      const asking = window === undefined ? '' : `, est-ce plus que ${window} ? ${Math.floor(100 * share)} %`;
      return `entre ${least} et ${most}${asking} · ${formatNumber(nodes, 'fr')} nœuds`;
    },
  },
  atLine: { en: 'line {line}', fr: 'ligne {line}' },
  atColumn: { en: 'column {column}', fr: 'colonne {column}' },
  interrupted: {
    en: (least: number, most: number) =>
      `Interrupted before it was solved: the score lies from ${signed(least)} to ${signed(most)}.`,
    fr: (least: number, most: number) => `Interrompu avant la fin : le score est entre ${signed(least)} et ${signed(most)}.`,
  },
  interruptedInColumns: {
    en: 'Interrupted: the position is solved, but not all of its columns.',
    fr: 'Interrompu : la position est résolue, mais pas toutes ses colonnes.',
  },
  leftAt: {
    en: 'Interrupted at line {line}: {solved#} solved before it.',
    fr: 'Interrompu à la ligne {line} : {solved# résolue|résolues} avant elle.',
  },
  badLine: { en: 'Line {line}: {sentence}', fr: 'Ligne {line} : {sentence}' },
  emptyLine: {
    en: 'an empty line is not a position: type the columns played so far, like 44455554221, or - for the empty board.',
    fr: 'une ligne vide n’est pas une position : tapez les colonnes jouées, comme 44455554221, ou - pour le plateau vide.',
  },
  longLine: {
    en: '{letters#} letters are not a position: type the columns played so far, like 44455554221, at most 42.',
    fr: '{letters#} lettres ne font pas une position : tapez les colonnes jouées, comme 44455554221, 42 au plus.',
  },
  noLines: {
    en: `There is no position on standard input: give one per line, like 44455554221, or use --position. "${INVOCATION} help solve" says more.`,
    fr: `Il n’y a pas de position sur l’entrée standard : donnez-en une par ligne, comme 44455554221, ou tapez --position. « ${INVOCATION} help solve » en dit plus.`,
  },
  waiting: {
    en: `Waiting for positions on standard input, one per line; Ctrl-D ends the list. For a single one: ${INVOCATION} solve connect4 --position 44455554221`,
    fr: `En attente de positions sur l’entrée standard, une par ligne ; Ctrl-D pour finir. Pour une seule : ${INVOCATION} solve connect4 --position 44455554221`,
  },
  onlyConnect4: {
    en: '--{option} is for connect4 on 7x6, which has its own solver: remove it.',
    fr: '--{option} est réservé à connect4 en 7x6, qui a son propre solveur : retirez cette option.',
  },
  noMemoryOption: {
    en: 'connect4 on 7x6 has its own solver, whose table is set by --table-mb: remove --memory-mb.',
    fr: 'connect4 en 7x6 a son propre solveur, dont la table se règle par --table-mb : retirez --memory-mb.',
  },
  secondWord: {
    en: '"{word}" is one word too many: only connect4 takes a second word, - for positions on standard input.',
    fr: '« {word} » est de trop : seul connect4 prend un second mot, - pour des positions de l’entrée standard.',
  },
  dashHasPosition: {
    en: 'positions come from standard input or from the command line, so give one or the other',
    fr: 'les positions viennent de l’entrée standard ou de la ligne de commande, donnez donc l’un ou l’autre',
  },
  columnsForLists: {
    en: '--columns is for positions on standard input: for a single position all columns are shown anyway.',
    fr: '--columns est réservé aux positions de l’entrée standard : pour une seule, toutes les colonnes sont données de toute façon.',
  },
  tableTooLarge: {
    en: 'A table of {wanted#} MB is more than the {machine#} MB of this machine: choose a smaller one. 16 MB is enough for any position.',
    fr: 'Une table de {wanted#} Mo dépasse les {machine#} Mo de cette machine : prenez-en une plus petite. 16 Mo suffisent à toute position.',
  },
});

/** Texts of `analyse`. */
export const analysisWords = words({
  exact: { en: 'exact, to the end of the game', fr: 'exact, jusqu’à la fin de la partie' },
  depth: {
    en: "{depth# ply|plies} ahead, from Max's view",
    fr: '{depth# demi-coup|demi-coups} en avant, du point de vue de Max',
  },
  nodes: { en: '{nodes} nodes', fr: '{nodes} nœuds' },
  over: { en: 'The game is over: there is no move to evaluate.', fr: 'La partie est finie : il n’y a pas de coup à évaluer.' },
  interrupted: { en: 'Interrupted: this is what was found so far.', fr: 'Interrompu : voici ce qui a été trouvé jusque-là.' },
  solving: {
    en: 'solving: {done} of {all} moves known · {nodes#} nodes',
    fr: 'résolution : {done# coup connu|coups connus} sur {all} · {nodes#} nœuds',
  },
  onlyOwnEngine: {
    en: '--{option} is for games with their own engine (connect4 on 7x6, draughts, othello, chess): remove it.',
    fr: '--{option} est réservé aux jeux qui ont leur propre moteur (connect4 en 7x6, draughts, othello, chess) : retirez cette option.',
  },
});

/** Texts of `bench`. */
export const benchWords = words({
  wantsConnect4: {
    en: '--{option} is for bench connect4: the signature always uses one thread.',
    fr: '--{option} est réservé à bench connect4 : la signature est toujours celle d’un seul fil d’exécution.',
  },
  signatureColumns: { en: ['game or algorithm', 'search', 'nodes'], fr: ['jeu ou algorithme', 'recherche', 'nœuds'] },
  searches: {
    selective: { en: 'as it plays', fr: 'telle qu’elle joue' },
    exact: { en: 'exact', fr: 'exacte' },
    values: { en: 'all moves', fr: 'tous les coups' },
    solve: { en: 'solved', fr: 'résolution' },
    weak: { en: 'who wins', fr: 'qui gagne' },
    columns: { en: 'all columns', fr: 'toutes les colonnes' },
    look: { en: 'look-ahead', fr: 'à profondeur fixe' },
    alone: { en: 'alone', fr: 'seul' },
    ordered: { en: 'with ordering', fr: 'avec tri des coups' },
    deepening: { en: 'deepening', fr: 'approfondissement' },
    aspiration: { en: 'aspiration', fr: 'fenêtre d’aspiration' },
    'winning-move': { en: 'winning-move pruning', fr: 'élagage du coup gagnant' },
  },
  total: {
    en: (nodes: string, time: string, signature: string | undefined) =>
      `${nodes} nodes · ${time}${signature === undefined ? '' : ` · signature ${signature}`}`,
    fr: (nodes: string, time: string, signature: string | undefined) =>
      `${nodes} nœuds · ${time}${signature === undefined ? '' : ` · signature ${signature}`}`,
  },
  onlyConnect4: {
    en: 'bench measures connect4 on 7x6 only, not {game}: type bench connect4.',
    fr: 'bench ne mesure que connect4 en 7x6, pas {game} : tapez bench connect4.',
  },
  columns: {
    en: ['positions', 'threads', 'number', 'nodes', 'of the reference', 'time', 'nodes/s'],
    fr: ['positions', 'fils d’exéc.', 'nombre', 'nœuds', 'de la référence', 'temps', 'nœuds/s'],
  },
  groups: {
    easy: { en: 'easy', fr: 'faciles' },
    medium: { en: 'medium', fr: 'moyennes' },
    hard: { en: 'hard', fr: 'difficiles' },
  },
  progress: {
    en: '{group} positions done, {threads# thread|threads}',
    fr: 'positions {group} finies, {threads# fil|fils} d’exécution',
  },
  footer: {
    en: "Nodes are compared with those of P. Pons' solver on the same positions, without a book.",
    fr: 'Les nœuds sont comparés à ceux du solveur de P. Pons, qui a résolu les mêmes positions sans bibliothèque d’ouvertures.',
  },
  interrupted: { en: 'Interrupted: these are the results so far.', fr: 'Interrompu : voici les résultats obtenus.' },
  wrong: {
    en: 'These positions have a wrong score, a bug in Minerve; please report it: {positions}.',
    fr: 'Ces positions ont reçu un score faux : c’est un bogue de Minerve, merci de le signaler : {positions}.',
  },
});

/** Texts for another program's user. One line each: protocols are made of lines. */
export const protocolWords = words({
  unknownCommand: { en: 'There is no command "{typed}".', fr: 'Il n’y a pas de commande « {typed} ».' },
  unknownOption: {
    en: 'There is no option "{typed}". There are: {known}.',
    fr: 'Il n’y a pas d’option « {typed} ». Options connues : {known}.',
  },
  badOption: {
    en: '{name} is a whole number from {least} to {most}, not "{typed}".',
    fr: '{name} est un nombre entier de {least} à {most}, pas « {typed} ».',
  },
  badLimit: { en: '{name} needs a number, not "{typed}".', fr: '{name} demande un nombre, pas « {typed} ».' },
  positionKept: { en: '{why} The previous position is kept.', fr: '{why} La position précédente reste en place.' },
  noneOfThese: {
    en: 'None of these moves is legal here: all moves are searched.',
    fr: 'Aucun de ces coups n’est légal ici : tous les coups sont examinés.',
  },
  cannotThink: { en: 'The engine cannot think: {why}', fr: 'Le moteur ne peut pas réfléchir : {why}' },
  perftWants: {
    en: 'perft needs a depth, from 1 to 100.',
    fr: 'perft demande une profondeur, de 1 à 100.',
  },
  thinking: { en: 'Thinking', fr: 'Réflexion' },
  analysing: { en: 'Analysing', fr: 'Analyse' },
  over: { en: 'The game is over.', fr: 'La partie est finie.' },
  hintWants: { en: 'hint needs the number of moves, 1 or more.', fr: 'hint demande le nombre de coups, 1 ou plus.' },
  depthWants: {
    en: 'set depth needs the number of moves to look ahead, from 1 to {most}.',
    fr: 'set depth demande le nombre de coups à regarder en avant, de 1 à {most}.',
  },
  unfinished: { en: 'Minerve does not support that.', fr: 'Minerve ne le permet pas.' },
});

/** Errors of a position that a chess program sends. */
export const uciProblems = words({
  'uci-position': {
    en: 'Write position startpos or position fen <FEN>, then moves and the moves, if there are any.',
    fr: 'Écrivez position startpos ou position fen <FEN>, puis moves et les coups, s’il y en a.',
  },
  'uci-move': {
    en: ({ typed, number, legal, more }: UciMove) =>
      `Move ${number}: "${typed}" is not a legal move there. Legal: ${legal.join(' ') || '(none)'}${more > 0 ? ` and ${more} more` : ''}.`,
    fr: ({ typed, number, legal, more }: UciMove) =>
      `Coup ${number} : « ${typed} » n’y est pas un coup légal. Coups légaux : ${legal.join(' ') || '(aucun)'}${more > 0 ? ` et ${more} ${plural(more, 'fr', 'autre', 'autres')}` : ''}.`,
  },
});

interface UciMove {
  readonly typed: string;
  readonly number: number;
  readonly legal: readonly string[];
  readonly more: number;
}

/** Errors of a draughts program's commands. */
export const hubProblems = words({
  'hub-move': { en: 'Move {number}: {why}', fr: 'Coup {number} : {why}' },
  'hub-variant': {
    en: 'There is no variant "{typed}". There are: {known}.',
    fr: 'Il n’y a pas de variante « {typed} ». Il y a : {known}.',
  },
  'hub-param': {
    en: ({ typed, near, known }: HubParam) =>
      `There is no parameter "${typed}".${near === undefined ? '' : ` Did you mean ${near}?`} There are: ${known.join(', ')}.`,
    fr: ({ typed, near, known }: HubParam) =>
      `Il n’y a pas de paramètre « ${typed} ».${near === undefined ? '' : ` Vouliez-vous dire ${near} ?`} Il y a : ${known.join(', ')}.`,
  },
  'hub-number': {
    en: '{name} is a whole number from {least} to {most}, not "{typed}".',
    fr: '{name} est un nombre entier de {least} à {most}, pas « {typed} ».',
  },
});

export interface HubParam {
  readonly typed: string;
  readonly near: string | undefined;
  readonly known: readonly string[];
}
