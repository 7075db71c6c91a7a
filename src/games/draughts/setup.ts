import { fail, ok, type Result } from '../../core/index.ts';
import {
  bitOfSquare,
  type DraughtsBoard,
  type DraughtsSize,
  setOfSquares,
  squareOfBit,
  squaresOfSet,
} from '../../kernels/index.ts';
import type { Colour, DraughtsSetup, FenPlaces, Pieces } from './notation/fen.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';

/**
 * The counters of a position's text. `quiet`: plies in a row in which only kings moved. `material`: plies of an ending that a rule limits. `road`: plies of a
 * lone king on the main road. In Frisian draughts, for each side, the square of the king that stepped last and how often in a row.
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

/** Of a position that was not written down. */
const NOWHERE: FenPlaces = { sides: new Map(), pieces: new Map(), fields: new Map() };

/** A position that can have come about, as far as the pieces tell; what cannot stops here. */
export function boardOf(setup: DraughtsSetup, variant: DraughtsVariant, places = NOWHERE): Result<DraughtsBoard> {
  const problem =
    sideProblem('white', setup.white, variant, places) ??
    sideProblem('black', setup.black, variant, places) ??
    emptyProblem(setup, places) ??
    huffProblem(setup, variant, places) ??
    countersProblem(setup, variant, places);
  if (problem !== undefined)
    return fail('bad-position', problem.column === undefined ? problem.message : `Column ${problem.column}: ${problem.message}`);
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

/** What makes no sense, and where it stands in the text. */
interface SenseProblem {
  readonly column: number | undefined;
  readonly message: string;
}

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
    return { column: superfluous?.[1], message: `${named(colour)} has ${count} pieces, and nobody has more than ${most}.` };
  }
  const half = size / 2;
  const crowned = men.find((square) => (colour === 'white' ? square <= half : square > half * (size - 1)));
  if (crowned === undefined) return undefined;
  return {
    column: pieces.get(crowned),
    message: `a ${colour} man on square ${crowned} would be a king: type K${crowned}.`,
  };
}

const named = (colour: Colour) => (colour === 'white' ? 'White' : 'Black');

function emptyProblem({ turn, white, black }: DraughtsSetup, { sides }: FenPlaces): SenseProblem | undefined {
  const isEmpty = ({ men, kings }: Pieces) => men.length + kings.length === 0;
  if (isEmpty(white) && isEmpty(black))
    return { column: sides.get('white'), message: 'there are no pieces: put some on the board.' };
  const [other, pieces] = turn === 'white' ? (['black', black] as const) : (['white', white] as const);
  if (!isEmpty(pieces)) return undefined;
  return {
    column: sides.get(other),
    message: `${named(other)} has no pieces, so the game was over before ${named(turn)}'s turn.`,
  };
}

function huffProblem({ huffable }: DraughtsSetup, { rules }: DraughtsVariant, { fields }: FenPlaces): SenseProblem | undefined {
  if (!huffable?.length || rules === 'souffler') return undefined;
  return {
    column: fields.get('huff'),
    message: `nothing is huffed in ${rules} draughts: leave out huff=, or play draughts:souffler.`,
  };
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
    const king = counters[`${colour}king`] ?? 0;
    const steps = counters[`${colour}steps`] ?? 0;
    if (king === 0 && steps === 0) continue;
    const [kingAt, stepsAt] = [fields.get(`${colour}king`), fields.get(`${colour}steps`)];
    if (rules !== 'frisian')
      return {
        column: kingAt ?? stepsAt,
        message: `the steps of kings are counted in Frisian draughts only: leave out ${colour}king and ${colour}steps.`,
      };
    if (king === 0)
      return { column: stepsAt, message: `${colour}steps does not say which king stepped: add ${colour}king= and its square.` };
    if (!kings.includes(king)) return { column: kingAt, message: `${colour}king=${king} is not a square of a ${colour} king.` };
    if (steps < 1 || steps > 3)
      return {
        column: stepsAt ?? kingAt,
        message: `${colour}steps=${steps} cannot be: a king steps from 1 to 3 times in a row.`,
      };
  }
  if (counters.road && (rules === 'frisian' || size !== 8))
    return { column: fields.get('road'), message: 'the main road is counted on 8x8 only: leave out road.' };
  return undefined;
}
