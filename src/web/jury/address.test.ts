import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { parseTreeAddress, treeAddress } from '../tree/address.ts';
import { juryAddress, parseJuryAddress } from './address.ts';

describe('the address of a page for a jury', () => {
  it.each([
    '#/jury?preset=000-figure-4',
    '#/jury?preset=000-figure-4&root=max&algorithm=minimax2',
    '#/jury?tree=[[6,7],[2,8]]&root=min&order=best',
    '#/jury?random=7.3.2&edits=1.2=5;1:2&algorithm=mtdf',
    '#/jury?game=connect4&moves=4_4_3&depth=2&algorithm=minimax',
  ])('%s is read and written back as it is', (hash) => {
    expect(juryAddress(unwrap(parseJuryAddress(hash)))).toBe(hash);
  });

  it('has the same tree as the page on trees, and the first of its searches', () => {
    const tree = unwrap(parseTreeAddress('#/tree?tree=[[6,7],[2,8]]&root=min&algorithms=minimax2,alphabeta&step=4'));
    const jury = juryAddress(tree);
    expect(jury).toBe('#/jury?tree=[[6,7],[2,8]]&root=min&algorithm=minimax2');
    expect(treeAddress(unwrap(parseJuryAddress(jury)))).toBe('#/tree?tree=[[6,7],[2,8]]&root=min&algorithms=minimax2&step=end');
  });

  it('is refused where its game cannot be read', () => {
    expect(parseJuryAddress('#/jury?game=chess&depth=many').ok).toBe(false);
    expect(parseJuryAddress('#/jury?tree=%').ok).toBe(false);
  });
});
