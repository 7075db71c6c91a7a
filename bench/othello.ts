// Othello: speed, and endgames solved exactly. `npm run bench -- othello`, or
//
//     node bench/othello.mjs [--only perft|endgames|ablation] [--numbers 40,41] [--json]
//
// The endgames are #40 to #44 of the French federation's test (FFO), 20 to 23 empty squares, with their scores, which
// were confirmed with Edax. Times are processor time of this process, and, because machines differ, multiples of a
// yardstick measured in the same run: perft of 10 plies from the start, 24.6 M leaves. The ablation compiles the
// solver once for each part left out (minutes; by name only). Needs the built package: npm run build. Matches are in
// against-plain.mjs.
import { parseArgs } from 'node:util';
import { othello } from '../dist/index.js';
import { createOthelloKernel, searchOthello } from '../dist/kernels/index.js';
import { compiledKernel, cpuTime } from './compiled-kernel.mjs';

const game = othello();

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    numbers: { type: 'string', default: '40,41,42,43,44' },
    json: { type: 'boolean', default: false },
  },
});
const wants = (name) => (asked.only === undefined ? name !== 'ablation' : asked.only === name);
const say = (text) => asked.json || console.log(text);
const results = { endgames: [], ablation: [] };

const ENDGAMES = [
  [40, 'O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X', 38, ['a2']],
  [41, '-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X', 0, ['h4']],
  [42, '--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X', 6, ['g2']],
  [43, '--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O', -12, ['g3', 'c7']],
  [44, '--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O', -14, ['d2', 'b8']],
].filter(([number]) => asked.numbers.split(',').includes(String(number)));

const PARTS = [
  ['WITHOUT_FASTEST_FIRST', 'fastest first: moves that leave few replies, from 7 empty squares on'],
  ['WITHOUT_PARITY', 'parity: quarters with an odd number of empty squares first'],
  ['WITHOUT_NEAR_TABLE', 'positions of 8 to 13 empty squares remembered, in the cache'],
  ['WITHOUT_CHILD_PROBES', 'children looked up there first (enhanced transposition cut-off)'],
  ['WITHOUT_STABILITY', 'cut-offs by stable discs'],
  ['WITHOUT_LAST_SQUARES', 'the last four squares by name'],
  ['WITHOUT_ESTIMATED_ORDER', 'the evaluation in the order of moves, from 14 empty squares on'],
  ['WITHOUT_OWN_ORDER', 'no killer moves and no history while solving'],
];

function perft(depth) {
  return cpuTime(() => Number(game.start().perft(depth)));
}

perft(8);
const [yardstick] = perft(10);
if (wants('perft')) {
  const [seconds, leaves] = perft(11);
  results.perft = { depth: 11, leaves, perSecond: leaves / seconds };
  say(
    `perft of 11 plies: ${leaves} leaves, ${(leaves / seconds / 1e6).toFixed(0)} M a second; of 10 plies: ${yardstick.toFixed(3)} s, the yardstick below\n`,
  );
}

/** Solves one endgame from an empty table. */
function solve(kernel, [number, text, score, best]) {
  const position = game.parsePosition(text).value;
  kernel.forget();
  const [seconds, { lines, nodes, final }] = cpuTime(() => searchOthello(kernel, position.board()));
  const [{ move, value }] = lines;
  const name = game.formatMove(Number(move), position);
  if (!final || value !== score || !best.includes(name))
    throw new Error(`FFO #${number}: ${name} with ${value} is wrong, ${best.join(' or ')} with ${score} is right.`);
  return { number, move: name, score, nodes, seconds, yardsticks: seconds / yardstick };
}

if (wants('endgames')) {
  const kernel = await createOthelloKernel({ tableMb: 64 });
  say('| FFO | best | score | M positions | s of processor | yardsticks | M positions a second |\n|---|---|---|---|---|---|---|');
  for (const endgame of ENDGAMES) {
    const { number, move, score, nodes, seconds, yardsticks } = solve(kernel, endgame);
    results.endgames.push({ number, move, score, nodes, seconds, yardsticks });
    say(
      `| #${number} | ${move} | ${score} | ${(nodes / 1e6).toFixed(1)} | ${seconds.toFixed(2)} | ${yardsticks.toFixed(1)} | ${(nodes / seconds / 1e6).toFixed(0)} |`,
    );
  }
}

if (wants('ablation')) {
  say(
    `| everything but | M positions of ${ENDGAMES.map(([number]) => `#${number}`).join(', ')} | ratio | s of processor | ratio |\n|---|---|---|---|---|`,
  );
  let whole;
  for (const [name, label] of [[undefined, '(nothing left out)'], ...PARTS]) {
    const kernel = await compiledKernel('othello', name === undefined ? {} : { [name]: 1 });
    const solved = ENDGAMES.map((endgame) => solve(kernel, endgame));
    const nodes = solved.reduce((sum, x) => sum + x.nodes, 0);
    const seconds = solved.reduce((sum, x) => sum + x.seconds, 0);
    whole ??= { nodes, seconds };
    results.ablation.push({ without: name, nodes, seconds });
    say(
      `| ${label} | ${(nodes / 1e6).toFixed(0)} | ${(nodes / whole.nodes).toFixed(2)} | ${seconds.toFixed(1)} | ${(seconds / whole.seconds).toFixed(2)} |`,
    );
  }
}
if (asked.json) console.log(JSON.stringify(results));
