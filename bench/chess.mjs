// Chess: lines counted a second, nodes to a depth with parts of the search switched off, and the evaluations against each other.
// `node bench/chess.mjs [perft|search|match]`: one of them, or all. Needs the built package: npm run build. Times are processor time of this process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, unwrap } from '../dist/core/index.js';
import { chess } from '../dist/games/index.js';
import { chessMoveOf, createChessKernel, SearchKernel, searchChess } from '../dist/kernels/index.js';
import { buildKernel } from '../scripts/kernels.mjs';

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
const seconds = () => process.cpuUsage().user / 1e6;

function perft() {
  let [leaves, time] = [0, 0];
  for (const [fen, depth, count] of PERFT) {
    const { board } = at(fen);
    const started = seconds();
    const found = board.perft(depth);
    const took = seconds() - started;
    leaves += found;
    time += took;
    console.log(
      `${fen}  depth ${depth}  ${found}${found === count ? '' : ` WRONG, not ${count}`}  ${(found / took / 1e6).toFixed(0)} M/s`,
    );
    if (found !== count) process.exitCode = 1;
  }
  console.log(`together ${(leaves / time / 1e6).toFixed(0)} M leaves/s`);
}

/** Compiles the kernel without some of its parts. */
async function compiledWithout(parts, tableMb = 16) {
  const scratch = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  try {
    const out = join(scratch, 'chess.wasm');
    await buildKernel({ main: 'chess/main.ts', out, use: Object.fromEntries(parts.map((part) => [`WITHOUT_${part}`, 1])) });
    const memory = new WebAssembly.Memory({ initial: 128 + 16 * tableMb });
    return SearchKernel.join({ module: new WebAssembly.Module(readFileSync(out)), memory, tableMb, threads: 1 }, 0);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function search(depth = 9) {
  console.log(`${SEARCHED.length} positions to depth ${depth}`);
  for (const [name, parts] of Object.entries(PARTS)) {
    const kernel = await compiledWithout(parts);
    let nodes = 0;
    const started = seconds();
    for (const fen of SEARCHED) {
      kernel.forget();
      nodes += searchChess(kernel, at(fen).board, { depth }).nodes;
    }
    console.log(
      `${name.padEnd(24)} ${String(nodes).padStart(10)} nodes  ${(nodes / (seconds() - started) / 1e6).toFixed(2)} M/s`,
    );
  }
}

/** Ten openings of eight random moves, each from both sides, so many nodes a move. */
async function match(first, second, nodes = 10_000) {
  const kernels = { [first]: await createChessKernel({ tableMb: 16 }), [second]: await createChessKernel({ tableMb: 16 }) };
  const random = new Random(11);
  const results = { won: 0, drawn: 0, lost: 0 };
  for (let n = 0; n < 10; n++) {
    const opening = randomOpening(random);
    for (const white of [first, second]) {
      const position = game.start();
      for (const move of opening) position.play(move);
      for (const kernel of Object.values(kernels)) kernel.forget();
      while (position.outcome() === undefined) {
        const mover = (position.turn() === 1) === (white === first) ? first : second;
        position.play(moveOf(kernels[mover], position, mover, nodes));
      }
      const outcome = position.outcome();
      if (outcome === 0) results.drawn++;
      else if (outcome > 0 === (white === first)) results.won++;
      else results.lost++;
    }
  }
  console.log(`${first} against ${second}, ${nodes} nodes a move: +${results.won} =${results.drawn} -${results.lost}`);
}

function randomOpening(random) {
  for (;;) {
    const position = game.start();
    const opening = [];
    for (let ply = 0; ply < 8 && position.outcome() === undefined; ply++) {
      const moves = [];
      moves.length = position.moves(moves, 0);
      opening.push(random.pick(moves));
      position.play(opening.at(-1));
    }
    if (position.outcome() === undefined && Math.abs(position.evaluate()) < 80) return opening;
  }
}

function moveOf(kernel, position, evaluation, nodes) {
  const { ahead, depth, lines } = searchChess(kernel, position.board, { nodes }, undefined, evaluation);
  return chessMoveOf(ahead && ahead.depth > depth ? ahead.move : lines[0].move);
}

const wanted = process.argv[2];
if (wanted === undefined || wanted === 'perft') perft();
if (wanted === undefined || wanted === 'search') await search();
if (wanted === undefined || wanted === 'match') for (const other of ['thesis', 'course']) await match('tapered', other);
