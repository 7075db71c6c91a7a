import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { type Answers, formatAnswer, formatAnswers, parseAnswers } from './answers.ts';

describe('answers in a link', () => {
  it('are short and can be read', () => {
    expect(formatAnswers([['3', '-2', '5'], undefined, ['p12', 'p22'], ['c4']])).toBe('3,-2,5;;p12,p22;c4');
    expect(unwrap(parseAnswers('3,-2,5;;p12,p22', 4))).toEqual([['3', '-2', '5'], undefined, ['p12', 'p22'], undefined]);
  });

  it('distinguish an empty answer from a missing one', () => {
    expect(formatAnswer([])).not.toBe(formatAnswer(['']));
    const answers: Answers = [[], [''], undefined, ['', '']];
    expect(unwrap(parseAnswers(formatAnswers(answers), 4))).toEqual(answers);
  });

  it('are read back unchanged from a link, whatever was typed', () => {
    const random = new Random(16);
    const signs = [...'~,;tcsnea1-∞é_%&= #'];
    for (let i = 0; i < 2000; i++) {
      const text = () => Array.from({ length: random.below(5) }, () => random.pick(signs)).join('');
      const answer = () => (random.below(4) === 0 ? undefined : Array.from({ length: random.below(4) }, text));
      const answers: Answers = Array.from({ length: 1 + random.below(5) }, answer);
      expect(unwrap(parseAnswers(formatAnswers(answers), answers.length))).toEqual(answers);
    }
  });

  it('are refused if they are longer than those of any series', () => {
    const answers = (items: number) => Array.from({ length: 50 }, () => Array.from({ length: items }, () => 'p1'));
    expect(unwrap(parseAnswers(formatAnswers(answers(100)), 50))).toEqual(answers(100));
    const read = parseAnswers(formatAnswers(answers(101)), 50);
    expect(read.ok ? undefined : read.error.code).toBe('bad-exercise-answers');
  });

  it.each(['1;2;3', '~', '1,~x', `${'1,'.repeat(500)}1`, 'a'.repeat(100)])('are refused where nobody gave them: %s', (text) => {
    const read = parseAnswers(text, 2);
    expect(read.ok ? undefined : read.error.code).toBe('bad-exercise-answers');
  });
});
