import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exercisesOf, FIRST_SERIES, makeExercise, type Series } from '../../exercises/index.ts';
import { INNER } from '../../model/index.ts';
import { exercisesAddress } from '../exercises/address.ts';
import { wrongAnswer } from '../exercises/fixtures/student.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();
const series: Series = { ...FIRST_SERIES, kinds: ['values', 'attractor'], count: 3, seed: 7, correction: 'end' };
const addressOf = (of: Series) => exercisesAddress({ page: 'series', series: of, answers: [], at: 0, name: '' });

describe('the page for a class', () => {
  it('leads from home to a series with its title, link and QR code in five actions', async () => {
    await pages.visit({ path: '#/' }, async (page) => {
      let actions = 0;
      const act = (action: Promise<void>) => {
        actions++;
        return action;
      };
      await act(page.getByRole('link', { name: 'Teach', exact: true }).first().click());
      await act(page.locator('.series-maker').getByLabel('Title').fill('Cuts on Tuesday'));
      await page.waitForSelector('.series-link .qr-code path');
      expect(await page.getByLabel('The link to hand out').inputValue()).toMatch(/title=Cuts_on_Tuesday$/);
      expect(actions).toBeLessThanOrEqual(5);
      await page.getByRole('link', { name: 'Open the series' }).click();
      await soon(() => text(page, 'main h1')).toBe('Cuts on Tuesday');
    });
  });

  it('makes a series of what is chosen, shows its first exercise, and says what is wrong', async () => {
    const [first] = await Promise.all(exercisesOf(series).map(makeExercise));
    await pages.visit({ path: '#/teach', permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const maker = page.locator('.series-maker');
      await maker.getByLabel('Attractors').check();
      await maker.getByLabel('How many').fill('3');
      expect(await maker.getByLabel('Random seed').isVisible()).toBe(false);
      await maker.getByText('Advanced').click();
      await maker.getByLabel('Random seed').fill('7');
      await maker.getByLabel('at the end').check({ force: true });
      const link = await maker.getByLabel('The link to hand out').inputValue();
      expect(link.slice(link.indexOf('#'))).toBe(addressOf(series));
      const tree = first?.subject.on === 'tree' ? first.subject.tree : undefined;
      const leaves = [...(tree?.leafValue ?? [])].filter((_, node) => tree?.kind[node] !== INNER);
      await soon(() => texts(page, '.series-preview .leaf .value')).toEqual(leaves.map((value) => `${value}`.replace('-', '−')));
      await maker.getByRole('button', { name: 'Copy link' }).click();
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      expect(await maker.getByRole('link', { name: 'Print the sheet' }).getAttribute('href')).toBe(
        addressOf(series).replace('exercises', 'sheet'),
      );
      await maker.getByRole('button', { name: 'Other exercises' }).click();
      expect(await maker.getByLabel('Random seed').inputValue()).toBe('8');
      await maker.getByLabel('How many').fill('90');
      await soon(() => text(page, '.series-maker .error')).toContain('1 to 50');
    });
  });

  it('collects pasted results in a table marked again, names what cannot be read, and gives it as CSV', async () => {
    const exercises = await Promise.all(exercisesOf(series).map(makeExercise));
    const answers = exercises.map((exercise, at) => (at === 2 ? wrongAnswer(exercise) : exercise.solution));
    const result = (name: string) =>
      `https://school.example/${exercisesAddress({ page: 'series', series, answers, at: 'result', name })}`;
    const visit = { path: '#/teach/collect', acceptDownloads: true, locale: 'fr-FR' } as const;
    await pages.visit(visit, async (page) => {
      await page.waitForSelector('.collect');
      await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Relever');
      const field = page.getByLabel('Liens de résultat');
      await field.fill('Bonjour, voici mon score : 3 sur 3.');
      await soon(() => text(page, '.collect [role=status]')).toContain('Il n’y a aucun lien');
      await field.fill(`Ada : ${result('Ada')}\nhttps://school.example/#/tree\nBob ${result('Bob')}`);
      await soon(() => text(page, '.collect [role=status]')).toContain('2 résultats corrigés');
      expect(await texts(page, '.results-of tbody tr:first-child > *')).toEqual([
        'Ada',
        '2 sur 3',
        '8 sur 9',
        '✓juste',
        '✓juste',
        '✗faux',
      ]);
      expect(await texts(page, '.results-of tfoot td')).toEqual(['', '2', '2', '0']);
      expect(await text(page, '.unread-links li')).toMatch(/^Ligne 2 .*ne mène pas à un résultat/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger en CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('minerve-resultats.csv');
      const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
      expect(lines[0]).toBe('\uFEFFSérie;Nom;Score;Sur;Éléments justes;Sur;1;2;3');
      expect(lines[1]).toMatch(/;Ada;2;3;8;9;1;1;0$/);
      await page.getByRole('link', { name: 'Ada' }).click();
      await soon(() => text(page, '.result-number')).toBe('2 sur 3');
    });
  });
});
