import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressLine } from './terminal.ts';

describe('ProgressLine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const started = (rewrites: boolean) => {
    const written: string[] = [];
    const line = new ProgressLine(
      (text) => written.push(text),
      rewrites,
      (news, ms) => `${news} ${Math.floor(ms / 1000)} s`,
    );
    return { line, written };
  };

  it('shows nothing of work that takes less than a second', () => {
    const { line, written } = started(true);
    line.news('depth 5');
    vi.advanceTimersByTime(900);
    line.stop();
    expect(written).toEqual([]);
  });

  it('rewrites one line on a terminal, and clears it at the end', () => {
    const { line, written } = started(true);
    line.news('depth 5');
    vi.advanceTimersByTime(1300);
    line.news('depth 6');
    vi.advanceTimersByTime(300);
    line.stop();
    expect(written).toEqual(['\r\u001b[2Kdepth 5 1 s', '\r\u001b[2Kdepth 6 1 s', '\r\u001b[2K']);
    vi.advanceTimersByTime(5000);
    expect(written).toHaveLength(3);
  });

  it('writes a line for each piece of news in a log', () => {
    const { line, written } = started(false);
    vi.advanceTimersByTime(1200);
    line.news('depth 5');
    line.news('depth 6');
    line.stop();
    expect(written).toEqual(['depth 5 1 s\n', 'depth 6 1 s\n']);
  });
});
