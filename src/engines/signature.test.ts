import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { DRAUGHTS_RULES } from '../kernels/index.ts';
import { algorithms } from '../search/index.ts';
import { type SignatureRow, signatureOf, signatureRows } from './signature.ts';

describe('The signature', () => {
  const rows: SignatureRow[] = [];
  beforeAll(async () => {
    for await (const row of signatureRows()) rows.push(row);
  }, 60_000);

  /** A commit that changes a search changes this file, and its message gives the signature before and after. */
  it('is that of golden/signature.counts: every kernel and every algorithm visits exactly these nodes', async () => {
    const lines = rows.map(({ name, search, counts }) => `${name} ${search} ${counts.join(' ')}\n`);
    const file = fileURLToPath(new URL('../../golden/signature.counts', import.meta.url));
    await expect(`${lines.join('')}signature ${signatureOf(rows)}\n`).toMatchFileSnapshot(file);
  });

  it('covers every algorithm and every rule set of draughts', () => {
    const names = new Set(rows.map(({ name }) => name));
    const wanted = [...algorithms.map(({ name }) => name), ...DRAUGHTS_RULES.map(draughtsName), 'chess', 'othello', 'connect4'];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('changes with any count, though the sum stays', () => {
    const [first, ...rest] = rows as [SignatureRow, ...SignatureRow[]];
    const counts = first.counts.map((nodes, i) => nodes + (i === 0 ? 1 : i === 1 ? -1 : 0));
    expect(signatureOf([{ ...first, counts }, ...rest])).not.toBe(signatureOf(rows));
  });
});

function draughtsName(rules: string): string {
  return rules === 'souffler' ? 'draughts' : `draughts:${rules}`;
}
