// Measures what the levels are worth, and writes src/games/levels-elo.ts:
//
//     node scripts/levels-elo.mjs [--out DIR] [--threads N] [GAME...]
//
// A tournament of the levels of each game (`minerve match --levels`), with the folders of the runs in DIR: what is
// played already is not played again. With names: these games only, the others keep their rows. All but chess takes about a
// quarter of an hour on one idle core, chess half an hour. Levels look a number of plies ahead, so the result is the same on every machine;
// the last one, which thinks by the clock, plays under a limit and has no row but where it plays by a solution. Needs
// the built package: npm run build.
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

/** Where the upper levels take minutes a game: the lower ones, which are nearer to each other, play more. */
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
  // All games in the folder count, of both runs.
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
  // With a limit it is not the level that the app has.
  const own = levels.filter(({ player }) => /^level:\d+$/.test(player));
  const cells = own.map(({ elo: { value, high } }) => `[${Math.round(value)}, ${Math.round(high - value)}]`);
  rows.set(game, `[${cells.join(', ')}]`);
}

const key = (game) => (/^\w+$/.test(game) ? game : `'${game}'`);
const lines = Object.keys(GAMES).flatMap((game) => (rows.has(game) ? [`  ${key(game)}: ${rows.get(game)},`] : []));
const [head, tail] = [text.slice(0, text.indexOf('= {\n') + 4), text.slice(text.indexOf('\n};'))];
writeFileSync(file, `${head}${lines.join('\n')}${tail}`);
