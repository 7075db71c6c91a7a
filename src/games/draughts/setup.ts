import { failureAt, ok, type Problem, type Result } from '../../core/index.ts';
import {
  bitOfSquare,
  type DraughtsBoard,
  type DraughtsSize,
  setOfSquares,
  squareOfBit,
  squaresOfSet,
} from '../../kernels/index.ts';
import type { DraughtsSetup, FenPlaces, Pieces } from './fen.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';
import { COLOURS, type Colour, problem, RULES, SIDES } from './words.ts';

/**
 * The counters of a position's text. `quiet`: plies in a row in which only kings moved. `material`: plies of an ending
 * that a rule limits. `road`: plies of a lone king on the main road. In Frisian draughts, for each side, the square of
 * the king that stepped last and how often in a row.
 */
export const COUNTERS = ['quiet', 'material', 'road', 'whiteking', 'whitesteps', 'blackking', 'blacksteps'] as const;

/** The rows of men that each side begins with. */
const menRows = (size: DraughtsSize) => (size - 2) / 2;

export function startSetup(variant: DraughtsVariant): DraughtsSetup {
  const { size } = variant;
  const men = (menRows(size) * size) / 2;
  const squares = Array.from({ length: men }, (_, i) => i + 1);
  const last = (size * size) / 2;
  return {
    turn: firstColour(variant),
    white: { men: squares.map((square) => last - men + square), kings: [] },
    black: { men: squares, kings: [] },
  };
}

/** The places in a position that was not written down. */
const NOWHERE: FenPlaces = { sides: new Map(), pieces: new Map(), fields: new Map() };

/** Refuses positions that cannot occur, as far as the pieces show. */
export function boardOf(setup: DraughtsSetup, variant: DraughtsVariant, places = NOWHERE): Result<DraughtsBoard> {
  const wrong =
    sideProblem('white', setup.white, variant, places) ??
    sideProblem('black', setup.black, variant, places) ??
    emptyProblem(setup, places) ??
    huffProblem(setup, variant, places) ??
    countersProblem(setup, variant, places);
  if (wrong !== undefined) {
    const [error, column] = wrong;
    return failureAt({ ok: false, error }, column === undefined ? undefined : { column });
  }
  const { size } = variant;
  const counters = setup.counters ?? {};
  const set = (squares: readonly number[]) => setOfSquares(squares, size);
  return ok({
    white: set([...setup.white.men, ...setup.white.kings]),
    black: set([...setup.black.men, ...setup.black.kings]),
    kings: set([...setup.white.kings, ...setup.black.kings]),
    huffable: set(setup.huffable ?? []),
    turn: setup.turn,
    quiet: counters.quiet ?? 0,
    material: counters.material ?? 0,
    extra:
      variant.rules === 'frisian' ? runOf(counters, 'white', size) | (runOf(counters, 'black', size) << 8) : (counters.road ?? 0),
  });
}

export function setupOf(board: DraughtsBoard, { rules, size }: DraughtsVariant): DraughtsSetup {
  const squares = (set: bigint) => squaresOfSet(set, size);
  const side = (set: bigint): Pieces => ({ men: squares(set & ~board.kings), kings: squares(set & board.kings) });
  const extra: Record<string, number> =
    rules === 'frisian'
      ? { ...stepsOf('white', board.extra & 255, size), ...stepsOf('black', board.extra >> 8, size) }
      : { road: board.extra };
  return {
    turn: board.turn,
    white: side(board.white),
    black: side(board.black),
    huffable: squares(board.huffable),
    counters: { quiet: board.quiet, material: board.material, ...extra },
  };
}

function runOf(counters: Readonly<Record<string, number>>, colour: 'white' | 'black', size: DraughtsSize): number {
  const steps = counters[`${colour}steps`] ?? 0;
  return steps === 0 ? 0 : (steps << 6) | bitOfSquare(counters[`${colour}king`], size);
}

function stepsOf(colour: string, run: number, size: DraughtsSize): Record<string, number> {
  return run === 0 ? {} : { [`${colour}king`]: squareOfBit(run & 63, size), [`${colour}steps`]: run >> 6 };
}

/** The error, and its column in the text. */
type SenseProblem = readonly [problem: Problem, column: number | undefined];

function sideProblem(
  colour: Colour,
  { men, kings }: Pieces,
  { size }: DraughtsVariant,
  { pieces }: FenPlaces,
): SenseProblem | undefined {
  const most = (menRows(size) * size) / 2;
  const count = men.length + kings.length;
  if (count > most) {
    const own = new Set([...men, ...kings]);
    const [superfluous] = [...pieces].filter(([square]) => own.has(square)).slice(most);
    return [problem('many-pieces', { side: SIDES[colour], count, most }), superfluous?.[1]];
  }
  const half = size / 2;
  const square = men.find((man) => (colour === 'white' ? man <= half : man > half * (size - 1)));
  return square === undefined ? undefined : [problem('uncrowned-man', { colour: COLOURS[colour], square }), pieces.get(square)];
}

function emptyProblem({ turn, white, black }: DraughtsSetup, { sides }: FenPlaces): SenseProblem | undefined {
  const isEmpty = ({ men, kings }: Pieces) => men.length + kings.length === 0;
  if (isEmpty(white) && isEmpty(black)) return [problem('empty-board'), sides.get('white')];
  const [other, pieces] = turn === 'white' ? (['black', black] as const) : (['white', white] as const);
  return isEmpty(pieces) ? [problem('empty-side', { side: SIDES[other], mover: SIDES[turn] }), sides.get(other)] : undefined;
}

function huffProblem({ huffable }: DraughtsSetup, { rules }: DraughtsVariant, { fields }: FenPlaces): SenseProblem | undefined {
  if (!huffable?.length || rules === 'souffler') return undefined;
  return [problem('no-huffing', { rules: RULES[rules] }), fields.get('huff')];
}

function countersProblem(
  { counters = {}, white, black }: DraughtsSetup,
  { rules, size }: DraughtsVariant,
  { fields }: FenPlaces,
): SenseProblem | undefined {
  for (const [colour, { kings }] of [
    ['white', white],
    ['black', black],
  ] as const) {
    const field = `${colour}king`;
    const square = counters[field] ?? 0;
    const steps = counters[`${colour}steps`] ?? 0;
    if (square === 0 && steps === 0) continue;
    const [kingAt, stepsAt] = [fields.get(field), fields.get(`${colour}steps`)];
    if (rules !== 'frisian') return [problem('no-steps', { colour }), kingAt ?? stepsAt];
    if (square === 0) return [problem('steps-of-nobody', { colour }), stepsAt];
    if (!kings.includes(square)) return [problem('no-such-king', { field, square, colour: COLOURS[colour] }), kingAt];
    if (steps < 1 || steps > 3) return [problem('many-steps', { colour, steps }), stepsAt ?? kingAt];
  }
  return counters.road && (rules === 'frisian' || size !== 8) ? [problem('no-main-road'), fields.get('road')] : undefined;
}
