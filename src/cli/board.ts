import type { Game, Position } from '../core/index.ts';
import type { Style } from './style.ts';
import type { Words } from './words/index.ts';

/** Boards stand a little off the margin. */
const MARGIN = '  ';

/** The position as the game draws it, in the person's language. Where the position before is given, what the last move changed is marked. */
export function drawBoard(game: Game, position: Position, words: Words, style: Style, before?: string): string {
  const now = words.board(game.draw(position)).split('\n');
  const then = before === undefined ? [] : words.board(before).split('\n');
  return now.map((line, i) => MARGIN + marked(line, then[i], then.length === now.length && i < now.length - 1, style)).join('\n');
}

/** Marks the letters that differ, as long as the line is as long as it was: whatever moved is then still in its column. */
function marked(line: string, before: string | undefined, comparable: boolean, style: Style): string {
  const shown = paintStones(line, style);
  if (!comparable || before === undefined || before.length !== line.length || before === line || !style.colour) return shown;
  return [...line]
    .map((letter, i) =>
      letter === [...before][i] || letter === ' ' ? paintStones(letter, style) : style.marked(paintStones(letter, style)),
    )
    .join('');
}

/** The stones of the two players, where they stand alone between spaces. */
export function paintStones(line: string, style: Style): string {
  if (!style.colour) return line;
  return line.replace(/(?<![^\s])[xo.](?![^\s])/g, (stone) =>
    stone === '.' ? style.faint(stone) : stone === 'x' ? style.max(stone) : style.min(stone),
  );
}
