import { type Game, type Position, type Random, WIN } from '../../core/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { replay } from '../position.ts';
import { CommandProblem, INTERRUPTED } from '../problems.ts';
import { bestMoves, type ExactGame, moveVerdicts, solveExactly, type Verdict } from '../solving/exact.ts';
import { Interrupted, watchOf } from '../solving/watch.ts';
import { catalogue } from '../words/index.ts';
import type { OpponentAnswer, OpponentMessage, OpponentQuestion, ValuedMove } from './opponent-messages.ts';

/** How far a hint tells what will follow: a draw may go on for ever. */
const LINE = 12;

/** Plays from the solution of the game: the fastest win, the longest defence, and draws are kept. The solution is kept from question to question. */
export class PerfectPlayer {
  #solved:
    | { readonly spec: string; readonly from: string | undefined; readonly base: readonly string[]; readonly exact: ExactGame }
    | undefined;

  /** Solves first, where it has not yet. Throws a sentence where the game is too large. */
  consider(
    game: Game,
    question: OpponentQuestion,
    random: Random,
    signal: StopSignal,
    tell: (message: OpponentMessage) => void,
  ): OpponentAnswer {
    const exact = this.#solution(game, question, signal, tell);
    const { position } = replay(game, question.from, question.moves);
    if (question.want === 'prepare' || position.outcome() !== undefined) return { moves: [], depth: 0, line: [], exact: true };
    const told = ({ move, ...verdict }: Verdict & { readonly move: number }): ValuedMove => ({
      move: game.formatMove(move, position),
      value: scoreOf(verdict, exact.points),
    });
    const verdicts = moveVerdicts(exact, position);
    if (question.want === 'values') {
      const rows: ValuedMove[] = [];
      for (let rest = verdicts; rest.length > 0; ) {
        const best = bestMoves(rest, position.turn());
        rows.push(...best.map(told));
        rest = rest.filter((verdict) => !best.includes(verdict));
      }
      return { moves: rows, depth: 0, line: [], exact: true };
    }
    const best = bestMoves(verdicts, position.turn());
    if (question.want === 'move') return { moves: [told(random.pick(best))], depth: 0, line: [], exact: true };
    return { moves: [told(best[0])], depth: 0, line: lineFrom(game, position, exact), exact: true };
  }

  /** From the start of the match on, or from a later position where that is all that was asked for. */
  #solution(game: Game, question: OpponentQuestion, signal: StopSignal, tell: (message: OpponentMessage) => void): ExactGame {
    const { spec, from, moves } = question;
    const known = this.#solved;
    const covers =
      known !== undefined && known.spec === spec && known.from === from && known.base.every((move, i) => moves[i] === move);
    if (covers) return known.exact;
    this.#solved = undefined;
    const watch = watchOf(spec, {
      args: { words: [], flags: {} },
      signal,
      words: catalogue[question.language],
      note: () => {},
      progress: (text) => tell({ kind: 'news', text }),
    });
    try {
      const exact = solveExactly(game, () => replay(game, from, moves).position, watch);
      this.#solved = { spec, from, base: moves, exact };
      return exact;
    } catch (thrown) {
      if (thrown instanceof Interrupted) throw new CommandProblem(INTERRUPTED, (say) => say.solving.interrupted);
      throw thrown;
    }
  }
}

/** As a full search would count it: a win in n plies is worth n less than a win. */
function scoreOf({ value, remoteness = 0 }: Verdict, points: boolean): number {
  return points ? value : value * (value === 0 ? 0 : WIN - remoteness);
}

function lineFrom(game: Game, position: Position, exact: ExactGame): string[] {
  const line: string[] = [];
  while (line.length < LINE && position.outcome() === undefined) {
    const [{ move }] = bestMoves(moveVerdicts(exact, position), position.turn());
    line.push(game.formatMove(move, position));
    position.play(move);
  }
  for (let i = 0; i < line.length; i++) position.undo();
  return line;
}
