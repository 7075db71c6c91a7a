import { Random } from '../../src/core/index.ts';
import type { Parser } from './parsers.ts';

/**
 * Characters and words that often break parsers: all kinds of blanks, half characters, brackets and other signs, large
 * numbers.
 */
const NASTY = [
  ...' \t\n\r\u00a0\u2028\u3000\ufeff\0\u001b\u007f\ud83d\udc00',
  ...'[](){}<>"\'`\\/|;:,.=+-*#%$@!?~^&_',
  ...['🙂', 'é', 'ß', 'İ', '١', '²', '→', '->', '…', '−', '\u202e'],
  ...['0', '1', '-1', '9', '99999999999999999999', '1e9', 'NaN', 'Infinity', '0x10', '00'],
  ...['null', 'true', '{}', '[]', '__proto__', 'constructor', 'toString', ':min', 'moves', 'value', 'start'],
];

/** The text of a case: the same for the same seed, parser and number. */
export function inputOf(parser: Parser, seed: number, number: number): string {
  const random = randomOf(parser, seed, number);
  let text = parser.sample(random);
  if (random.below(25) === 0) text = noise(random);
  for (let changes = [0, 1, 1, 1, 2, 2, 3, 5][random.below(8)]; changes > 0; changes--) text = changed(text, parser, random);
  return text;
}

/** The chance of a case. */
export function randomOf(parser: Parser, seed: number, number: number): Random {
  return new Random(seed * 2 ** 21 + hashOf(parser.name) + number * 7919);
}

function hashOf(name: string): number {
  let hash = 17;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) as number)) % 1_000_003;
  return hash;
}

function noise(random: Random): string {
  return Array.from({ length: random.below(30) }, () =>
    random.below(2) === 0 ? random.pick(NASTY) : String.fromCharCode(random.below(random.pick([128, 256, 65536]))),
  ).join('');
}

/** One change to a text: cut, doubled, replaced, put in, put together with another. */
function changed(text: string, parser: Parser, random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + random.below(random.pick([2, 2, 5, 20])));
  const [before, taken, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  const letter = () => (text === '' ? 'a' : text[random.below(text.length)]);
  switch (random.below(12)) {
    case 0:
      return before + after;
    case 1:
      return before + taken + taken + after;
    case 2:
    case 3:
      return before + letter() + text.slice(at + 1);
    case 4:
      return before + letter() + taken + after;
    case 5:
    case 6:
      return before + random.pick(NASTY) + taken + after;
    case 7:
      return before + random.pick(NASTY) + after;
    case 8:
      return before;
    case 9:
      return before + parser.sample(random).slice(random.below(at + 1));
    case 10:
      return random.below(2) === 0 ? text.toUpperCase() : before + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1);
    default:
      return before + (taken || random.pick(NASTY)).repeat(random.pick([2, 3, 50, 300])) + after;
  }
}

/** Pieces that are repeated to make long texts: a parser that backtracks takes quadratic time on them. */
const REPEATED = [
  ' ',
  '\n',
  '\u00a0',
  '.',
  '1',
  'x',
  '/',
  '[',
  '(',
  '{',
  '"',
  '-',
  ',1',
  'a ',
  ';a',
  '\\',
  '] ',
  '$1 ',
  '-> a ',
  '%20',
];

/** Texts of about this length in which one piece is repeated: before a valid text, in it, and after it. */
export function* hostile(parser: Parser, length: number): Generator<{ readonly what: string; readonly text: string }> {
  const sample = parser.sample(new Random(5));
  const middle = sample.search(/[\s:,/]/) + 1;
  const cut = `${sample.slice(0, Math.ceil(sample.length / 2))}\n\n`;
  for (const piece of [...REPEATED, `${sample}\n\n`, cut]) {
    const run = piece.repeat(Math.ceil(length / piece.length));
    const shown = JSON.stringify(piece.length > 8 ? `${piece.slice(0, 8)}…` : piece);
    yield { what: `${shown} alone`, text: run };
    yield { what: `${shown} in a text`, text: sample.slice(0, middle) + run + sample.slice(middle) };
    yield { what: `${shown} behind a text`, text: sample + run };
  }
  const count = Math.ceil(length / 24);
  const tags = Array.from({ length: count }, (_, i) => `[t${i} "x"]\n`).join('');
  yield { what: 'tags, then moves', text: `${tags}[Result "2-0"]\n1. ${'aa bb '.repeat(count)}` };
}

/** One parser of each game, and all others. */
export function distinct(all: readonly Parser[]): Parser[] {
  const kinds = new Set<string>();
  return all.filter(({ name }) => {
    const kind = name.replace(/:.*/, '');
    return !kinds.has(kind) && kinds.add(kind) !== undefined;
  });
}
