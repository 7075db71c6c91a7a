import type { Engine } from '../../../engines/index.ts';
import { formatUciMove } from '../../../games/index.ts';
import { quoted, say } from '../../../i18n/index.ts';
import { explain } from '../../problems.ts';
import { printable } from '../../style.ts';
import { CLOSE_TIMEOUT_MS, dispatchLine, type Environment, type Handlers, Queue, type Session } from '../conversation.ts';
import { SessionEngine } from '../engine.ts';
import { FIRST_OPTIONS, OPTION_LINES, OPTION_NAMES, parseOption, type UciOptions } from './options.ts';
import { legalMoves, parseUciPosition, startOfGame, type UciPosition, uciScore } from './position.ts';
import { ends, isPerft, parseGo, perft, type Search, search } from './search.ts';

interface UciEnvironment extends Environment {
  readonly name: string;
  readonly seed: number;
  /** The folder of endgame tables. */
  readonly tables?: string | undefined;
}

/** The other program of a UCI session claims draws itself. */
export const UCI_GAME = 'chess:never';

/** A position in which everything moves. */
const WARMING = 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10';

/**
 * A session with a chess program (UCI, April 2006). Every `go` except `go perft` is answered by one `bestmove`, in the
 * order of the requests. Commands that arrive during a search are handled at once. Input that makes no sense is
 * answered by an `info string` and changes nothing.
 */
export class UciSession implements Session {
  readonly #around: UciEnvironment;
  readonly #queue = new Queue();
  readonly #engine = new SessionEngine();
  #options = FIRST_OPTIONS;
  #at: UciPosition = startOfGame();
  #debug = false;
  /** The time at which the engine was last ready. The clock of a search that was requested earlier starts then. */
  #readyAt = 0;

  constructor(around: UciEnvironment) {
    this.#around = around;
  }

  readonly #handlers: Handlers = {
    uci: () => {
      for (const text of [`id name ${this.#around.name}`, 'id author the Minerve authors', ...OPTION_LINES, 'uciok'])
        this.#around.say(text);
    },
    isready: () => this.#answerReady(),
    debug: (rest) => {
      this.#debug = rest.toLowerCase() === 'on';
    },
    setoption: (rest) => this.#setOption(rest),
    ucinewgame: () => {
      this.#at = startOfGame();
      this.#newGame();
    },
    position: (rest) => this.#setPosition(rest),
    go: (rest) => this.#go(rest),
    stop: () => this.#queue.stop(),
    ponderhit: () => this.#queue.stop(),
    register: () => {},
  };

  handle(line: string): boolean {
    if (this.#debug) this.#note(repeated(line));
    return dispatchLine(line, this.#handlers, () => this.#note(this.#around.words.unknownCommand({ typed: repeated(line) })));
  }

  /** The input has ended: finishes the requests; a search without a limit answers now. */
  finish(): Promise<void> {
    return this.#queue.finish();
  }

  async close(): Promise<void> {
    await this.#queue.close(CLOSE_TIMEOUT_MS);
    this.#engine.close();
  }

  /** At once during a search; else when the engine is there. */
  #answerReady(): void {
    if (this.#queue.busy) this.#around.say('readyok');
    else
      this.#queue.add(async () => {
        await this.#prepare(() => this.#engine.warm(this.#as, WARMING));
        this.#around.say('readyok');
      });
  }

  #newGame(): void {
    this.#queue.add(() => this.#prepare(() => this.#engine.newGame(this.#as, WARMING)));
  }

  /** An engine that fails is closed, and the next search opens another one. */
  async #prepare(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#engine.close();
      this.#complain(error);
    }
    this.#readyAt = performance.now();
  }

  get #as() {
    const { hash, threads } = this.#options;
    return { game: UCI_GAME, hashMb: hash, threads, tables: this.#around.tables };
  }

  /** With the options of the moment. Rejects where there is no memory or no thread for it. */
  #open(): Promise<Engine> {
    return this.#engine.open(this.#as);
  }

  #setOption(text: string): void {
    const { words } = this.#around;
    const change = parseOption(text);
    if (change.kind === 'unknown') this.#note(words.unknownOption({ typed: repeated(change.name), known: OPTION_NAMES }));
    else if (change.kind === 'bad') this.#note(words.badOption({ ...change.spin, typed: repeated(change.typed) }));
    else if (change.kind === 'clear') this.#newGame();
    else this.#change({ ...this.#options, [change.key]: change.value });
  }

  #change(options: UciOptions): void {
    const before = this.#options;
    this.#options = options;
    if (options.hash === before.hash && options.threads === before.threads) return;
    this.#queue.add(async () => {
      try {
        await this.#open();
      } catch (error) {
        this.#options = { ...this.#options, hash: before.hash, threads: before.threads };
        this.#complain(error);
      }
    });
  }

  #setPosition(text: string): void {
    const { words, language } = this.#around;
    const read = parseUciPosition(text);
    if (read.ok) this.#at = read.value;
    else this.#note(words.positionKept({ why: say(read.error, language) }));
  }

  #go(text: string): void {
    const go = parseGo(text);
    const { words } = this.#around;
    for (const [name, typed] of go.bad) this.#note(words.badLimit({ name, typed: repeated(typed) }));
    const asked: Search = {
      go,
      // Each position has a board of its own, and only the search under way moves on one.
      at: this.#at,
      options: this.#options,
      seed: this.#around.seed,
      asked: performance.now(),
    };
    // One search at a time: a new one stops the one before.
    this.#queue.stop();
    this.#queue.addStoppable(ends(go), (stop) => (isPerft(go) ? this.#perft(asked, stop) : this.#search(asked, stop)));
  }

  async #perft({ go, at }: Search, stop: AbortController): Promise<void> {
    const { perft: depth = 0 } = go.numbers;
    if (depth < 1 || depth > 100) this.#note(this.#around.words.perftWants);
    else await perft(at.position, depth, stop.signal, this.#around.say);
  }

  async #search(asked: Search, stop: AbortController): Promise<void> {
    const { say, words } = this.#around;
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
      const engine = await this.#open();
      // Nothing was searched, and the session is closed.
      if (this.#queue.closed) return;
      await search(engine, { ...asked, asked: Math.max(asked.asked, this.#readyAt) }, stop, say, (move) => {
        best = move;
      });
    } catch (error) {
      this.#complain(error);
    }
    say(`bestmove ${best}`);
  }

  #complain(error: unknown): void {
    this.#note(this.#around.words.cannotThink({ why: explain(error, this.#around.language).text }));
  }

  #note(text: string): void {
    this.#around.say(`info string ${printable(text)}`);
  }
}

function repeated(text: string): string {
  return printable(quoted(text));
}
