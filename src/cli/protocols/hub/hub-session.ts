import { seenBy, unwrap, winOf } from '../../../core/index.ts';
import type { Analysis, EngineLimits } from '../../../engines/index.ts';
import {
  type Draughts,
  type DraughtsPosition,
  formatHubLine,
  formatHubMove,
  parseHubArguments,
  positionToPlayOn,
} from '../../../games/index.ts';
import { quoted, say } from '../../../i18n/index.ts';
import { explain } from '../../problems.ts';
import { printable } from '../../style.ts';
import { CLOSE_TIMEOUT_MS, dispatchLine, type Environment, type Handlers, Queue, type Session } from '../conversation.ts';
import { type OpenedWith, SessionEngine, timeLimits } from '../engine.ts';
import { HubBoard, hubLine } from './board.ts';
import { ends, type Level, type LevelChange, parseLevel, parseOldLevel } from './level.ts';
import { FIRST_PARAMS, paramLines, withParam } from './params.ts';

interface HubEnvironment extends Environment {
  /** The version of Minerve, not of the protocol. */
  readonly version: string;
}

/** Milliseconds of the clock reserved for communication with the other program. */
const OVERHEAD = 20;

/** A requested search. */
interface Search {
  readonly game: Draughts;
  /** The engine's options at the time of the request. */
  readonly as: OpenedWith;
  /** The position, as the game writes it. */
  readonly text: string;
  readonly level: Level;
  /** A new game began: nothing of the one before may count. */
  readonly fresh: boolean;
  /** The version of the protocol to answer in. */
  readonly protocol: 1 | 2;
  /** Aborted when the predicted move is played; undefined if this search does not ponder. */
  readonly hit: AbortController | undefined;
  /** The time of the request, by `performance.now()`. */
  readonly asked: number;
}

/**
 * A conversation with a draughts program (Hub, versions 2 and 1). Every `go` gets one answer, in the order in which
 * they were asked; a command during a search is read at once. An invalid command is answered by an
 * `error` and changes nothing. Both versions begin with `hub`, which gets the answer of version 2; the first
 * command that only one version has decides the version.
 */
export class HubSession implements Session {
  readonly #around: HubEnvironment;
  readonly #queue = new Queue();
  readonly #engine = new SessionEngine();
  #params = FIRST_PARAMS;
  #board = new HubBoard(FIRST_PARAMS.variant);
  #level: Level = {};
  #fresh = true;
  #protocol: 1 | 2 = 2;
  #hit: AbortController | undefined;

  constructor(around: HubEnvironment) {
    this.#around = around;
  }

  readonly #handlers: Handlers = {
    hub: () => this.#introduce(),
    init: () => this.#queue.add(() => this.#init()),
    pos: (rest) => this.#pos(rest),
    level: (rest) => this.#setLevel(rest),
    go: (rest) => this.#go(rest),
    stop: () => this.#queue.stop(),
    'ponder-hit': () => this.#hit?.abort(),
    ping: () => this.#around.say('pong'),
    'set-param': (rest) =>
      this.#inProtocol(2, () => this.#read(rest, (args) => this.#set(args.get('name') ?? '', args.get('value') ?? ''))),
    'new-game': () => this.#inProtocol(2, () => this.#forget()),
    // Commands of version 1 only.
    set: (rest) => this.#inProtocol(1, () => this.#set(rest.split(/\s/)[0], rest.replace(/^\S+\s*/, ''))),
    start: () => this.#inProtocol(1, () => this.#place('', [])),
    move: (rest) => this.#inProtocol(1, () => this.#check(this.#board.play(rest))),
    time: (rest) => this.#inProtocol(1, () => this.#addLevel(parseOldLevel('time', rest))),
    depth: (rest) => this.#inProtocol(1, () => this.#addLevel(parseOldLevel('depth', rest))),
    analyse: () => this.#inProtocol(1, () => this.#search('analyze')),
    ponder: () => this.#inProtocol(1, () => this.#search('ponder')),
    new: () => this.#inProtocol(1, () => this.#forget()),
  };

  handle(line: string): boolean {
    return dispatchLine(line, this.#handlers, () =>
      this.#complainOf(this.#around.words.unknownCommand({ typed: printable(quoted(line)) })),
    );
  }

  /** The end of the input acts as `quit`: a running search answers with its best move so far. */
  finish(): Promise<void> {
    this.#queue.stop();
    return this.#queue.finish();
  }

  async close(): Promise<void> {
    await this.#queue.close(CLOSE_TIMEOUT_MS);
    this.#engine.close();
  }

  #inProtocol(protocol: 1 | 2, deed: () => void): void {
    this.#protocol = protocol;
    deed();
  }

  #introduce(): void {
    const { version } = this.#around;
    const id = formatHubLine('id', { name: 'Minerve', version, author: 'the Minerve authors', country: 'France' });
    for (const line of [id, ...paramLines(this.#params), 'wait']) this.#around.say(line);
  }

  get #as(): OpenedWith {
    const { table, threads, tables } = this.#params;
    return { game: this.#board.game.name, hashMb: table, threads, tables: tables === '' ? undefined : tables };
  }

  async #init(): Promise<void> {
    try {
      const { game } = this.#board;
      await this.#engine.warm(this.#as, game.formatPosition(game.start()));
    } catch (error) {
      const { table, threads, tables } = FIRST_PARAMS;
      this.#params = { ...this.#params, table, threads, tables };
      this.#cannotThink(error);
    }
    this.#around.say('ready');
  }

  #set(name: string, value: string): void {
    const changed = withParam(this.#params, name, value);
    this.#check(changed);
    if (!changed.ok) return;
    if (changed.value.variant !== this.#params.variant) {
      this.#board = new HubBoard(changed.value.variant);
      this.#fresh = true;
    }
    this.#params = changed.value;
  }

  /** `pos pos=W... [moves="..."]`; in version 1 the letters alone. */
  #pos(rest: string): void {
    if (/^[WB][wbWBe]{32,}$/.test(rest)) this.#inProtocol(1, () => this.#place(rest, []));
    else
      this.#inProtocol(2, () =>
        this.#read(rest, (args) => this.#place(args.get('pos') ?? '', (args.get('moves') ?? '').match(/\S+/g) ?? [])),
      );
  }

  #place(first: string, moves: readonly string[]): void {
    this.#level = {};
    this.#check(this.#board.set(first, moves));
  }

  #setLevel(rest: string): void {
    if (/^-?\d+(\s+-?\d+)*$/.test(rest)) this.#inProtocol(1, () => this.#addLevel(parseOldLevel('level', rest)));
    else this.#inProtocol(2, () => this.#read(rest, (args) => this.#addLevel(parseLevel(args))));
  }

  #addLevel({ level, bad }: LevelChange): void {
    this.#level = { ...this.#level, ...level };
    for (const [name, typed] of bad) this.#complainOf(this.#around.words.badLimit({ name, typed: printable(quoted(typed)) }));
  }

  #forget(): void {
    this.#fresh = true;
  }

  /** `go think`, `go ponder`, `go analyze`; alone it is version 1's, if the program speaks that version. */
  #go(rest: string): void {
    this.#read(rest, (args) => {
      const mode = (['ponder', 'analyze', 'think'] as const).find((name) => args.has(name));
      if (mode !== undefined) this.#protocol = 2;
      this.#search(mode ?? 'think');
    });
  }

  #search(mode: 'think' | 'ponder' | 'analyze'): void {
    const { game, position } = this.#board;
    this.#hit = mode === 'ponder' ? new AbortController() : undefined;
    const search: Search = {
      game,
      as: this.#as,
      text: positionToPlayOn(position, game),
      level: this.#level,
      fresh: this.#fresh,
      protocol: this.#protocol,
      hit: this.#hit,
      asked: performance.now(),
    };
    this.#fresh = false;
    // In version 1 limits hold for several moves.
    if (this.#protocol === 2) this.#level = {};
    // One search at a time: a new one stops the one before.
    this.#queue.stop();
    this.#queue.addStoppable(mode !== 'ponder' && ends(search.level), (stop) => this.#answer(search, stop));
  }

  async #answer(search: Search, stop: AbortController): Promise<void> {
    const { game, as, text, protocol } = search;
    const position = unwrap(game.parsePosition(text));
    const [first] = position.legal();
    if (first === undefined) {
      this.#complainOf(this.#around.words.over, protocol);
      this.#done([], protocol);
      return;
    }
    let line = [formatHubMove(first.number, position, game)];
    try {
      await this.#engine.open(as);
      // The session was closed before anything was searched: no answer is sent.
      if (this.#queue.closed) return;
      for await (const analysis of this.#think(search, stop.signal)) {
        const found = hubLine(analysis, position, game);
        if (found.length === 0) continue;
        line = found;
        if (analysis.depth > 0) this.#around.say(infoLine(analysis, position, line, protocol));
      }
    } catch (error) {
      this.#cannotThink(error);
    }
    this.#done(line, protocol);
  }

  /** The analyses. A pondering search has no time limit until the move is played; then it restarts, with its table. */
  async *#think(search: Search, stop: AbortSignal): AsyncGenerator<Analysis> {
    const { hit, level, asked } = search;
    if (hit !== undefined) {
      yield* this.#news(search, untimed(level), AbortSignal.any([stop, hit.signal]));
      if (stop.aborted || !hit.signal.aborted) return;
    }
    const began = hit === undefined ? asked : performance.now();
    const fresh = search.fresh && hit === undefined;
    const limits = { ...untimed(level), ...timeLimits(level, OVERHEAD, performance.now() - began) };
    yield* this.#news({ ...search, fresh }, limits, stop);
  }

  async *#news({ as, text, fresh }: Search, limits: EngineLimits, signal: AbortSignal): AsyncGenerator<Analysis> {
    const engine = await this.#engine.open(as);
    let shown = '';
    for await (const analysis of engine.analyse(text, { ...limits, ...(fresh && { fresh }) }, signal)) {
      const news = JSON.stringify([analysis.depth, analysis.value, analysis.pv]);
      if (news !== shown || analysis.stopped) yield analysis;
      shown = news;
    }
  }

  #done([move = '', answer]: readonly string[], protocol: 1 | 2): void {
    if (protocol === 1) this.#around.say(['move', move, answer].filter(Boolean).join(' '));
    else this.#around.say(formatHubLine('done', { move, ...(answer !== undefined && { ponder: answer }) }));
  }

  #read(rest: string, then: (args: ReadonlyMap<string, string>) => void): void {
    const args = parseHubArguments(rest);
    if (args.ok) then(args.value);
    else this.#check(args);
  }

  #check(result: ReturnType<HubBoard['set']> | ReturnType<typeof withParam> | ReturnType<typeof parseHubArguments>): void {
    if (!result.ok) this.#complainOf(say(result.error, this.#around.language));
  }

  #cannotThink(error: unknown): void {
    this.#complainOf(this.#around.words.cannotThink({ why: explain(error, this.#around.language).text }));
  }

  #complainOf(text: string, protocol = this.#protocol): void {
    const message = printable(text);
    this.#around.say(protocol === 1 ? `error ${message}` : formatHubLine('error', { message }));
  }
}

function untimed({ depth, nodes }: Level): EngineLimits {
  return { ...(depth !== undefined && { depth }), ...(nodes !== undefined && { nodes }) };
}

/**
 * `info depth=12 score=0.15 nodes=120034 time=0.061 nps=2.0 pv="32-28 19-23"`, in men, seconds and millions; version 1
 * has `info 12 12.0 15 120034 0.06 2.0 32-28 19-23`, with hundredths of a man and the mean depth, of which we know
 * only the depth.
 */
function infoLine(analysis: Analysis, position: DraughtsPosition, line: readonly string[], protocol: 1 | 2): string {
  const { depth, nodes, ms } = analysis;
  const score = hundredths(seenBy(position.turn(), analysis.value));
  const nps = (nodes / 1000 / Math.max(1, ms)).toFixed(1);
  if (protocol === 1) return ['info', depth, depth.toFixed(1), score, nodes, (ms / 1000).toFixed(2), nps, ...line].join(' ');
  return formatHubLine('info', {
    depth,
    score: (score / 100).toFixed(2),
    nodes,
    time: (ms / 1000).toFixed(3),
    nps,
    pv: line.join(' '),
  });
}

/** A man is 100; a win is 10,000 less its distance. */
function hundredths(value: number): number {
  const win = winOf(value);
  return win === undefined ? value : win.winner * (10_000 - win.plies);
}
