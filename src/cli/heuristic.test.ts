import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from './fixtures/in-process.ts';
import { emptyFolder, minerve } from './fixtures/program.ts';

const folder = emptyFolder();
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const json = async (...typed: string[]) => JSON.parse((await answered([...typed, '--json'])).out);
const MARTY = file('marty.json', '{"game": "connect4", "heuristic": "alignments"}');
const TABLE = file('table.txt', '[[2, 1, 2],\n [1, 3, 1],\n [2, 1, 2]]\n');

describe('--heuristic', () => {
  it('searches with the heuristic: the same tree as the game that has it by its name', async () => {
    const limits = ['--algorithm', 'alphabeta', '--depth', '4'];
    const own = await json('search', 'connect4:7x6x4:alignments', '--moves', '4435', ...limits);
    for (const typed of ['alignments', MARTY, 'alignments long=4']) {
      const found = await json('search', 'connect4', '--moves', '4435', '--heuristic', typed, ...limits);
      expect(found).toMatchObject({ game: 'connect4:heuristic=alignments', value: own.value, nodes: own.nodes, pv: own.pv });
    }
    const other = await json('search', 'connect4', '--moves', '4435', ...limits);
    expect([other.value, other.nodes]).not.toEqual([own.value, own.nodes]);
    const again = await json('search', 'connect4:heuristic=alignments', '--moves', '4435', ...limits);
    expect(again).toMatchObject({ value: own.value, nodes: own.nodes });
  });

  it('says that the faster search of the game is not used', async () => {
    const { out, notes } = await answered(['search', 'chess', '--heuristic', 'course', '--depth', '1']);
    expect(out).toContain('negascout');
    expect(notes.join()).toContain('the faster one that chess has evaluates by itself');
    expect((await answered(['search', 'tictactoe', '--heuristic', TABLE, '--depth', '1'])).notes).toEqual([]);
  });

  it('gives leaves its values in trees, in the values of all moves, and where one plays', async () => {
    const tree = await json('tree', 'tictactoe', '--depth', '1', '--algorithm', 'minimax', '--heuristic', TABLE);
    expect(tree.passes[0].root.children.map(({ value }: { value: number }) => value)).toEqual([2, 1, 2, 1, 3, 1, 2, 1, 2]);
    const { moves } = await json('analyse', 'tictactoe', '--depth', '1', '--heuristic', 'table=1 1 1 / 1 1 1 / 1 1 7');
    expect(moves[0]).toMatchObject({ move: 'c1', value: 7 });
  });

  it('is the computer’s in a game, and stays in its save', async () => {
    const play = async (args: string[], input: string) =>
      JSON.parse((await minerve(['play', ...args, '--json'], { input, folder })).out);
    const game = 'tictactoe:heuristic=table=1 1 1 / 1 1 1 / 1 1 7';
    const typed = ['tictactoe', '--as', 'min', '--level', '1', '--seed', '1', '--heuristic', 'table=1 1 1 / 1 1 1 / 1 1 7'];
    expect(await play(typed, 'save game.json\n')).toMatchObject({ game, moves: ['c1'] });
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toContain(game);
    expect(await play(['--load', 'game.json'], 'b2\n')).toMatchObject({ game, moves: ['c1', 'b2', expect.any(String)] });
  });

  it('is read by evaluate too, whose JSON is a file that it reads', async () => {
    const evaluated = await answered(['evaluate', 'tictactoe', '--moves', 'b2,a1', '--heuristic', TABLE, '--json']);
    expect(JSON.parse(evaluated.out)).toMatchObject({ game: 'tictactoe', heuristic: 'own', total: 1 });
    const table = await answered(['evaluate', 'tictactoe', '--moves', 'b2,a1', '--table', TABLE, '--json']);
    const written = file('written.json', table.out);
    expect(await json('evaluate', 'tictactoe', '--moves', 'b2,a1', '--heuristic', written)).toMatchObject({ total: 1 });
    const named = 'tictactoe:heuristic=table=2 1 2 / 1 3 1 / 2 1 2';
    expect(await json('evaluate', named, '--moves', 'b2,a1')).toMatchObject({ game: 'tictactoe', heuristic: 'own', total: 1 });
  });

  it('gives each player of a match its own, and both the same openings', async () => {
    const match = (...typed: string[]) => json('match', ...typed, '--game', 'tictactoe:4x4x3', '--games', '4', '--threads', '1');
    const mine = file('mine.json', '{"table": [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]}');
    const [a, b] = [`alphabeta:depth=1,heuristic=${mine}`, 'alphabeta:depth=1,heuristic=lines'];
    const text = 'table=1 2 3 4 / 1 2 3 4 / 1 2 3 4 / 1 2 3 4';
    const played = await match(a, b);
    expect(played).toMatchObject({ a: `alphabeta:depth=1,heuristic=${text}`, b, game: 'tictactoe:4x4x3', games: 4 });
    const own = await match('alphabeta:depth=1', b, '--heuristic', mine);
    expect(moves(own.rows)).toEqual(moves(played.rows));
    const others = await match('alphabeta:depth=1', b);
    expect(moves(others.rows)).not.toEqual(moves(played.rows));
    expect(openings(others.rows)).toEqual(openings(played.rows));
  });

  it.each([
    [['search', 'chess', '--heuristic', MARTY], 'This heuristic is for connect4, not for chess'],
    [['search', 'connect4', '--heuristic', 'no/such.json'], 'no/such.json cannot be read'],
    [['search', 'connect4', '--heuristic', 'best'], 'connect4 has no heuristic "best"'],
    [['search', 'connect4', '--heuristic', TABLE], 'The table has 3 rows. Type 6 rows of 7 numbers'],
    [['search', 'nim:5', '--heuristic', 'table=1'], 'nim:5 has no evaluation that a heuristic could replace'],
    [['search', 'connect4:heuristic=best'], 'connect4 has no heuristic "best"'],
    [['solve', 'connect4:4x4x4:heuristic=nothing'], 'connect4:4x4x4 has no heuristic "nothing"'],
    [['play', '--load', 'x.json', '--heuristic', 'table'], 'the file names the game with its heuristic'],
    [['match', 'alphabeta:depth=1,heuristic=best', 'random', '--game', 'connect4'], 'connect4 has no heuristic "best"'],
    [['match', 'alphabeta:depth=1,heuristic=', 'random', '--game', 'connect4'], 'heuristic=alignments'],
    [['match', 'random', 'alphabeta:depth=1,heuristic=table=1', '--game', 'nim:5'], 'nim:5 has no evaluation'],
  ] as const)('%j is answered with what to do', async (typed, expected) => {
    const { code, notes } = await answered(typed);
    expect(code).toBeGreaterThan(0);
    expect(notes.join('\n')).toContain(expected);
  });
});

type Rows = readonly { readonly moves: string; readonly opening: number }[];
const moves = (rows: Rows) => rows.map((row) => row.moves);
const openings = (rows: Rows) => rows.map((row) => row.moves.split(' ').slice(0, row.opening).join(' '));
