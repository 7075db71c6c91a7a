import { type Game, ok, type Position, type Problem, type Result } from '../../core/index.ts';
import type { MatchData } from './match-data.ts';
import { refuse, saidProblem } from './refusal.ts';

/** A game as far as the rules allow it. */
export interface Replayable<P extends Position> {
  /** The game with its legal moves only. */
  readonly data: MatchData;
  /** Its moves, and the position behind the last of them; `undo()` steps back. */
  readonly moves: readonly number[];
  readonly position: P;
  /** The first move that cannot be played, counted from 1, and why; absent where all can. */
  readonly stopped?: { readonly move: number; readonly problem: Problem };
}

/** Plays a game by the rules. A move that they refuse ends it there, and nothing before it is lost; only a start that makes no sense leaves no game. */
export function replayable<P extends Position>(data: MatchData, game: Game<P>): Result<Replayable<P>> {
  const start = data.from === undefined ? ok(game.start()) : game.parsePosition(data.from);
  if (!start.ok) {
    const { en, fr } = saidProblem(start.error);
    return refuse('bad-start', {
      en: `The position that this game starts from is refused. ${en}`,
      fr: `La position de départ de cette partie est refusée. ${fr}`,
    });
  }
  const position = start.value;
  const moves: number[] = [];
  for (const [i, text] of data.moves.entries()) {
    const move = game.parseMove(text, position);
    if (!move.ok)
      return ok({ data: cut(data, i), moves, position, stopped: { move: i + 1, problem: stoppedAt(i + 1, move.error) } });
    moves.push(move.value);
    position.play(move.value);
  }
  return ok({ data, moves, position });
}

function cut(data: MatchData, length: number): MatchData {
  const { resigned: _, drawn: __, ...rest } = data;
  return { ...rest, moves: data.moves.slice(0, length), at: Math.min(data.at, length) };
}

function stoppedAt(move: number, problem: Problem): Problem {
  const { en, fr } = saidProblem(problem);
  return refuse(problem.code, {
    en: `The game is shown up to move ${move}, which cannot be played. ${en}`,
    fr: `La partie est montrée jusqu’au coup ${move}, qui ne peut être joué. ${fr}`,
  }).error;
}
