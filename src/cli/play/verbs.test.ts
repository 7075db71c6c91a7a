import { describe, expect, it } from 'vitest';
import { parseVerb } from './verbs.ts';

describe('parseVerb', () => {
  it('takes the words of both languages, with what follows them', () => {
    expect(parseVerb('undo')).toEqual({ verb: 'undo', rest: '' });
    expect(parseVerb('  Sauver ma partie.json ')).toEqual({ verb: 'save', rest: 'ma partie.json' });
    expect(parseVerb('niveau 3')).toEqual({ verb: 'level', rest: '3' });
    expect(parseVerb('?')).toEqual({ verb: 'help', rest: '' });
  });

  it('leaves moves alone', () => {
    expect(parseVerb('4')).toBeUndefined();
    expect(parseVerb('constructor')).toBeUndefined();
  });
});
