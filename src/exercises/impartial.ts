import { legalMoves, type Position, type Random, unwrap } from '../core/index.ts';
import { bestMoves, type ExactGame, moveVerdicts, solveExactly } from '../engines/index.ts';
import { type BuiltInGame, type ChompPosition, chomp, type NimPosition, nim } from '../games/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { sentence } from './board-words.ts';
import { after, startPosition } from './boards.ts';
import { type Level, suitable } from './exercise.ts';
import { type Puzzle, rightMoves } from './puzzle.ts';

/** 16 MB is more than any of these games needs. */
const SOLVE_OPTIONS = { megabytes: 16, progress: () => {} };

/** The game, position and texts of a puzzle. `won` and `lost` describe the position after a move. */
interface PuzzleSpec<P extends Position> {
  readonly game: BuiltInGame<P>;
  readonly position: P;
  readonly task: Sentence;
  /** Why the player who moved to this position wins. */
  won(position: P, exact: ExactGame): Sentence;
  /** Why a move that ends the game at once loses. Omitted if the position has no such move. */
  readonly lost?: Sentence;
}

/** A puzzle in a game in which both players have the same moves: a move is right if the other player then loses. */
function solvedPuzzle<P extends Position>({ game, position, task, won, lost }: PuzzleSpec<P>): Puzzle<P> {
  const exact = solveExactly(game, () => startPosition(game, position), SOLVE_OPTIONS);
  const player = position.turn();
  const isRight = (move: number) => after(position, move, () => exact.verdict(position).value === player);
  const refuted = (): Sentence => {
    if (position.outcome() !== undefined) return lost as Sentence;
    const reply = bestMove(exact, position);
    const written = inFull(game.formatMove(reply, position));
    return sentence('move-refuted', { reply: written, why: after(position, reply, () => won(position, exact)) });
  };
  const why = (move: number) => {
    const right = isRight(move);
    return after(position, move, () => (right ? won(position, exact) : refuted()));
  };
  return { game, position, task, isRight, why };
}

/** The fastest win. */
function bestMove(exact: ExactGame, position: Position): number {
  return bestMoves(moveVerdicts(exact, position), position.turn())[0].move;
}

/** At least `least` legal moves, some winning and some not. */
function isInstructive(puzzle: Puzzle, least: number): boolean {
  const [all, right] = [legalMoves(puzzle.position).length, rightMoves(puzzle).length];
  return all >= least && right > 0 && right < all;
}

/** The Course's game at level 2. At level 3: several heaps, and taking the last stick may win or lose. */
export function nimPuzzle(random: Random, level: Level): Puzzle {
  return suitable(
    () => (level === 2 ? heapPuzzle(random.between(6, 31)) : heapsPuzzle(random)),
    (puzzle) => isInstructive(puzzle, 3),
  ) as Puzzle;
}

function heapPuzzle(sticks: number): Puzzle<NimPosition> {
  const game = nim([sticks]);
  return solvedPuzzle({
    game,
    position: game.start(),
    task: sentence('task-nim-heap', { sticks, most: game.rules.most }),
    won: ({ state: { heaps } }) => {
      const [left] = heaps;
      const turns = (left - 1) / (game.rules.most + 1);
      if (turns === 0) return sentence('leaves-one-stick');
      return sentence('leaves-full-turns', { left, turns, together: game.rules.most + 1, most: game.rules.most });
    },
  });
}

function heapsPuzzle(random: Random): Puzzle<NimPosition> {
  const heaps = Array.from({ length: random.between(3, 4) }, () => random.between(1, 8));
  const lastLoses = random.below(3) === 0;
  const game = nim(heaps, lastLoses);
  return solvedPuzzle({
    game,
    position: game.start(),
    task: sentence('task-nim-heaps', { lastLoses }),
    won: ({ state }) => {
      const left = state.heaps.filter((sticks) => sticks > 0);
      if (lastLoses && left.every((sticks) => sticks === 1)) return sentence('leaves-ones', { heaps: left.length });
      return sentence('leaves-sum-zero', { sum: inFull(left.join(' ⊕ ')), lastLoses });
    },
  });
}

const BARS: Readonly<Record<2 | 3, readonly (readonly [rows: number, columns: number])[]>> = {
  2: [
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 3],
  ],
  3: [
    [3, 5],
    [3, 6],
    [4, 4],
    [4, 5],
    [5, 5],
  ],
};

export function chompPuzzle(random: Random, level: 2 | 3): Puzzle {
  return suitable(
    () => barPuzzle(random, ...random.pick(BARS[level])),
    (puzzle) => isInstructive(puzzle, level === 2 ? 4 : 9),
  ) as Puzzle;
}

/** A bar that has been bitten into. */
function barPuzzle(random: Random, rows: number, columns: number): Puzzle<ChompPosition> {
  const game = chomp(rows, columns);
  const lengths: number[] = [];
  for (let row = 0; row < rows; row++) lengths.push(random.between(row === 0 ? 2 : row === 1 ? 1 : 0, lengths.at(-1) ?? columns));
  return solvedPuzzle({
    game,
    position: unwrap(game.parsePosition(lengths.join(','))),
    task: sentence('task-chomp'),
    won: (position, exact) => lostBar(game, position, exact),
    lost: sentence('eats-poison'),
  });
}

/** A reason answers at most this many replies, the first ones. */
const MAX_REPLIES_SHOWN = 5;

/** Why the player to move loses: by a general rule if one applies, otherwise by an answer to each bite. */
function lostBar(game: BuiltInGame<ChompPosition>, position: ChompPosition, exact: ExactGame): Sentence {
  const lengths = position.lengths().filter((length) => length > 0);
  const replies = legalMoves(position).slice(1);
  if (replies.length === 0) return sentence('leaves-poison');
  if (lengths[1] === 1 && lengths.length === lengths[0]) return sentence('leaves-equal-arms');
  const rows = lengths.length === 2;
  if (rows || lengths[0] === 2) return sentence('leaves-one-longer', { rows });
  const answers = replies.slice(0, MAX_REPLIES_SHOWN).map((reply) => {
    const written = inFull(game.formatMove(reply, position));
    const answer = after(position, reply, () => game.formatMove(bestMove(exact, position), position));
    return sentence('reply-answered', { reply: written, answer: inFull(answer) });
  });
  return sentence('leaves-lost-bar', { answers, more: replies.length > MAX_REPLIES_SHOWN });
}
