import { type Game, MAX, MIN, playerName } from '../core/index.ts';
import { inLanguage, type Language, say, type Translation } from '../i18n/index.ts';
import type { BoardAdapter, PieceName, Scene, SceneCell, Side } from './board-adapter.ts';
import { gameInfoOf, pieces } from './game-infos.ts';
import { moveInLanguage } from './piece-letters.ts';
import { boardAdapterOf } from './registry.ts';

/**
 * A board for print: pieces as letters on the shapes of their sides, and the points of each square. It is the part of a
 * `BoardFigure` (draw/) that the game knows.
 */
export function printedBoard(game: Game, scene: Scene, language: Language, points: (square: string) => string = () => '') {
  const adapter = boardAdapterOf(game);
  const cells = scene.cells.map((cell) => printedCell(game, adapter, cell, points(cell.square), language));
  const side = (player: typeof MAX | typeof MIN, { subject }: Side) => `${playerName(player)} (${say(subject, language)})`;
  return {
    rows: Array.from({ length: scene.rows }, (_, row) => cells.slice(row * scene.columns, (row + 1) * scene.columns)),
    columnNames: scene.columnNames ?? [],
    rowNames: scene.rowNames ?? [],
    numbered: scene.numbered === true,
    max: side(MAX, adapter.max),
    min: side(MIN, adapter.min),
  };
}

function printedCell(game: Game, adapter: BoardAdapter, cell: SceneCell, points: string, language: Language) {
  const { square, tone, piece, count } = cell;
  if (piece === undefined) return { square, tone, piece: '', points };
  const owner: 'max' | 'min' | undefined = isOf(adapter.max, piece) ? 'max' : isOf(adapter.min, piece) ? 'min' : undefined;
  const letter = moveInLanguage(letterOf(piece, language), gameInfoOf(game.name), language);
  return { square, tone, piece: count === undefined ? letter : `${count}`, points, ...(owner && { owner }) };
}

function isOf(side: Side, piece: PieceName): boolean {
  const of = pieces[side.piece].side;
  return piece === side.piece || (of !== undefined && of === pieces[piece].side);
}

/** The letters of the games' notations; men and stones have none. */
const LETTERS = new Map([
  ['king', 'K'],
  ['queen', 'Q'],
  ['rook', 'R'],
  ['bishop', 'B'],
  ['knight', 'N'],
  ['cross', 'X'],
  ['nought', 'O'],
  // Things that are nobody's.
  ['stick', '|'],
  ['chocolate', '#'],
  ['poison', '†'],
]);

/** On a piece that draughts calls a king. */
const DAME: Translation = { en: 'K', fr: 'D' };

function letterOf(piece: PieceName, language: Language): string {
  const kind = piece.slice(piece.lastIndexOf('-') + 1);
  return kind === 'dame' ? inLanguage(DAME, language) : (LETTERS.get(kind) ?? '');
}
