import { atPly, DRAW, type Game, isWin, type Player, type Position, seenBy, unwrap, winFor } from '../core/index.ts';
import type { CompiledSearch } from '../games/index.ts';
import { type SearchExports, SearchKernel, type SearchLine, type SearchProgress } from '../kernels/index.ts';
import type { Endgame, TableVerdict } from './endgame.ts';
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
  /** A move that the tables know to win, though perhaps not before a draw rule. */
  readonly winning?: number | undefined;
}

/** Plays a game by the compiled search, deeper and deeper. */
export class SearchThinker<P extends Position, E extends SearchExports> implements Thinker {
  readonly threads: number;
  readonly #game: Game<P>;
  readonly #search: CompiledSearch<P, E>;
  readonly #kernel: SearchKernel<E>;
  readonly #crew: Crew | undefined;
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
    this.#crew = kernel.threads > 1 ? new Crew(kernel) : undefined;
  }

  static async open<P extends Position, E extends SearchExports>(
    game: Game<P>,
    search: CompiledSearch<P, E>,
    { tableMb, seed = 1, sharedMemory = typeof SharedArrayBuffer !== 'undefined', ...options }: ThinkerOptions,
    tables?: Endgame,
  ): Promise<SearchThinker<P, E>> {
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const endgame = search.looksUp ? await tables?.slices() : undefined;
    const kernel = await SearchKernel.create<E>(search.files, {
      threads,
      ...(tableMb !== undefined && { tableMb }),
      ...(endgame && { endgame }),
    });
    return new SearchThinker(game, search, kernel, seed, tables);
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
    this.#crew?.wake();
    try {
      yield* this.#deepen({ ...task, winning }, host);
    } finally {
      this.#crew?.rest();
    }
  }

  /** The answer where the tables know all moves. */
  #known({ position, limits, started }: Task<P>, verdicts: readonly TableVerdict[]): Thought {
    const lineOf = ({ move }: TableVerdict) => formatLine(this.#game, position, this.#lineBy(position, move));
    const [best] = verdicts;
    const pv = lineOf(best);
    return {
      ...{ move: pv[0], value: scoreOf(best), bound: 'exact', pv, depth: pv.length, final: true, fromTables: true },
      ...{ stopped: false, nodes: 0, ms: performance.now() - started },
      ...(limits.values && {
        moves: verdicts.map((verdict) => ({
          ...{ move: this.#game.formatMove(verdict.move, position), value: scoreOf(verdict), final: verdict.inTime },
        })),
      }),
      ...(limits.lines && {
        lines: verdicts.slice(0, limits.lines).map((verdict) => ({ value: scoreOf(verdict), pv: lineOf(verdict) })),
      }),
    };
  }

  #lineBy(position: P, move: number): number[] {
    return this.#endgame?.line(position, move) ?? [move];
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
    { position, text, limits, level, started, winning }: Task<P>,
    { lines, depth, final, nodes, ahead }: SearchProgress,
    { stopped, ended }: { readonly stopped: boolean; readonly ended: boolean },
  ): Thought {
    const turn = position.turn();
    const chance = ended && level?.depth !== undefined;
    const best: SearchLine = chance ? choose(lines, level, lotOf(limits.seed ?? this.#seed, text)) : (lines[0] as SearchLine);
    // Beyond the last whole depth only the best move and a bound are known: worth more where nothing else was asked
    // for.
    const further = chance || limits.values || lines.length > 1 ? undefined : ahead;
    // What the search does not see to be won is played by the tables, so that the win comes nearer all the same.
    const byTables = winning !== undefined && !isWin((further ?? best).value);
    const pv = byTables
      ? formatLine(this.#game, position, this.#lineBy(position, winning))
      : this.#line(position, further === undefined || further.move === best.move ? best.pv : [further.move]);
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

/** From Max's view. A win that a draw rule may forestall is none. */
function scoreOf({ value, remoteness = 0, inTime }: TableVerdict): number {
  return value === 0 || !inTime ? DRAW : atPly(winFor(value as Player), remoteness);
}
