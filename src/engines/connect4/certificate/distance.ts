import { LeafKernel } from '../../../kernels/index.ts';
import { Connect4Solver } from '../solver.ts';
import type { GenerateOptions } from './generate.ts';
import { type Claim, Layers, startOf } from './layers.ts';
import { type Cells, LeafSearch, type OwnerPosition, stonesOf, TableSearch, WORD_BITS } from './leaf-search.ts';
import { error } from './words.ts';

/** The distances by which `generate` chooses moves. */
export interface Distances {
  readonly distance: GenerateOptions['distance'];
  close(): void;
}

/** The board that the solver knows. */
const COLUMNS = 7;
const ROWS = 6;

/** Bits that the key of a TableSearch may have. */
const TABLE_BITS = 52;

/**
 * On 7x6 the exact solver, which gives the plies to the win. On other boards a search with a table, which only knows
 * whether the goal can be reached; throws if the board is too large for it.
 */
export async function openDistances({ board, goal }: Claim): Promise<Distances> {
  const { columns, rows, inRow } = board;
  if (columns === COLUMNS && rows === ROWS && inRow === 4) return solverDistances(goal);
  if (columns * (rows + 1) > TABLE_BITS) throw error('certificate-board', { board: `${columns}x${rows}x${inRow}` });
  const table = new TableSearch(board, goal === 'draw');
  const layers = new Layers(board, table);
  const distance = (position: OwnerPosition) => {
    const replies = layers.replies(position, 0, 0);
    if (replies === 'full') return goal === 'draw' ? 0 : undefined;
    return !('lost' in replies) && replies.listed.every((reply) => table.reaches(reply) === true) ? 0 : undefined;
  };
  return { distance, close: () => {} };
}

async function solverDistances(goal: Claim['goal']): Promise<Distances> {
  const solver = await Connect4Solver.open({ hashMb: 64 });
  await solver.prepare({ mover: 0n, mask: 0n, stones: 0 });
  /** The score, or `most` if that is less. */
  const scoreOf = ({ own, other }: OwnerPosition, stones: number, most: number) => {
    const mover = numberOf(other);
    const board = { mover, mask: mover | numberOf(own), stones };
    const question = goal === 'win' ? { most } : { weak: true };
    return Math.min(solver.bookScore(board) ?? (solver.kernel.solve(board, question).score as number), most);
  };
  /** -n: the owner wins with the n-th stone from the end. A draw is held to the end, so its length says nothing. */
  const distance = (position: OwnerPosition, most: number) => {
    const stones = stonesOf(position.own) + stonesOf(position.other);
    if (goal === 'draw') {
      const score = scoreOf(position, stones, 1);
      const plies = score === 0 ? 2 : 0;
      return score > 0 || plies > most ? undefined : plies;
    }
    const left = COLUMNS * ROWS + 1 - stones;
    const slowest = Math.min(-1, Math.floor((most - left) / 2));
    if (left + 2 * slowest < 0) return undefined;
    const score = scoreOf(position, stones, slowest + 1);
    return score > slowest ? undefined : left + 2 * score;
  };
  return { distance, close: () => solver.close() };
}

/** The compiled leaf search, for `generate`. */
export async function openLeafSearch({ board, goal }: Claim): Promise<GenerateOptions['nodesToClose']> {
  const kernel = await LeafKernel.open(board, goal === 'draw');
  return ({ own, other }, budget) => kernel.nodesToClose(numberOf(own), numberOf(other), budget);
}

function numberOf({ low, high }: Cells): bigint {
  return (BigInt(high) << BigInt(WORD_BITS)) | BigInt(low);
}

/**
 * The strongest claim that holds here: a win of one player, or, in a draw, that the given owner does not lose. Throws
 * if the moves are not legal.
 */
export async function bestClaim(claim: Omit<Claim, 'goal' | 'owner'>, holder: Claim['owner']): Promise<Claim> {
  for (const owner of ['first', 'second'] as const) {
    const wins: Claim = { ...claim, owner, goal: 'win' };
    if (await holds(wins)) return wins;
  }
  return { ...claim, owner: holder, goal: 'draw' };
}

/** Whether the owner reaches the goal. */
async function holds(claim: Claim): Promise<boolean> {
  const layers = new Layers(claim.board, new LeafSearch(claim.board, claim.goal === 'draw'));
  const start = startOf(claim, layers);
  if (start === undefined) return false;
  const distances = await openDistances(claim);
  try {
    return start.every((position) =>
      layers.moves(position).some(({ after, wins }) => wins || distances.distance(after, Number.POSITIVE_INFINITY) !== undefined),
    );
  } finally {
    distances.close();
  }
}
