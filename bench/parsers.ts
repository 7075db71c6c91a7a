// Every parser of the house on hostile texts of doubled length, up to 10 MB: `npm run bench -- parsers`, or
// `node bench/parsers.mjs [name] [characters]`. The text is, of those that repeat one thing before, in or behind a valid
// one, the one that costs the parser most at 40 kB. Processor times; the exponent says how they grow: 1 is linear. What is
// small at 10 MB was refused at its beginning.
import { bundle } from '../scripts/fuzz/bundle.mjs';

const [only, most = '10000000'] = process.argv.slice(2);
const { growths } = await import((await bundle('growth')).href);
/** Times under this are noise. */
const NOISE_MS = 20;
let steepest = 0;
const megabytes = [4, 2, 1].map((part) => `${Number(most) / part / 1e6} MB`);
console.log(`| parser | text | ${megabytes.join(' | ')} | exponent |`);
console.log('|---|---|---|---|---|---|');
for await (const { parser, what, steps } of growths(Number(most), only)) {
  // Over three doublings: 1 is linear, 2 quadratic.
  const [first, , , last] = steps.slice(-4).map(({ ms }) => ms);
  const exponent = first > NOISE_MS ? Math.log2(last / first) / 3 : undefined;
  steepest = Math.max(steepest, exponent ?? 0);
  const times = steps.slice(-3).map(({ ms }) => `${ms.toFixed(0)} ms`);
  const name = parser.length > 40 ? `${parser.slice(0, 39)}…` : parser;
  console.log(`| ${name} | ${what} | ${times.join(' | ')} | ${exponent?.toFixed(2) ?? '-'} |`);
}
console.log(`\nThe steepest: exponent ${steepest.toFixed(2)}.`);
