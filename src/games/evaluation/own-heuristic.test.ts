import { describe, expect, it } from 'vitest';
import { legalMoves, type Position, Random, unwrap } from '../../core/index.ts';
import { gameWithHeuristic } from '../own-heuristic.ts';
import { boardAdapterOf, descriptorOf, heuristicSetOf, parseGame } from '../registry.ts';
import { parseHeuristic } from './evaluation.ts';
import { parseHeuristicFile } from './heuristic-file.ts';
import { totalOf } from './terms.ts';

const plain = (spec: string) => unwrap(parseGame(spec));
const withText = async (spec: string, text: string) => unwrap(await gameWithHeuristic(plain(spec), text));
const refusal = async (spec: string, text: string) => {
  const read = await gameWithHeuristic(plain(spec), text);
  return read.ok ? read.value.name : read.error.message;
};

function playRandomly(position: Position, random: Random, plies: number): void {
  for (let i = 0; i < plies && position.outcome() === undefined; i++) position.play(random.pick(legalMoves(position)));
}

describe('a game with a heuristic of one’s own', () => {
  it.each([
    ['connect4', 'alignments', 'alignments'],
    ['connect4:7x6x4:alignments', 'table', 'table'],
    ['connect4', 'Alignments short=3, long=9', 'alignments long=9 short=3'],
    ['connect4', 'alignments long=4', 'alignments'],
    ['connect4:5x4x4', 'table=7', 'table=7'],
    ['tictactoe', '2 1 2 / 1 3 1 / 2 1 2', 'table=2 1 2 / 1 3 1 / 2 1 2'],
    ['othello:6x6', 'table=5', 'table=5'],
    ['draughts:english', 'man 100, king 300', 'table=man 100 ; king 300'],
    ['chess', 'course queen=10', 'course queen=10'],
    ['chess', 'thesis mobility=5 development=20', 'thesis mobility=5 development=20'],
    ['chess:course', 'tapered', 'tapered'],
    ['chess', 'pion 1 dame 9', 'table=queen 9 ; pawn 1'],
    ['breakthrough', 'advance', 'advance'],
  ] as const)('%s with %s evaluates by its terms, under a name that means the same', async (spec, text, shortest) => {
    const game = await withText(spec, text);
    expect(game.name).toBe(`${plain(spec).name}:heuristic=${shortest}`);
    expect(await withText(spec, shortest)).toMatchObject({ name: game.name });
    const heuristic = unwrap(parseHeuristic(shortest, plain(spec), (await heuristicSetOf(game))!));
    const random = new Random(11);
    for (let i = 0; i < 40; i++) {
      const position = game.start();
      playRandomly(position, random, random.below(30));
      if (position.outcome() !== undefined) continue;
      const text = game.formatPosition(position);
      expect(position.evaluate(), text).toBe(totalOf(heuristic.terms(unwrap(plain(spec).parsePosition(text)))));
      expect(unwrap(game.parsePosition(text)).evaluate()).toBe(position.evaluate());
      // Negated, and so perhaps -0.
      if (game.swapPlayers !== undefined) expect(game.swapPlayers(position).evaluate() + position.evaluate()).toBe(0);
    }
    expect(boardAdapterOf(game).scene(game.start()).cells.length).toBeGreaterThan(0);
  });

  it('has no compiled search, solver, levels or tablebases, which would not ask it', async () => {
    for (const spec of ['chess', 'othello', 'connect4', 'draughts']) {
      const [before, after] = [descriptorOf(plain(spec))!, descriptorOf(await withText(spec, 'table=1'))!];
      const dropped = Object.keys(before).filter((name) => !(name in after));
      expect(dropped.filter((name) => !['search', 'isSolved', 'levels', 'tablebases'].includes(name))).toEqual([]);
      expect(dropped.length).toBeGreaterThan(0);
    }
  });

  it('tries the columns of Connect 4 in the order that is typed', async () => {
    const game = await withText('connect4', 'alignments long=7 columns=4352617');
    expect(game.name).toBe('connect4:heuristic=alignments long=7 columns=4352617');
    const position = game.start();
    for (let i = 0; i < 6; i++) position.play(3);
    expect(legalMoves(position).map((move) => move + 1)).toEqual([3, 5, 2, 6, 1, 7]);
    expect((await withText('connect4', 'columns=7654321')).name).toBe('connect4:heuristic=table columns=7654321');
    expect((await withText('connect4', `table=3, columns=7654321`)).name).toBe('connect4:heuristic=table=3 columns=7654321');
    expect((await withText('connect4:12x6x4', 'columns=12-11-10-9-8-7-6-5-4-3-2-1')).start().moves([], 0)).toBe(12);
  });

  it('counts mobility and development in chess only where their weights say so', async () => {
    const value = async (text: string) => {
      const position = (await withText('chess', text)).start();
      const game = plain('chess');
      for (const move of ['Nf3', 'e5', 'Nc3']) position.play(unwrap(game.parseMove(move, position as never)));
      return position.evaluate();
    };
    expect(await value('thesis')).toBe(0);
    expect(await value('thesis development=10')).toBe(20);
    // White: knights 5 and 5, rooks 1 and 1. Black: queen 4, bishop 5, knights 2 and 3.
    expect(await value('thesis mobility=3')).toBe(3 * (12 - 14));
    expect(await value('thesis pinned=0 open=0')).toBe(0);
  });

  it.each([
    ['nim:5', 'table=1', /^nim:5 has no evaluation that a heuristic could replace\. These games have one: .*tictactoe/],
    ['connect4', 'best', /^connect4 has no heuristic "best"\. It has table, alignments/],
    ['connect4', 'alignments lang=2', /^The heuristic alignments has no number "lang"\. Did you mean long\?/],
    ['connect4', 'table long=2', /^The heuristic table has no number "long"\. It has none/],
    ['connect4', 'alignments long=two', /^"two" is no weight: weights are whole numbers/],
    ['connect4', 'alignments long=', /^"" is no weight/],
    ['connect4', 'table=1 2 3', /^The table has 1 rows\. Type 6 rows of 7 numbers/],
    ['connect4', 'table=', /^There is no number in this table/],
    ['connect4', 'table columns=1123456', /^"1123456" is no order of the columns: .* like 7654321\./],
    ['chess', 'course columns=1', /^The heuristic course has no number "columns"/],
    ['chess', 'thesis mobilty=1', /Did you mean mobility\?/],
  ] as const)('%s: "%s" is refused with what to do', async (spec, text, expected) => {
    expect(await refusal(spec, text)).toMatch(expected);
  });

  it('reads a long text in time in proportion to it', async () => {
    const began = performance.now();
    for (const part of [' long= ', 'a= ', ' columns =', '     ', ';,', 'table='])
      expect(await refusal('connect4', `alignments ${part.repeat(10_000)}1`)).toMatch(/^(?!connect4:)/);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('is not taken where only rules count', () => {
    const read = parseGame('connect4:5x4x4:heuristic=table=1');
    expect(read.ok ? '' : read.error.message).toBe('A heuristic does not count here: name the game without it, connect4:5x4x4.');
  });
});

describe('a heuristic in a file', () => {
  it.each([
    ['connect4', '{"game": "connect4:5x4x4", "heuristic": "alignments", "settings": {"long": 5}}', 'alignments long=5'],
    ['tictactoe', '{"table": [[2,1,2],[1,3,1],[2,1,2]]}', 'table=2 1 2 / 1 3 1 / 2 1 2'],
    ['chess', '{"table": {"queen": 9, "pawn": 1}, "heuristic": "own"}', 'table=queen 9 ; pawn 1'],
    ['tictactoe', '[[2, 1, 2],\n [1, 3, 1],\n [2, 1, 2]]\n', 'table=2 1 2 / 1 3 1 / 2 1 2'],
    ['connect4', ' alignments long=5\n', 'alignments long=5'],
  ] as const)('%s: %s', async (spec, content, text) => {
    const read = unwrap(parseHeuristicFile(content, plain(spec)));
    expect((await withText(spec, read)).name).toBe(`${spec}:heuristic=${text}`);
  });

  it.each([
    ['chess', '{"game": "connect4", "table": [[1]]}', /^This heuristic is for connect4, not for chess/],
    ['connect4', '{"game": "connect4"', /^This file begins like JSON and is not: .* Write \{"game"/],
    ['connect4', '{"weights": [1]}', /^This file has neither "table" nor "heuristic"/],
    ['connect4', '{"table": [[1, 2], [3, 4]]}', /^The table has 2 rows/],
    ['connect4', '{"table": [[1.5]]}', /^"1\.5" is no weight/],
    ['connect4', '{"table": [["a"]]}', /^There is no piece "a"/],
    ['connect4', '{"heuristic": "alignments", "settings": {"long": null}}', /^"null" is no weight/],
    ['connect4', '{"heuristic": "alignments", "settings": null}', /connect4:heuristic=alignments/],
    ['connect4', '{"heuristic": "alignments", "settings": 5, "table": null}', /connect4:heuristic=alignments/],
  ] as const)('%s: %s is answered with what to do', async (spec, content, expected) => {
    const read = parseHeuristicFile(content, plain(spec));
    expect(read.ok ? await refusal(spec, read.value) : read.error.message).toMatch(expected);
  });
});
