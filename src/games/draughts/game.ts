import { MAX, MIN, ok, playerName, type Result, unwrap } from '../../core/index.ts';
import { type Language, say } from '../../i18n/index.ts';
import {
  type DraughtsBoard,
  DraughtsKernel,
  type DraughtsRules,
  type DraughtsSize,
  setDraughts,
  squareOfBit,
} from '../../kernels/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { boardCaption } from '../position.ts';
import { makeDraughtsFen, readDraughtsFen } from './fen.ts';
import { draughtsInfo } from './info.ts';
import { formatDraughtsMove, parseDraughtsMove } from './moves.ts';
import { DraughtsPosition } from './position.ts';
import { squareAt } from './scene.ts';
import { boardOf, COUNTERS, setupOf, startSetup } from './setup.ts';
import { type DraughtsVariant, defaultSize, firstColour, parseVariant, variantName } from './variant.ts';
import { failure, sentence } from './words.ts';

export interface Draughts extends BuiltInGame<DraughtsPosition> {
  readonly variant: DraughtsVariant;
  swapPlayers(position: DraughtsPosition): DraughtsPosition;
}

export interface DraughtsOptions {
  /** Default: the Polish draughts of Bernard 2001, in which a capture may be declined and the piece be huffed. */
  readonly rules?: DraughtsRules;
  /** Default: the size that the rules are usually played on. */
  readonly size?: DraughtsSize;
  /** No draw rules. Default: false. */
  readonly endless?: boolean;
}

/**
 * Draughts under one of seven rule sets, all in the kernel (assembly/draughts). Max is the side that begins: Black in
 * souffler, English and pool, White elsewhere. In a page, await `compileKernel('draughts')` first.
 */
export function draughts({ rules = 'souffler', size = defaultSize(rules), endless = false }: DraughtsOptions = {}): Draughts {
  const variant: DraughtsVariant = { rules, size, endless };
  const kernel = new DraughtsKernel(rules, size, !endless);
  const maxIsWhite = firstColour(variant) === 'white';
  const at = (board: DraughtsBoard) => new DraughtsPosition(kernel, maxIsWhite, (rules) => setDraughts(rules, board));
  const start = unwrap(boardOf(startSetup(variant), variant));
  return {
    info: draughtsInfo,
    name: variantName(variant),
    variant,
    start: () => at(start),
    formatMove: (move, position) => formatDraughtsMove(move, position, variant),
    parseMove: (text, position) => parseDraughtsMove(text, position, variant),
    formatPosition: (position) => formatDraughts(position, variant),
    parsePosition: (text) => parseDraughts(text, variant, at),
    draw: (position, language) => drawDraughts(position, variant, language),
    swapPlayers: (position) => position.swapped(),
  };
}

export function draughtsFromOptions(options: readonly string[]): Result<Draughts> {
  const variant = parseVariant(options);
  return variant.ok ? ok(draughts(variant.value)) : variant;
}

/** Between a position and the moves that were played from it. */
const PLAYED = '/';

/**
 * A position is its FEN. Where a repetition could still count, it is the FEN of the position after the last move that
 * cannot be repeated, and the moves since then: `W:WK46:BK5/46-41/5-10`. Without draw rules the past decides nothing
 * and is left out.
 */
export function formatDraughts(position: DraughtsPosition, variant: DraughtsVariant): string {
  const moves = variant.endless ? [] : position.repeatable();
  const board = position.board(moves.length);
  const counts = variant.endless ? { quiet: 0, material: 0, ...(variant.rules !== 'frisian' && { extra: 0 }) } : {};
  const fen = makeDraughtsFen(setupOf({ ...board, ...counts }, variant), variant);
  const steps = moves.map(({ from, to }) => `${squareOfBit(from, variant.size)}-${squareOfBit(to, variant.size)}`);
  return [fen, ...steps].join(PLAYED);
}

function parseDraughts(
  text: string,
  variant: DraughtsVariant,
  at: (board: DraughtsBoard) => DraughtsPosition,
): Result<DraughtsPosition> {
  const [fen, ...moves] = text.split(PLAYED);
  const read = readDraughtsFen(fen, { size: variant.size, counters: COUNTERS });
  if (!read.ok) return read;
  const board = boardOf(read.value.setup, variant, read.value.places);
  if (!board.ok) return board;
  const position = at(board.value);
  for (const [i, move] of moves.entries()) {
    const number = parseDraughtsMove(move, position, variant);
    if (!number.ok) return failure('moves-after-fen', { number: i + 1, fen: fen.trim(), why: number.error });
    position.play(number.value);
  }
  return ok(position);
}

/** Each square with its number; w and b are men, W and B kings. The last line lists huffable pieces. */
function drawDraughts(position: DraughtsPosition, variant: DraughtsVariant, language: Language = 'en'): string {
  const { size } = variant;
  const { white, black, huffable = [] } = setupOf(position.board(), variant);
  const pieces = new Map<number, string>();
  for (const square of white.men) pieces.set(square, 'w');
  for (const square of white.kings) pieces.set(square, 'W');
  for (const square of black.men) pieces.set(square, 'b');
  for (const square of black.kings) pieces.set(square, 'B');
  const cell = (row: number, column: number) => {
    const square = squareAt(row, column, size);
    if (square === undefined) return '    ';
    return `${pieces.get(square) ?? '.'}${square}`.padEnd(4);
  };
  const lines = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row, column))
      .join('')
      .trimEnd(),
  );
  const whitePlayer = firstColour(variant) === 'white' ? MAX : MIN;
  const state = boardCaption(position, (player) => `${playerName(player)} (${player === whitePlayer ? 'w' : 'b'})`, language);
  const huffs = huffable.length > 0 ? ` ${say(sentence('may-be-huffed', { squares: huffable }), language)}` : '';
  return [...lines, state + huffs].join('\n');
}
