// The levels of draughts play each other: `node bench/draughts-levels.mjs [openings] [--rules souffler,international,english] [--upto 10] [--nodes 100000] [--json]`.
// Each level meets the one two below, every opening with both colours. The last level, which has no depth, gets so many nodes a move. Seeded: the same arguments give the
// same results on every machine. Needs the built package: npm run build.
import { parseArgs } from 'node:util';
import { level, MATCH_HEAD, match, matchRow } from './draughts-players.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rules: { type: 'string', default: 'souffler,international,english' },
    from: { type: 'string', default: '3' },
    upto: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '300000' },
    json: { type: 'boolean', default: false },
  },
});
const openings = Number(positionals[0] ?? 20);
const rows = [];
if (!asked.json) console.log(MATCH_HEAD);
for (const rules of asked.rules.split(','))
  for (let number = Number(asked.from); number <= Number(asked.upto); number++) {
    const players = [await level(rules, number, number === 10 ? Number(asked.nodes) : undefined), await level(rules, number - 2)];
    const row = await match(rules, ...players, openings);
    for (const player of players) player.close();
    rows.push(row);
    if (!asked.json) console.log(matchRow(row));
  }
if (asked.json) console.log(JSON.stringify(rows));
