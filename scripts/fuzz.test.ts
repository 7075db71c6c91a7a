import { describe, expect, it } from 'vitest';
import { Random } from '../src/core/index.ts';
import { quickest, rounds } from '../src/fixtures/index.ts';
import { distinct, hostile } from './fuzz/inputs.ts';
import { parsers } from './fuzz/parsers.ts';
import { runCase } from './fuzz/run.ts';

const all = await parsers();
/** Of a command line Node's own parser is not linear; the system bounds its length. */
const chosen = distinct(all).filter(({ name }) => !name.startsWith('arguments'));

describe('every parser', () => {
  it('takes or refuses what is made of valid texts, and what it takes survives the way out and back', async () => {
    const found: unknown[] = [];
    for (let i = 0; i < rounds(1500); i++) {
      const result = await runCase(all[i % all.length], 20261116, Math.floor(i / all.length));
      if (typeof result !== 'boolean') found.push(result);
    }
    expect(found).toEqual([]);
  });

  it('takes the texts that it is fuzzed with', async () => {
    const refused: string[] = [];
    for (const parser of all) {
      const texts = Array.from({ length: 12 }, (_, i) => parser.sample(new Random(i)));
      const read = await Promise.all(texts.map((text, i) => parser.read(text, new Random(i))));
      if (read.every((trip) => trip === undefined)) refused.push(parser.name);
    }
    expect(refused).toEqual([]);
  });

  it.each(chosen.map((parser) => [parser.name, parser] as const))(
    '%s: twenty thousand characters of the same take no time',
    async (_, parser) => {
      for (const { what, text } of hostile(parser, 20_000)) {
        const read = async () => {
          const before = process.cpuUsage();
          await parser.read(text, new Random(1));
          return process.cpuUsage(before).user / 1000;
        };
        expect(await quickest(250, read), what).toBeLessThan(250);
      }
    },
  );
});
