import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchDepths, benchIsolation } from './generic-search.js';
import { benchParsers } from './parsers.js';
import { benchPeers } from './peers.js';
import { benchQueue } from './queue.js';
import { benchSolve } from './solve.js';
import { benchThreads } from './threads.js';

/** `npm run bench [-- name...]`: each benchmark is a row; without a name all but the long ones run. */
const benchmarks: Readonly<Record<string, () => void | Promise<void>>> = {
  isolation: benchIsolation,
  depths: benchDepths,
  peers: benchPeers,
  solve: benchSolve,
  connect4: program('connect4.js'),
  parsers: benchParsers,
};

/** They take minutes, or want another program, and run by name only. */
const long: typeof benchmarks = {
  queue: benchQueue,
  threads: benchThreads,
  'connect4-ablation': program('connect4.js', 'ablation'),
  othello: program('othello.js'),
  'othello-ablation': program('othello.js', 'ablation'),
  chess: program('chess.js'),
  'against-plain': program('against-plain.js'),
};

/** A benchmark in a process of its own, because it measures one game. */
function program(file: string, ...words: readonly string[]): () => void {
  return () => {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const { status } = spawnSync(process.execPath, [path, ...words], { stdio: 'inherit' });
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
