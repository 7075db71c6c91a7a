// Every parser of the house on hostile texts of doubled length, up to 10 MB: `npm run bench -- parsers`, or
// `node bench/parsers.mjs [name] [characters]`. The text is, of those that repeat one thing before, in or behind a valid
// one, the one that costs the parser most at 40 kB. Processor times; where a parser is linear, twice the text takes twice
// the time. What is small at 10 MB was refused at its beginning.
import { bundle } from '../scripts/fuzz/bundle.mjs';

const [only, most = '10000000'] = process.argv.slice(2);
const { growths } = await import((await bundle('growth')).href);
/** Times under this are noise, and doublings from them. */
const NOISE_MS = 20;
let steepest = 0;
const megabytes = [4, 2, 1].map((part) => `${Number(most) / part / 1e6} MB`);
console.log(`| parser | text | ${megabytes.join(' | ')} | steepest doubling |`);
console.log('|---|---|---|---|---|---|');
for await (const { parser, what, steps } of growths(Number(most), only)) {
  const ratios = steps.slice(1).flatMap(({ ms }, i) => (steps[i].ms > NOISE_MS ? [ms / steps[i].ms] : []));
  steepest = Math.max(steepest, ...ratios);
  const last = steps.slice(-3).map(({ ms }) => `${ms.toFixed(0)} ms`);
  const name = parser.length > 40 ? `${parser.slice(0, 39)}…` : parser;
  console.log(`| ${name} | ${what} | ${last.join(' | ')} | ${ratios.length > 0 ? Math.max(...ratios).toFixed(1) : '-'} |`);
}
console.log(`\nThe steepest doubling of all: ${steepest.toFixed(1)} times.`);
