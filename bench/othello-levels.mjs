// The levels of Othello play each other: `npm run bench -- othello-levels`, or
//
//     node bench/othello-levels.mjs [openings] [--from 3] [--upto 10] [--nodes 300000] [--json]
//
// Each level meets the one two below, every opening with both colours; the first one meets somebody who turns over as many discs as he can, and moves by lot. The last level, which has no
// depth, gets so many positions a move. Seeded: the same games on every machine. Needs the built package: npm run build.
import { parseArgs } from 'node:util';
import { chance, greedy, level, MATCH_HEAD, match, matchRow } from './othello-players.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '1' },
    upto: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '300000' },
    json: { type: 'boolean', default: false },
  },
});
const openings = Number(positionals[0] ?? 20);
const rows = [];
if (!asked.json) console.log(MATCH_HEAD);
for (let number = Number(asked.from); number <= Number(asked.upto); number++) {
  const others = number === 1 ? [greedy(), chance()] : number === 2 ? [greedy()] : [await level(number - 2)];
  for (const other of others) {
    const one = await level(number, number === 10 ? Number(asked.nodes) : undefined);
    const row = await match(one, other, openings);
    one.close();
    other.close();
    rows.push(row);
    if (!asked.json) console.log(matchRow(row));
  }
}
if (asked.json) console.log(JSON.stringify(rows));
