import { type Game, type Position, seenBy, unwrap } from '../core/index.ts';
import { type KernelFile, type SearchExports, SearchKernel, type SearchLine, type SearchProgress } from '../kernels/index.ts';
import { choose } from './choose.ts';
import type { Level } from './level.ts';
import { levelsOf } from './levels.ts';
import type { EngineLimits } from './limits.ts';
import { lotOf } from './lot.ts';
import { SliceLength } from './slice-length.ts';
import { formatLine, type Thought } from './think.ts';
import { type Stop, type Thinker, type ThinkerOptions, within } from './thinker.ts';
import { Crew } from './worker/crew.ts';

/** How a game meets the compiled search (kernels/search.ts). */
export interface SearchGame<P extends Position, E extends SearchExports> {
  /** The kernel for memory of its own, and the one for shared memory. */
  readonly files: readonly [alone: KernelFile, shared: KernelFile];
  /** Hands a position to the kernel. */
  take(kernel: E, position: P): void;
  /** The game's number of a move of the kernel's, which is legal in the position. */
  moveOf(move: bigint, position: P, kernel: E): number;
}

/** How long the last level thinks where no limit is given. */
const LAST_LEVEL_MS = 3000;

/** Plays a game by the compiled search, deeper and deeper. */
export class SearchThinker<P extends Position, E extends SearchExports> implements Thinker {
  readonly threads: number;
  readonly #game: Game<P>;
  readonly #as: SearchGame<P, E>;
  readonly #kernel: SearchKernel<E>;
  readonly #crew: Crew | undefined;
  readonly #levels: readonly Level[];
  readonly #seed: number;
  #state: 'free' | 'busy' | 'closed' = 'free';

  private constructor(game: Game<P>, as: SearchGame<P, E>, kernel: SearchKernel<E>, threads: number, seed: number) {
    this.#game = game;
    this.#as = as;
    this.#kernel = kernel;
    this.#levels = levelsOf(game.name);
    this.#seed = seed;
    this.threads = threads;
    this.#crew = threads > 1 ? new Crew(kernel, 'search') : undefined;
  }

  static async open<P extends Position, E extends SearchExports>(
    game: Game<P>,
    as: SearchGame<P, E>,
    { tableMb, seed = 1, sharedMemory = typeof SharedArrayBuffer !== 'undefined', ...options }: ThinkerOptions,
  ): Promise<SearchThinker<P, E>> {
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const kernel = await SearchKernel.create<E>(as.files, { threads, ...(tableMb !== undefined && { tableMb }) });
    return new SearchThinker(game, as, kernel, threads, seed);
  }

  close(): void {
    const busy = this.#state === 'busy';
    this.#state = 'closed';
    this.#kernel.stop();
    if (!busy) this.#crew?.dismiss();
  }

  async *think(text: string, limits: EngineLimits, stop: Stop): AsyncGenerator<Thought, undefined> {
    const position = unwrap(this.#game.parsePosition(text));
    const outcome = position.outcome();
    if (outcome !== undefined) {
      const nothing = { bound: 'exact', pv: [], depth: 0, final: true, stopped: false, nodes: 0, ms: 0 } as const;
      yield { move: undefined, value: outcome, ...nothing, ...(limits.values && { moves: [] }) };
      return;
    }
    this.#state = 'busy';
    this.#crew?.wake();
    try {
      yield* this.#deepen(position, text, limits, stop);
    } finally {
      if (this.#state === 'busy') {
        this.#state = 'free';
        this.#crew?.rest();
      } else this.#crew?.dismiss();
    }
  }

  async *#deepen(position: P, text: string, limits: EngineLimits, stop: Stop): AsyncGenerator<Thought, undefined> {
    const level = limits.level === undefined ? undefined : this.#levels[limits.level - 1];
    const endless = level !== undefined && level.depth === undefined && limits.nodes === undefined;
    const timed = within(stop, limits.time ?? (endless ? LAST_LEVEL_MS : undefined));
    const depth = limits.depth ?? level?.depth;
    const nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    // A level below the last chooses among all moves, so it wants all their values.
    const all = limits.values || level?.depth !== undefined;
    this.#as.take(this.#kernel.kernel, position);
    // A depth that was asked for is looked to exactly, as by every other search; a level plays soundly, and leaves no capture hanging.
    const aim = depth === undefined ? {} : { depth, selectivity: limits.depth === undefined };
    this.#kernel.begin({ lines: all ? Number.POSITIVE_INFINITY : (limits.lines ?? 1), ...aim });
    const started = performance.now();
    const slices = new SliceLength();
    let told = 0;
    for (;;) {
      const progress = slices.run((slice) => this.#kernel.advance(slice), nodes, timed.left);
      if (progress.depth === 0 && progress.state !== 'stopped') continue;
      if (progress.depth === 0) return;
      const done = progress.state === 'done';
      const stopped = !done && (progress.nodes >= nodes || progress.state === 'stopped' || timed.aborted);
      if (done || stopped || progress.depth > told)
        yield this.#thought(position, text, limits, progress, { level, stopped, ended: done || stopped, started });
      if (done || stopped) return;
      told = progress.depth;
      await stop.turn();
    }
  }

  #thought(
    position: P,
    text: string,
    limits: EngineLimits,
    progress: SearchProgress,
    { level, stopped, ended, started }: { level: Level | undefined; stopped: boolean; ended: boolean; started: number },
  ): Thought {
    const turn = position.turn();
    const { lines, depth, final, nodes, ahead } = progress;
    const chance = ended && level?.depth !== undefined;
    const best: SearchLine = chance ? choose(lines, level, lotOf(limits.seed ?? this.#seed, text)) : (lines[0] as SearchLine);
    const format = (move: bigint) => this.#game.formatMove(this.#as.moveOf(move, position, this.#kernel.kernel), position);
    // Beyond the last whole depth only the best move and a bound are known: worth more where nothing else was asked for.
    const further = stopped && !chance && !limits.values && lines.length === 1 ? ahead : undefined;
    const pv = further === undefined || further.move === best.move ? this.#line(position, best.pv) : [format(further.move)];
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

  #line(position: P, pv: readonly bigint[]): string[] {
    const moves: number[] = [];
    for (const move of pv) {
      const number = this.#as.moveOf(move, position, this.#kernel.kernel);
      moves.push(number);
      position.play(number);
    }
    for (let i = 0; i < moves.length; i++) position.undo();
    return formatLine(this.#game, position, moves);
  }
}
