// Measures the Elo of the levels and writes src/games/levels-elo.ts:
//
//     node scripts/levels-elo.mjs [--out DIR] [--threads N] [GAME...]
//
// Plays a tournament of the levels of each game (`minerve match --levels`). DIR keeps the folders of the runs, so games
// that were played already are not played again. With names, only these games are measured; the others keep their rows.
// Chess takes about half an hour on one idle core, all the others together a quarter of an hour. Levels have fixed
// depths, so the result is the same on every machine. The last level thinks by the clock: it plays under a node limit
// and gets no row, except in a game where it plays from a solver. Needs the built package: npm run build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The games as the app offers them, and how many games each two levels play. */
const GAMES = {
  tictactoe: 20,
  connect4: 20,
  othello: 12,
  'draughts:souffler': 6,
  'draughts:international': 4,
  'draughts:english': 8,
  chess: 4,
};

/** In chess the upper levels take minutes a game, so only the lower ones, whose strengths are closer, play more games. */
const LOWER = { chess: { upto: 7, games: 24 } };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, threads: { type: 'string', default: String(availableParallelism()) } },
});
const out = values.out ?? mkdtempSync(join(tmpdir(), 'minerve-levels-'));
const program = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const file = fileURLToPath(new URL('../src/games/levels-elo.ts', import.meta.url));
const text = readFileSync(file, 'utf8');

const rows = new Map([...text.matchAll(/^ {2}'?([\w:]+)'?: (\[.*\]),$/gm)].map(([, game, row]) => [game, row]));
for (const game of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
  if (!Object.hasOwn(GAMES, game)) throw new Error(`There is no "${game}" in the table of this script.`);
  const folder = join(out, game.replace(':', '_'));
  let levels = [];
  // The second run counts the games of the first too, because both use the same folder.
  for (const { games, upto } of [{ games: GAMES[game] }, ...(LOWER[game] === undefined ? [] : [LOWER[game]])]) {
    const part = upto === undefined ? [] : ['--upto', String(upto)];
    const words = [
      'match',
      '--levels',
      game,
      '--games',
      String(games),
      ...part,
      '--threads',
      values.threads,
      '--out',
      folder,
      '--json',
    ];
    process.stderr.write(`minerve ${words.join(' ')}\n`);
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', 'pipe', 'inherit'];
    ({ levels } = JSON.parse(execFileSync(process.execPath, [program, ...words], { encoding: 'utf8', maxBuffer: 1e9, stdio })));
  }
  // A level with an added node limit is not the level of the app: no row.
  const own = levels.filter(({ player }) => /^level:\d+$/.test(player));
  const cells = own.map(({ elo: { value, high } }) => `[${Math.round(value)}, ${Math.round(high - value)}]`);
  rows.set(game, `[${cells.join(', ')}]`);
}

const key = (game) => (/^\w+$/.test(game) ? game : `'${game}'`);
const lines = Object.keys(GAMES).flatMap((game) => (rows.has(game) ? [`  ${key(game)}: ${rows.get(game)},`] : []));
const [head, tail] = [text.slice(0, text.indexOf('= {\n') + 4), text.slice(text.indexOf('\n};'))];
writeFileSync(file, `${head}${lines.join('\n')}${tail}`);
