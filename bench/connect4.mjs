// The shipped Connect 4 kernel against the yardstick, which does what the reference solver does: `npm run bench --
// connect4`, or `node bench/connect4.mjs [repetitions]`. Easy, medium and hard positions of
// src/kernels/fixtures/connect4-solved.txt, the programs in turn on each one, the fastest of the repetitions (6 at
// most: the yardstick forgets no better). CPU time for the hard ones with one thread; wall time for two, and for what
// is too short for the processor's clock.
import { closeScratch, load, loadPlain, loadThreads, openScratch, solve, solvedPositions } from './connect4-yardstick.mjs';

const REPETITIONS = Number(process.argv[2] ?? 3);

const scratch = openScratch();
const plain = { label: "the reference's algorithm", kernel: await loadPlain(scratch) };
const shipped = { label: 'our kernel', kernel: await load(scratch, 'full', 'connect4/main.ts', {}) };
const threads = { ...(await loadThreads(scratch)), label: 'our kernel, two threads', wall: true };
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
  const referenceNodes = positions.reduce((sum, [, , nodes]) => sum + Number(nodes), 0);
  for (const row of rows) Object.assign(row, { nodes: 0, ms: 0 });
  for (const [moves, score] of positions) {
    const fastest = new Map();
    for (let repetition = 0; repetition < REPETITIONS; repetition++)
      for (const row of rows) {
        const run = solve(row.kernel, moves, row.wall || group !== 'hard');
        if (run.score !== Number(score)) throw new Error(`${row.label} finds ${run.score} for ${moves}, not ${score}.`);
        if (!(run.ms >= fastest.get(row)?.ms)) fastest.set(row, run);
      }
    for (const [row, { nodes, ms }] of fastest) Object.assign(row, { nodes: row.nodes + nodes, ms: row.ms + ms });
  }
  for (const { label, nodes, ms } of rows)
    console.log(
      `| ${positions.length} ${group} | ${label} | ${(nodes / 1e6).toFixed(3)} | ${(nodes / referenceNodes).toFixed(3)} | ${ms.toFixed(2)} ms | ${(ms / plain.ms).toFixed(3)} |`,
    );
}
threads.end();
closeScratch(scratch);
