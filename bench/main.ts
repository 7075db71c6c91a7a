import { benchDepths, benchIsolation } from './generic-search.js';
import { benchPeers } from './peers.js';
import { benchSolve } from './solve.js';

/** `npm run bench [-- name...]`: each benchmark is a row; without a name all of them run. */
const benchmarks: Readonly<Record<string, () => void | Promise<void>>> = {
  isolation: benchIsolation,
  depths: benchDepths,
  peers: benchPeers,
  solve: benchSolve,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark "${unknown[0]}". There are: ${Object.keys(benchmarks).join(', ')}.\n`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(benchmarks)) await benchmarks[name]();
