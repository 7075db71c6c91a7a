import type { Game, Position } from '../core/index.ts';
import { boardInFrench } from '../french/index.ts';
import type { Language } from '../say/index.ts';
import type { Style } from './style.ts';

/** Boards stand a little off the margin. */
const MARGIN = '  ';

/** The position as the game draws it, in the person's language. Where the position before is given, what the last move changed is marked. */
export function drawBoard(game: Game, position: Position, language: Language, style: Style, before?: string): string {
  const now = drawing(game, position, language).split('\n');
  const then = before === undefined ? [] : spokenBoard(before, language).split('\n');
  return now.map((line, i) => MARGIN + marked(line, then[i], then.length === now.length && i < now.length - 1, style)).join('\n');
}

/** The position as the game draws it, in a language. */
export function drawing(game: Game, position: Position, language: Language): string {
  return spokenBoard(game.draw(position, language), language);
}

function spokenBoard(drawn: string, language: Language): string {
  return language === 'fr' ? boardInFrench(drawn) : drawn;
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
