import { type Game, INFINITE, legalMoves, type Position, unwrap, WIN } from '../../core/index.ts';
import type { Progress } from '../../solve/index.ts';
import { type Analysis, firstMoveAnalysis, formatLine, gameOverAnalysis, rankedAnalysis } from '../analysis.ts';
import { rngFor } from '../levels.ts';
import type { EngineLimits } from '../limits.ts';
import { type Host, type Searcher, type SearcherOptions, withTimeLimit } from '../searcher.ts';
import { bestFirst, bestMoves, type ExactGame, type MoveVerdict, moveVerdicts, solveExactly } from './exact.ts';

/** How much memory the solution may take. */
const MEGABYTES = 1024;
/** The maximum length of the line: a draw may go on for ever. */
const LINE = 12;
/** Shortest time between two progress reports. */
const TELL_MS = 50;

/**
 * Plays a small game from its solution: the fastest win, a draw, or the longest defence. The first search solves the
 * game from its position on, and throws a `ProblemError` if it is too large; later searches look positions up if they
 * can follow from that one. With any level, the move is chosen at random among equal ones.
 */
export class PerfectSearcher implements Searcher {
  readonly threads = 1;
  readonly #game: Game;
  readonly #seed: number;
  #exact: ExactGame | undefined;

  constructor(game: Game, { seed = 1 }: Pick<SearcherOptions, 'seed'> = {}) {
    this.#game = game;
    this.#seed = seed;
  }

  close(): void {
    this.#exact = undefined;
  }

  *analyse(text: string, limits: EngineLimits, host: Host): Generator<Analysis, undefined> {
    const started = performance.now();
    const position = unwrap(this.#game.parsePosition(text));
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield gameOverAnalysis(outcome, limits);
      return;
    }
    const timed = withTimeLimit(host, limits.time);
    if (!this.#exact?.has(position)) {
      const unsolved = firstMoveAnalysis(position, legalMoves(position), (moves) => formatLine(this.#game, position, moves));
      yield unsolved;
      const onProgress = (progress: Analysis['progress'], nodes: number) =>
        host.onInfo({ ...unsolved, nodes, ms: performance.now() - started, progress });
      if (!this.#solve(text, timed, onProgress)) {
        yield { ...unsolved, stopped: true, ms: performance.now() - started };
        return;
      }
    }
    yield { ...this.#solved(position, text, limits, this.#exact as ExactGame, timed), ms: performance.now() - started };
  }

  /** False if the host stopped it. */
  #solve(text: string, host: Host, onProgress: (progress: Analysis['progress'], nodes: number) => void): boolean {
    this.#exact = undefined;
    let next = 0;
    const progress = ({ phase, done, total }: Progress) => {
      if (!host.shouldContinue()) throw STOPPED;
      const now = performance.now();
      if (now < next) return;
      next = now + TELL_MS;
      onProgress({ share: phase === 'explore' ? 0 : done / Math.max(1, total), least: -INFINITE, most: INFINITE }, total);
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

  #solved(position: Position, text: string, limits: EngineLimits, exact: ExactGame, host: Host): Analysis {
    const { level, seed } = limits;
    const ranked = bestFirst(moveVerdicts(exact, position), position.turn());
    const equal = bestMoves(ranked, position.turn());
    const played = level === undefined ? equal[0] : rngFor(seed ?? this.#seed, text).pick(equal);
    const pointsOf = (verdict: MoveVerdict) => scoreOf(verdict, exact.points);
    const lineOf = (verdict: MoveVerdict) => ({
      value: pointsOf(verdict),
      pv: this.#line(position, verdict.move, exact, host),
    });
    const line = lineOf(played);
    const found = { bound: 'exact', depth: line.pv.length, final: true, stopped: false, nodes: exact.positions, ms: 0 } as const;
    return rankedAnalysis(line, found, limits, {
      ranked,
      moveOf: (verdict) => ({ move: this.#game.formatMove(verdict.move, position), value: pointsOf(verdict), final: true }),
      lineOf,
    });
  }

  /** The move and its continuation by best play, until the host stops it. */
  #line(position: Position, first: number, exact: ExactGame, host: Host): string[] {
    const line: string[] = [];
    for (let move = first; ; move = bestMoves(moveVerdicts(exact, position), position.turn())[0].move) {
      line.push(this.#game.formatMove(move, position));
      position.play(move);
      if (line.length === LINE || !host.shouldContinue() || position.outcome() !== undefined) break;
    }
    for (let i = 0; i < line.length; i++) position.undo();
    return line;
  }
}

/** Thrown through the solver. */
const STOPPED = Symbol('stopped');

/** The value as a full search counts it: a win in n plies is WIN - n. */
function scoreOf({ value, remoteness = 0 }: MoveVerdict, points: boolean): number {
  return points || value === 0 ? value : value * (WIN - remoteness);
}
