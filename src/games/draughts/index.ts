import { type Result, unwrap } from '../../core/index.ts';
import { type DraughtsBoard, DraughtsKernel, type DraughtsRules, type DraughtsSize, setDraughts } from '../../kernels/index.ts';
import type { CardedGame } from '../card.ts';
import { draughtsCard } from './card.ts';
import { formatDraughtsMove, parseDraughtsMove } from './move-notation.ts';
import { DraughtsPosition } from './position.ts';
import { drawDraughts, formatDraughts, parseDraughts } from './position-notation.ts';
import { boardOf, startSetup } from './setup.ts';
import { type DraughtsVariant, firstColour, parseVariant, usualSize, variantName } from './variant.ts';

export { DraughtsPosition } from './position.ts';
export { type DraughtsVariant, firstColour } from './variant.ts';

export interface Draughts extends CardedGame<DraughtsPosition> {
  readonly variant: DraughtsVariant;
  swapPlayers(position: DraughtsPosition): DraughtsPosition;
}

export interface DraughtsOptions {
  /** Default: document 002's Polish draughts, in which captures may be declined and the piece be huffed. */
  readonly rules?: DraughtsRules;
  /** Default: the size that the rules are usually played on. */
  readonly size?: DraughtsSize;
  /** No draw rules. Default: false. */
  readonly endless?: boolean;
}

/**
 * Draughts under one of seven rule sets, all in the kernel (assembly/draughts). Max is who begins: Black in souffler, English and pool, White elsewhere.
 * In a page, await `compileKernel('draughts')` first.
 */
export function draughts({ rules = 'souffler', size = usualSize(rules), endless = false }: DraughtsOptions = {}): Draughts {
  const variant: DraughtsVariant = { rules, size, endless };
  const kernel = new DraughtsKernel(rules, size, !endless);
  const maxIsWhite = firstColour(variant) === 'white';
  const at = (board: DraughtsBoard) => new DraughtsPosition(kernel, maxIsWhite, (rules) => setDraughts(rules, board));
  const start = unwrap(boardOf(startSetup(variant), variant));
  return {
    card: draughtsCard,
    name: variantName(variant),
    variant,
    start: () => at(start),
    formatMove: (move, position) => formatDraughtsMove(move, position, variant),
    parseMove: (text, position) => parseDraughtsMove(text, position, variant),
    formatPosition: (position) => formatDraughts(position, variant),
    parsePosition: (text) => parseDraughts(text, variant, at),
    draw: (position) => drawDraughts(position, variant),
    swapPlayers: (position) => position.swapped(),
  };
}

export function draughtsFromOptions(options: readonly string[]): Result<Draughts> {
  const variant = parseVariant(options);
  return variant.ok ? { ok: true, value: draughts(variant.value) } : variant;
}
