// The shipped Connect 4 kernel against the yardstick, which does what the reference solver does: `npm run bench --
// connect4`, or `node bench/connect4.mjs [repetitions]`. Easy, medium and hard positions of
// src/kernels/fixtures/connect4-solved.txt, the programs in turn on each one, the fastest of the repetitions (6 at
// most: the yardstick forgets no better). CPU time for the hard ones with one thread; wall time for two, and for what
// is too short for the processor's clock.
import { load, loadPlain, loadThreads, measure, referenceNodesOf, solve, solvedPositions } from './connect4-yardstick.mjs';

const REPETITIONS = Number(process.argv[2] ?? 3);

const plain = await loadPlain();
const shipped = { label: 'our kernel', kernel: await load({}) };
const threads = { ...(await loadThreads()), label: 'our kernel, two threads' };
const rows = [plain, shipped, threads];

// Mirror images warm the code up: the positions themselves would be in the yardstick's table when it matters.
const mirrored = (moves) => moves.replace(/./g, (digit) => 8 - digit);
for (const row of rows) for (const [moves] of solvedPositions().slice(0, 60)) solve(row.kernel, mirrored(moves));
const groups = [
  ['easy', (nodes) => nodes <= 1000],
  ['medium', (nodes) => nodes > 1000 && nodes <= 100_000],
  ['hard', (nodes) => nodes > 100_000],
];
console.log('| positions | | M nodes | of the reference | time | of its time |');
console.log('|---|---|---|---|---|---|');
for (const [group, belongs] of groups) {
  const positions = solvedPositions().filter(([, , nodes]) => belongs(Number(nodes)));
  const referenceNodes = referenceNodesOf(positions);
  measure(rows, positions, REPETITIONS, (row) => row === threads || group !== 'hard');
  for (const { label, nodes, ms } of rows)
    console.log(
      `| ${positions.length} ${group} | ${label} | ${(nodes / 1e6).toFixed(3)} | ${(nodes / referenceNodes).toFixed(3)} | ${ms.toFixed(2)} ms | ${(ms / plain.ms).toFixed(3)} |`,
    );
}
threads.end();
