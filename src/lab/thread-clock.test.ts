import { describe, expect, it } from 'vitest';
import { threadMs } from './thread-clock.ts';

describe('the clock of a thread', () => {
  it('goes on while the thread computes', () => {
    const before = threadMs();
    // Far more than a step of the clock on any machine.
    for (let i = 0, x = 1; i < 2e8; i++) x = (x * 1103515245 + 12345) | 0;
    expect(threadMs()).toBeGreaterThan(before);
  });
});
