import { describe, expect, it } from 'vitest';
import { addressNow } from './old-address.ts';

describe('an address from when each page was a file', () => {
  it.each([
    ['/connect4.html', '', '#/play/connect4'],
    ['/connect4.html', '#-', '#/play/connect4'],
    ['/minerve/connect4', '#44444325', '#/play/connect4?moves=4_4_4_4_4_3_2_5'],
    ['/connect4.html', '#445', '#/play/connect4?moves=4_4_5&max=3&min=person'],
    ['/connect4.html', '#4&x', '#/play/connect4?moves=4_%26_x&max=3&min=person'],
    ['/see.html', '', '#/tree'],
    ['/see.html', '#tree=[1,2]&root=min&algorithm=minimax', '#tree=[1,2]&root=min&algorithm=minimax'],
  ])('%s%s leads to %s', (page, hash, now) => expect(addressNow(page, hash)).toBe(now));
});
