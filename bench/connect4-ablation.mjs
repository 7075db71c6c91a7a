// What each idea in the Connect 4 kernel brings: `node bench/connect4-ablation.mjs [repetitions]`. Compiles the
// kernel once for each row and solves the hard positions of src/kernels/fixtures/connect4-solved.txt, all rows in
// turn on each position, keeping the fastest of the repetitions (CPU time). The table goes to the output in Markdown:
// docs/kernels.md holds one.
import {
  FEATURES,
  load,
  loadPlain,
  loadThreads,
  measure,
  names,
  referenceNodesOf,
  solve,
  solvedPositions,
  without,
} from './connect4-yardstick.mjs';

const REPETITIONS = Number(process.argv[2] ?? 3);

const plain = await loadPlain();
const ladder = [{ label: '8-byte entries with both bounds', kernel: await load(without(names)) }];
for (let i = 0; i < names.length; i++) ladder.push({ label: FEATURES[i][1], kernel: await load(without(names.slice(i + 1))) });
const leftOut = [];
for (const [name, label] of FEATURES) if (name !== 'CLAIM_EVEN') leftOut.push({ label, kernel: await load(without([name])) });
const rows = [plain, ...ladder, ...leftOut];
const threads = await loadThreads();

const positions = solvedPositions().filter(([, , nodes]) => Number(nodes) > 100_000);

for (const row of rows) for (const [moves] of positions.slice(0, 3)) solve(row.kernel, moves);
measure([...rows, threads], positions, REPETITIONS, (row) => row === threads);
const referenceNodes = referenceNodesOf(positions);
threads.end();

const ratio = (value, base) => (value / base).toFixed(3);
const million = (value) => (value / 1e6).toFixed(2);
const full = ladder.at(-1);
console.log(
  `${positions.length} hard positions, ${million(referenceNodes)} M reference nodes, ${new Date().toISOString().slice(0, 10)}.\n`,
);
console.log('| each row adds to the one above | M nodes | of the reference | time | of the first row | M nodes/s |');
console.log('|---|---|---|---|---|---|');
for (const { label, nodes, ms } of [plain, ...ladder, threads])
  console.log(
    `| ${label} | ${million(nodes)} | ${ratio(nodes, referenceNodes)} | ${ms.toFixed(0)} ms | ${ratio(ms, plain.ms)} | ${(nodes / ms / 1e3).toFixed(1)} |`,
  );
console.log('\n| everything but | nodes | time |');
console.log('|---|---|---|');
for (const { label, nodes, ms } of leftOut) console.log(`| ${label} | ${ratio(nodes, full.nodes)} | ${ratio(ms, full.ms)} |`);
