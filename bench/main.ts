import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchDepths, benchIsolation } from './generic-search.js';
import { benchPeers } from './peers.js';
import { benchQueue } from './queue.js';
import { benchSolve } from './solve.js';

/** `npm run bench [-- name...]`: each benchmark is a row; without a name all but the long ones run. */
const benchmarks: Readonly<Record<string, () => void | Promise<void>>> = {
  isolation: benchIsolation,
  depths: benchDepths,
  peers: benchPeers,
  solve: benchSolve,
  connect4: script('connect4.mjs'),
  parsers: script('parsers.mjs'),
};

/** They take minutes, or want another program, and run by name only. */
const long: typeof benchmarks = {
  queue: benchQueue,
  ablation: script('connect4-ablation.mjs'),
  openings: script('connect4-openings.mjs'),
  levels: script('levels.js'),
  'against-plain': script('against-plain.mjs'),
  draughts: script('draughts.mjs'),
  chess: script('chess.mjs'),
  'chess-match': script('chess-match.js'),
  othello: script('othello.mjs'),
  threads: script('threads.mjs'),
};

/**
 * A benchmark that is a program of its own. Compiled ones are beside this file in dist/bench; those with no types to
 * check stay in bench.
 */
function script(file: string): () => void {
  return () => {
    const folder = file.endsWith('.js') ? '.' : '../../bench';
    const path = fileURLToPath(new URL(`${folder}/${file}`, import.meta.url));
    const { status } = spawnSync(process.execPath, [path], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  };
}

const wanted = process.argv.slice(2);
const all = { ...benchmarks, ...long };
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark "${unknown[0]}". There are: ${Object.keys(all).join(', ')}.\n`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(benchmarks)) await all[name]();
