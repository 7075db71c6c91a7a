// Chess: lines counted a second, nodes to a depth with parts of the search switched off, and the evaluations against
// each other. `node bench/chess.mjs [perft|search|match]`: one of them, or all. Needs the built package: npm run
// build. Times are processor time of this process.

import { engine, match, matchHead, matchRow } from '../dist/bench/match.js';
import { unwrap } from '../dist/core/index.js';
import { chess } from '../dist/games/index.js';
import { searchChess } from '../dist/kernels/index.js';
import { compiledKernel, cpuTime } from './compiled-kernel.mjs';

const PERFT = [
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 6, 119060324],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 5, 193690690],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 7, 178633661],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 5, 89941194],
];
const SEARCHED = [
  ...PERFT.slice(0, 3).map(([fen]) => fen),
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  '2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16',
];
/** What is left out of the search (assembly/search/features.ts). */
const PARTS = {
  everything: [],
  'no table': ['TABLE'],
  'no quiescence': ['QUIESCENCE'],
  'no late-move reductions': ['REDUCTIONS'],
  'no null move': ['NULL_MOVE'],
  'no extensions': ['EXTENSIONS'],
  'quiescence alone': ['REDUCTIONS', 'NULL_MOVE', 'EXTENSIONS'],
};

const game = chess();
const at = (fen) => unwrap(game.parsePosition(fen));

function perft() {
  let [leaves, time] = [0, 0];
  for (const [fen, depth, count] of PERFT) {
    const { board } = at(fen);
    const [took, found] = cpuTime(() => board.perft(depth));
    leaves += found;
    time += took;
    console.log(
      `${fen}  depth ${depth}  ${found}${found === count ? '' : ` WRONG, not ${count}`}  ${(found / took / 1e6).toFixed(0)} M/s`,
    );
    if (found !== count) process.exitCode = 1;
  }
  console.log(`together ${(leaves / time / 1e6).toFixed(0)} M leaves/s`);
}

async function search(depth = 9) {
  console.log(`${SEARCHED.length} positions to depth ${depth}`);
  for (const [name, parts] of Object.entries(PARTS)) {
    const kernel = await compiledKernel('chess', Object.fromEntries(parts.map((part) => [`WITHOUT_${part}`, 1])), 16);
    const nodesOf = (fen) => {
      kernel.forget();
      return searchChess(kernel, at(fen).board, { depth }).nodes;
    };
    const [seconds, nodes] = cpuTime(() => SEARCHED.reduce((sum, fen) => sum + nodesOf(fen), 0));
    console.log(`${name.padEnd(24)} ${String(nodes).padStart(10)} nodes  ${(nodes / seconds / 1e6).toFixed(2)} M/s`);
  }
}

/** Ten openings, each from both sides, so many nodes a move. */
async function evaluations(nodes = 10_000) {
  console.log(matchHead());
  const player = (evaluation) => engine(chess({ evaluation }).name, evaluation, { nodes }, { tableMb: 16 });
  for (const other of ['thesis', 'course'])
    console.log(matchRow(await match('chess', await player('tapered'), await player(other), 10)));
}

const wanted = process.argv[2];
if (wanted === undefined || wanted === 'perft') perft();
if (wanted === undefined || wanted === 'search') await search();
if (wanted === undefined || wanted === 'match') await evaluations();
