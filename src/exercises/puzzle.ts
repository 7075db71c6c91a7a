import { type Game, legalMoves, type Position } from '../core/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { sentence } from './board-words.ts';
import { startPosition } from './boards.ts';
import { type Answer, type Exercise, type Marking, marking } from './exercise.ts';

/** A position with right and wrong moves. */
export interface Puzzle<P extends Position = Position> {
  readonly game: Game<P>;
  readonly position: P;
  readonly task: Sentence;
  isRight(move: number): boolean;
  /** Why a legal move is right, or how it is answered. */
  why(move: number): Sentence;
}

/** The moves that are right. */
export function rightMoves({ position, isRight }: Puzzle): number[] {
  return legalMoves(position).filter(isRight);
}

export function puzzleExercise(puzzle: Puzzle): Omit<Exercise, 'id'> {
  const { game, position, task } = puzzle;
  const moves = rightMoves(puzzle);
  const written = moves.map((move) => game.formatMove(move, position));
  return {
    // A copy: moves played on the shown board must not change the marker's position.
    subject: { on: 'board', game, position: startPosition(game, position) },
    task,
    answerKind: { how: 'move' },
    solution: written.slice(0, 1),
    solved: sentence('solved-moves', { moves: written.map(inFull), why: puzzle.why(moves[0]) }),
    mark: (answer) => markMove(puzzle, answer),
  };
}

function markMove({ game, position, isRight, why }: Puzzle, answer: Answer): Marking {
  const [typed = '', ...more] = answer;
  if (typed.trim() === '' || more.length > 0) return marking([{ at: 0, right: false, why: sentence('answer-one-move') }]);
  const move = game.parseMove(typed, position);
  if (!move.ok) return marking([{ at: 0, right: false, why: move.error as Sentence }]);
  return marking([{ at: 0, right: isRight(move.value), why: why(move.value) }]);
}
