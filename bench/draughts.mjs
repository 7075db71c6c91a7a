// Draughts: speed, and strength by matches. `npm run bench -- draughts`, or
//
//     node bench/draughts.mjs [openings] [--only speed|document002|rapid] [--json]
//
// Every opening is played with both colours. The others look to a fixed depth, and ours gets so few nodes that it takes less processor time a move than they do: both are printed. Needs the built package: npm run build. The levels play each other in draughts-levels.mjs.
import { parseArgs } from 'node:util';
import { draughts } from '../dist/index.js';
import { createDraughtsSearch, setDraughts } from '../dist/kernels/index.js';
import { document002, MATCH_HEAD, match, matchRow, rapidDraughts, searcher } from './draughts-players.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const openings = Number(positionals[0] ?? 20);
const wants = (name) => asked.only === undefined || asked.only === name;
const say = (text) => asked.json || console.log(text);
const results = { speed: [], matches: [] };

function cpuTime(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

if (wants('speed')) {
  const depths = { souffler: 7, international: 9, english: 10, russian: 9, brazilian: 9, pool: 9, frisian: 8 };
  const NODES = 3_000_000;
  say('| rules | perft | leaves | M leaves/s | search from the start: depth | M nodes/s |\n|---|---|---|---|---|---|');
  for (const [rules, depth] of Object.entries(depths)) {
    const game = draughts({ rules });
    const [perftMs, leaves] = cpuTime(() => game.start().perft(depth));
    const search = await createDraughtsSearch({ rules, size: game.variant.size, drawing: true });
    setDraughts(search.exports, game.start().board());
    const [ms, progress] = cpuTime(() => search.search({ nodes: NODES }));
    const row = {
      rules,
      depth,
      leaves: Number(leaves),
      perft: Number(leaves) / perftMs / 1000,
      reached: progress.depth,
      nodes: progress.nodes / ms / 1000,
    };
    results.speed.push(row);
    say(`| ${rules} | ${depth} | ${leaves} | ${row.perft.toFixed(0)} | ${row.reached} | ${row.nodes.toFixed(2)} |`);
  }
  say('');
}

const rows = [];
if (wants('rapid')) rows.push(['english', () => searcher('english', 20_000), () => rapidDraughts(5)]);
if (wants('document002'))
  for (const rules of ['international', 'souffler'])
    rows.push([rules, () => searcher(rules, 15_000), () => document002(rules, 6)]);
if (rows.length > 0) say(MATCH_HEAD);
for (const [rules, one, other] of rows) {
  const row = await match(rules, await one(), await other(), openings);
  results.matches.push(row);
  say(matchRow(row));
}
if (asked.json) console.log(JSON.stringify(results));
