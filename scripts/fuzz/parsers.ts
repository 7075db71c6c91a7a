import { readArguments, splitCommand } from '../../src/cli/arguments.ts';
import type { Command } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { BoardReader } from '../../src/cli/connect4/position.ts';
import { parseVerb } from '../../src/cli/play/verbs.ts';
import { PositionLines } from '../../src/cli/position-lines.ts';
import { CommandProblem } from '../../src/cli/problems.ts';
import { parseLevel, parseOldLevel } from '../../src/cli/protocols/hub/level.ts';
import { OPTION_NAMES, parseOption } from '../../src/cli/protocols/uci/options.ts';
import { parseUciPosition } from '../../src/cli/protocols/uci/position.ts';
import { parseGo } from '../../src/cli/protocols/uci/search.ts';
import { splitMoves } from '../../src/cli/starting.ts';
import { type Game, type Position, ProblemError, Random, type Result, unwrap } from '../../src/core/index.ts';
import { formatDrawing, parseDrawing } from '../../src/explain/index.ts';
import {
  boardAdapterOf,
  boardGameInfoOf,
  type Connect4,
  type Connect4Position,
  type Draughts,
  type DraughtsPosition,
  descriptors,
  formatGgf,
  formatGraph,
  formatHubLine,
  formatHubMove,
  formatHubPosition,
  formatTable,
  heuristicSetOf,
  isHubGame,
  makeDraughtsFen,
  parseDraughtsFen,
  parseGame,
  parseGgf,
  parseGraph,
  parseHubArguments,
  parseHubMove,
  parseHubPosition,
  parseTable,
  parseTree,
  type RecordStandard,
  readRecords,
  recordsIn,
  treeFigures,
  writeRecords,
} from '../../src/games/index.ts';
import { parseLanguage, say } from '../../src/i18n/index.ts';
import { parseConnect4Board } from '../../src/kernels/index.ts';
import { parseAllowedProgram, parsePlayer } from '../../src/lab/index.ts';
import { parseQueueAddress, type QueueAddress } from '../../src/lab/node/index.ts';
import { type FileForm, type MatchData, readGames, readSaves, writeGame, writeSaves } from '../../src/match/index.ts';
import { formatTree } from '../../src/model/index.ts';
import { arenaFromGraph, attractors, Checksum, checkSaved, explore, readSolution, writeSolution } from '../../src/solve/index.ts';
import { linkOf, readLink } from '../../src/web/arena/link.ts';
import { parseEvaluateAddress } from '../../src/web/evaluate/address.ts';
import { evaluateAddress } from '../../src/web/evaluate/link.ts';
import { addressOf, readAddress } from '../../src/web/match/address.ts';
import { readRecord } from '../../src/web/saves/saved-game.ts';
import { parseTreeAddress, treeAddress } from '../../src/web/tree/address.ts';

/** A parser of the project, with what the fuzzer needs to try it. */
export interface Parser {
  readonly name: string;
  /** A random text that the parser accepts. The fuzzed texts are made from such texts. */
  sample(random: Random): string;
  /**
   * Reads a text, writes the result and reads it again. Returns the two readings as texts; they must be equal.
   * undefined: the parser refused the text with a message. Never throws.
   */
  read(text: string, random: Random): Trip | undefined | Promise<Trip | undefined>;
}

export type Trip = readonly [read: string, again: string];

/** Every parser, those of each game by the table of descriptors: a new game is fuzzed by itself. */
export async function parsers(): Promise<Parser[]> {
  const all = await commands();
  const played = specs.map((spec) => new Played(unwrap(parseGame(spec))));
  return [
    ...played.flatMap((games) => [positionParser(games), moveParser(games)]),
    ...played.filter(({ game }) => boardGameInfoOf(game.name) !== undefined).map(touchParser),
    ...plain,
    ...(await Promise.all(['connect4', 'chess', 'draughts'].map(tableParser))),
    ...(['pgn', 'pdn'] as const).map((standard) => recordParser(standard, played)),
    ...(['pgn', 'pdn', 'txt', 'json'] as const).map((form) => fileParser(form, played)),
    ...matchParsers(played),
    ...protocolParsers(played),
    ...all.map(argumentParser),
  ];
}

/** One of each kind of game: the examples of its descriptor, and the ways of playing that its card offers. */
const specs = [
  ...new Set(
    descriptors.flatMap(({ info, examples }) => [
      ...examples.map((spec) => unwrap(parseGame(spec)).name),
      ...(info.variants ?? []).map(({ spec }) => unwrap(parseGame(spec)).name),
    ]),
  ),
  'connect4:12x4x4',
];

/**
 * Reads a text, and reads again what is written for the result. For a refusal, the message is made in both languages.
 */
function there<T>(text: string, parse: (text: string) => Result<T>, write: (value: T) => string, show = write): Trip | undefined {
  const first = parse(text);
  if (!first.ok) return refused(first);
  const again = parse(write(first.value));
  if (!again.ok) return [show(first.value), `refused as ${JSON.stringify(write(first.value))}: ${again.error.message}`];
  return [show(first.value), show(again.value)];
}

/** Longer messages repeat the typed text. */
const LONGEST_SENTENCE = 2500;

function refused({ error }: Extract<Result<never>, { ok: false }>): undefined {
  for (const language of ['en', 'fr'] as const) {
    const sentence = say(error, language);
    if (sentence === '' || sentence.length > LONGEST_SENTENCE || /\bundefined\b|\[object/.test(sentence))
      throw new Error(`A strange refusal: ${sentence.slice(0, 300)}`);
  }
}

/** Number of samples of a kind that are made and reused: playing a game takes longer than reading its text. */
const POOL = 100;

function pooled<T>(make: (random: Random) => T): (random: Random) => T {
  const pool: T[] = [];
  return (random) => {
    const at = random.below(POOL);
    pool[at] ??= make(new Random(at));
    return pool[at];
  };
}

interface Line {
  readonly position: Position;
  readonly moves: readonly string[];
  readonly numbers: readonly number[];
}

/** Games of one kind, played at random: where texts of positions and moves come from. */
class Played {
  readonly game: Game;
  /** A position some moves into a game, and these moves. */
  readonly position: (random: Random) => Line;

  constructor(game: Game) {
    this.game = game;
    this.position = pooled((random) => this.#play(random));
  }

  #play(random: Random): Line {
    const { game } = this;
    const most = random.pick([3, 10, 60]);
    const position = game.start();
    const moves: string[] = [];
    const numbers: number[] = [];
    for (let left = random.below(most); left > 0 && position.outcome() === undefined; left--) {
      const move = random.pick(legal(position));
      moves.push(game.formatMove(move, position));
      numbers.push(move);
      position.play(move);
    }
    return { position, moves, numbers };
  }

  match(random: Random): MatchData {
    const { moves } = this.position(random);
    const from = random.below(4) === 0 ? this.game.formatPosition(this.position(random).position) : undefined;
    const kept = from === undefined ? moves : [];
    return {
      game: this.game.name,
      ...(from !== undefined && { from }),
      moves: kept,
      at: random.below(kept.length + 1),
      max: { who: 'person' },
      min: random.pick([{ who: 'person' }, { who: 'computer', level: 3 }, { who: 'computer', perfect: true }]),
      seed: random.below(1000),
      ...(random.below(5) === 0 && { resigned: 'max' as const }),
    };
  }
}

function legal(position: Position): number[] {
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

function positionParser(games: Played): Parser {
  const { game } = games;
  const show = (position: Position) =>
    JSON.stringify([game.formatPosition(position), position.turn(), position.outcome() ?? 'open', position.key?.()]);
  return {
    name: `position of ${game.name}`,
    sample: pooled((random) => game.formatPosition(games.position(random).position)),
    read: (text) =>
      there(
        text,
        (typed) => game.parsePosition(typed),
        (position) => game.formatPosition(position),
        show,
      ),
  };
}

function moveParser(games: Played): Parser {
  const { game } = games;
  /** Those of a position are drawn as `read` draws the position. */
  const sample = (random: Random) => {
    const { position, moves } = games.position(random);
    if (position.outcome() !== undefined) return random.pick([...moves, '-']);
    return game.formatMove(random.pick(legal(position)), position);
  };
  return {
    name: `move of ${game.name}`,
    sample,
    read: (text, random) => {
      const { position } = games.position(random);
      const before = game.formatPosition(position);
      const trip = there(
        text,
        (typed) => game.parseMove(typed, position),
        (move) => game.formatMove(move, position),
      );
      if (game.formatPosition(position) !== before) throw new Error('Reading a move has changed the position.');
      return trip;
    },
  };
}

/** The squares that a typed move touches on the board. */
function touchParser(games: Played): Parser {
  const adapter = boardAdapterOf(games.game);
  return {
    name: `touches of ${games.game.name}`,
    sample: moveParser(games).sample,
    read: (text, random) => {
      const { position } = games.position(random);
      const touches = adapter.touches(position, text);
      if (touches === undefined) return undefined;
      const explanation = adapter.explain(position, touches.path, touches.huffs);
      return [say(explanation, 'en'), say(adapter.explain(position, touches.path, touches.huffs), 'en')];
    },
  };
}

const GRAPHS = descriptors.flatMap(({ info, examples }) =>
  info.name === 'graph'
    ? examples.map((spec) => (unwrap(parseGame(spec)) as unknown as { graph: Parameters<typeof formatGraph>[0] }).graph)
    : [],
);

function makeQueueAddress({ tls, username = '', password = '', host, port, db }: QueueAddress): string {
  const who = `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${tls ? 'rediss' : 'redis'}://${who}${host.includes(':') ? `[${host}]` : host}:${port}/${db}`;
}

/** Tables of weights. */
async function tableParser(spec: string): Promise<Parser> {
  const game = unwrap(parseGame(spec));
  const { layout, table } = (await heuristicSetOf(game))!;
  const scene = boardAdapterOf(game).scene(game.start());
  return {
    name: `table of ${spec}`,
    sample: (random) => random.pick([table, '1', '[[1, -2], [3, 4]]', 'queen 9, man 100 / 2']),
    read: (text) =>
      there(
        text,
        (typed) => parseTable(typed, scene, layout),
        (read) => formatTable(read, scene, layout),
      ),
  };
}

const plain: Parser[] = [
  {
    name: 'name of a game',
    sample: (random) => random.pick(specs),
    read: (text) => there(text, parseGame, ({ name }) => name),
  },
  {
    name: 'tree',
    sample: (random) => random.pick([...treeFigures.map((figure) => figure.text), '[[[1,2],[3,-4]],[5,[6,7]]]', '5']),
    read: (text) => there(text, parseTree, formatTree),
  },
  {
    name: 'graph',
    sample: (random) =>
      random.pick([
        ...GRAPHS.map((graph) => formatGraph(graph, random.pick(['\n', '; ']))),
        "{0: [1, 2], 'b': [0], 1: (0, 'b'), 2: {}}\nstart: 0",
        "G = {(0, 'a'): [(1, 'e')], (1, 'e'): set()}\nV_a = {(1, 'e')}\nstart = (0, 'a')",
        'A = [(0, 1), ((1), 2)]; S_a = {0, 2}; N = {2}; start: 0',
        'a -> b "c d" # x\n"a->b": a\nturns: free\nadam: a b\neve = c\nvalue c: -3\nwin eve: d\nstart: a',
      ]),
    read: (text) => there(text, parseGraph, formatGraph),
  },
  {
    name: 'graph drawn by hand',
    sample: (random) => random.pick(['0,120,40,a*:1.2;1,60,140,e:0;2,180,140,e-', 'x,0,0,a+', '0_a,1,2,e=;b,3,4,a*:1.0']),
    read: (text) => there(text, parseDrawing, formatDrawing),
  },
  {
    name: 'address of a queue',
    sample: (random) =>
      random.pick([
        'redis://lab',
        'rediss://lab:6380/2',
        'redis://[::1]:7000/',
        'redis://ann:p%40ss%2Fw@lab',
        'redis://:s@1.2.3.4',
      ]),
    read: (text) =>
      there(text, parseQueueAddress, makeQueueAddress, ({ shown, ...read }) => {
        if (read.password !== undefined && !shown.includes(':***@')) throw new Error(`A password is shown: ${shown}`);
        return JSON.stringify(read);
      }),
  },
  {
    name: 'FEN of draughts',
    sample: (random) => random.pick(['W:W31-50:B1-20', 'B:WK3,a1:Bh8', 'W:WK46:B5,K7:huff=5:quiet=4', 'W:W1:B2:H4:F12:+0+0.']),
    read: (text) =>
      there(
        text,
        (typed) => parseDraughtsFen(typed, { size: 8, counters: ['quiet', 'road'] }),
        (setup) => makeDraughtsFen(setup, { size: 8 }),
        (setup) => JSON.stringify([setup.turn, setup.white, setup.black, setup.huffable, makeDraughtsFen(setup, { size: 8 })]),
      ),
  },
  {
    name: 'board of Connect 4',
    sample: (random) => Array.from({ length: random.below(30) }, () => random.between(1, 7)).join(''),
    read: (text) => {
      const read = parseConnect4Board(text);
      return read.ok ? [String(read.value.mask), String(unwrap(parseConnect4Board(text)).mask)] : refused(read);
    },
  },
  {
    name: 'picture of Connect 4',
    sample: pooled((random) => {
      const { position } = new Played(CONNECT4 as unknown as Game).position(random);
      return CONNECT4.draw(position as Connect4Position)
        .split('\n')
        .slice(0, 6)
        .join(random.pick(['/', '\n']));
    }),
    read: (text) =>
      there(
        text,
        (typed) => CONNECT4.fromDiagram(typed),
        (position) => CONNECT4.draw(position).split('\n').slice(0, 6).join('/'),
      ),
  },
  {
    name: 'lines of positions',
    sample: (random) => `${'44455554221\n# no\n\n123'.slice(random.below(10))}\n`,
    read: (text, random) => {
      const cut = random.below(text.length + 1);
      const [whole, cutUp] = [new PositionLines(), new PositionLines()];
      const lines = (reader: PositionLines, pieces: readonly (string | undefined)[]) =>
        JSON.stringify(pieces.flatMap((piece) => [...reader.take(piece)]));
      for (const { text: line } of new PositionLines().take(text)) problemOrNothing(() => READER.read(line));
      return [lines(whole, [text, undefined]), lines(cutUp, [text.slice(0, cut), text.slice(cut), undefined])];
    },
  },
  {
    name: 'address of a tree',
    sample: (random) =>
      random.pick([
        `#/tree?tree=${random.pick(treeFigures).text}&root=min&algorithms=minimax,minimax2&step=${random.below(9)}`,
        '#/tree?preset=001-three-cuts&order=best&fold=1.5&leaves=two-steps&step=end',
        '#/tree?random=7.3.2&edits=1.2:-5',
        '#/tree?game=connect4&moves=4_4_3&depth=2&boards=shown',
        '#tree=[[6,7],[2,8]]&root=max&algorithm=alphabeta',
      ]),
    read: (text) => again(text, (hash) => resultOf(parseTreeAddress(hash)), treeAddress),
  },
  {
    name: 'address of an arena',
    sample: (random) =>
      random.pick([
        '#/arena?preset=004-chomp-2x2&of=adam&stage=2&at=2%5Fe',
        '#/arena?text=0_->_1_7;_1_->_2_8;_start:_0&tab=play&side=eve&played=1_2',
        '#/arena?drawn=0,120,40,a*:1;1,60,140,e-&layout=levels',
        '#/arena?game=nim:9&graph=plain&tab=stealing&bar=2x2&step=3',
      ]),
    read: (text) => again(text, readLink, linkOf),
  },
  {
    name: 'address of an evaluation',
    sample: (random) =>
      random.pick([
        '#/evaluate?game=connect4&from=...xo../.xoox../oxoxoxo:min&heuristic=table',
        '#/evaluate?game=chess&moves=e4_e5_Nf3&heuristic=course',
        '#/evaluate?game=tictactoe&moves=b2_a1&table=2_1_2_/_1_3_1_/_2_1_2',
      ]),
    read: (text) => again(text, (hash) => resultOf(parseEvaluateAddress(hash)), evaluateAddress),
  },
  {
    name: 'language',
    sample: (random) => random.pick(['fr', 'fr_FR.UTF-8', 'en-GB']),
    read: (text) => [String(parseLanguage(text)), String(parseLanguage(text))],
  },
  {
    name: 'verb',
    sample: (random) => random.pick(['undo', 'level 3', 'sauver partie.json', 'quit']),
    read: (text) => {
      const verb = parseVerb(text);
      if (verb === undefined) return undefined;
      return [`${verb.verb} ${verb.rest}`, `${verb.verb} ${parseVerb(`${verb.verb} ${verb.rest}`)?.rest}`];
    },
  },
];

const CONNECT4 = unwrap(parseGame('connect4')) as unknown as Connect4;
const READER = new BoardReader(CONNECT4);

/** Reads an address, writes the result, and reads and writes that once more. */
function again<T>(
  text: string,
  read: (hash: string) => T | undefined,
  write: (value: T) => string,
): [string, string] | undefined {
  const first = read(text);
  if (first === undefined) return undefined;
  const written = write(first);
  const second = read(written);
  return [written, second === undefined ? 'refused' : write(second)];
}

const resultOf = <T>(result: Result<T>): T | undefined => (result.ok ? result.value : undefined);

/** Runs `work`, which may throw a `CommandProblem` or a `ProblemError`: then undefined. Other errors are passed on. */
function problemOrNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof CommandProblem || thrown instanceof ProblemError) return undefined;
    throw thrown;
  }
}

const ofStandard = (standard: RecordStandard, played: readonly Played[]) =>
  played.filter(({ game }) => game.name.split(':')[0] === recordsIn(standard).game);

function recordSample(standard: RecordStandard, played: readonly Played[], random: Random): string {
  const games = random.pick(ofStandard(standard, played));
  const { game } = games;
  const records = recordsIn(standard);
  const { numbers } = games.position(random);
  const text = records.write(game, { moves: numbers, tags: [{ name: 'White', value: 'A "b" \\ c' }] });
  const remarks = ['{note}', '; rest\n', '$1', '!', '?!', '(1... zz)', '1...', '%x\n', '/FEN "W:W31:B5"/'];
  return random.below(2) === 0
    ? text
    : text.replace(/ /g, (blank) => (random.below(8) === 0 ? ` ${random.pick(remarks)} ` : blank));
}

/**
 * Reads every game of a text, writes it and reads it again. For an illegal move, the message is made in both languages.
 */
function recordParser(standard: RecordStandard, played: readonly Played[]): Parser {
  return {
    name: standard,
    sample: pooled((random) => recordSample(standard, played, random)),
    read: (text) => {
      for (const game of recordsIn(standard).each(text)) if (!game.ok) refused(game);
      return there(
        text,
        (typed) => readRecords(typed, standard),
        (records) => writeRecords(records, standard),
        (records) => JSON.stringify(records, (key, value) => (key === 'at' ? undefined : value)),
      );
    },
  };
}

/** Files as the front ends read them: the first game of one, kept as a file and read again. */
function fileParser(form: FileForm, played: readonly Played[]): Parser {
  const ofForm = played.filter(({ game }) => /^(othello|connect4)/.test(game.name));
  const first = async (text: string): Promise<Result<MatchData>> => {
    const found = await readGames(text, form);
    if (!found.ok) return found;
    for (const { details } of found.value) if (typeof details !== 'string') refused({ ok: false, error: details });
    if (found.value.length === 0) return { ok: false, error: { code: 'none', message: 'None.' } };
    const taken = await found.value[0].read();
    if (!taken.ok) return taken;
    if (taken.value.stopped !== undefined) refused({ ok: false, error: taken.value.stopped });
    return { ok: true, value: taken.value.data };
  };
  const show = ({ record: _, seed: __, at: ___, max: ____, min: _____, resigned: ______, ...data }: MatchData) =>
    JSON.stringify(data);
  return {
    name: `file .${form}`,
    sample: pooled((random) => {
      if (form === 'pgn' || form === 'pdn') return recordSample(form, played, random);
      if (form === 'json') return savesSample(played, random);
      const { game, ...data } = random.pick(ofForm).match(random);
      return transcript({ ...data, game });
    }),
    read: async (text) => {
      const read = await problemOrNothingAsync(() => first(text));
      if (read === undefined) return undefined;
      if (!read.ok) return refused(read);
      const written = await problemOrNothingAsync(() => writeGame(read.value, form, 'x', new Date(0)));
      if (written === undefined) return undefined;
      const again = await first(written);
      return [show(read.value), again.ok ? show(again.value) : `refused as ${JSON.stringify(written)}: ${again.error.message}`];
    },
  };
}

function transcript({ game, from, moves }: MatchData): string {
  const heading = `# game: ${game}\n${from === undefined ? '' : `# from: ${from}\n`}`;
  return `${heading}${moves.join(game.startsWith('othello') ? '' : ',')}\n`;
}

async function problemOrNothingAsync<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ProblemError) return refused({ ok: false, error: thrown });
    throw thrown;
  }
}

function savesSample(played: readonly Played[], random: Random): string {
  return writeSaves([{ name: 'mine', data: random.pick(played).match(random) }]);
}

function matchParsers(played: readonly Played[]): Parser[] {
  const boards = played.filter(({ game }) => boardGameInfoOf(game.name) !== undefined);
  const saves = (anyGame: boolean, mends: boolean): Parser => ({
    name: `saves${anyGame ? ' of any game' : ''}${mends ? ', mended' : ''}`,
    sample: pooled((random) => savesSample(anyGame ? played : boards, random)),
    read: (text) =>
      there(
        text,
        (typed) => {
          const read = readSaves(typed, { anyGame, mends });
          if (!read.ok) return read;
          for (const { match } of read.value) if (!match.ok) refused(match);
          return { ok: true, value: read.value.flatMap(({ name, match }) => (match.ok ? [{ name, data: match.value }] : [])) };
        },
        writeSaves,
      ),
  });
  return [
    saves(false, false),
    saves(true, false),
    saves(true, true),
    {
      name: 'address of a match',
      sample: pooled((random) => addressOf(random.pick(boards).match(random))),
      read: (text) =>
        there(
          text,
          (hash) => readAddress(hash) ?? { ok: false, error: { code: 'none', message: 'No match.' } },
          addressOf,
          JSON.stringify,
        ),
    },
    {
      name: 'record of the browser',
      sample: pooled((random) => {
        const data = random.pick(boards).match(random);
        return JSON.stringify({ version: 1, name: 'x', game: 'x', date: 5, plies: data.at, over: false, scene: {}, data });
      }),
      read: (text) => {
        const json = problemOrSyntax(() => JSON.parse(text));
        const read = readRecord(json, 'id');
        if (read.state !== 'whole') return refused({ ok: false, error: read.problem });
        if (!(read.plies >= 0)) throw new Error(`${read.plies} moves are on the board.`);
        const again = readRecord({ version: 1, ...read }, 'id');
        return [JSON.stringify(read), JSON.stringify(again)];
      },
    },
    {
      name: 'solution file',
      sample: (random) => random.pick(SOLUTIONS),
      read: readSolutionText,
    },
  ];
}

function problemOrSyntax(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** With the arena in them, and without. */
const SOLUTIONS = ['nim:5', 'chomp:2x2', 'tictactoe:2x2x2'].flatMap((spec) => {
  const arena = unwrap(explore(unwrap(parseGame(spec))));
  const solution = unwrap(attractors(arena));
  return [true, true, false].map((graph) => unwrap(writeSolution(arena, solution, { graph })));
});

/** The checksum of most is put right: or nothing changed would get past it. */
function readSolutionText(typed: string, random: Random): Trip | undefined {
  const text = random.below(4) === 0 ? typed : summed(typed);
  const read = readSolution(text);
  if (!read.ok) return refused(read);
  if (read.value.graph === undefined) return [String(read.value.solution.move), String(unwrap(readSolution(text)).solution.move)];
  const arena = arenaFromGraph(read.value.graph);
  if (!arena.ok) return refused(arena);
  const checked = checkSaved(arena.value, read.value);
  if (!checked.ok) return refused(checked);
  const written = writeSolution(arena.value, read.value.solution, { graph: true });
  // In a game with points, files written before points were stored prove only who wins: they are read but not written.
  if (!written.ok) return refused(written);
  const again = unwrap(readSolution(written.value));
  return [JSON.stringify(read.value.solution), JSON.stringify(again.solution)];
}

function summed(text: string): string {
  const end = text.lastIndexOf('\nend ');
  if (end < 0) return text;
  const sum = new Checksum();
  const before = text.slice(0, end + 1).replaceAll('\r\n', '\n');
  sum.addText(before);
  return `${before}end ${sum}\n`;
}

function protocolParsers(played: readonly Played[]): Parser[] {
  const chess = played.find(({ game }) => game.name === 'chess') as Played;
  const othello = played.find(({ game }) => game.name === 'othello') as Played;
  return [
    ...played.filter(({ game }) => isHubGame(game)).flatMap(hubParsers),
    {
      name: 'Hub arguments',
      sample: (random) => random.pick(['pos=W moves="32-28 19-23"', 'name=table value=8', 'infinite', 'depth = 3 x=""']),
      read: (text) =>
        there(
          text,
          parseHubArguments,
          (args) => formatHubLine('', Object.fromEntries(args)),
          (args) => JSON.stringify([...args].sort()),
        ),
    },
    {
      name: 'Hub level',
      sample: (random) => random.pick(['depth=8', 'nodes=5 move-time=0.2', 'moves=3 time=1.5 inc=.1', 'infinite', '30 2000 10']),
      read: (text) => {
        const args = parseHubArguments(text);
        const levels = () => JSON.stringify([args.ok && parseLevel(args.value), parseOldLevel('level', text)]);
        return [levels(), levels()];
      },
    },
    {
      name: 'UCI position',
      sample: (random) => {
        const { position, moves } = chess.position(random);
        return random.below(2) === 0 ? `fen ${chess.game.formatPosition(position)}` : `startpos moves ${moves.join(' ')}`;
      },
      read: (text) =>
        there(text, parseUciPosition, ({ text: written }) => (written.startsWith('startpos') ? written : `fen ${written}`)),
    },
    {
      name: 'UCI setoption',
      sample: (random) => `name ${random.pick(OPTION_NAMES)} value ${random.between(0, 300)}`,
      read: (text) => [JSON.stringify(parseOption(text)), JSON.stringify(parseOption(text))],
    },
    {
      name: 'UCI go',
      sample: (random) =>
        random.pick(['depth 8', 'wtime 1000 btime 1000 winc 5 movestogo 3', 'infinite searchmoves e2e4 d2d4', 'nodes 5']),
      read: (text) => [JSON.stringify(parseGo(text)), JSON.stringify(parseGo(text))],
    },
    {
      name: 'players of a match',
      sample: (random) =>
        random.pick([
          ...['level:3', 'level:10,nodes=300000', 'time:0.5s', 'random', 'alphabeta:depth=6', 'nboard:ntest;depth=4'],
          ...['negascout:nodes=50000,table=16,order=hash+killer', `uci:"my engine" -q;nodes=9;Skill Level=0;patience=2s`],
        ]),
      read: (text) =>
        there(
          text,
          (typed) => parsePlayer(typed, chess.game),
          () => text,
          (player) => JSON.stringify(player),
        ),
    },
    {
      name: 'programs that a worker may run',
      sample: (random) =>
        random.pick(['stockfish', `node "my engine.js" uci;EvalFile=a b.nnue`, `hub:scan hub;book=false;time=2s`]),
      read: (text) =>
        there(
          text,
          parseAllowedProgram,
          () => text,
          (program) => JSON.stringify(program),
        ),
    },
    {
      name: 'GGF',
      sample: (random) => {
        const start = othello.game.formatPosition(othello.game.start());
        return formatGgf({ tags: [['PB', 'a \\] b']], start, moves: othello.position(random).numbers });
      },
      read: (text) =>
        there(text, parseGgf, formatGgf, ({ tags, start, moves }) =>
          JSON.stringify([tags.filter(([name]) => name !== 'GM'), start, moves]),
        ),
    },
    {
      name: 'moves of the command line',
      sample: (random) => chess.position(random).moves.join(random.pick([',', ' '])),
      read: (text) => {
        const moves = problemOrNothing(() => splitMoves(text));
        return moves && [JSON.stringify(moves), JSON.stringify(splitMoves(text))];
      },
    },
  ];
}

/** Positions and moves of one kind of draughts, as Hub writes them. */
function hubParsers({ game, position }: Played): Parser[] {
  const played = game as Draughts;
  const at = (random: Random) => position(random).position as DraughtsPosition;
  return [
    {
      name: `Hub position of ${game.name}`,
      sample: (random) => formatHubPosition(at(random), played),
      read: (text) =>
        there(
          text,
          (typed) => parseHubPosition(typed, played),
          (there) => formatHubPosition(there, played),
        ),
    },
    {
      name: `Hub move of ${game.name}`,
      sample: (random) => {
        const position = at(random);
        const legal = position.legal();
        return legal.length === 0 ? '32-28' : formatHubMove(random.pick(legal).number, position, played);
      },
      read: (text, random) => {
        const position = at(random);
        return there(
          text,
          (typed) => parseHubMove(typed, position, played),
          (move) => formatHubMove(move, position, played),
        );
      },
    },
  ];
}

/** The arguments of a command, words and options, as the shell passes them; here one a line. */
function argumentParser(command: Command): Parser {
  const options = Object.keys(command.options).map((option) => `--${option.split(' ')[0]}`);
  return {
    name: `arguments of ${command.name}`,
    sample: (random) =>
      [
        ...(command.positionals[1] > 0 ? [random.pick(specs)] : []),
        ...Array.from({ length: random.below(4) }, () => random.pick([...options, '3', '--json', '--lang', 'fr', 'x.svg'])),
      ].join('\n'),
    read: (text) => {
      const argv = text === '' ? [] : text.split('\n');
      splitCommand(argv);
      const args = problemOrNothing(() => readArguments(command, argv));
      if (args === undefined) return undefined;
      const flags = Object.entries(args.flags).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
      const again = readArguments(command, [...flags, '--', ...args.positionals]);
      const shown = ({ positionals, flags: all }: typeof args) => JSON.stringify([positionals, Object.entries(all).sort()]);
      return [shown(args), shown(again)];
    },
  };
}
