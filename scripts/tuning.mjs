// Shared by the scripts that fit weights to games of the program against itself.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Reads the options of such a script, with their defaults, and the positional arguments. */
export function tuningOptions(defaults) {
  const options = Object.entries({ seed: 1, folder: '.tuning', ...defaults }).map(([name, usual]) => [
    name,
    { type: 'string', default: String(usual) },
  ]);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...Object.fromEntries(options), write: { type: 'boolean', default: false } },
  });
  mkdirSync(values.folder, { recursive: true });
  return { options: values, positionals };
}

export const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/** Removes the incomplete last line that a killed run left. */
function mend(file) {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) truncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
}

/** Plays until the file has `games` games, one a line, or the seconds are over. Each game has a seed of its own. */
export function playGames(file, { games, seed, seconds }, playGame) {
  mend(file);
  const ends = performance.now() + 1000 * Number(seconds);
  let played = linesOf(file).length;
  for (let reported = 0; played < Number(games) && performance.now() < ends; played++) {
    appendFileSync(file, `${playGame(1_000_000 * Number(seed) + played)}\n`);
    if (performance.now() - reported < 10_000) continue;
    reported = performance.now();
    process.stderr.write(`${file}: ${played + 1} of ${games} games\n`);
  }
}

/** The probability to win from a position with this value. */
export const chance = (value, scale) => 1 / (1 + Math.exp(-value / scale));
