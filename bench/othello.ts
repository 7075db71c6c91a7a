// Othello: endgames solved exactly, `npm run bench -- othello`, and what each part of the solver brings, `npm run bench
// -- othello-ablation`, which compiles it once for each part left out (minutes).
//
// The endgames are #40 to #44 of the French federation's test (FFO), 20 to 23 empty squares, with their scores, which
// were confirmed with Edax. Times are processor time of this process, and, because machines differ, multiples of a
// yardstick measured in the same run: perft of 10 plies from the start, 24.6 M leaves. Matches are in against-plain.ts.
import { othello, unwrap } from 'minerve';
import { createOthelloKernel, type OthelloExports, type SearchKernel, searchOthello } from '#built/kernels/index.js';
import { compiledKernel } from './kernels.js';
import { cpuTime, openTable, sumOf, timed } from './table.js';

const ENDGAMES = [
  [40, 'O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X', 38, ['a2']],
  [41, '-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X', 0, ['h4']],
  [42, '--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X', 6, ['g2']],
  [43, '--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O', -12, ['g3', 'c7']],
  [44, '--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O', -14, ['d2', 'b8']],
] as const;

const PARTS: Readonly<Record<string, string>> = {
  NOTHING: '(nothing left out)',
  FASTEST_FIRST: 'fastest first: moves that leave few replies, from 7 empty squares on',
  PARITY: 'parity: quarters with an odd number of empty squares first',
  L1_TABLE: 'positions of 8 to 13 empty squares remembered, in the cache',
  CHILD_PROBES: 'children looked up there first (enhanced transposition cut-off)',
  STABILITY: 'cut-offs by stable discs',
  LAST_SQUARES: 'the last four squares by name',
  ESTIMATED_ORDER: 'the evaluation in the order of moves, from 14 empty squares on',
  OWN_ORDER: 'no killer moves and no history while solving',
};

const game = othello();
await (process.argv[2] === 'ablation' ? ablation() : endgames());

/** Solves one endgame from an empty table. */
function solve(kernel: SearchKernel<OthelloExports>, [number, text, score, best]: (typeof ENDGAMES)[number]) {
  const position = unwrap(game.parsePosition(text));
  kernel.forget();
  const { result, ms } = timed(() => searchOthello(kernel, position.board()));
  const [{ move, value }] = result.lines;
  const name = game.formatMove(Number(move), position);
  if (!result.final || value !== score || !(best as readonly string[]).includes(name))
    throw new Error(`FFO #${number}: ${name} with ${value} is wrong, ${best.join(' or ')} with ${score} is right.`);
  return { name, nodes: result.nodes, ms };
}

async function endgames(): Promise<void> {
  game.start().perft(8);
  const yardstick = cpuTime(() => game.start().perft(10));
  const kernel = await createOthelloKernel({ hashMb: 64 });
  const title = `Endgames; the yardstick takes ${yardstick.toFixed(0)} ms`;
  const row = openTable(title, ['FFO', 'best', 'score', 'M positions', 's', 'yardsticks', 'M positions a second']);
  for (const endgame of ENDGAMES) {
    const { name, nodes, ms } = solve(kernel, endgame);
    const times = [(ms / 1000).toFixed(2), (ms / yardstick).toFixed(1), (nodes / ms / 1000).toFixed(0)];
    row([`#${endgame[0]}`, name, endgame[2], (nodes / 1e6).toFixed(1), ...times]);
  }
}

async function ablation(): Promise<void> {
  const row = openTable('Endgames #40, #41, #42', ['everything but', 'M positions', 'ratio', 's', 'ratio']);
  let whole: { nodes: number; ms: number } | undefined;
  for (const [name, label] of Object.entries(PARTS)) {
    const kernel = await compiledKernel<OthelloExports>('othello', { [`WITHOUT_${name}`]: 1 });
    const solved = ENDGAMES.slice(0, 3).map((endgame) => solve(kernel, endgame));
    const [nodes, ms] = [sumOf(solved, (one) => one.nodes), sumOf(solved, (one) => one.ms)];
    whole ??= { nodes, ms };
    const ratios = [nodes / whole.nodes, ms / whole.ms].map((part) => part.toFixed(2));
    row([label, (nodes / 1e6).toFixed(0), ratios[0], (ms / 1000).toFixed(1), ratios[1]]);
  }
}
