import { INVOCATION } from '../invocation.ts';
import { formatCount } from '../language.ts';

const count = (number: number) => formatCount(number, 'en');
const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`);
const fromTheEnd = (n: number) => (n === 1 ? 'last stone' : `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'} stone from the end`);

/** How far the solver is: the score lies from `least` to `most`, and it asks whether it is more than `window`. */
export interface Asking {
  readonly least: number;
  readonly most: number;
  readonly window: number | undefined;
  readonly share: number;
  readonly nodes: number;
}

/** What is said of Connect 4 solved, in English. */
export const connect4English = {
  labels: { score: 'score', columns: 'columns' },
  score: (score: number) => {
    if (score === 0) return '0';
    return `${signed(score)}: ${score > 0 ? 'the side to move wins with its' : 'the other side wins with its'} ${fromTheEnd(Math.abs(score))}`;
  },
  between: (least: number, most: number) => `from ${signed(least)} to ${signed(most)}`,
  fromBook: 'none, from the book of openings',
  threads: (threads: number) => `${threads} threads`,
  over: (winner: string, moves: number) =>
    `The game is over: ${winner} has won with move ${moves}. Leave out the last move to solve what was there before.`,
  progress: ({ least, most, window, share, nodes }: Asking) => {
    const asking = window === undefined ? '' : `, asking whether more than ${window}: ${Math.floor(100 * share)} %`;
    return `worth from ${least} to ${most}${asking} · ${count(nodes)} nodes`;
  },
  atLine: (line: number) => `line ${line}`,
  atColumn: (column: number) => `column ${column}`,
  interrupted: (least: number, most: number) =>
    `Interrupted before it was solved: the score lies from ${signed(least)} to ${signed(most)}.`,
  interruptedInColumns: 'Interrupted: the position is solved, but not all of its columns.',
  leftAt: (line: number, solved: number) => `Interrupted at line ${line}: ${count(solved)} solved before it.`,
  badLine: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  emptyLine: 'an empty line is no position: type the columns played so far, like 44455554221, or - for the empty board.',
  longLine: (letters: number) =>
    `${count(letters)} letters are no position: type the columns played so far, like 44455554221, at most 42.`,
  noLines: `There is no position on standard input: give one a line, like 44455554221, or type --position. "${INVOCATION} help solve" says more.`,
  waiting: `Waiting for positions on standard input, one a line; Ctrl-D ends them. For a single one: ${INVOCATION} solve connect4 --position 44455554221`,
  onlyConnect4: (option: string) => `--${option} is for connect4 on 7x6, which has a solver of its own: leave it out.`,
  noMemoryOption: 'connect4 on 7x6 has a solver of its own, whose table is set by --table-mb: leave --memory-mb out.',
  secondWord: (word: string) =>
    `"${word}" is one word too many: only connect4 takes a second one, - for positions from standard input.`,
  dashHasPosition: 'positions come from standard input or from the command line, so leave one out',
  columnsForLists: '--columns is for positions from standard input: of a single one all columns are given anyway.',
  tableTooLarge: (wanted: number, machine: number) =>
    `A table of ${count(wanted)} MB is more than the ${count(machine)} MB of this machine: take a smaller one. 16 MB are enough for any position.`,
};
