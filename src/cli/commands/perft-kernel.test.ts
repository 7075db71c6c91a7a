import { describe, expect, it } from 'vitest';
import { type Position, unwrap } from '../../core/index.ts';
import { descriptorOf, parseGame } from '../../games/index.ts';
import { type Bulk, BulkCount } from '../../search/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { exact } from './perft.ts';

const bulkOf = (game: string, position: Position): Bulk => {
  const descriptor = descriptorOf(unwrap(parseGame(game)));
  return (depth) => descriptor?.perft?.(position, depth) as bigint;
};

const counted = async (...words: string[]) => JSON.parse((await answered(['perft', ...words, '--json'])).out).nodes;

describe('counting by the kernel', () => {
  /** Engines that drop duplicate captures: dctl's tables, confirmed with Scan 3.1; souffler is our own. */
  it.each([
    ['draughts:international', 8, 6_483_961],
    ['draughts:frisian', 8, 2_825_779],
    ['draughts:english', 9, 3_963_680],
    ['draughts:russian', 8, 929_899],
    ['draughts:brazilian', 8, 907_830],
    ['draughts:pool', 8, 929_896],
    ['draughts:international:6x6', 12, 2_678_979],
    ['draughts', 6, 1_933_558],
    ['othello', 9, 3_005_288],
    ['othello:6x6', 9, 2_114_912],
    ['chess', 5, 4_865_609],
  ])('%s to depth %i', async (game, depth, nodes) => {
    expect(await counted(game, '--depth', String(depth))).toBe(nodes);
  });

  it('counts from positions, and divides', async () => {
    const kings = 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46';
    expect(await counted('draughts:international', '--depth', '6', '--position', kings)).toBe(629_010);
    const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
    expect(await counted('chess', '--depth', '4', '--position', kiwipete)).toBe(4_085_603);
    const { out } = await answered(['perft', 'draughts:international', '--depth', '9', '--divide', '--json']);
    expect(JSON.parse(out)).toMatchObject({ nodes: 41_022_423, divide: { '31-26': 5_649_973, '34-30': 6_360_375 } });
  });

  it('is what counting move by move gives, whatever the kernel counts in one call', () => {
    const game = unwrap(parseGame('draughts:russian'));
    const position = game.start();
    const slow: Bulk = (depth) => {
      for (const until = performance.now() + 5; performance.now() < until; );
      return bulkOf('draughts:russian', position)(depth);
    };
    expect(new BulkCount(position, slow, { aborted: false }).below(3)).toBe(302n);
    expect(game.formatPosition(position)).toBe(game.formatPosition(game.start()));
  });

  it('goes on where a draw rule ends a game, and ends where nobody can move', async () => {
    const drawn = 'W:WK46:BK5:quiet=50';
    expect(await counted('draughts:international', '--depth', '1', '--position', drawn)).toBeGreaterThan(0);
    expect(await counted('draughts:international', '--depth', '1', '--position', 'W:W:BK5')).toBe(0);
    expect(await counted('chess', '--depth', '2', '--position', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBe(0);
  });

  it('stops at the signal, with the position unchanged', async () => {
    let looks = 0;
    const soon = {
      get aborted() {
        return ++looks > 20;
      },
    };
    const { code, notes } = await answered(['perft', 'draughts:international', '--depth', '30'], { signal: soon });
    expect([code, notes[0]]).toEqual([130, expect.stringMatching(/^Interrupted after \d of 9 first moves/)]);
    const game = unwrap(parseGame('chess'));
    const position = game.start();
    looks = 0;
    expect(new BulkCount(position, bulkOf('chess', position), soon).below(30)).toBeUndefined();
    expect(game.formatPosition(position)).toBe(game.formatPosition(game.start()));
  });

  it('tells those who wait how many there are', async () => {
    const { news } = await answered(['perft', 'draughts:english', '--depth', '6']);
    expect(news.at(-1)).toMatch(/^6 of 7 first moves · [\d,]+ positions$/);
  });
});

describe('exact', () => {
  it('is a number up to 2^53 - 1 and digits beyond', () => {
    expect(exact(2n ** 53n - 1n)).toBe(9007199254740991);
    expect(exact(2n ** 53n)).toBe('9007199254740992');
  });
});
