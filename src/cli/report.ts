import { DRAW, describeScore, type Game, INFINITE, isWin, MAX, MIN, type Position, playerName } from '../core/index.ts';
import type { Analysis, Settings } from '../engines/index.ts';
import { descriptorOf, moveInLanguage } from '../games/index.ts';
import { formatRate, formatTime, type Language } from '../i18n/index.ts';
import type { Context } from './command.ts';
import { type LoadedGame, titleOf } from './load-game.ts';
import type { Style } from './style.ts';

/** The part of the context that a report needs. */
export type Output = Pick<Context, 'words' | 'style' | 'language'>;

/** A line of a report: label and text. */
export type Row = readonly [label: string, text: string];

/** A report: title, board and other blocks, then the labelled lines. */
export function report(title: string, above: readonly string[], rows: readonly Row[], { style }: Pick<Output, 'style'>): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${[title, '', ...above, ...rows.map(([label, text]) => `  ${style.faint(label.padEnd(width))}  ${text}`)].join(
    '\n',
  )}\n`;
}

/** The name of a game as a title. The name of a tree is its whole text, so long names are cut. */
export function title(loaded: Pick<LoadedGame, 'game' | 'spec'>, { style }: Pick<Output, 'style'>): string {
  return style.strong(shortName(titleOf(loaded)));
}

export function shortName(name: string): string {
  return name.length <= 72 ? name : `${name.slice(0, 71)}…`;
}

/** `3.4 s · 850 k nodes/s`; without a speed if the time is 0. */
export function pace(nodes: number, ms: number, { words, language }: Pick<Output, 'words' | 'language'>): string {
  const speed = ms >= 1 && nodes > 0 ? ` · ${words.nodesPerSecond({ rate: formatRate((1000 * nodes) / ms, language) })}` : '';
  return formatTime(ms, language) + speed;
}

/** A move in the notation of the user's language; JSON and saves use the game's own notation. */
export function shownMove(move: string, game: Game, language: Language): string {
  return moveInLanguage(move, descriptorOf(game)?.info, language);
}

export function shownAnalysis(analysis: Analysis, game: Game, language: Language): Analysis {
  const shown = (move: string) => shownMove(move, game, language);
  const { move, pv, moves } = analysis;
  return {
    ...analysis,
    pv: pv.map(shown),
    ...(move !== undefined && { move: shown(move) }),
    ...(moves !== undefined && { moves: moves.map((row) => ({ ...row, move: shown(row.move) })) }),
  };
}

/** The parts of an analysis that decide how its value is worded. */
export type ValueInfo = Pick<Analysis, 'value' | 'bound' | 'final' | 'depth'>;

/** A value in words, from Max's view: `Max wins in 7 plies`, `at least +3`. */
export function describeValue(
  { value, bound, final }: Omit<ValueInfo, 'depth'>,
  { words, language }: Pick<Output, 'words' | 'language'>,
): string {
  if (Math.abs(value) >= INFINITE) return words.unknown;
  const score = final && value === DRAW ? words.draw : describeScore(value, language);
  return bound === 'exact' ? score : words[bound]({ value: score });
}

/** The same, followed by how far the search looked: `-3, better for Min (depth 7)`. */
export function formatValueWithDepth(info: ValueInfo, output: Pick<Output, 'words' | 'language'>): string {
  const { words } = output;
  const { depth, final, value } = info;
  if (Math.abs(value) >= INFINITE) return words.unfinished;
  const side = isWin(value) || value === 0 || final ? '' : words.better({ player: playerName(value > 0 ? MAX : MIN) });
  const reach = depth === 0 ? words.reach.firstMoves : final ? words.reach.end : words.reach.depth({ depth });
  return `${describeValue(info, output)}${side} (${reach})`;
}

/** The algorithm and its settings in one line, separated by ` · `. */
export function composition(
  { algorithm, deepening, order = [], tableMegabytes, q, aspiration }: Settings,
  { words }: Pick<Output, 'words'>,
): string {
  const texts = words.settings;
  return [
    algorithm,
    deepening && texts.deepening,
    order.length > 0 && texts.order({ parts: order.join(',') }),
    tableMegabytes !== undefined && texts.table({ megabytes: tableMegabytes }),
    q !== undefined && texts.q({ q }),
    aspiration !== undefined && texts.aspiration({ width: aspiration }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Larger boards are not shown: an explicit tree may have a million leaves. */
const MAX_BOARD_CHARS = 4000;

/** The board and an empty line; nothing if the board is too large. */
export function shownBoard(game: Game, position: Position, { language, style }: Pick<Output, 'language' | 'style'>): string[] {
  const board = drawBoard(game, position, language, style);
  return board.length <= MAX_BOARD_CHARS ? [board, ''] : [];
}

/** Boards are indented. */
const MARGIN = '  ';

/**
 * The game's drawing of the position, in the user's language. If the drawing before the last move is given, the changes
 * are marked.
 */
export function drawBoard(game: Game, position: Position, language: Language, style: Style, before?: string): string {
  const now = game.draw(position, language).split('\n');
  const then = before === undefined ? [] : before.split('\n');
  return now.map((line, i) => MARGIN + marked(line, then[i], then.length === now.length && i < now.length - 1, style)).join('\n');
}

/**
 * Marks the characters that differ. Only if both lines have the same length: otherwise columns do not correspond.
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
