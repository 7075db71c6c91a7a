// Draughts: lines counted and nodes searched a second: `npm run bench -- draughts`. Needs the built package: npm run
// build.

import { tableHead, tableRow } from '../dist/bench/match.js';
import { draughts } from '../dist/index.js';
import { createDraughtsSearch, setDraughts } from '../dist/kernels/index.js';
import { cpuTime } from './compiled-kernel.mjs';

const DEPTHS = { souffler: 7, international: 9, english: 10, russian: 9, brazilian: 9, pool: 9, frisian: 8 };
const NODES = 3_000_000;
console.log(tableHead(['rules', 'perft', 'leaves', 'M leaves/s', 'search from the start: depth', 'M nodes/s']));
for (const [rules, depth] of Object.entries(DEPTHS)) {
  const game = draughts({ rules });
  const [perft, leaves] = cpuTime(() => game.start().perft(depth));
  const search = await createDraughtsSearch({ rules, size: game.variant.size, drawing: true });
  setDraughts(search.exports, game.start().board());
  const [seconds, found] = cpuTime(() => search.search({ nodes: NODES }));
  const perSecond = [Number(leaves) / perft / 1e6, found.nodes / seconds / 1e6];
  console.log(tableRow([rules, depth, leaves, perSecond[0].toFixed(0), found.depth, perSecond[1].toFixed(2)]));
}
