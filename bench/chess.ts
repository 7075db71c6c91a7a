// Chess: nodes to a depth with parts of the search left out, and the evaluations against each other: `npm run bench --
// chess`. `minerve perft chess` counts lines, `minerve match A B --game chess` plays other programs.
import { type ChessPosition, chess, unwrap } from 'minerve';
import { type ChessExports, searchChess } from '#built/kernels/index.js';
import { compiledKernel } from './kernels.js';
import { engine, openMatches } from './match.js';
import { openTable, sumOf, timed } from './table.js';

const POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  '2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16',
];
const DEPTH = 9;

/** What is left out (assembly/search/features.ts). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  everything: [],
  'no table': ['TABLE'],
  'no quiescence': ['QUIESCENCE'],
  'no late-move reductions': ['REDUCTIONS'],
  'no null move': ['NULL_MOVE'],
  'no extensions': ['EXTENSIONS'],
  'quiescence alone': ['REDUCTIONS', 'NULL_MOVE', 'EXTENSIONS'],
};

const game = chess();
const boards = POSITIONS.map((fen) => (unwrap(game.parsePosition(fen)) as ChessPosition).board);

const row = openTable(`${POSITIONS.length} positions to depth ${DEPTH}, processor time`, ['', 'nodes', 'M nodes/s']);
for (const [name, parts] of Object.entries(PARTS)) {
  const use = Object.fromEntries(parts.map((part) => [`WITHOUT_${part}`, 1]));
  const kernel = await compiledKernel<ChessExports>('chess', use, 16);
  const { result: nodes, ms } = timed(() =>
    sumOf(boards, (board) => {
      kernel.forget();
      return searchChess(kernel, board, { depth: DEPTH }).nodes;
    }),
  );
  row([name, nodes, (nodes / ms / 1000).toFixed(2)]);
}

const NODES = 10_000;
const meet = openMatches(`Evaluations against each other, ${NODES} nodes a move`, 10);
const evaluating = (evaluation: 'tapered' | 'thesis' | 'course') =>
  engine(chess({ evaluation }).name, evaluation, { nodes: NODES }, 16);
for (const other of ['thesis', 'course'] as const) await meet('chess', await evaluating('tapered'), await evaluating(other));
