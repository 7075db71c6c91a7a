import { inputOf, randomOf } from './inputs.ts';
import type { Parser } from './parsers.ts';

export interface Finding {
  readonly parser: string;
  readonly number: number;
  readonly text: string;
  readonly what: string;
}

/** No text of a few thousand characters takes so long, in milliseconds, even where others want the processor too. */
const SLOW = 1000;

/** Runs one case: whether the parser accepted the text, or the finding. */
export async function runCase(parser: Parser, seed: number, number: number): Promise<boolean | Finding> {
  const text = inputOf(parser, seed, number);
  const read = await readCase(parser, text, seed, number);
  return typeof read === 'string' ? { parser: parser.name, number, text, what: read } : read;
}

async function readCase(parser: Parser, text: string, seed: number, number: number): Promise<boolean | string> {
  const once = async () => {
    const random = randomOf(parser, seed, number);
    const begun = performance.now();
    const trip = await parser.read(text, random);
    return { trip, ms: performance.now() - begun };
  };
  try {
    let read = await once();
    // On a busy machine any case may be slow once.
    for (let tries = 0; read.ms > SLOW && tries < 3; tries++) read = await once();
    if (read.ms > SLOW) return `took ${Math.round(read.ms)} ms`;
    if (read.trip === undefined) return false;
    const [first, again] = read.trip;
    return first === again || `reads ${first}\n    and, written, ${again}`;
  } catch (thrown) {
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return `threw ${stack.split('\n').slice(0, 4).join('\n    ')}`;
  }
}

/** The shortest text that the parser fails on in the same way, as far as leaving out pieces leads. */
export async function shortened(parser: Parser, { text: whole, what, number }: Finding, seed: number): Promise<string> {
  const kind = (outcome: boolean | string) => String(outcome).replace(/\s.*/s, '');
  const begun = performance.now();
  let text = whole;
  for (let piece = Math.ceil(text.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2))
    for (let at = 0; at < text.length && performance.now() - begun < PATIENCE; ) {
      const without = text.slice(0, at) + text.slice(at + piece);
      if (kind(await readCase(parser, without, seed, number)) === kind(what)) text = without;
      else at += piece;
    }
  return text;
}

const PATIENCE = 2000;
