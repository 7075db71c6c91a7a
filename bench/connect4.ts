// The Connect 4 kernel on the positions of src/kernels/fixtures/connect4-solved.txt, all builds in turn on each, the
// fastest of the repetitions (6 at most: the yardstick forgets no better).
//
//     npm run bench -- connect4             the shipped kernel against the yardstick, which does what the reference does
//     npm run bench -- connect4-ablation    what each idea brings: docs/architecture.md holds its tables
//
// Processor time; wall time for two threads, and for what is too short for the processor's clock.
import { build, buildPlain, buildThreads, FEATURES, measure, solve, solvedPositions, without } from './connect4-kernels.js';
import { openTable, sumOf } from './table.js';

const REPETITIONS = 3;
const million = (value: number, digits: number) => (value / 1e6).toFixed(digits);
const ratio = (value: number, base: number) => (value / base).toFixed(3);

const plain = await buildPlain();
const threads = await buildThreads();
await (process.argv[2] === 'ablation' ? ablation() : shipped());
threads.end();

async function shipped(): Promise<void> {
  const builds = [plain, await build('our kernel', {}), { ...threads, label: 'our kernel, two threads' }];
  // Mirror images warm the code up: the positions themselves would be in the yardstick's table when it matters.
  const mirrored = (moves: string) => moves.replace(/./g, (digit) => String(8 - Number(digit)));
  for (const { kernel } of builds) for (const { moves } of solvedPositions.slice(0, 60)) solve(kernel, mirrored(moves));
  const row = openTable('Connect 4, solved', ['positions', '', 'M nodes', 'of the reference', 'time', 'of its time']);
  for (const [group, least, most] of [
    ['easy', 0, 1000],
    ['medium', 1000, 100_000],
    ['hard', 100_000, Number.POSITIVE_INFINITY],
  ] as const) {
    const positions = solvedPositions.filter(({ nodes }) => nodes > least && nodes <= most);
    measure(builds, positions, REPETITIONS, group !== 'hard');
    const reference = sumOf(positions, ({ nodes }) => nodes);
    for (const { label, nodes, ms } of builds) {
      const cells = [million(nodes, 3), ratio(nodes, reference), `${ms.toFixed(2)} ms`, ratio(ms, plain.ms)];
      row([`${positions.length} ${group}`, label, ...cells]);
    }
  }
}

async function ablation(): Promise<void> {
  const ladder = [await build('8-byte entries with both bounds', without(FEATURES))];
  for (const [i, [, label]] of FEATURES.entries()) ladder.push(await build(label, without(FEATURES.slice(i + 1))));
  const leftOut = [];
  for (const feature of FEATURES) if (feature[0] !== 'CLAIM_EVEN') leftOut.push(await build(feature[1], without([feature])));
  const builds = [plain, ...ladder, ...leftOut];
  const positions = solvedPositions.filter(({ nodes }) => nodes > 100_000);
  for (const { kernel } of builds) for (const { moves } of positions.slice(0, 3)) solve(kernel, moves);
  measure([...builds, threads], positions, REPETITIONS);
  const reference = sumOf(positions, ({ nodes }) => nodes);
  const title = `${positions.length} hard positions, ${million(reference, 2)} M reference nodes`;
  const header = ['each row adds to the one above', 'M nodes', 'of the reference', 'time', 'of the first row', 'M nodes/s'];
  const row = openTable(title, header);
  for (const { label, nodes, ms } of [plain, ...ladder, threads]) {
    const times = [`${ms.toFixed(0)} ms`, ratio(ms, plain.ms), (nodes / ms / 1e3).toFixed(1)];
    row([label, million(nodes, 2), ratio(nodes, reference), ...times]);
  }
  const full = ladder[ladder.length - 1];
  const but = openTable('The same without one idea, against all', ['everything but', 'nodes', 'time']);
  for (const { label, nodes, ms } of leftOut) but([label, ratio(nodes, full.nodes), ratio(ms, full.ms)]);
}
