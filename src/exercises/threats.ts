import { legalMoves, opponent, type Random } from '../core/index.ts';
import { boardAdapterOf, type Connect4Position, connect4 } from '../games/index.ts';
import { inFull } from '../i18n/index.ts';
import { sentence } from './board-words.ts';
import { connect4After, losesAtOnce, winsAtOnce } from './boards.ts';
import { suitable } from './exercise.ts';
import type { Puzzle } from './puzzle.ts';

const game = connect4();

/** Stones on the board. */
const FEWEST = 8;
const MOST = 24;

/** Connect 4: the move that wins at once, or the only one after which the opponent does not. */
export function threatPuzzle(random: Random): Puzzle {
  const wins = random.below(2) === 0;
  const position = suitable(
    () => connect4After(game, random, random.between(FEWEST, MOST)),
    (made) => made !== undefined && (wins ? hasWin(made) : mustBlock(made)),
  ) as Connect4Position;
  return (wins ? winPuzzle : blockPuzzle)(position);
}

/** Some columns win and most do not. */
function hasWin(position: Connect4Position): boolean {
  const columns = legalMoves(position);
  return columns.length > 3 && columns.some((column) => winsAtOnce(position, column));
}

function mustBlock(position: Connect4Position): boolean {
  const columns = legalMoves(position);
  const player = position.turn();
  if (columns.length <= 3 || position.winningMove(player) !== undefined) return false;
  if (position.winningMove(opponent(player)) === undefined) return false;
  return columns.filter((column) => !losesAtOnce(position, column)).length === 1;
}

const sideToMove = (position: Connect4Position) => boardAdapterOf(game)[position.turn() > 0 ? 'max' : 'min'];
const written = (column: number) => inFull(game.formatMove(column, game.start()));

function winPuzzle(position: Connect4Position): Puzzle {
  const wins = (column: number) => winsAtOnce(position, column);
  const winning = legalMoves(position).filter(wins).map(written);
  return {
    game,
    position,
    task: sentence('task-win-at-once', { toMove: sideToMove(position).toMove }),
    isRight: wins,
    why: (column) =>
      wins(column)
        ? sentence('column-wins', { column: written(column) })
        : sentence('column-wins-not', { column: written(column), winning }),
  };
}

function blockPuzzle(position: Connect4Position): Puzzle {
  const isSafe = (column: number) => !losesAtOnce(position, column);
  return {
    game,
    position,
    task: sentence('task-block', { toMove: sideToMove(position).toMove }),
    isRight: isSafe,
    why: (column) => {
      if (isSafe(column)) return sentence('column-blocks', { column: written(column) });
      position.play(column);
      const reply = position.winningMove(position.turn()) as number;
      position.undo();
      return sentence('column-loses', { column: written(column), reply: written(reply) });
    },
  };
}
