import { describe, expect, it } from 'vitest';
import {
  type Exercise,
  exercisesOf,
  FIRST_SERIES,
  formatAnswer,
  kinds,
  makeExercise,
  partCount,
  type Series,
} from '../../exercises/index.ts';
import { sample } from '../../fixtures/index.ts';
import { say } from '../../i18n/index.ts';
import { INNER } from '../../model/index.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { exercisesAddress } from './address.ts';
import { Student, wrongAnswer } from './fixtures/student.ts';

const pages = new Pages();
const PATH = { path: '#/exercises', reducedMotion: 'reduce' } as const;
const SEED = 5;

const series: Series = { ...FIRST_SERIES, kinds: ['values', 'attractor'], count: 3, seed: 7, correction: 'end' };
const addressOf = (of: Series) => exercisesAddress({ page: 'series', series: of, answers: [], at: 0, name: '' });

/** The parts of exercises of which one part was answered wrong. */
function allButOne(of: readonly Exercise[]) {
  const all = of.map(partCount).reduce((sum, parts) => sum + parts);
  return { right: all - 1, all };
}

/** The scores that the browser keeps. */
const kept = () => JSON.parse(localStorage.getItem('minerve.exercises') ?? '{}') as Record<string, { total: number }>;

describe('The page of exercises', () => {
  it('marks a right answer right and a wrong one wrong, with the reason, whatever the kind', async () => {
    await pages.visit(PATH, async (page) => {
      const student = new Student(page);
      const seen: string[] = [];
      await page.waitForSelector('.kinds');
      expect(await page.locator('.kind').count()).toBe(kinds.length);
      const tried = sample(kinds, 4);
      for (const { name } of tried) {
        const id = { kind: name, level: 1, seed: SEED } as const;
        const exercise = await makeExercise(id);
        await student.go(exercisesAddress({ page: 'practise', ...id }));
        await soon(() => text(page, '.exercise-task p'), 5000).toBe(say(exercise.task, 'en'));
        const wrong = wrongAnswer(exercise);
        await student.check();
        await soon(() => text(page, '.exercise-form .error')).toMatch(/^Give an answer first: .*\. Nothing has been counted\.$/);
        expect(await page.locator('.verdict, p.standing, .remarks').count(), name).toBe(0);
        await student.answer(exercise, wrong);
        await student.check();
        await page.waitForSelector('.verdict.wrong');
        const remark = exercise.mark(wrong).remarks.find(({ right }) => !right);
        expect(await texts(page, '.remarks .wrong div > p:last-child'), name).toContain(say(remark?.why ?? '', 'en'));
        if (remark?.place !== undefined) await soon(() => page.locator('.figure-mark.wrong').count()).toBeGreaterThan(0);
        await page.getByRole('button', { name: 'Show the solution' }).click();
        await soon(() => text(page, '.verdict .solution')).toContain(say(exercise.solved, 'en'));
        await student.go('#/exercises');
        await page.waitForSelector('.kinds');
        await student.go(exercisesAddress({ page: 'practise', ...id }));
        await student.answer(exercise, exercise.solution);
        await student.check();
        await page.waitForSelector('.verdict.right');
        await soon(() => page.locator('.figure-mark.wrong').count()).toBe(0);
        await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Another one');
        // What explains the exercise is one touch away; of each sort one is looked at.
        const { on } = exercise.subject;
        if (on !== 'board' && !seen.includes(on)) {
          seen.push(on);
          await page.click('.see-it a');
          await page.waitForSelector(on === 'tree' ? '.tree-table svg [data-node]' : '.arena-stage svg');
          expect(await page.locator('.stale, [role=alert]:not(:empty)').count(), name).toBe(0);
        }
        await student.go('#/exercises');
        await page.waitForSelector('.kinds');
      }
      expect(seen.sort()).toEqual(['arena', 'tree']);
      expect(Object.keys(await page.evaluate(kept)).length).toBe(tried.length);
      const shown = ['tree', 'arena', 'board'].flatMap((on) => kinds.filter((kind) => kind.on === on));
      const scores = shown.map((kind) => (tried.includes(kind) ? '1 of 2 right' : ''));
      await soon(() => texts(page, '.kind-score')).toEqual(scores);
    });
  });

  it('goes by the keyboard alone: fields, Enter, the next one; a wrong part is corrected, the first check counts', async () => {
    await pages.visit({ ...PATH, path: '#/exercises?practise=values&level=1&seed=5' }, async (page) => {
      const first = await makeExercise({ kind: 'values', level: 1, seed: 5 });
      await page.locator('[data-field="0"]').focus();
      for (const value of first.solution) {
        await page.keyboard.type(value.replace('−', '-'));
        await page.keyboard.press('Tab');
      }
      await soon(() => texts(page, '.minerve-tree :is(.max, .min) .value')).toEqual(first.solution);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.verdict.right');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.verdict', { state: 'detached' });
      await soon(() => page.evaluate(() => location.hash)).toContain('seed=6');
      const second = await makeExercise({ kind: 'values', level: 1, seed: 6 });
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('0');
      const student = new Student(page);
      await student.answer(second, wrongAnswer(second));
      await page.keyboard.press('Enter');
      await page.waitForSelector('.verdict.wrong');
      await soon(() => page.evaluate(() => document.activeElement?.className)).toBe('verdict-place');
      await page.getByRole('button', { name: 'Correct it' }).click();
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      await student.answer(second, second.solution);
      await student.check();
      await page.waitForSelector('.verdict.right');
      expect(await page.evaluate(kept)).toEqual({
        'values.1': { right: 1, total: 2, streak: 0, best: 1, parts: allButOne([first, second]) },
      });
      await page.getByRole('button', { name: 'Another one' }).click();
      await page.waitForSelector('.verdict', { state: 'detached' });
      // In the figure itself: touch a node, type, Enter, and after the last node the check.
      const third = await makeExercise({ kind: 'values', level: 1, seed: 7 });
      const places = third.answerKind.how === 'fields' ? third.answerKind.fields.map(({ place }) => place as number) : [];
      await student.node(places[0]).click();
      for (const value of third.solution) {
        await page.waitForSelector('.leaf-input input:focus');
        await page.keyboard.type(value.replace('−', '-'));
        await page.keyboard.press('Enter');
      }
      await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Check');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.verdict.right');
      expect(await page.locator('.standing .dots i').evaluateAll((all) => all.map((one) => one.className))).toEqual([
        'right',
        'wrong',
        'right',
      ]);
    });
  });

  it('chooses cuts by the arrow keys and Enter, and takes them out again', async () => {
    await pages.visit({ ...PATH, path: '#/exercises?practise=cuts&level=1&seed=5' }, async (page) => {
      const student = new Student(page);
      await student.node(0).focus();
      for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await soon(() => texts(page, '.chosen-list [translate=no]')).toEqual(['p1', 'p2']);
      await soon(() => texts(page, '.figure-mark.picked .mark-text')).toEqual(['1', '2']);
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('chosen, number 2');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Take p1 out' }).click();
      await soon(() => page.locator('.chosen-list li').count()).toBe(0);
      await student.check();
      await soon(() => text(page, '.exercise-form .error')).toContain('Give an answer first');
      await page.getByLabel('Or type the names').fill('p1 p2');
      await soon(() => page.locator('.figure-mark.picked').count()).toBe(2);
    });
  });

  it('offers the next level after three in a row, keeps the streak over a reload, and forgets it when asked', async () => {
    await pages.visit({ ...PATH, path: '#/exercises?practise=window&level=1&seed=10' }, async (page) => {
      const student = new Student(page);
      for (const seed of [10, 11, 12]) {
        const exercise = await makeExercise({ kind: 'window', level: 1, seed });
        await soon(() => text(page, '.exercise-task p')).toBe(say(exercise.task, 'en'));
        await student.answer(exercise, exercise.solution);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.verdict.right');
        if (seed === 12) break;
        await page.locator('.onward').click();
        // The next one may ask the same of another tree.
        await page.waitForSelector('.verdict', { state: 'detached' });
      }
      expect(await text(page, '.standing .streak')).toBe('3 in a row');
      await page.reload();
      await page.waitForSelector('.exercise');
      expect(await text(page, '.standing .streak')).toBe('3 in a row');
      const again = await makeExercise({ kind: 'window', level: 1, seed: 12 });
      await student.answer(again, again.solution);
      await student.check();
      await page.getByRole('button', { name: 'Difficulty 2', exact: true }).click();
      await soon(() => page.evaluate(() => location.hash)).toContain('level=2');
      await page.click('.back a');
      await soon(() => text(page, '.kind:has(a[href*="practise=window"]) .kind-score')).toBe('4 of 4 rightbest streak 4');
      await page.getByRole('button', { name: 'Reset my score' }).click();
      await soon(() => text(page, '.kind:has(a[href*="practise=window"]) .kind-score')).toBe('');
      expect(await page.evaluate(kept)).toEqual({});
    });
  });

  it('gives everybody the same exercises in a series by link, and tells nothing before the end', async () => {
    const exercises = await Promise.all(exercisesOf(series).map(makeExercise));
    const link = addressOf(series);
    let copied = '';
    await pages.visit({ ...PATH, path: link, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const student = new Student(page);
      const silent = async () => {
        expect(await page.locator('.verdict, .sign, .figure-mark.right, .figure-mark.wrong, .remarks').count()).toBe(0);
        expect(await page.locator('main').textContent()).not.toMatch(/✓|✗/);
        expect(await page.evaluate(kept)).toEqual({});
      };
      for (const [at, exercise] of exercises.entries()) {
        await soon(() => text(page, '.series-progress p')).toBe(`${at + 1} of 3`);
        expect(await text(page, '.exercise-task p')).toBe(say(exercise.task, 'en'));
        if (exercise.subject.on === 'tree') {
          const { tree } = exercise.subject;
          const leaves = [...tree.leafValue].filter((_, node) => tree.kind[node] !== INNER);
          expect(await texts(page, '.minerve-tree .leaf .value')).toEqual(leaves.map((worth) => `${worth}`.replace('-', '−')));
        }
        await student.answer(exercise, at === 2 ? wrongAnswer(exercise) : exercise.solution);
        await silent();
        if (at === 1 && exercise.answerKind.how === 'set') {
          const { given } = exercise.answerKind;
          const chosen = exercise.solution.filter((name) => !given.includes(name));
          // The address follows a moment later.
          await soon(() => page.evaluate(() => location.hash)).toContain(`;${formatAnswer(chosen)};`);
          await page.reload();
          await page.waitForSelector('.exercise');
          expect(await text(page, '.series-progress p')).toBe('2 of 3');
          await silent();
        }
        if (at < 2) await student.check();
      }
      await page.getByRole('button', { name: 'Previous' }).click();
      await soon(() => page.locator('.vertex-boxes :checked:not(:disabled)').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Finish and have it corrected' }).click();
      await soon(() => text(page, '.result-number')).toBe('2 of 3');
      expect(Object.values(await page.evaluate(kept)).reduce((sum, { total }) => sum + total, 0)).toBe(3);
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Copy the result' }).click();
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Score: 2 of 3');
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^Minerve, series 7.*\nAda\n.*\nparts right: .*\n✓ 1\. .*\n✓ 2\. .*\n✗ 3\. /,
      );
      await page.getByRole('button', { name: 'Link to my result' }).click();
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*at=result.*name=Ada$/);
      copied = await page.evaluate(() => navigator.clipboard.readText());
    });
    await pages.visit({ ...PATH, path: copied }, async (page) => {
      await soon(() => text(page, '.result-head h2')).toBe('Result of Ada');
      expect(await text(page, '.result-number')).toBe('2 of 3');
      await page.locator('.result-list summary').nth(2).click();
      await page.waitForSelector('.result-list .verdict.wrong .remarks .wrong');
      expect(await page.locator('.result-list .exercise-submit').count()).toBe(0);
      expect(await page.evaluate(kept)).toEqual({});
    });
  });

  it('corrects each exercise of a series at once where it says so; a draft survives a reload', async () => {
    const each: Series = { ...series, kinds: ['values'], count: 2, correction: 'each' };
    const [first, second] = await Promise.all(exercisesOf(each).map(makeExercise));
    await pages.visit({ ...PATH, path: addressOf(each) }, async (page) => {
      const student = new Student(page);
      await student.answer(first, wrongAnswer(first));
      await soon(() => page.evaluate(() => location.hash)).toContain('draft=');
      await page.reload();
      await page.waitForSelector('.exercise');
      expect(await page.locator('[data-field="0"]').inputValue()).toBe('99');
      await student.check();
      await page.waitForSelector('.verdict.wrong');
      await soon(() => page.locator('.series-progress .wrong').count()).toBe(1);
      await student.answer(first, first.solution);
      await student.check();
      await page.waitForSelector('.verdict.right');
      expect(await page.locator('.series-progress .wrong').count()).toBe(1);
      await page.locator('.onward').click();
      await soon(() => text(page, '.exercise-task h2')).toBe('2. Minimax values');
      await student.answer(second, second.solution);
      await page.keyboard.press('Enter');
      await page.locator('.onward').click();
      await soon(() => text(page, '.result-number')).toBe('1 of 2');
      await soon(() => page.evaluate(() => location.hash)).toContain('at=result');
      await page.reload();
      await soon(() => text(page, '.result-number')).toBe('1 of 2');
      expect(await page.evaluate(kept)).toEqual({
        'values.1': { right: 1, total: 2, streak: 1, best: 1, parts: allButOne([first, second]) },
      });
      const { right, all } = allButOne([first, second]);
      expect(await text(page, '.result-parts')).toBe(`parts right: ${right} of ${all}`);
      expect(await texts(page, '.result-list summary .hint')).toEqual([
        `${partCount(first) - 1} of ${partCount(first)}`,
        `${partCount(second)} of ${partCount(second)}`,
      ]);
    });
  });

  it('keeps the move of a result, and what is said of it', async () => {
    const moves: Series = { ...series, kinds: ['first-move'], count: 1, level: 2 };
    const [exercise] = await Promise.all(exercisesOf(moves).map(makeExercise));
    const [move] = exercise.solution;
    await pages.visit({ ...PATH, path: `${addressOf(moves)}&answers=${move}&at=result` }, async (page) => {
      await soon(() => text(page, '.result-number')).toBe('1 of 1');
      await page.locator('.result-list summary').first().click();
      await page.waitForSelector('.result-list .verdict.right .remarks .right');
      expect(await page.locator('.result-list .exercise-form input').inputValue()).toBe(move);
    });
  });

  it('says what is wrong with a link, and shows the exercises where only the answers are', async () => {
    await pages.visit({ ...PATH, path: '#/exercises?practise=juggling' }, async (page) => {
      const student = new Student(page);
      expect(await text(page, '.broken')).toContain('no exercise called "juggling"');
      await student.go('#/exercises?kinds=values&count=none');
      await soon(() => text(page, '.broken')).toContain('"none" is not a number of exercises');
      await student.go(`${addressOf(series)}&answers=1,2~q`);
      await page.waitForSelector('.exercise');
      await soon(() => text(page, '.exercises-page > .error')).toContain('answers in this link cannot be read');
      await student.go('#/exercises?kinds=values&count=2&at=result');
      await soon(() => text(page, '.result-number')).toBe('0 of 2');
    });
  });
});
