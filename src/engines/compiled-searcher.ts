import { atPly, DRAW, type Game, isWin, type Player, type Position, seenBy, unwrap, winFor } from '../core/index.ts';
import type { CompiledSearch } from '../games/index.ts';
import { type SearchExports, SearchKernel, type SearchLine, type SearchProgress } from '../kernels/index.ts';
import { type Analysis, formatLine, gameOverAnalysis, rankedAnalysis } from './analysis.ts';
import type { Endgame, TableVerdict } from './endgame.ts';
import { levelsOf } from './game-levels.ts';
import { choose, type Level, rngFor, timeFor } from './levels.ts';
import { DepthClock, type EngineLimits } from './limits.ts';
import { type Host, type Searcher, type SearcherOptions, withTimeLimit } from './searcher.ts';
import { HelperThreads } from './worker/helper-threads.ts';

/** The task of one search. */
interface Task<P extends Position> {
  readonly position: P;
  readonly text: string;
  readonly limits: EngineLimits;
  readonly level: Level | undefined;
  readonly started: number;
  /** A move that wins according to the tables, though a draw rule may come first. */
  readonly winning?: number | undefined;
}

/** Plays a game by the compiled search with iterative deepening. */
export class CompiledSearcher<P extends Position, E extends SearchExports> implements Searcher {
  readonly threads: number;
  readonly #game: Game<P>;
  readonly #search: CompiledSearch<P, E>;
  readonly #kernel: SearchKernel<E>;
  readonly #crew: HelperThreads | undefined;
  readonly #seed: number;
  readonly #endgame: Endgame | undefined;

  private constructor(
    game: Game<P>,
    search: CompiledSearch<P, E>,
    kernel: SearchKernel<E>,
    seed: number,
    endgame: Endgame | undefined,
  ) {
    this.#game = game;
    this.#search = search;
    this.#kernel = kernel;
    this.#seed = seed;
    this.#endgame = endgame;
    this.threads = kernel.threads;
    this.#crew = kernel.threads > 1 ? new HelperThreads(kernel) : undefined;
  }

  static async open<P extends Position, E extends SearchExports>(
    game: Game<P>,
    search: CompiledSearch<P, E>,
    { hashMb, seed = 1, sharedMemory = typeof SharedArrayBuffer !== 'undefined', ...options }: SearcherOptions,
    tables?: Endgame,
  ): Promise<CompiledSearcher<P, E>> {
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const endgame = search.looksUp ? await tables?.slices() : undefined;
    const kernel = await SearchKernel.create<E>(search.files, {
      threads,
      ...(hashMb !== undefined && { hashMb }),
      ...(endgame && { endgame }),
    });
    return new CompiledSearcher(game, search, kernel, seed, tables);
  }

  async prepare(): Promise<void> {
    await this.#crew?.ready();
    this.#crew?.start();
  }

  close(): void {
    this.#kernel.stop();
    this.#crew?.terminate();
  }

  *analyse(text: string, limits: EngineLimits, host: Host): Generator<Analysis, undefined> {
    const game = this.#game;
    const position = unwrap(game.parsePosition(text));
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield gameOverAnalysis(outcome, limits);
      return;
    }
    const level = limits.level === undefined ? undefined : levelsOf(game.name)[limits.level - 1];
    const task = { position, text, limits, level, started: performance.now() };
    const endgame = level?.depth === undefined ? this.#endgame : undefined;
    const verdicts = endgame?.verdicts(position);
    const best = verdicts?.[0];
    if (best?.inTime) {
      yield this.#known(task, verdicts as TableVerdict[]);
      return;
    }
    const winning = best !== undefined && best.value * position.turn() > 0 ? best.move : undefined;
    this.#kernel.lookUp(endgame?.pieces ?? 0);
    this.#crew?.start();
    try {
      yield* this.#deepen({ ...task, winning }, host);
    } finally {
      this.#crew?.park();
    }
  }

  /** The answer if the tables know all moves. */
  #known({ position, limits, started }: Task<P>, verdicts: readonly TableVerdict[]): Analysis {
    const lineOf = (verdict: TableVerdict) => ({
      value: scoreOf(verdict),
      pv: formatLine(this.#game, position, this.#lineBy(position, verdict.move)),
    });
    const played = lineOf(verdicts[0]);
    const work = { stopped: false, nodes: 0, ms: performance.now() - started };
    const found = { bound: 'exact', depth: played.pv.length, final: true, fromTables: true, ...work } as const;
    return rankedAnalysis(played, found, limits, {
      ranked: verdicts,
      moveOf: (verdict) => ({
        ...{ move: this.#game.formatMove(verdict.move, position), value: scoreOf(verdict), final: verdict.inTime },
      }),
      lineOf,
    });
  }

  #lineBy(position: P, move: number): number[] {
    return this.#endgame?.line(position, move) ?? [move];
  }

  *#deepen(task: Task<P>, host: Host): Generator<Analysis, undefined> {
    const { position, limits, level } = task;
    const clock = new DepthClock(limits.clock);
    const timed = withTimeLimit(host, timeFor(limits, level, clock));
    const depth = limits.depth ?? level?.depth;
    const nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    // A level below the last chooses among all moves, so it needs all their values.
    const all = limits.values || level?.depth !== undefined;
    if (limits.fresh) this.#kernel.forget();
    this.#search.take(this.#kernel.exports, position);
    const aim = {
      lines: all ? Number.POSITIVE_INFINITY : (limits.lines ?? 1),
      ...(depth !== undefined && { depth }),
      nodes: Math.max(1, nodes),
    };
    const count = this.#kernel.begin(aim, {
      shouldContinue: (visited) => visited < nodes && timed.shouldContinue(),
      onInfo: (progress) => host.onInfo(this.#analysis(task, progress, { stopped: false, ended: false })),
    });
    for (;;) {
      const progress = this.#kernel.deepen();
      if (progress.depth === 0) return;
      const done = progress.state === 'done';
      const stopped = !done && (progress.state === 'stopped' || progress.nodes >= nodes || !timed.shouldContinue());
      const ended = done || stopped || !clock.goesOn(progress.lines[0]?.move, count);
      yield this.#analysis(task, progress, { stopped, ended });
      if (ended) return;
    }
  }

  #analysis(
    { position, text, limits, level, started, winning }: Task<P>,
    { lines, depth, final, nodes, ahead }: SearchProgress,
    { stopped, ended }: { readonly stopped: boolean; readonly ended: boolean },
  ): Analysis {
    const turn = position.turn();
    const chance = ended && level?.depth !== undefined;
    const best: SearchLine = chance ? choose(lines, level, rngFor(limits.seed ?? this.#seed, text)) : (lines[0] as SearchLine);
    // Beyond the last complete depth only the best move and a bound are known. They are used if nothing else was
    // requested.
    const further = chance || limits.values || lines.length > 1 ? undefined : ahead;
    // If the search does not see the win, the tables choose the move, so that the win still comes nearer.
    const byTables = winning !== undefined && !isWin((further ?? best).value);
    const pv = byTables
      ? formatLine(this.#game, position, this.#lineBy(position, winning))
      : this.#line(position, further === undefined || further.move === best.move ? best.pv : [further.move]);
    const found = {
      bound: further === undefined ? 'exact' : turn === 1 ? 'lower' : 'upper',
      depth: further?.depth ?? depth,
      ...{ final, stopped, nodes, ms: performance.now() - started },
    } as const;
    return rankedAnalysis({ value: seenBy(turn, (further ?? best).value), pv }, found, limits, {
      ranked: lines.toSorted((a, b) => b.value - a.value),
      found: lines,
      moveOf: ({ move, value }) => ({ move: this.#line(position, [move])[0], value: seenBy(turn, value), final }),
      lineOf: (line) => ({ value: seenBy(turn, line.value), pv: this.#line(position, line.pv) }),
    });
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

/** From Max's view. A win that a draw rule may prevent does not count as one. */
function scoreOf({ value, remoteness = 0, inTime }: TableVerdict): number {
  return value === 0 || !inTime ? DRAW : atPly(winFor(value as Player), remoteness);
}
