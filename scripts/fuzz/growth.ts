import { Random } from '../../src/core/index.ts';
import { distinct, hostile } from './inputs.ts';
import { type Parser, parsers } from './parsers.ts';

/** How one parser grows with the text that costs it most. */
export interface Growth {
  readonly parser: string;
  readonly what: string;
  /** Processor milliseconds for each length, each twice the one before. */
  readonly steps: readonly { readonly length: number; readonly ms: number }[];
}

const FIRST = 40_000;

/** Every parser on texts of doubled lengths, up to `most` characters: first the slowest text, then its growth. */
export async function* growths(most: number, only?: string): AsyncGenerator<Growth> {
  // Node's own parser reads the command line, whose length the system bounds.
  const all = distinct(await parsers()).filter(({ name }) => !name.startsWith('arguments'));
  for (const parser of all.filter(({ name }) => only === undefined || name.includes(only))) {
    const costs: { at: number; what: string; ms: number }[] = [];
    let at = 0;
    for (const { what, text } of hostile(parser, FIRST)) costs.push({ at: at++, what, ms: await cost(parser, text) });
    const worst = costs.sort((a, b) => b.ms - a.ms)[0];
    const steps: { length: number; ms: number }[] = [];
    for (let length = most; length >= 2 * FIRST; length /= 2) {
      const text = nth(hostile(parser, length), worst.at).text;
      steps.unshift({ length: text.length, ms: await cost(parser, text) });
    }
    yield { parser: parser.name, what: worst.what, steps };
  }
}

/** The others are not kept: each is as long. */
function nth<T>(items: Iterable<T>, wanted: number): T {
  let at = 0;
  for (const item of items) if (at++ === wanted) return item;
  throw new RangeError(`There is no item ${wanted}.`);
}

async function cost(parser: Parser, text: string): Promise<number> {
  const before = process.cpuUsage();
  await parser.read(text, new Random(1));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
