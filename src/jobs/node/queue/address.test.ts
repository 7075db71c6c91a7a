import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../core/index.ts';
import { parseQueueAddress, withPassword } from './address.ts';

describe('the address of a queue', () => {
  it.each([
    ['redis://lab', { host: 'lab', port: 6379, db: 0, tls: false, shown: 'redis://lab' }],
    ['rediss://lab:6380/2', { host: 'lab', port: 6380, db: 2, tls: true, shown: 'rediss://lab:6380/2' }],
    ['redis://[::1]:7000/', { host: '::1', port: 7000, db: 0, tls: false, shown: 'redis://[::1]:7000' }],
    [
      'redis://ann:p%40ss%2Fw@lab',
      { host: 'lab', port: 6379, db: 0, tls: false, username: 'ann', password: 'p@ss/w', shown: 'redis://ann:***@lab' },
    ],
    ['redis://:s@lab', { host: 'lab', port: 6379, db: 0, tls: false, password: 's', shown: 'redis://:***@lab' }],
    ['redis://ann@lab', { host: 'lab', port: 6379, db: 0, tls: false, username: 'ann', shown: 'redis://ann@lab' }],
  ])('%s is read', (text, expected) => {
    expect(unwrap(parseQueueAddress(text))).toEqual(expected);
  });

  it.each([
    ...['', 'localhost:6379', 'http://lab', 'redis:lab', 'redis://', 'redis://:hush', 'redis://lab:x', 'redis://lab:99999'],
    ...['redis://lab/hush', 'redis://lab/1/2', 'redis://lab?password=hush', 'redis://lab#hush', 'redis://:hu%sh@lab'],
    'redis://ann:hu/sh@lab',
  ])('%j is refused, and the error does not contain it', (text) => {
    const read = parseQueueAddress(text);
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).toContain('redis://user:password@host');
    expect(JSON.stringify(read)).not.toContain('hu');
  });

  it('takes a password from elsewhere where it has none', () => {
    const [without, own] = ['redis://lab', 'redis://:own@lab'].map((text) => unwrap(parseQueueAddress(text)));
    expect(withPassword(without, 'other').password).toBe('other');
    expect(withPassword(own, 'other').password).toBe('own');
    expect(withPassword(without, '')).toEqual(without);
  });
});
