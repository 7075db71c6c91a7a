// What the scripts share that fit weights to games of the program against itself.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The options of such a script, with what they are where they are not typed, and the words besides. */
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
  return { asked: values, positionals };
}

export const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/** Takes away the half of a line that a run which was killed has left. */
function mend(file) {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) truncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
}

/** Plays until the file has `games` games, a line each, or the seconds are over. Each game has a seed of its own. */
export function playGames(file, { games, seed, seconds }, playGame) {
  mend(file);
  const ends = performance.now() + 1000 * Number(seconds);
  let played = linesOf(file).length;
  for (let told = 0; played < Number(games) && performance.now() < ends; played++) {
    appendFileSync(file, `${playGame(1_000_000 * Number(seed) + played)}\n`);
    if (performance.now() - told < 10_000) continue;
    told = performance.now();
    process.stderr.write(`${file}: ${played + 1} of ${games} games\n`);
  }
}

/** The chance to win with a value. */
export const chance = (value, scale) => 1 / (1 + Math.exp(-value / scale));
