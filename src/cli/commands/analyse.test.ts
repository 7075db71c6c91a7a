import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WIN } from '../../core/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { minerve } from '../fixtures/program.ts';

const json = async (...words: string[]) => JSON.parse((await answered(['analyse', ...words, '--json'])).out);

describe('minerve analyse', () => {
  it('prints the documented JSON keys', async () => {
    const found = await json('tictactoe', '--moves', 'b2');
    expect(Object.keys(found)).toEqual('game position turn depth exact moves nodes ms stopped pv unit'.split(' '));
    expect(found).toMatchObject({ game: 'tictactoe', turn: 'min', exact: true, stopped: false });
    expect(found.moves).toHaveLength(8);
    expect(
      found.moves
        .filter(({ value }: { value: number }) => value === 0)
        .map(({ move }: { move: string }) => move)
        .toSorted(),
    ).toEqual(['a1', 'a3', 'c1', 'c3']);
    expect(found.moves.at(-1)).toEqual({ move: expect.any(String), value: WIN - 6, final: true });
  });

  it('gives the exact score of every column of Connect 4', async () => {
    const found = await json('connect4', '--position', '52113137233562237', '--no-book');
    expect(found).toMatchObject({ exact: true, stopped: false, nodes: expect.any(Number) });
    expect(found.moves[0]).toEqual({ move: '4', value: -WIN + 21, final: true, score: 3 });
    expect(found.moves.slice(1).map(({ score }: { score: number }) => score)).toEqual([-12, -12, -12, -12, -12, -12]);
    const { moves } = await json('connect4:7x6x4:alignments', '--position', '52113137233562237', '--threads', '2');
    expect(moves[0]).toEqual(found.moves[0]);
  });

  it('marks the best moves by a sign, and the scores stand under their columns', async () => {
    const { out, code } = await answered(['analyse', 'connect4', '--position', '52113137233562237']);
    expect(code).toBe(0);
    expect(out).toContain(' -12 -12 -12  +3 -12 -12 -12\n               ^\n');
    expect(out).toMatch(/\n {2}> 4 {2}█{10} {2}Min wins in 21 plies\n {4}3 {2}·{10} {2}Max wins in 2 plies\n/);
    expect(out).toMatch(/exact, to the end of the game · [\d,]+ nodes · \d+ ms\n$/);
    const french = (await answered(['analyse', 'tictactoe', '--depth', '2'], { language: 'fr' })).out;
    expect(french).toMatch(/2 demi-coups en avant, du point de vue de Max · \d+ nœuds · \d+ ms\n$/);
  });

  it('searches to the given depth or for the given time, and reports the depth', async () => {
    expect(await json('connect4:8x7x4', '--depth', '3')).toMatchObject({ depth: 3, exact: false, stopped: false });
    const timed = await json('connect4:8x7x4', '--time', '400');
    expect(timed).toMatchObject({ exact: false, stopped: true });
    expect(timed.moves).toHaveLength(8);
    const looked = await json('connect4', '--depth', '4', '--position', '44455554');
    expect(looked).toMatchObject({ depth: 4, exact: false });
    expect(looked.moves[0]).not.toHaveProperty('score');
  });

  it('accepts a user-defined game, and one that is over', async () => {
    const race = fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url));
    expect((await json(race)).moves).toEqual([
      { move: '1', value: WIN - 7, final: true },
      { move: '2', value: expect.any(Number), final: true },
    ]);
    expect(await json('tictactoe', '--position', 'xxx/oo./...')).toMatchObject({ moves: [], depth: 0 });
    expect((await answered(['analyse', 'tictactoe', '--position', 'xxx/oo./...'])).out).toContain('The game is over');
  });

  it('accepts the options of engines only for games that have one', async () => {
    const { code, notes } = await answered(['analyse', 'tictactoe', '--threads', '2']);
    expect([code, notes[0]]).toEqual([2, expect.stringContaining('--threads is for games with their own engine')]);
    expect((await answered(['analyse', 'connect4', '--position', '52113137233562237', '--threads', '99'])).code).toBe(2);
    expect((await answered(['analyse', 'draughts', '--no-book'])).notes[0]).toContain('--no-book is for connect4 on 7x6');
  });

  it('stopped by Ctrl-C prints the result so far', async () => {
    const run = await minerve(['analyse', 'connect4', '--moves', '4,4', '--no-book', '--json', '--progress'], {
      interruptAfter: 'moves known',
    });
    expect(run.code).toBe(0);
    const found = JSON.parse(run.out);
    expect(found).toMatchObject({ stopped: true, exact: false });
    expect(found.moves).toHaveLength(7);
    expect(run.err).toContain('Interrupted: this is what was found so far.');
  });
});
