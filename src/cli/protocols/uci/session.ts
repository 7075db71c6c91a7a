import { unwrap } from '../../../core/index.ts';
import { type Engine, lastThought } from '../../../engines/index.ts';
import { formatUciMove } from '../../../games/index.ts';
import { printable } from '../../solving/printable.ts';
import { EngineSeat } from '../engine-seat.ts';
import { Queue } from '../queue.ts';
import type { ProtocolWords } from '../words.ts';
import { parseGo } from './go.ts';
import { uciScore } from './info.ts';
import { FIRST_OPTIONS, OPTION_LINES, OPTION_NAMES, parseOption, type UciOptions } from './options.ts';
import { perft } from './perft.ts';
import { legalMoves, parseUciPosition, rules, startOfGame, type UciPosition } from './position.ts';
import { type Search, search } from './search.ts';

export interface UciSurroundings {
  /** A line to the other program. */
  say(line: string): void;
  readonly name: string;
  readonly words: ProtocolWords;
  /** A sentence of the library in the person's language. */
  library(sentence: string): string;
  readonly seed: number;
}

/** How long a think under way has for its last word when the conversation ends. */
const FAREWELL_MS = 300;
/** A position in which everything moves, and how long it is looked at. */
const WARMING = 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10';
const WARMING_NODES = 250_000;
/** Of what was not understood, so much is repeated. */
const REPEATED = 60;

/**
 * A conversation with a chess program (UCI, April 2006). Every `go` but `go perft` gets one `bestmove`, in the order in which they were asked; what comes while a search is under way
 * is heard at once. What makes no sense is answered by an `info string` and changes nothing.
 */
export class UciSession {
  readonly #around: UciSurroundings;
  readonly #queue = new Queue();
  readonly #seat = new EngineSeat('chess:never', engineOptions(FIRST_OPTIONS));
  /** Engines that have thought already. */
  readonly #warm = new WeakSet<Engine>();
  #options = FIRST_OPTIONS;
  #at: UciPosition = startOfGame();
  #debug = false;

  constructor(around: UciSurroundings) {
    this.#around = around;
  }

  /** False: the conversation is over. */
  obey(line: string): boolean {
    const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(line) ?? [];
    if (this.#debug) this.#note(repeated(line));
    switch (verb.toLowerCase()) {
      case 'uci':
        for (const text of [`id name ${this.#around.name}`, 'id author the Minerve authors', ...OPTION_LINES, 'uciok'])
          this.#around.say(text);
        return true;
      case 'isready':
        this.#answerReady();
        return true;
      case 'debug':
        this.#debug = rest.toLowerCase() === 'on';
        return true;
      case 'setoption':
        this.#setOption(rest);
        return true;
      case 'ucinewgame':
        this.#at = startOfGame();
        this.#queue.add(() => this.#seat.forget());
        return true;
      case 'position':
        this.#setPosition(rest);
        return true;
      case 'go':
        this.#go(rest);
        return true;
      case 'stop':
      case 'ponderhit':
        this.#queue.stop();
        return true;
      case 'register':
        return true;
      case 'quit':
        return false;
      default:
        this.#note(this.#around.words.unknownCommand(repeated(line)));
        return true;
    }
  }

  /** A search under way still answers; nothing else is begun. */
  async close(): Promise<void> {
    await this.#queue.close(FAREWELL_MS);
    this.#seat.close();
  }

  /** At once during a search; else when the engine is there. */
  #answerReady(): void {
    if (this.#queue.busy) this.#around.say('readyok');
    else
      this.#queue.add(async () => {
        await this.#engine();
        this.#around.say('readyok');
      });
  }

  /** Opens the engine, and lets a new one think a little: compiled code is slow at first, and no clock runs yet. */
  async #engine(): Promise<void> {
    try {
      const engine = await this.#seat.engine();
      if (this.#warm.has(engine)) return;
      this.#warm.add(engine);
      await lastThought(engine.think(WARMING, { nodes: WARMING_NODES }));
    } catch (error) {
      this.#note(this.#around.words.cannotThink(this.#around.library((error as Error).message)));
    }
  }

  #setOption(text: string): void {
    const { words } = this.#around;
    const change = parseOption(text);
    if (change.kind === 'unknown') this.#note(words.unknownOption(repeated(change.name), OPTION_NAMES));
    else if (change.kind === 'bad')
      this.#note(words.badOption(change.spin.name, repeated(change.typed), change.spin.least, change.spin.most));
    else if (change.kind === 'clear') this.#queue.add(() => this.#seat.forget());
    else this.#change({ ...this.#options, [change.key]: change.value });
  }

  #change(options: UciOptions): void {
    const before = this.#options;
    this.#options = options;
    if (options.hash === before.hash && options.threads === before.threads) return;
    this.#queue.add(async () => {
      try {
        await this.#seat.change(engineOptions(options));
      } catch (error) {
        this.#options = { ...this.#options, hash: before.hash, threads: before.threads };
        this.#note(this.#around.words.cannotThink(this.#around.library((error as Error).message)));
      }
    });
  }

  #setPosition(text: string): void {
    const { words, library } = this.#around;
    const read = parseUciPosition(text, words.howPosition);
    if (read.ok) this.#at = read.value;
    else this.#note(words.positionKept(library(read.error.message)));
  }

  #go(text: string): void {
    const go = parseGo(text);
    const { words } = this.#around;
    for (const [name, typed] of go.bad) this.#note(words.badLimit(name, repeated(typed)));
    const asked: Search = {
      go,
      // A board of its own: the next position may come while this one is thought about.
      at: { text: this.#at.text, position: unwrap(rules.parsePosition(this.#at.text)) },
      options: this.#options,
      seed: this.#around.seed,
      asked: performance.now(),
    };
    // One at a time: who asks again does not want to wait for the search before.
    this.#queue.stop();
    if (go.numbers.perft === undefined && !go.bad.some(([name]) => name === 'perft'))
      this.#queue.addStoppable((stop) => this.#search(asked, stop));
    else this.#queue.addStoppable((stop) => this.#perft(asked, stop));
  }

  async #perft({ go, at }: Search, stop: AbortController): Promise<void> {
    const { perft: depth = 0 } = go.numbers;
    if (depth < 1 || depth > 100) this.#note(this.#around.words.perftWants);
    else await perft(at.position, depth, stop.signal, this.#around.say);
  }

  async #search(asked: Search, stop: AbortController): Promise<void> {
    const { say, words, library } = this.#around;
    const { position } = asked.at;
    const outcome = position.outcome();
    if (outcome !== undefined) {
      say(`info depth 0 score ${outcome === 0 ? 'cp 0' : uciScore(0 - Math.abs(outcome))}`);
      say('bestmove (none)');
      return;
    }
    const legal = legalMoves(position).map(formatUciMove);
    const { searchMoves } = asked.go;
    if (searchMoves.length > 0 && !searchMoves.some((move) => legal.includes(move))) this.#note(words.noneOfThese);
    let best = searchMoves.find((move) => legal.includes(move)) ?? (legal[0] as string);
    try {
      await search(await this.#seat.engine(), asked, stop, say, (move) => {
        best = move;
      });
    } catch (error) {
      this.#note(words.cannotThink(library((error as Error).message)));
    }
    say(`bestmove ${best}`);
  }

  #note(text: string): void {
    this.#around.say(`info string ${printable(text)}`);
  }
}

function engineOptions({ hash, threads }: UciOptions) {
  return { tableMb: hash, threads };
}

function repeated(text: string): string {
  return printable(text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text);
}
