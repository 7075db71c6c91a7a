import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../scripts/statements.mjs';
import { arenaPresets, presets } from '../../explain/index.ts';
import { experiments } from '../../lab/index.ts';
import { readLink } from '../arena/link.ts';
import { chapterIn } from '../course/chapters.ts';
import { parseEvaluateAddress } from '../evaluate/address.ts';
import { parseLabAddress } from '../lab/address.ts';
import { slugIn, slugOf } from '../proof/statement.ts';
import { parseTreeAddress } from '../tree/address.ts';
import { parseRoute } from './route.ts';

const ROOT = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/sources.md', ROOT), 'utf8');
const rows = [...page.matchAll(/^\| (\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, number, , what, shown, pages]) => ({ number: Number(number), what, shown, pages }),
);

const fieldOf = (address: string, name: string) => new URLSearchParams(address.split('?')[1]).get(name);

/** Why an address does not lead to what it names; undefined if it does. */
function deadEnd(address: string): string | undefined {
  const preset = fieldOf(address, 'preset');
  switch (parseRoute(address).page) {
    case 'unknown':
    case 'too-long':
      return 'no such page';
    case 'tree':
      if (preset !== null && !presets.some(({ name }) => name === preset)) return 'no such tree';
      return parseTreeAddress(address).ok ? undefined : 'it cannot be read';
    case 'arena':
      if (preset !== null && !arenaPresets.some(({ name }) => name === preset)) return 'no such arena';
      return readLink(address) === undefined ? 'it cannot be read' : undefined;
    case 'course':
      return chapterIn(address).chapter === undefined ? 'no such chapter' : undefined;
    case 'proof':
      return slugIn(address) === '' || readStatements().some((one) => slugOf(one) === slugIn(address))
        ? undefined
        : 'no such statement';
    case 'lab':
      return parseLabAddress(address)?.ok && experiments.some(({ name }) => name === fieldOf(address, 'experiment'))
        ? undefined
        : 'no such experiment';
    case 'evaluate':
      return parseEvaluateAddress(address).ok ? undefined : 'it cannot be read';
    default:
      return undefined;
  }
}

describe('the paragraphs of the documents in docs/sources.md', () => {
  it('are all 129, and each is shown by a test, a file, an erratum or a page, or left out with its reason', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 129 }, (_, i) => i + 1));
    expect(rows.filter(({ shown, pages }) => shown.trim() === '' && pages.trim() === '').map(({ what }) => what)).toEqual([]);
    expect(rows.filter(({ shown }) => /^left out/.test(shown) && !/^left out: .{10}/.test(shown))).toEqual([]);
  });

  it('name files and errata that exist', () => {
    const files = rows.flatMap(({ shown }) => [...shown.matchAll(/`([\w/.-]+\.(?:ts|md))`/g)].map(([, file]) => file as string));
    expect(files.length).toBeGreaterThan(120);
    expect(files.filter((file) => !['', 'src/'].some((folder) => existsSync(new URL(folder + file, ROOT))))).toEqual([]);
    const errata = rows.flatMap(({ shown }) => shown.match(/E00\d-\d+/g) ?? []);
    expect(errata.filter((number) => !new RegExp(`^\\*\\*${number}\\b`, 'm').test(page))).toEqual([]);
  });

  it('name addresses that lead somewhere', () => {
    const addresses = rows.flatMap(({ pages }) => [...pages.matchAll(/`(#[^`]+)`/g)].map(([, address]) => address as string));
    expect(addresses.length).toBeGreaterThan(120);
    const dead = addresses.flatMap((address) => {
      const why = deadEnd(address);
      return why === undefined ? [] : [`${address}: ${why}`];
    });
    expect([...new Set(dead)]).toEqual([]);
  });
});
