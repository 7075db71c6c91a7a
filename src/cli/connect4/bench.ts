import { unwrap } from '../../core/index.ts';
import { Connect4Solver, parseConnect4Board } from '../../engines/index.ts';
import type { StopSignal } from '../../search/index.ts';

/**
 * A position, its score for the side to move, and the nodes that the reference solver (P. Pons, blog.gamesolver.org;
 * no book, empty table) needed for it.
 */
export type BenchPosition = readonly [position: string, score: number, referenceNodes: number];

/**
 * Positions drawn at random, by how hard they were for the reference: up to a thousand nodes, up to a hundred
 * thousand, more.
 */
export const BENCH_POSITIONS: Readonly<Record<'easy' | 'medium' | 'hard', readonly BenchPosition[]>> = {
  easy: [
    ['577717657666621112631445127354', -6, 1],
    ['117636223453273741776455261164', 0, 374],
    ['612446361123226564136743342112', 2, 69],
    ['467334352337142256136447674112', -3, 49],
    ['723262213315171375666741134235', -6, 1],
    ['363334555463176744432642676215', -6, 1],
    ['765525245122575111126446412644', 5, 3],
    ['541124571415222125724165675734', -5, 6],
    ['243324136137226212463655345546', -2, 53],
    ['313163656663621271142332721557', -6, 1],
    ['425425561655514714266671776144', -3, 47],
    ['524316241572516732367377661731', -4, 12],
    ['734113245471771125766547', -8, 20],
    ['162662343153355552615124', -9, 1],
    ['673125444667213136422323', -9, 1],
    ['226526655153741327261362', -9, 1],
    ['366623261317677432311212', -9, 1],
    ['776132626666144734443327', 7, 171],
    ['51316764326664536155', -7, 598],
    ['32146724351455571157', -11, 1],
    ['12655411777147125514', -11, 1],
    ['55666471566174246772', -6, 976],
    ['41242664757777337214', -10, 8],
    ['63332561727237471', 12, 3],
    ['47323144411456415', -12, 1],
    ['36731164432516675', 8, 534],
    ['42325134225253712', -12, 1],
    ['67662437241254426', 9, 555],
    ['52226241231756', 10, 364],
    ['44413765243746', -14, 1],
    ['32335416445', -15, 1],
    ['3245567163', 12, 449],
    ['52233415', 13, 706],
  ],
  medium: [
    ['321122257713734356575265', -1, 6_859],
    ['416517254411155157735742', 3, 1_664],
    ['172265622737223374711515', 2, 2_370],
    ['655661177737772225452456', -2, 2_572],
    ['617664463633275471753225', -1, 3_122],
    ['534416334347431254657231', -1, 2_652],
    ['25442563776777222672', 3, 1_319],
    ['75352231365713165117', -9, 1_694],
    ['46654235214237216514', 0, 8_819],
    ['12414717612275255315', 4, 7_738],
    ['74117156715555561717', -3, 4_630],
    ['76771171661662747125', 2, 5_954],
    ['77217273633517211276', 2, 44_062],
    ['51152462557741145', 7, 4_965],
    ['16466156274652632', 2, 42_898],
    ['63521416213421435', 1, 11_556],
    ['31423466153722771', -2, 53_401],
    ['67166156426371443', 7, 3_591],
    ['67211111224316', 3, 67_784],
    ['21252176427354', 3, 65_532],
    ['36177673451246', 2, 58_322],
    ['166113762516', -4, 59_186],
    ['462672624177', 10, 3_549],
    ['537213547627', 11, 12_048],
    ['347666664', -14, 87_826],
  ],
  hard: [
    ['52113137233562237', 3, 132_471],
    ['65311717216212223', 1, 163_274],
    ['33346473311324', -5, 175_888],
    ['11516327763354', 2, 222_684],
    ['61237174115227', 3, 326_310],
    ['66452223632212', 2, 127_338],
    ['47635476351174', -2, 239_617],
    ['132755742224', -5, 143_553],
    ['774633124511', 4, 697_476],
    ['533266736264', 0, 647_013],
    ['13174317714', 4, 3_140_712],
    ['55337122353', 0, 140_580],
    ['62214715411', 1, 2_686_059],
    ['36411162271', -3, 2_148_554],
    ['14765465676', -3, 741_808],
    ['7312517631', 2, 5_528_009],
    ['4766254225', 5, 260_770],
    ['5153611417', 2, 423_076],
    ['5415664133', 0, 1_388_433],
    ['4175343166', 3, 1_121_962],
    ['261761754', -4, 1_521_033],
    ['532673774', 5, 804_268],
    ['325351627', -2, 366_645],
    ['34771253', -2, 6_086_440],
    ['75552351', 4, 1_466_791],
    ['56325313', -3, 14_669_050],
  ],
};

/** The measurements of one group of positions. */
export interface BenchRow {
  readonly group: keyof typeof BENCH_POSITIONS;
  readonly threads: number;
  readonly positions: number;
  readonly nodes: number;
  readonly referenceNodes: number;
  readonly ms: number;
  /** The positions with a wrong score; there should be none. */
  readonly wrong: readonly string[];
}

const GROUPS = Object.keys(BENCH_POSITIONS) as (keyof typeof BENCH_POSITIONS)[];

/**
 * Solves each group of positions with the given threads, an empty table each time, after a first run that is not
 * counted. Stops early at the signal.
 */
export async function* benchConnect4(
  threads: number,
  hashMb: number | undefined,
  signal: StopSignal,
): AsyncGenerator<BenchRow, undefined> {
  const solver = await Connect4Solver.open({ threads, book: false, ...(hashMb !== undefined && { hashMb }) });
  try {
    await solveGroup(solver, 'medium', signal);
    for (const group of GROUPS) {
      const row = await solveGroup(solver, group, signal);
      if (row === undefined) return;
      yield row;
    }
  } finally {
    solver.close();
  }
}

async function solveGroup(
  solver: Connect4Solver,
  group: keyof typeof BENCH_POSITIONS,
  signal: StopSignal,
): Promise<BenchRow | undefined> {
  const wrong: string[] = [];
  let [nodes, referenceNodes, ms] = [0, 0, 0];
  for (const [position, score, reference] of BENCH_POSITIONS[group]) {
    const board = unwrap(parseConnect4Board(position));
    await solver.prepare(board);
    solver.forget();
    const answer = solver.solve(board, { signal });
    if (answer.score === undefined) return undefined;
    if (answer.score !== score) wrong.push(position);
    nodes += answer.nodes;
    referenceNodes += reference;
    ms += answer.ms;
  }
  return { group, threads: solver.threads, positions: BENCH_POSITIONS[group].length, nodes, referenceNodes, ms, wrong };
}
