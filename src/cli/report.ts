import { DRAW, describeScore, type Game, INFINITE, isWin, MAX, MIN, type Position, playerName } from '../core/index.ts';
import type { Settings, Thought } from '../engines/index.ts';
import { descriptorOf, moveInLanguage } from '../games/index.ts';
import { formatRate, formatTime, type Language } from '../say/index.ts';
import type { Context } from './command.ts';
import { type LoadedGame, titleOf } from './load-game.ts';
import type { Style } from './style.ts';

/** What a report needs of its context. */
export type Voice = Pick<Context, 'words' | 'style' | 'language'>;

/** A line of a report: what it is about, and what there is to say. */
export type Row = readonly [label: string, text: string];

/** A report: its title, the board and whatever else comes first, then a line for each thing that there is to say. */
export function report(title: string, above: readonly string[], rows: readonly Row[], { style }: Pick<Voice, 'style'>): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${[title, '', ...above, ...rows.map(([label, text]) => `  ${style.faint(label.padEnd(width))}  ${text}`)].join(
    '\n',
  )}\n`;
}

/** The name of a game as a title. A tree typed in full is its own name; of a long one the beginning is enough. */
export function title(loaded: Pick<LoadedGame, 'game' | 'spec'>, { style }: Pick<Voice, 'style'>): string {
  return style.strong(shortName(titleOf(loaded)));
}

export function shortName(name: string): string {
  return name.length <= 72 ? name : `${name.slice(0, 71)}…`;
}

/** `3.4 s · 850 k nodes/s`; no speed of what took no time. */
export function pace(nodes: number, ms: number, { words, language }: Pick<Voice, 'words' | 'language'>): string {
  const speed = ms >= 1 && nodes > 0 ? ` · ${words.nodesPerSecond({ rate: formatRate((1000 * nodes) / ms, language) })}` : '';
  return formatTime(ms, language) + speed;
}

/** A move as the person writes it; JSON and saves keep to the game's own notation. */
export function shownMove(move: string, game: Game, language: Language): string {
  return moveInLanguage(move, descriptorOf(game)?.card, language);
}

export function shownThought(thought: Thought, game: Game, language: Language): Thought {
  const shown = (move: string) => shownMove(move, game, language);
  const { move, pv, moves } = thought;
  return {
    ...thought,
    pv: pv.map(shown),
    ...(move !== undefined && { move: shown(move) }),
    ...(moves !== undefined && { moves: moves.map((row) => ({ ...row, move: shown(row.move) })) }),
  };
}

/** What the words about a value depend on. */
export type Valued = Pick<Thought, 'value' | 'bound' | 'final' | 'depth'>;

/** A value in words, from Max's view: `Max wins in 7 plies`, `at least +3`. */
export function worth(
  { value, bound, final }: Omit<Valued, 'depth'>,
  { words, language }: Pick<Voice, 'words' | 'language'>,
): string {
  if (Math.abs(value) >= INFINITE) return words.unknown;
  const said = final && value === DRAW ? words.draw : describeScore(value, language);
  return bound === 'exact' ? said : words[bound]({ value: said });
}

/** The same with how far was looked: `-3, better for Min (depth 7)`. */
export function worthAtLength(valued: Valued, voice: Pick<Voice, 'words' | 'language'>): string {
  const { words } = voice;
  const { depth, final, value } = valued;
  if (Math.abs(value) >= INFINITE) return words.unfinished;
  const side = isWin(value) || value === 0 || final ? '' : words.better({ player: playerName(value > 0 ? MAX : MIN) });
  const reach = depth === 0 ? words.reach.firstMoves : final ? words.reach.end : words.reach.depth({ depth });
  return `${worth(valued, voice)}${side} (${reach})`;
}

/** What a search is composed of. */
export function composition(
  { algorithm, deepening, order = [], tableMegabytes, q, aspiration }: Settings,
  { words }: Pick<Voice, 'words'>,
): string {
  const said = words.settings;
  return [
    algorithm,
    deepening && said.deepening,
    order.length > 0 && said.order({ parts: order.join(',') }),
    tableMegabytes !== undefined && said.table({ megabytes: tableMegabytes }),
    q !== undefined && said.q({ q }),
    aspiration !== undefined && said.aspiration({ width: aspiration }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A board larger than this says nothing in a terminal: an explicit tree of a million leaves, say. */
const MOST_LETTERS = 4000;

/** The board and an empty line, or nothing where it is too large. */
export function shownBoard(game: Game, position: Position, { language, style }: Pick<Voice, 'language' | 'style'>): string[] {
  const board = drawBoard(game, position, language, style);
  return board.length <= MOST_LETTERS ? [board, ''] : [];
}

/** Boards stand a little off the margin. */
const MARGIN = '  ';

/**
 * The position as the game draws it, in the person's language. Where the position before is given, what the last move
 * changed is marked.
 */
export function drawBoard(game: Game, position: Position, language: Language, style: Style, before?: string): string {
  const now = game.draw(position, language).split('\n');
  const then = before === undefined ? [] : before.split('\n');
  return now.map((line, i) => MARGIN + marked(line, then[i], then.length === now.length && i < now.length - 1, style)).join('\n');
}

/**
 * Marks the letters that differ, as long as the line is as long as it was: whatever moved is then still in its column.
 */
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
