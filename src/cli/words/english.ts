import { type Bound, type Counts, DRAW, describeScore, INFINITE, isWin } from '../../core/index.ts';
import type { Settings } from '../../engines/index.ts';
import { INVOCATION } from '../invocation.ts';
import { formatCount, formatTime } from '../language.ts';
import { analysisEnglish } from './analysis-english.ts';
import { arenaEnglish, solvingEnglish } from './arena-english.ts';
import { benchEnglish } from './bench-english.ts';
import { connect4English } from './connect4-english.ts';
import { draughtsEnglish } from './draughts-english.ts';
import { playEnglish } from './play-english.ts';
import { recordsEnglish } from './records-english.ts';

const meant = (near: string | undefined, before = '') => (near === undefined ? '' : ` Did you mean ${before}${near}?`);
const many = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** What the words about a value depend on. */
export interface Valued {
  readonly value: number;
  readonly bound: Bound;
  readonly final: boolean;
  readonly depth: number;
}

/** What a number typed after an option should have been. */
export interface Wanted {
  readonly whole: boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Everything said in English. */
export const english = {
  play: playEnglish,
  arena: arenaEnglish,
  solving: solvingEnglish,
  connect4: connect4English,
  analysis: analysisEnglish,
  bench: benchEnglish,
  records: recordsEnglish,
  draughts: draughtsEnglish,

  /** A sentence of the library, which speaks English; here its options have dashes. */
  library: (sentence: string) =>
    sentence
      .replace(/leave the memory out/, 'leave --table-mb out')
      .replace(/Give a depth, or raise maxPly .*$/, 'Give a --depth.')
      .replace(/Go without it, or make it: .*$/, 'Go without it (--no-book), or install Minerve anew.')
      .replace(/Use attractors to see who wins\.$/, `${INVOCATION} arena says who wins.`),
  /** The drawing of a position, which the library writes in English. */
  board: (drawing: string) => drawing,

  // What was typed.
  unknownCommand: (typed: string, near: string | undefined, isGame: boolean) =>
    isGame
      ? `"${typed}" is a game, not a command: type ${INVOCATION} play ${typed}, or ${INVOCATION} search ${typed}.`
      : `There is no command "${typed}".${meant(near, `${INVOCATION} `)} "${INVOCATION} help" lists them all.`,
  unknownOption: (typed: string, command: string, near: string | undefined) =>
    `${command === 'help' ? 'There is' : `${command} has`} no option ${typed}.${meant(near, '--')} "${INVOCATION} help ${command}" lists them all.`,
  unknownLanguage: (typed: string) => `--lang is "${typed}": type en or fr.`,
  unknownName: (option: string, typed: string, near: string | undefined, known: readonly string[]) =>
    `--${option}: there is no "${typed}".${meant(near)} There are: ${known.join(', ')}.`,
  unknownTopic: (typed: string, near: string | undefined) =>
    `There is no help on "${typed}".${meant(near, `${INVOCATION} help `)} "${INVOCATION} help" lists the commands.`,
  optionTwice: (name: string) => `--${name} is there twice: leave one out.`,
  optionIsSwitch: (name: string, value: string) => `--${name} takes no value, but was given "${value}": type --${name} alone.`,
  optionWantsValue: (name: string, value: string) => `--${name} wants a value: type --${name} ${value}.`,
  optionEmpty: (name: string, value: string) =>
    `The value of --${name} is empty: type --${name} ${value}, or leave --${name} out.`,
  tooFewWords: (command: string) =>
    `minerve ${command} wants a game, like ${INVOCATION} ${command} tictactoe. "${INVOCATION} games" lists them.`,
  tooManyWords: (command: string, word: string, most: number) =>
    most === 0
      ? `minerve ${command} takes options only, and "${word}" is not one: leave it out.`
      : `minerve ${command} takes ${most === 1 ? 'one word' : `${most} words`}, and "${word}" is one too many: leave it out, or put what belongs together in quotes.`,
  notNumber: (name: string, typed: string, { whole, least, most }: Wanted) =>
    `--${name} is "${typed}": give a ${whole ? 'whole number' : 'number'} in plain digits${most === undefined ? (least === undefined ? '' : `, ${least} or more`) : `, from ${least} to ${most}`}.`,
  conflict: (first: string, second: string, remedy: string) => `${first} and ${second} contradict each other: ${remedy}.`,
  oneOutput: (name: string) =>
    `only one of them fits on standard output, so name a file, like --${name} tree.${name === 'tikz' ? 'tex' : name}`,
  emptyMove: (number: number, typed: string) =>
    `Move ${number} of ${typed} is empty: type a move between the commas, or one comma less.`,
  notAPosition: (typed: string, game: string, start: string, why: string) =>
    `${typed} is not a position of ${game}, which starts at ${start}: ${why}.`,
  strangeTurn: (turn: string) => `turn() gives ${turn} there, which is no player`,
  stuckThere: 'there is no legal move there, and outcome() gives none',
  moveNumber: (number: number, sentence: string) => `Move ${number}: ${sentence}`,
  perftWantsDepth: 'perft wants to know how deep to count: type --depth 5, say.',
  idlePart: (part: string, needs: string) => `Note: --order ${part} does nothing here without ${needs}.`,

  // Games.
  isAPosition: (game: string, position: string) =>
    `What follows the colon is a position, and an option of ${game} should be there: type ${game} --position ${position}`,
  isAMove: (game: string, move: string) =>
    `What follows the colon is a move, and an option of ${game} should be there: type ${game} --moves ${move}`,
  emptyGame: `The name of the game is empty: type one, like connect4. "${INVOCATION} games" lists them.`,
  emptyText: (file: string | undefined) =>
    `${file === undefined ? 'Standard input' : `The file ${file}`} is empty: it should hold the text of the game, like [[6,7],[2,8]].`,
  fileNameMissing: (spec: string) => `A file name is missing after ${spec}: type ${spec}numbers.txt, say.`,
  unreadableFile: (file: string, why: string) =>
    `The file ${file} cannot be read: ${why}. Check its name and the folder you are in.`,
  unreadableInput: (why: string) => `Standard input cannot be read: ${why}.`,
  unwritableFile: (file: string, why: string) => `The file ${file} cannot be written: ${why}. Choose another place.`,
  notJavaScript: (path: string) =>
    `${path} is TypeScript, which this version of Node does not run: compile it to JavaScript first, or use Node 22.18 or later.`,
  minerveNotInstalled: (path: string) =>
    `${path} imports minerve, which is not installed beside it: run npm install minerve in its folder.`,
  moduleThrew: (path: string, why: string) => `${path} cannot be loaded: ${why.split('\n')[0]}.`,
  exportsNoGame: (path: string) =>
    `${path} exports no game: write "export default game", where game has start, turn, moves, play and outcome.`,
  gameLacks: (path: string, lacking: readonly string[], cursor: boolean) =>
    `The game in ${path} lacks ${lacking.join(', ')}. ${
      cursor
        ? 'A game with positions of its own has name, start(), formatMove(), parseMove(), formatPosition(), parsePosition() and draw().'
        : 'A game has name, start, turn(), moves(), play() and outcome().'
    }`,
  positionLacks: (path: string, lacking: readonly string[]) =>
    `The position that start() returns in ${path} lacks ${lacking.join(', ')}. A position has turn(), moves(), play(), undo(), outcome() and evaluate().`,
  noOutcome: (position: string) =>
    `At ${position} there is no legal move and no outcome: make outcome() return one there (DRAW, say).`,
  undoLies: (position: string, instead: string) =>
    `After counting, the position is ${instead} and not ${position} as before: undo() does not restore what play() changes. Run checkGame on the game.`,
  gameThrew: (where: string, why: string) => `The game failed at ${where}: ${why}. The mistake is in its code there.`,

  // What went wrong.
  unexpected: (why: string) =>
    `Something unexpected went wrong: ${why.split('\n')[0]}. This is a mistake of ours; with MINERVE_DEBUG=1 before the command you see where.`,
  outOfMemory: 'There is not enough memory for this: take a smaller depth, a smaller table (--table-mb) or a smaller game.',
  endedEarly: 'The work ended before there was an answer: a game must not call process.exit().',
  stackOverflow: 'The game goes deeper than the stack holds: give a --depth.',

  // While one waits.
  progress: (news: string, nodes: number, ms: number) =>
    [news, nodes > 0 ? `${formatCount(nodes, 'en')} nodes` : '', formatTime(ms, 'en')].filter(Boolean).join(' · '),
  thought: (depth: number, value: string, pv: readonly string[]) => `depth ${depth} · ${value} · ${pv.slice(0, 12).join(' ')}`,
  interrupted: (depth: number) => `Interrupted: this is the answer of the last whole tree, of depth ${depth}.`,
  interruptedInTree: 'Interrupted before the tree was whole: this is the best of the moves that were looked at.',
  interruptedEarly: (depth: number | undefined, deepening: boolean) => {
    if (deepening) return 'Interrupted before anything was found, even in the first tree: let it run a little longer.';
    return depth === undefined
      ? 'Interrupted before anything was found: with a --depth or a --time there is an answer sooner.'
      : `Interrupted before anything was found at depth ${depth}: take a smaller --depth, or --time, which has an answer whenever it is stopped.`;
  },
  perftProgress: (done: number, all: number) => `${done} of ${all} first ${many(all, 'move')}`,
  perftCounted: (positions: string) => `${positions} positions`,
  perftInterrupted: (nodes: string, done: number, all: number) =>
    `Interrupted after ${done} of ${all} first moves, with ${nodes} positions below them.`,
  treeInterrupted: 'Interrupted: this is the tree as far as it was searched.',

  // What was found.
  labels: {
    value: 'value',
    move: 'move',
    line: 'line',
    search: 'search',
    nodes: 'nodes',
    cuts: 'cuts',
    time: 'time',
    depth: 'depth',
  },
  score: describeScore,
  value: ({ value, bound, final }: Valued): string => {
    if (Math.abs(value) >= INFINITE) return 'nothing known yet';
    const said = final && value === DRAW ? 'draw' : describeScore(value);
    return bound === 'exact' ? said : `${bound === 'lower' ? 'at least' : 'at most'} ${said}`;
  },
  valueAtLength: (answer: Valued): string => {
    const { depth, final, value } = answer;
    if (Math.abs(value) >= INFINITE) return 'nothing known yet: not even a tree of depth 1 was finished';
    const side = isWin(value) || value === 0 || final ? '' : value > 0 ? ', better for Max' : ', better for Min';
    const reach = depth === 0 ? 'first moves only' : final ? 'to the end of the game' : `depth ${depth}`;
    return `${english.value(answer)}${side} (${reach})`;
  },
  composition: ({ algorithm, deepening, order, tableMegabytes, q }: Settings): string =>
    [
      algorithm,
      deepening && 'deepening',
      order?.length && `order ${order.join(',')}`,
      tableMegabytes !== undefined && `table of ${tableMegabytes} MB`,
      q !== undefined && `winning moves, q = ${q}`,
    ]
      .filter(Boolean)
      .join(' · '),
  compiled: 'compiled, alpha-beta with a table, deeper and deeper; --algorithm takes another one',
  nodesAndLeaves: (nodes: string, leaves: string, recalls: string | undefined) =>
    `${nodes} · leaves ${leaves}${recalls === undefined ? '' : ` · from memory ${recalls}`}`,
  nodesPerSecond: (rate: string) => `${rate} nodes/s`,
  perftTotal: (nodes: string, depth: number) => `${nodes} positions after ${depth} ${depth === 1 ? 'ply' : 'plies'}`,
  treeSummary: (value: string, pv: readonly string[], { nodes, leaves, cuts }: Counts) =>
    `Value ${value}${pv.length > 0 ? `, line ${pv.slice(0, 30).join(' ')}${pv.length > 30 ? ' …' : ''}` : ''}. ${formatCount(nodes, 'en')} ${many(nodes, 'node')}, ${formatCount(leaves, 'en')} ${leaves === 1 ? 'leaf' : 'leaves'}, cuts α ${formatCount(cuts.alpha, 'en')} β ${formatCount(cuts.beta, 'en')}.`,
  pass: (number: number, of: number) => `Pass ${number} of ${of}`,
  written: (file: string, bytes: number) => `Written: ${file} (${formatCount(bytes, 'en')} bytes).`,
  notAllKept: (kept: number, dropped: number) =>
    `Of ${formatCount(kept + dropped, 'en')} visits the first ${formatCount(kept, 'en')} were kept: take a smaller --depth to see all of a tree.`,

  // Lists and help.
  source: (text: string) => text,
  columns: { name: 'name', game: 'game', type: 'type', title: 'title', prunes: 'prunes', memory: 'table', source: 'source' },
  yes: 'yes',
  gamesFooter:
    'Also: tree:@file and graph:@file (a text from a file), tree:- (from standard input), ./mine.mjs (a game of your own).',
  algorithmsFooter: `For example: ${INVOCATION} search connect4 --algorithm alphabeta --depth 8`,
  help: {
    usage: 'Usage',
    examples: 'Examples',
    options: 'Options',
    everywhere: 'With every command',
    output: 'What comes out',
    commands: 'Commands',
    more: `${INVOCATION} help <command> says more, with examples.`,
    tagline: 'Two-player games: play, see, search, solve.',
    exitCodes: 'Exit codes',
    codes: [
      '0  fine',
      '1  it could not be done: a file, a broken game, the memory; or verify refuses',
      '2  what was typed is wrong',
      '130  interrupted before the answer was there',
    ],
    environment: 'NO_COLOR turns colours off, FORCE_COLOR=1 on; LANG=fr_FR.UTF-8 or --lang fr speaks French.',
  },
};
