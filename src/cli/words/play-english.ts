import { INVOCATION } from '../invocation.ts';
import { VERBS, type Verb } from '../play/verbs.ts';

const DOES: Readonly<Record<Verb, readonly [what: string, argument?: string]>> = {
  undo: ['take your last move back (and the answer to it)'],
  redo: ['play again what was taken back'],
  hint: ['what the computer would play here'],
  moves: ['the legal moves'],
  values: ['every legal move with its value'],
  save: ['keep the match in a file', '<file>'],
  load: ['take up a match from a file', '<file>'],
  swap: ['change sides with the computer'],
  level: ['how far the computer looks ahead, 1 to 10', '<n>'],
  resign: ['give up'],
  new: ['start again'],
  board: ['show the board'],
  help: ['this'],
  quit: ['leave; you are told how to come back'],
};

/** What is said at the board, in English. */
export const playEnglish = {
  /** Without a level the computer plays perfectly. */
  youPlay: (game: string, side: string, level: number | undefined) =>
    `${game}: you are ${side}, the computer plays ${level === undefined ? 'perfectly' : `at level ${level}`}. Type a move, or help.`,
  twoPersons: (game: string) => `${game}: two players at one keyboard. Type a move, or help.`,
  twoComputers: (game: string, level: number | undefined) =>
    `${game}: the computer plays against itself${level === undefined ? ', perfectly' : ` at level ${level}`}. Ctrl-C stops it.`,
  lastMove: (player: string, move: string) => `Last move: ${player} ${move}`,
  computerPlays: (move: string) => `The computer plays ${move}.`,
  thinking: 'thinking, Ctrl-C: move now',
  thought: (depth: number, line: readonly string[]) =>
    `thinking, Ctrl-C: move now · depth ${depth} · ${line.slice(0, 8).join(' ')}`,
  solving: (share: number) => `solving, Ctrl-C: move now · ${Math.floor(100 * share)} % of the question under way`,
  overPrompt: 'new, undo, save or quit > ',
  youWon: 'You have won!',
  youLost: 'The computer has won. "undo" takes your last move back, "new" starts again.',
  won: (player: string) => `${player} has won`,
  resigned: (won: string) => `Resigned: ${won}.`,
  drawn: (points: number) => (points === 0 ? 'A draw.' : `The game is over: ${points} for Max.`),
  alreadyOver: 'The game is over: type undo, new or quit.',
  resume: (command: string) => `To go on from here:\n  ${command}`,
  leftBehind: (command: string) => `To come back to the match you leave:\n  ${command}`,
  orVerb: (near: string | undefined) => (near === undefined ? ' Or type help.' : ` Or did you mean "${near}"?`),
  nothingToUndo: 'There is no move of yours to take back.',
  nothingToRedo: 'There is nothing to play again.',
  hint: (move: string, value: string, line: readonly string[]) =>
    `  ${move}: ${value}${line.length > 1 ? `, expecting ${line.slice(0, 10).join(' ')}` : ''}`,
  valuesDepth: (depth: number) => `  (${depth} ${depth === 1 ? 'ply' : 'plies'} ahead, from Max's view)`,
  valuesExact: "  (exact, from Max's view)",
  perfectHasNoLevel: 'perfect play has no level, so leave one out',
  saveWhere: 'Where to? Type save and a file name: save match.json',
  loadWhat: 'From where? Type load and a file name: load match.json',
  saved: (file: string) => `Saved in ${file}. "${INVOCATION} play --load ${file}" takes it up again.`,
  notASave: (file: string) =>
    `${file} is there already and is not a match of Minerve, so it stays as it is: choose another name.`,
  badSave: (file: string, code: string, detail: string) => {
    if (code === 'not-json') return `${file} is not a match of Minerve, or it is damaged: it is not JSON. Nothing was loaded.`;
    if (code === 'foreign') return `${file} is not a match of Minerve: there is no "minerve" in it. Nothing was loaded.`;
    if (code === 'newer')
      return `${file} was written by a newer Minerve (format ${detail}): update this one. Nothing was loaded.`;
    if (code === 'damaged') return `${file} is damaged: its entry "${detail}" is not what it should be. Nothing was loaded.`;
    return `${file} cannot be taken up: ${detail} Nothing was loaded.`;
  },
  replaced: (file: string, entries: readonly string[]) =>
    `Note: ${file} is damaged: ${entries.map((entry) => `"${entry}"`).join(', ')} ${entries.length === 1 ? 'is' : 'are'} missing or wrong, and the usual is taken instead. The game, the position and the moves are all there.`,
  otherGame: (file: string, there: string, typed: string) =>
    `${file} holds a match of ${there}, not of ${typed}: leave the game out, or take another file.`,
  loadHasMoves: 'the file has the position and the moves already, so leave the other out',
  nothingToSwap: 'There is nobody to change sides with: both sides are played by the same kind of player.',
  badLevel: (typed: string) =>
    typed === ''
      ? 'Which level? Type level and a number from 1 to 10.'
      : `There is no level "${typed}": type a number from 1 to 10.`,
  levelSet: (level: number) => `The computer now plays at level ${level}.`,
  noStandardInput: (spec: string) =>
    `${spec} would be read from standard input, where your moves come from: put the game in a file and type tree:@file.`,
  help: () => {
    const rows = (Object.keys(VERBS) as Verb[]).map((verb) => [`${verb} ${DOES[verb][1] ?? ''}`.trim(), DOES[verb][0]] as const);
    return ['Type a move, or one of these:', ...rows.map(([verb, does]) => `  ${verb.padEnd(12)} ${does}`)].join('\n');
  },
};
