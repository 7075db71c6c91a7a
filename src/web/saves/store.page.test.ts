import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { MatchData } from '../../match/index.ts';
import { Pages } from '../fixtures/pages.ts';
import type { saveStore as Store } from './store.ts';

const pages = new Pages();

/** In the page: see fixtures/store.ts. */
declare const saveStore: typeof Store;

/** A match of two people; its seed tells it from others. */
const match = (seed: number, moves: string, game = 'tictactoe'): MatchData => ({
  game,
  moves: moves.split(' '),
  at: moves.split(' ').length,
  max: { who: 'person' },
  min: { who: 'person' },
  seed,
});

/** Saves in a slot; the answer is the id of the save, or why not. */
const save = (tab: Page, name: string, slot: number, replaces?: string) =>
  tab.evaluate(
    async ([called, data, into, instead]) => {
      const kept = await saveStore.save(called, data, { columns: 1, rows: 1, surface: 'paper', cells: [] }, into, instead);
      return kept.ok ? kept.value.id : kept.error.code;
    },
    [name, match(1, 'b2'), slot, replaces] as const,
  );

const names = (tab: Page) =>
  tab.evaluate(async () => {
    const found = await saveStore.list('tictactoe');
    return found.ok ? found.value.map(({ name }) => name) : found.error.code;
  });

/** Keeps a game under way. The clock of the tab goes on by one each time, so that no two are of one moment. */
const play = (tab: Page, data: MatchData) =>
  tab.evaluate(async (played) => {
    const now = Date.now() + 1;
    Date.now = () => now;
    return (await saveStore.autosave(played, { columns: 1, rows: 1, surface: 'paper', cells: [] })).ok;
  }, data);

/** The games of a kind that were played last, as seeds and moves. */
const recent = (tab: Page, game = 'tictactoe') =>
  tab.evaluate(async (kind) => {
    return (await saveStore.recent(kind)).map(({ data }) => `${data.seed}: ${data.moves.join(' ')}`);
  }, game);

async function inTwoTabs(use: (first: Page, second: Page) => Promise<void>): Promise<void> {
  const path = inject('site').store;
  await pages.visit({ path }, async (first) => {
    const second = await first.context().newPage();
    await second.goto(path);
    await use(first, second);
  });
}

describe('the store', () => {
  it('replaces a save only where it is still the one that was seen in the slot', async () => {
    await inTwoTabs(async (first, second) => {
      const seen = await save(first, 'Seen', 1);
      const other = await save(second, 'Of the other tab', 1, seen);
      expect(await save(first, 'Too late', 1, seen)).toBe('slot-taken');
      expect(await names(first)).toEqual(['Of the other tab']);
      await save(first, 'After a second look', 1, other);
      expect(await names(second)).toEqual(['After a second look']);
    });
  });

  it('takes up a match that goes on in another tab; from then on the first has a record of its own', async () => {
    await inTwoTabs(async (first, second) => {
      await play(first, match(7, 'b2'));
      await play(second, match(7, 'b2 a1'));
      expect(await recent(first)).toEqual(['7: b2 a1']);
      await play(first, match(7, 'b2 c3'));
      expect((await recent(first)).sort()).toEqual(['7: b2 a1', '7: b2 c3']);
      await play(second, match(7, 'b2 a1 c2'));
      await play(first, match(7, 'b2 c3 a2'));
      expect((await recent(first)).sort()).toEqual(['7: b2 a1 c2', '7: b2 c3 a2']);
    });
  });

  it('remembers the last five games of each kind, and never drops the one that is played', async () => {
    await pages.visit({ path: inject('site').store }, async (tab) => {
      await play(tab, match(1, 'a1', 'nim:3,4,5'));
      for (const seed of [1, 2, 3, 4, 5, 6]) await play(tab, match(seed, 'b2'));
      expect(await recent(tab)).toEqual(['6: b2', '5: b2', '4: b2', '3: b2', '2: b2']);
      await play(tab, match(2, 'b2 a1'));
      expect(await recent(tab)).toEqual(['2: b2 a1', '6: b2', '5: b2', '4: b2', '3: b2']);
      expect(await recent(tab, 'nim')).toEqual(['1: a1']);
    });
  });
});
