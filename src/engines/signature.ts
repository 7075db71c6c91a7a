import { type Game, unwrap } from '../core/index.ts';
import { descriptorOf, parseGame } from '../games/index.ts';
import { Connect4Kernel, parseConnect4Board, type SearchAim, SearchKernel, type SearchProgress } from '../kernels/index.ts';
import {
  type Algorithm,
  algorithms,
  aspirating,
  deepen,
  HashTable,
  negascout,
  Ordering,
  type SearchOptions,
} from '../search/index.ts';
import { Checksum } from '../solve/index.ts';
import { COMPILED_SAMPLES, CONNECT4_SAMPLE, type CompiledSample, GENERAL_SAMPLE } from './signature-positions.ts';

/**
 * How positions are searched. Compiled: `selective`, as it plays; `exact`, with the values of alpha-beta; `values`,
 * those of all moves. Connect 4: `solve`, `weak` (who wins), `columns` (each one solved), `look` (to a depth).
 * General: `alone`; `ordered`, with an ordering, and a table where the algorithm can use one; `deepening`, that and
 * depth by depth; `aspiration`; `winning-move` pruning.
 */
export type SignatureSearch =
  | 'selective'
  | 'exact'
  | 'values'
  | 'solve'
  | 'weak'
  | 'columns'
  | 'look'
  | 'alone'
  | 'ordered'
  | 'deepening'
  | 'aspiration'
  | 'winning-move';

/** The nodes that one search visited in each of its positions. */
export interface SignatureRow {
  /** The game of a compiled search, or the name of a general algorithm. */
  readonly name: string;
  readonly search: SignatureSearch;
  readonly counts: readonly number[];
  readonly nodes: number;
}

/**
 * Node counts of fixed positions by every kernel, with one thread, and by every general algorithm: equal on every
 * machine as long as no search is changed. Each row starts with empty tables; within a row they are kept, as in a game.
 */
export async function* signatureRows(): AsyncGenerator<SignatureRow> {
  for (const sample of COMPILED_SAMPLES) yield* compiledRows(sample);
  yield* connect4Rows();
  yield* generalRows();
}

/** All counts of the rows in one number, in hexadecimal (FNV-1a of 32 bits): it changes if any of them does. */
export function signatureOf(rows: readonly SignatureRow[]): string {
  const sum = new Checksum();
  for (const { name, search, counts } of rows) sum.addText(`${name} ${search} ${counts.join(' ')}\n`);
  return sum.toString();
}

function rowOf(name: string, search: SignatureSearch, counts: readonly number[]): SignatureRow {
  return { name, search, counts, nodes: counts.reduce((sum, nodes) => sum + nodes, 0) };
}

const TABLE_MB = 4;

async function* compiledRows({ game: name, depth, exactDepth, positions }: CompiledSample): AsyncGenerator<SignatureRow> {
  const { forget, search } = await openCompiled(name);
  const row = (kind: SignatureSearch, aim: SearchAim) => {
    forget();
    return rowOf(
      name,
      kind,
      positions.map((text) => search(text, aim).nodes),
    );
  };
  yield row('selective', { depth });
  yield row('exact', { depth: exactDepth, selectivity: false });
  yield row('values', { depth: exactDepth, lines: Number.POSITIVE_INFINITY });
}

interface CompiledSearch {
  forget(): void;
  search(position: string, aim: SearchAim): SearchProgress;
}

/** The compiled search of a game, for positions in its notation. */
async function openCompiled(name: string): Promise<CompiledSearch> {
  const game = unwrap(parseGame(name));
  const search = descriptorOf(game)?.search?.(game);
  if (search === undefined) throw new Error(`${name} has no compiled search.`);
  const kernel = await SearchKernel.create(search.files, { hashMb: TABLE_MB });
  return {
    forget: () => kernel.forget(),
    search(text, aim) {
      search.take(kernel.exports, unwrap(game.parsePosition(text)));
      return kernel.search(aim);
    },
  };
}

async function* connect4Rows(): AsyncGenerator<SignatureRow> {
  const kernel = await Connect4Kernel.create({ hashMb: TABLE_MB });
  const { depth, solved, looked } = CONNECT4_SAMPLE;
  const boards = solved.map((text) => unwrap(parseConnect4Board(text)));
  const row = (kind: SignatureSearch, counts: () => number[]) => {
    kernel.forget();
    return rowOf('connect4', kind, counts());
  };
  yield row('solve', () => boards.map((board) => kernel.solve(board).nodes));
  yield row('weak', () => boards.map((board) => kernel.solve(board, { weak: true }).nodes));
  yield row('columns', () => boards.slice(0, -1).map((board) => kernel.columns(board).nodes));
  yield row('look', () => looked.map((text) => kernel.search(unwrap(parseConnect4Board(text)), depth).nodes));
}

function* generalRows(): Generator<SignatureRow> {
  for (const algorithm of algorithms) {
    const { name, search } = algorithm;
    yield generalRow(name, 'alone', (position, depth) => search(position, { depth }));
    yield generalRow(name, 'ordered', (position, depth) => search(position, { depth, ...learning(algorithm) }));
    yield generalRow(name, 'deepening', (position, depth) => deepen(search, position, { depth, ...learning(algorithm) }));
  }
  const narrow = aspirating(negascout, 1);
  yield generalRow('negascout', 'aspiration', (position, depth) => deepen(narrow, position, { depth }));
  yield generalRow('negascout', 'winning-move', (position, depth) => negascout(position, { depth, q: 2 }));
}

function generalRow(
  name: string,
  kind: SignatureSearch,
  search: (position: ReturnType<Game['start']>, depth: number) => ReturnType<Algorithm['search']>,
): SignatureRow {
  const counts = GENERAL_SAMPLE.map(([game, depth]) => search(unwrap(parseGame(game)).start(), depth).counts.nodes);
  return rowOf(name, kind, counts);
}

/** The table and the ordering with which a search learns, new for each game. */
function learning({ memory }: Algorithm): Pick<SearchOptions, 'memory' | 'order'> {
  return { order: new Ordering(), ...(memory && { memory: new HashTable(1) }) };
}
