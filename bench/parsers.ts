import { bundle } from '#scripts/fuzz/bundle.mjs';
import { openTable } from './table.js';

/** What scripts/fuzz/growth.ts tells of a parser: processor milliseconds of texts each twice as long as the last. */
interface Growth {
  readonly parser: string;
  readonly what: string;
  readonly steps: readonly { readonly ms: number }[];
}

/** Times under this are noise. */
const NOISE_MS = 20;
const MOST = 10_000_000;

/**
 * Every parser of the house on hostile texts of doubled length. The text is, of those that repeat one thing before, in
 * or behind a valid one, the one that costs the parser most at 40 kB. Processor times; the exponent says how they grow:
 * 1 is linear. What is small at 10 MB was refused at its beginning.
 */
export async function benchParsers(): Promise<void> {
  const { growths } = (await import((await bundle('growth')).href)) as { growths(most: number): AsyncIterable<Growth> };
  const lengths = [4, 2, 1].map((part) => `${MOST / part / 1e6} MB`);
  const row = openTable('Parsers on hostile texts', ['parser', 'text', ...lengths, 'exponent']);
  let steepest = 0;
  for await (const { parser, what, steps } of growths(MOST)) {
    // Over three doublings: 1 is linear, 2 quadratic.
    const [first, , , last] = steps.slice(-4).map(({ ms }) => ms);
    const exponent = first > NOISE_MS ? Math.log2(last / first) / 3 : undefined;
    steepest = Math.max(steepest, exponent ?? 0);
    const times = steps.slice(-3).map(({ ms }) => `${ms.toFixed(0)} ms`);
    row([parser.length > 40 ? `${parser.slice(0, 39)}…` : parser, what, ...times, exponent?.toFixed(2) ?? '-']);
  }
  process.stdout.write(`\nThe steepest: exponent ${steepest.toFixed(2)}.\n`);
}
