// Solves Connect 4 after each of the seven first moves, and from the empty board, without a book: `node
// bench/connect4-openings.mjs [MB]`. Needs the built package: npm run build. Each position starts with an empty
// table.
import { Connect4Kernel, parseConnect4Board } from '../dist/kernels/index.js';

const EXPECTED = { '': 1, 1: 2, 2: 1, 3: 0, 4: -1, 5: 0, 6: 1, 7: 2 };
const TELL_MS = 100;

const tableMb = Number(process.argv[2] ?? 16);
const kernel = await Connect4Kernel.create({ tableMb });
let wrong = 0;
console.log(
  `Table of ${tableMb} MB, one thread. A score is for the side to move: the first player's value of a first move has the other sign.`,
);
for (const moves of ['1', '2', '3', '4', '5', '6', '7', '']) {
  const parsed = parseConnect4Board(moves);
  if (!parsed.ok) throw new Error(parsed.error.message);
  kernel.forget();
  const started = performance.now();
  let told = started;
  const mayGoOn = () => {
    if (process.stderr.isTTY && performance.now() > told + TELL_MS) {
      told = performance.now();
      process.stderr.write(line(moves, kernel.progress(), started));
    }
    return true;
  };
  const { score, nodes } = kernel.solve(parsed.value, { host: { mayGoOn } });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = (performance.now() - started) / 1000;
  const name = moves === '' ? 'empty board' : `after ${moves}`;
  console.log(
    `${name.padEnd(12)} score ${String(score).padStart(2)}  ${(nodes / 1e6).toFixed(2).padStart(6)} M nodes  ${seconds.toFixed(2).padStart(6)} s`,
  );
  if (score !== EXPECTED[moves]) wrong++;
}
if (wrong > 0) {
  console.error(`${wrong} scores are wrong: the values of the first moves are -2 -1 0 1 0 -1 -2.`);
  process.exitCode = 1;
}

function line(moves, { least, most, window, share, nodes }, started) {
  const question = `more than ${window}? ${(100 * share).toFixed(0)}%`;
  return `\r\x1b[K${moves || 'empty'}: from ${least} to ${most}; ${question}; ${(nodes / 1e6).toFixed(0)} M nodes, ${((performance.now() - started) / 1000).toFixed(0)} s`;
}
