// Othello: matches. `npm run bench -- othello-match`, or
//
//     node bench/othello-match.mjs [openings] [--only typescript|compiled] [--json]
//
// Every opening, eight moves by lot, is played with both colours. The opponents are plain: alpha-beta of src/search to a fixed depth, counting discs or moves; and, harder, our own compiled
// search with its table and its solver of endgames, that counts discs or moves. Ours gets so few positions that it takes less processor time a move than they do: both are printed.
// Seeded: the same games on every machine. Needs the built package: npm run build.
import { parseArgs } from 'node:util';
import { alphaBeta, compiledSearch, discCount, MATCH_HEAD, match, matchRow, mobility, searcher } from './othello-players.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const openings = Number(positionals[0] ?? 25);
const wants = (name) => asked.only === undefined || asked.only === name;
const rows = [];

const pairs = [];
if (wants('typescript'))
  for (const [evaluation, name, depth] of [
    [discCount, 'discs', 7],
    [mobility, 'moves', 6],
  ])
    pairs.push(async () => [await searcher(10_000), alphaBeta(depth, evaluation, name)]);
if (wants('compiled'))
  for (const [plain, name] of [
    [1, 'discs'],
    [2, 'moves'],
  ])
    pairs.push(async () => [
      await searcher(20_000),
      await searcher(40_000, {
        plain: await compiledSearch({ PLAIN_EVALUATION: plain }, 8),
        name: `compiled search, ${name}, 40000 positions`,
      }),
    ]);

if (!asked.json) console.log(MATCH_HEAD);
for (const pair of pairs) {
  const row = await match(...(await pair()), openings);
  rows.push(row);
  if (!asked.json) console.log(matchRow(row));
}
if (asked.json) console.log(JSON.stringify(rows));
