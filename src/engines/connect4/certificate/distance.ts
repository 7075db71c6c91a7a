import { Connect4Solver } from '../solver.ts';
import { type Claim, Layers, startOf } from './layers.ts';
import { type Cells, LeafSearch, type OwnerPosition, stonesOf, TableSearch, WORD_BITS } from './leaf-search.ts';
import { error } from './words.ts';

/** The distances by which `generate` chooses moves. */
export interface Distances {
  readonly distance: (position: OwnerPosition) => number | undefined;
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
  const distance = ({ own, other }: OwnerPosition) => {
    const mover = numberOf(other);
    const stones = stonesOf(own) + stonesOf(other);
    const { score = 1 } = solver.solve({ mover, mask: mover | numberOf(own), stones }, { weak: goal === 'draw' });
    if (score > 0 || (score === 0 && goal === 'win')) return undefined;
    // -n: the owner wins with the n-th stone from the end. A draw is held to the end, so its length says nothing.
    return goal === 'win' ? COLUMNS * ROWS + 1 + 2 * score - stones : score === 0 ? 2 : 0;
  };
  return { distance, close: () => solver.close() };
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
      layers.moves(position).some(({ after, wins }) => wins || distances.distance(after) !== undefined),
    );
  } finally {
    distances.close();
  }
}
