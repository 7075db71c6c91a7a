import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../../core/index.ts';
import { firstView, parseTreeAddress, sourceOf, type TreeView, treeAddress } from './address.ts';

const read = (hash: string): TreeView => unwrap(parseTreeAddress(hash));

describe('the address of the page on trees', () => {
  it.each([
    '#/tree?preset=001-three-cuts&step=12',
    '#/tree?tree=[[6,7],[2,8]]&root=min&algorithms=minimax,minimax2,alphabeta&step=end',
    '#/tree?random=7.3&order=best&fold=3.17&leaves=two-steps',
    '#/tree?random=7.3.2&order=killer&types=shown',
    '#/tree?game=connect4&moves=4_4_3&max=7&min=person&view=min&depth=2&edits=1.2=5&boards=hidden&step=4',
    '#/tree?game=draughts:english&from=W:W31,32:B1,2&moves=31-27&at=0&depth=1',
  ])('%s is read and written the same', (hash) => {
    expect(treeAddress(read(hash))).toBe(hash);
  });

  it('of a game keeps all of it for the way back, and searches what is on the board', () => {
    const { source } = read('#/tree?game=chess&moves=e4_e5_Nf3&at=2&max=4&min=person&depth=1');
    expect(source).toMatchObject({
      kind: 'game',
      moves: ['e4', 'e5'],
      match: { at: 2, max: { level: 4 }, min: { who: 'person' } },
    });
    expect(source.kind === 'game' && sourceOf(source.match, 1)).toEqual(source);
  });

  it('from before leads to the same tree, at its end where it names no step, each leaf in two steps', () => {
    expect(read('#tree=[3,[4,0]]&root=min&algorithm=alphabeta-soft&step=7')).toMatchObject({
      source: { kind: 'typed', text: '[3,[4,0]]', root: MIN },
      algorithms: ['alphabeta-soft'],
      step: 7,
      leavesAtOnce: false,
    });
    expect(read('#tree=[1,2]&root=max&algorithm=minimax').step).toBe('end');
    expect(read('#algorithm=mtdf')).toMatchObject({ source: { text: '[[6,7],[2,8]]', root: MAX }, algorithms: ['mtdf'] });
  });

  it('that is empty, or speaks of what is not there, shows what is shown at first', () => {
    for (const hash of ['#/tree', '#/tree?', '#/tree?algorithms=gone&order=up&step=-1&fold=x&edits=nonsense'])
      expect(read(hash)).toEqual(firstView);
  });

  it('shows three algorithms at most, each once', () => {
    expect(read('#/tree?algorithms=minimax,minimax,sss,dual,mtdf').algorithms).toEqual(['minimax', 'sss', 'dual']);
  });

  it('that cannot be read is refused', () => {
    for (const hash of ['#/tree?tree=%', '#/tree?game=ludo', '#/tree?random=7.99', '#/tree?game=chess&depth=0'])
      expect(parseTreeAddress(hash).ok, hash).toBe(false);
  });
});
