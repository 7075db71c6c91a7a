import { describe, expect, it } from 'vitest';
import { parseRoute } from './route.ts';

describe('the route of an address', () => {
  it.each(['', '#', '#/'])('"%s" is home', (hash) => expect(parseRoute(hash)).toEqual({ page: 'home' }));

  it('#/saves is the list of saved games', () => {
    expect(parseRoute('#/saves')).toEqual({ page: 'saves' });
  });

  it('#/play/SPEC is a game, known by its name without options and handed on whole', () => {
    const hash = '#/play/draughts:souffler?moves=32-28+19-23&at=1';
    expect(parseRoute(hash)).toEqual({ page: 'play', game: 'draughts', hash });
    expect(parseRoute('#/play/Chess')).toEqual({ page: 'play', game: 'chess', hash: '#/play/Chess' });
  });

  it.each(['tree', 'jury', 'arena', 'evaluate', 'course', 'exercises', 'sheet', 'lab', 'proof'])(
    '#/%s is a page that explains, and what follows is handed on whole',
    (page) => {
      for (const hash of [`#/${page}`, `#/${page}/cuts`, `#/${page}?preset=chomp-2x2&step=3`])
        expect(parseRoute(hash)).toEqual({ page, hash });
    },
  );

  it.each(['#tree=[1,2]&root=min', '#algorithm=mtdf&step=9'])('%s is a tree, as links to the old page were', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'tree', hash });
  });

  it('#/rules/SPEC is the rules of a game, its options decoded', () => {
    expect(parseRoute('#/rules/Draughts:souffler')).toMatchObject({ page: 'rules', spec: 'draughts:souffler', game: 'draughts' });
    expect(parseRoute('#/rules/nim:3%2C4%2C5')).toMatchObject({ page: 'rules', spec: 'nim:3,4,5', game: 'nim' });
    expect(parseRoute('#/rules/nim:%')).toMatchObject({ page: 'rules', spec: 'nim:%', game: 'nim' });
  });

  it.each(['#/rules', '#/rules/', '#/play/', '#/play', '#/nothing', '#/trees', '#44', '#/play/?moves=1'])(
    '"%s" is nowhere, and said to be',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ page: 'unknown', hash });
    },
  );
});
