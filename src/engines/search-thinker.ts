import { type Game, type Position, seenBy, unwrap } from '../core/index.ts';
import type { CompiledSearch } from '../games/index.ts';
import { type SearchExports, SearchKernel, type SearchLine, type SearchProgress } from '../kernels/index.ts';
import { choose, type Level, levelsOf, lotOf, timeFor } from './levels.ts';
import { DepthClock, type EngineLimits } from './limits.ts';
import { type Host, type Thinker, type ThinkerOptions, within } from './thinker.ts';
import { formatLine, overThought, type Thought } from './thought.ts';
import { Crew } from './worker/crew.ts';

/** What one think is about. */
interface Task<P extends Position> {
  readonly position: P;
  readonly text: string;
  readonly limits: EngineLimits;
  readonly level: Level | undefined;
  readonly started: number;
}

/** Plays a game by the compiled search, deeper and deeper. */
export class SearchThinker<P extends Position, E extends SearchExports> implements Thinker {
  readonly threads: number;
  readonly #game: Game<P>;
  readonly #search: CompiledSearch<P, E>;
  readonly #kernel: SearchKernel<E>;
  readonly #crew: Crew | undefined;
  readonly #seed: number;

  private constructor(game: Game<P>, search: CompiledSearch<P, E>, kernel: SearchKernel<E>, seed: number) {
    this.#game = game;
    this.#search = search;
    this.#kernel = kernel;
    this.#seed = seed;
    this.threads = kernel.threads;
    this.#crew = kernel.threads > 1 ? new Crew(kernel) : undefined;
  }

  static async open<P extends Position, E extends SearchExports>(
    game: Game<P>,
    search: CompiledSearch<P, E>,
    { tableMb, seed = 1, sharedMemory = typeof SharedArrayBuffer !== 'undefined', ...options }: ThinkerOptions,
  ): Promise<SearchThinker<P, E>> {
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const kernel = await SearchKernel.create<E>(search.files, { threads, ...(tableMb !== undefined && { tableMb }) });
    return new SearchThinker(game, search, kernel, seed);
  }

  async prepare(): Promise<void> {
    await this.#crew?.ready();
    this.#crew?.wake();
  }

  close(): void {
    this.#kernel.stop();
    this.#crew?.dismiss();
  }

  *think(text: string, limits: EngineLimits, host: Host): Generator<Thought, undefined> {
    const game = this.#game;
    const position = unwrap(game.parsePosition(text));
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield overThought(outcome, limits);
      return;
    }
    const level = limits.level === undefined ? undefined : levelsOf(game.name)[limits.level - 1];
    this.#crew?.wake();
    try {
      yield* this.#deepen({ position, text, limits, level, started: performance.now() }, host);
    } finally {
      this.#crew?.rest();
    }
  }

  *#deepen(task: Task<P>, host: Host): Generator<Thought, undefined> {
    const { position, limits, level } = task;
    const clock = new DepthClock(limits.clock);
    const timed = within(host, timeFor(limits, level, clock));
    const depth = limits.depth ?? level?.depth;
    const nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    // A level below the last chooses among all moves, so it wants all their values.
    const all = limits.values || level?.depth !== undefined;
    if (limits.fresh) this.#kernel.forget();
    this.#search.take(this.#kernel.exports, position);
    const aim = {
      lines: all ? Number.POSITIVE_INFINITY : (limits.lines ?? 1),
      ...(depth !== undefined && { depth }),
      nodes: Math.max(1, nodes),
    };
    const count = this.#kernel.begin(aim, {
      mayGoOn: (visited) => visited < nodes && timed.mayGoOn(),
      told: (progress) => host.told(this.#thought(task, progress, { stopped: false, ended: false })),
    });
    for (;;) {
      const progress = this.#kernel.deepen();
      if (progress.depth === 0) return;
      const done = progress.state === 'done';
      const stopped = !done && (progress.state === 'stopped' || progress.nodes >= nodes || !timed.mayGoOn());
      const ended = done || stopped || !clock.goesOn(progress.lines[0]?.move, count);
      yield this.#thought(task, progress, { stopped, ended });
      if (ended) return;
    }
  }

  #thought(
    { position, text, limits, level, started }: Task<P>,
    { lines, depth, final, nodes, ahead }: SearchProgress,
    { stopped, ended }: { readonly stopped: boolean; readonly ended: boolean },
  ): Thought {
    const turn = position.turn();
    const chance = ended && level?.depth !== undefined;
    const best: SearchLine = chance ? choose(lines, level, lotOf(limits.seed ?? this.#seed, text)) : (lines[0] as SearchLine);
    // Beyond the last whole depth only the best move and a bound are known: worth more where nothing else was asked
    // for.
    const further = chance || limits.values || lines.length > 1 ? undefined : ahead;
    const pv = this.#line(position, further === undefined || further.move === best.move ? best.pv : [further.move]);
    const format = (move: bigint) => this.#line(position, [move])[0] as string;
    return {
      move: pv[0],
      value: seenBy(turn, (further ?? best).value),
      bound: further === undefined ? 'exact' : turn === 1 ? 'lower' : 'upper',
      pv,
      depth: further?.depth ?? depth,
      final,
      stopped,
      nodes,
      ms: performance.now() - started,
      ...(limits.values && {
        moves: [...lines]
          .sort((a, b) => b.value - a.value)
          .map(({ move, value }) => ({ move: format(move), value: seenBy(turn, value), final })),
      }),
      ...(limits.lines && {
        lines: lines
          .slice(0, limits.lines)
          .map((line) => ({ value: seenBy(turn, line.value), pv: this.#line(position, line.pv) })),
      }),
    };
  }

  /** A line of the kernel's in the game's notation. */
  #line(position: P, pv: readonly bigint[]): string[] {
    const moves: number[] = [];
    for (const move of pv) {
      const number = this.#search.moveOf(move, position);
      moves.push(number);
      position.play(number);
    }
    for (let i = 0; i < moves.length; i++) position.undo();
    return formatLine(this.#game, position, moves);
  }
}
