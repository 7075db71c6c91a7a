import { type Game, MAX_VALUE, ok, ProblemError, type Result } from '../../core/index.ts';
import { checkSettings, type EngineLimits, type EngineOptions, LEVELS, MAX_THREADS, type Settings } from '../../engines/index.ts';
import { descriptorOf, descriptors, nearest, type ProtocolName } from '../../games/index.ts';
import { algorithms, ORDERING_PARTS, type OrderingPart } from '../../search/index.ts';
import { isProtocol, type MoveLimit, protocols } from './protocols.ts';
import { failure } from './words.ts';

/** A player of a match, as data. */
export type PlayerSpec =
  /** A random legal move: the blind player of Bernard 2001. */
  | { readonly kind: 'random' }
  /** The move after which the evaluation is best: the short-sighted player of Bernard 2001. */
  | { readonly kind: 'greedy' }
  | {
      readonly kind: 'engine';
      readonly limits: EngineLimits;
      readonly options: EngineOptions;
      /** The text of the heuristic that it asks instead of the game's evaluation. */
      readonly heuristic?: string;
    }
  | ProgramSpec;

/** An external program. */
export interface ProgramSpec {
  readonly kind: 'program';
  readonly protocol: ProtocolName;
  /** Version of the protocol, if given. */
  readonly version?: number;
  /** The name of the game it plays. */
  readonly game: string;
  /** The program and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly limits: Readonly<Partial<Record<MoveLimit, number>>>;
  /** The program's own options by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Milliseconds that a move may take beyond its time before the game is lost. */
  readonly grace: number;
  /** Milliseconds without an answer after which the game is lost, for moves without a time limit. */
  readonly replyTimeoutMs: number;
}

const GRACE_MS = 1000;
const PATIENCE_MS = 30_000;

/** The value of a part `name=value`, or its error. */
type Reader = (value: string, name: string) => Result<unknown>;

const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader =>
  (value, name) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? ok(number) : failure('player-not-whole', { name, value, least, most });
  };

/** `200ms`, `2s`, `0.5s`; milliseconds without a unit. */
const duration: Reader = (value, name) => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s)?$/.exec(value) ?? [];
  const ms = Number(number) * (unit === 's' ? 1000 : 1);
  return ms > 0 && ms <= 3_600_000 ? ok(ms) : failure('player-not-time', { name, value });
};

const order: Reader = (value, name) => {
  const parts = value.split('+').map((part) => part.trim());
  const stray = parts.find((part) => !ORDERING_PARTS.includes(part as OrderingPart));
  return stray === undefined ? ok(parts) : failure('player-bad-order', { name, value: stray, known: ORDERING_PARTS });
};

const LIMITS = { depth: whole(1, 10_000), nodes: whole(1), time: duration } satisfies Record<MoveLimit, Reader>;
const LEVEL = whole(1, LEVELS.length);
const TABLE = { table: whole(1, 2048) };
/** Endgame tables. */
const folder: Reader = (value, name) =>
  value === '' ? failure('player-wants-value', { name, example: 'time:200ms,tables=DIR' }) : ok(value);
/** Whether the game has it shows when the game is loaded with it. */
const heuristic: Reader = (value, name) =>
  value === '' ? failure('player-wants-value', { name, example: 'alphabeta:depth=4,heuristic=alignments' }) : ok(value);
/** The options of compiled searches, except their limits. */
const MEANS = { ...TABLE, threads: whole(1, MAX_THREADS), tables: folder, heuristic };

/** Heads whose value stands right behind the colon, `level:3`, and what may follow it after commas. */
const VALUED: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  level: { level: LEVEL, nodes: LIMITS.nodes, time: LIMITS.time, ...MEANS },
  depth: { ...LIMITS, ...MEANS },
  nodes: { ...LIMITS, ...MEANS },
  time: { ...LIMITS, ...MEANS },
};

const COMPOSING: Readonly<Record<string, Reader>> = {
  ...LIMITS,
  ...TABLE,
  order,
  q: whole(1),
  aspiration: whole(1, MAX_VALUE),
  heuristic,
};

/** All names that can precede a colon, the simplest first. */
const HEADS: readonly string[] = [
  'random',
  'greedy',
  ...Object.keys(VALUED),
  ...algorithms.map(({ name }) => name),
  ...Object.keys(protocols),
];

/**
 * The player that a text describes, for a game: `random`, `greedy`, `level:3`, `depth:8`, `nodes:100000`, `time:200ms`,
 * `alphabeta:depth=6,table=16`, `uci:stockfish;nodes=1000;Skill Level=0`. docs/lab-and-matches.md has all forms.
 */
export function parsePlayer(text: string, game: Game): Result<PlayerSpec> {
  const typed = text.trim();
  const at = typed.indexOf(':');
  const head = (at < 0 ? typed : typed.slice(0, at)).trim();
  const rest = at < 0 ? undefined : typed.slice(at + 1).trim();
  if (head === 'random' || head === 'greedy')
    return rest === undefined ? ok({ kind: head }) : failure('player-takes-nothing', { name: head, rest });
  if (isProtocol(head)) return parseProgram(head, rest ?? '', game);
  if (Object.hasOwn(VALUED, head)) return parseValued(head, rest);
  if (algorithms.some(({ name }) => name === head)) return parseAlgorithm(head, rest, game);
  return failure('unknown-player', { typed, near: nearest(head, HEADS), known: HEADS });
}

function parseValued(head: string, rest: string | undefined): Result<PlayerSpec> {
  if (rest === undefined || rest === '') return failure('player-wants-value', { name: head, example: EXAMPLES[head] });
  const read = parseParts(`${head}=${rest}`, VALUED[head], head);
  if (!read.ok) return read;
  const { table, tables, threads = 1, heuristic, ...limits } = read.value;
  const options = {
    threads: threads as number,
    ...(table !== undefined && { hashMb: table as number }),
    ...(tables !== undefined && { tablebases: tables as string }),
  };
  return ok({ kind: 'engine', limits, options, ...asking(heuristic) });
}

const asking = (heuristic: unknown) => (heuristic === undefined ? {} : { heuristic: heuristic as string });

const EXAMPLES: Readonly<Record<string, string>> = {
  level: 'level:3',
  depth: 'depth:8',
  nodes: 'nodes:100000',
  time: 'time:200ms',
};

function parseAlgorithm(algorithm: string, rest: string | undefined, game: Game): Result<PlayerSpec> {
  const read = rest === undefined || rest === '' ? ok({}) : parseParts(rest, COMPOSING, algorithm);
  if (!read.ok) return read;
  const { heuristic, ...numbers } = read.value as Readonly<Record<string, unknown>>;
  const { depth, nodes, time, table, ...composed } = numbers as Readonly<Record<string, number>>;
  const limits = given({ depth, nodes, time });
  if (Object.keys(limits).length === 0) return failure('player-unlimited', { name: algorithm });
  const search: Settings = {
    algorithm,
    deepening: nodes !== undefined || time !== undefined || 'aspiration' in composed,
    ...composed,
    ...(table !== undefined && { tableMegabytes: table }),
  };
  try {
    checkSettings(search, game.start(), given({ depth }));
  } catch (thrown) {
    if (thrown instanceof ProblemError) return { ok: false, error: thrown };
    throw thrown;
  }
  return ok({ kind: 'engine', limits, options: { threads: 1, search }, ...asking(heuristic) });
}

function given(numbers: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** A list of `name=value`, separated by commas. */
function parseParts(
  text: string,
  known: Readonly<Record<string, Reader>>,
  head: string,
): Result<Readonly<Record<string, unknown>>> {
  const values: Record<string, unknown> = {};
  for (const part of text.split(',')) {
    const [name, value] = nameAndValue(part);
    if (value === undefined) return failure('player-bad-part', { part: name, name: head });
    if (!Object.hasOwn(known, name))
      return failure('player-unknown-part', {
        part: name,
        name: head,
        near: nearest(name, Object.keys(known)),
        known: Object.keys(known),
      });
    if (Object.hasOwn(values, name)) return failure('player-part-twice', { part: name, name: head });
    const read = known[name](value, name);
    if (!read.ok) return read;
    values[name] = read.value;
  }
  return ok(values);
}

/** The text before the first equals sign, and the text after it, if there is one. */
function nameAndValue(part: string): readonly [name: string, value: string | undefined] {
  const at = part.indexOf('=');
  return at < 0 ? [part.trim(), undefined] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

/** The games that programs of a protocol play, as they are typed. */
function playedBy(protocol: ProtocolName): string {
  return descriptors.flatMap((row) => (row.protocol?.name === protocol ? row.protocol.game : [])).join(', ');
}

/** `stockfish --arg;nodes=1000;Skill Level=0`: the command, then limits and the program's own options. */
function parseProgram(protocol: ProtocolName, rest: string, game: Game): Result<PlayerSpec> {
  const row = protocols[protocol];
  const own = descriptorOf(game)?.protocol;
  if (own?.name !== protocol || !own.plays(game))
    return failure('player-other-game', { protocol, game: game.name, plays: playedBy(protocol) });
  const split = splitProgram(rest, protocol);
  if (!split.ok) return split;
  const ours: Readonly<Record<string, Reader>> = {
    ...Object.fromEntries(row.limits.map((name) => [name, LIMITS[name]])),
    grace: duration,
    patience: duration,
    ...(row.versions && { protocol: whole(Math.min(...row.versions), Math.max(...row.versions)) }),
  };
  const values: Record<string, number> = {};
  const options = new Map<string, string>();
  for (const [name, value] of split.value.parts) {
    if (Object.hasOwn(ours, name)) {
      const read = ours[name](value, name) as Result<number>;
      if (!read.ok) return read;
      values[name] = read.value;
    } else if (row.hasOptions) options.set(name, value);
    else
      return failure('player-unknown-part', {
        part: name,
        name: protocol,
        near: nearest(name, Object.keys(ours)),
        known: Object.keys(ours),
      });
  }
  const { grace = GRACE_MS, patience = PATIENCE_MS, protocol: version, ...limits } = values;
  return ok({
    kind: 'program',
    protocol,
    ...(version !== undefined && { version }),
    game: game.name,
    command: split.value.command,
    limits: Object.keys(limits).length === 0 ? row.usual : limits,
    options: Object.fromEntries(options),
    grace,
    replyTimeoutMs: patience,
  });
}

/** A program's command, and the names and values behind it, each once. */
export interface SplitProgram {
  readonly command: readonly [string, ...string[]];
  readonly parts: readonly (readonly [name: string, value: string])[];
}

export function splitProgram(text: string, protocol: string): Result<SplitProgram> {
  const line = upToSemicolon(text);
  const command = commandWords(line);
  if (command === undefined) return failure('player-open-quote', { typed: line.trim() });
  if (command.length === 0) return failure('player-no-command', { protocol });
  const parts = new Map<string, string>();
  for (const part of text.slice(line.length).split(';')) {
    if (part.trim() === '') continue;
    const [name, value] = nameAndValue(part);
    if (value === undefined || name === '') return failure('player-bad-option', { part: part.trim(), protocol });
    if (parts.has(name)) return failure('player-part-twice', { part: name, name: protocol });
    parts.set(name, value);
  }
  return ok({ command: command as [string, ...string[]], parts: [...parts] });
}

/** The command: up to the first semicolon that is not between quotes. */
function upToSemicolon(text: string): string {
  return /^(?:[^;'"]|'[^']*'?|"[^"]*"?)*/.exec(text)?.[0] ?? '';
}

/** The words of a command line; quotes keep a text with blanks together. undefined: a quote is not closed. */
export function commandWords(line: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (const letter of line) {
    if (quote !== '' && letter === quote) quote = '';
    else if (quote !== '') word += letter;
    else if (letter === '"' || letter === "'") {
      quote = letter;
      word ??= '';
    } else if (!/\s/.test(letter)) word = (word ?? '') + letter;
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  if (quote !== '') return undefined;
  return word === undefined ? words : [...words, word];
}
