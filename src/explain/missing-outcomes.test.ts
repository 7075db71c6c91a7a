import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../core/index.ts';
import { type ArenaSource, type EndingRule, missingOutcomes, openArena, withEndings } from './index.ts';

const PASTED = '{0: [1, 2], 1: [3], 2: [0], 3: []}';

describe('a vertex without a move and without an outcome', () => {
  const left = (source: ArenaSource) => {
    const shown = unwrap(openArena(source));
    return missingOutcomes(source, shown).map((v) => shown.arena.name(v));
  };
  const settled = (source: ArenaSource, rule: EndingRule) => withEndings(source, unwrap(openArena(source)), rule);

  it('is found in a text and in a drawing, and in no graph that says all', () => {
    expect(left({ kind: 'text', text: PASTED })).toEqual(['3']);
    expect(left({ kind: 'text', text: `${PASTED}\ndraw: 3` })).toEqual([]);
    expect(left({ kind: 'text', text: `${PASTED}\nV_e = {3}` })).toEqual([]);
    expect(left({ kind: 'drawn', drawn: '0,60,60,a*:1;1,60,160,e;2,160,60,a' })).toEqual(['1']);
    for (const preset of ['ring', '004-example', '004-chomp-2x2']) expect(left({ kind: 'preset', preset })).toEqual([]);
  });

  it('is added to the text or the drawing itself, as a user would type it', () => {
    const text = { kind: 'text', text: PASTED } as const;
    expect(settled(text, MAX)).toEqual({ kind: 'text', text: `${PASTED}\nwin adam: 3` });
    // 0 is Adam's, 1 Ève's, 3 Adam's again.
    expect(settled(text, 'stuck-loses')).toEqual({ kind: 'text', text: `${PASTED}\nwin eve: 3` });
    expect(settled({ kind: 'text', text: '"a->b" -> x\nx ->\n"@y" ->' }, 0)).toEqual({
      kind: 'text',
      text: '"a->b" -> x\nx ->\n"@y" ->\ndraw: x "@y"',
    });
    expect(settled({ kind: 'drawn', drawn: '0,60,60,a*:1;1,60,160,e' }, MIN)).toEqual({
      kind: 'drawn',
      drawn: '0,60,60,a*:1;1,60,160,e-',
    });
    for (const rule of [MAX, MIN, 0, 'stuck-loses'] as const) expect(left(settled(text, rule))).toEqual([]);
  });
});
