import { type Game, INFINITE, type Position, unwrap, WIN } from '../../core/index.ts';
import type { Progress } from '../../solve/index.ts';
import { lotOf } from '../levels.ts';
import type { EngineLimits } from '../limits.ts';
import { type Host, type Thinker, type ThinkerOptions, within } from '../thinker.ts';
import { formatLine, overThought, type Thought, unknownThought } from '../thought.ts';
import { bestFirst, bestMoves, type ExactGame, type MoveVerdict, moveVerdicts, solveExactly } from './exact.ts';

/** How much memory the solution may take. */
const MEGABYTES = 1024;
/** How far the line goes: a draw may go on for ever. */
const LINE = 12;
/** Progress is told so often at most. */
const TELL_MS = 50;

/**
 * Plays a small game from its solution: the fastest win, the longest defence, and draws are kept. The first think
 * solves the game from its position on, and throws a `ProblemError` where it is too large; the next ones look up, as
 * long as they are about what can follow. With a level, whichever it is, chance decides among equal moves.
 */
export class PerfectThinker implements Thinker {
  readonly threads = 1;
  readonly #game: Game;
  readonly #seed: number;
  #exact: ExactGame | undefined;

  constructor(game: Game, { seed = 1 }: Pick<ThinkerOptions, 'seed'> = {}) {
    this.#game = game;
    this.#seed = seed;
  }

  close(): void {
    this.#exact = undefined;
  }

  *think(text: string, limits: EngineLimits, host: Host): Generator<Thought, undefined> {
    const started = performance.now();
    const position = unwrap(this.#game.parsePosition(text));
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield overThought(outcome, limits);
      return;
    }
    const unsolved = unknownThought(position, (moves) => formatLine(this.#game, position, moves));
    if (!this.#exact?.has(position)) {
      yield unsolved;
      const told = (progress: Thought['progress'], nodes: number) =>
        host.told({ ...unsolved, nodes, ms: performance.now() - started, progress });
      if (!this.#solve(text, within(host, limits.time), told)) {
        yield { ...unsolved, stopped: true, ms: performance.now() - started };
        return;
      }
    }
    yield { ...this.#solved(position, text, limits, this.#exact as ExactGame), ms: performance.now() - started };
  }

  /** Whether the host let it come to its end. */
  #solve(text: string, host: Host, told: (progress: Thought['progress'], nodes: number) => void): boolean {
    this.#exact = undefined;
    let next = 0;
    const progress = ({ phase, done, total }: Progress) => {
      if (!host.mayGoOn()) throw STOPPED;
      const now = performance.now();
      if (now < next) return;
      next = now + TELL_MS;
      told({ share: phase === 'explore' ? 0 : done / Math.max(1, total), least: -INFINITE, most: INFINITE }, total);
    };
    try {
      const start = () => unwrap(this.#game.parsePosition(text));
      this.#exact = solveExactly(this.#game, start, { megabytes: MEGABYTES, progress });
      return true;
    } catch (thrown) {
      if (thrown === STOPPED) return false;
      throw thrown;
    }
  }

  #solved(position: Position, text: string, { values, lines, level, seed }: EngineLimits, exact: ExactGame): Thought {
    const ranked = bestFirst(moveVerdicts(exact, position), position.turn());
    const equal = bestMoves(ranked, position.turn());
    const played = level === undefined ? equal[0] : lotOf(seed ?? this.#seed, text).pick(equal);
    const told = (verdict: MoveVerdict) => ({
      value: scoreOf(verdict, exact.points),
      pv: this.#line(position, verdict.move, exact),
    });
    const { value, pv } = told(played);
    return {
      ...{ move: pv[0], value, bound: 'exact', pv, depth: pv.length, final: true, stopped: false },
      ...{ nodes: exact.positions, ms: 0 },
      ...(values && {
        moves: ranked.map((verdict) => ({
          move: this.#game.formatMove(verdict.move, position),
          value: scoreOf(verdict, exact.points),
          final: true,
        })),
      }),
      ...(lines && { lines: ranked.slice(0, lines).map(told) }),
    };
  }

  /** The move, and what both sides play best after it. */
  #line(position: Position, first: number, exact: ExactGame): string[] {
    const line: string[] = [];
    for (let move = first; ; move = bestMoves(moveVerdicts(exact, position), position.turn())[0].move) {
      line.push(this.#game.formatMove(move, position));
      position.play(move);
      if (line.length === LINE || position.outcome() !== undefined) break;
    }
    for (let i = 0; i < line.length; i++) position.undo();
    return line;
  }
}

/** Thrown through the solver. */
const STOPPED = Symbol('stopped');

/** As a full search would count it: a win in n plies is worth n less than a win. */
function scoreOf({ value, remoteness = 0 }: MoveVerdict, points: boolean): number {
  return points || value === 0 ? value : value * (WIN - remoteness);
}
