import { describe, expect, it } from 'vitest';
import { type Game, legalMoves, MAX, MIN, type Position, Random, unwrap } from '../../core/index.ts';
import { descriptors } from '../descriptors.ts';
import { gameName } from '../game-info.ts';
import { boardAdapterOf, heuristicSetOf, parseGame } from '../registry.ts';
import { evaluationFigures } from './evaluation-figures.ts';
import { grouped, type Term, totalOf } from './terms.ts';
import type { Heuristic } from './weight-table.ts';
import { formatTable, parseTable, tableTerms } from './weight-table.ts';

const gameOf = (spec: string) => unwrap(parseGame(spec));

async function heuristicOf(game: Game, name: string): Promise<Heuristic<Position>> {
  const found = (await heuristicSetOf(game))?.heuristics.find((heuristic) => heuristic.name === name);
  if (found === undefined) throw new Error(`${game.name} has no ${name}.`);
  return found;
}

/** Positions of seeded random games. */
function* randomPositions(game: Game, count: number, seed: number): Generator<Position> {
  const random = new Random(seed);
  let position = game.start();
  for (let i = 0; i < count; i++) {
    yield position;
    if (position.outcome() !== undefined || random.below(200) === 0) position = game.start();
    else {
      const moves = legalMoves(position);
      position.play(moves[random.below(moves.length)] as number);
    }
  }
}

/** Boards and rules that no example has. */
const MORE: readonly (readonly [spec: string, heuristic: string])[] = [
  ['connect4:9x7x5:alignments', 'alignments'],
  ['tictactoe:5x5x4', 'lines'],
  ['draughts:frisian', 'fitted'],
  ['draughts:russian:6x6', 'fitted'],
];

/** Each heuristic with games that have it as their `evaluate`: one that its descriptor names, or its usual one. */
const PLAYED = [...MORE];
for (const { info, examples, evaluationSpecs = {}, heuristicSet } of descriptors) {
  if (heuristicSet === undefined) continue;
  const usual = (await heuristicSetOf(gameOf(info.name)))?.heuristics[0].name as string;
  const named = new Map(Object.entries(evaluationSpecs).map(([name, spec]) => [spec, name]));
  for (const spec of new Set([...examples, ...named.keys()])) PLAYED.push([spec, named.get(spec) ?? usual]);
}

describe('the terms of a heuristic', () => {
  it.each(PLAYED)('%s: those of %s add up to what the game evaluates, on random positions', async (spec, name) => {
    const game = gameOf(spec);
    const { terms } = await heuristicOf(game, name);
    const look = boardAdapterOf(game);
    let termCount = 0;
    for (const position of randomPositions(game, 300, 7)) {
      // Othello evaluates only positions in which the game is not over.
      if (position.outcome() !== undefined) continue;
      const found = terms(position);
      expect(totalOf(found), game.formatPosition(position)).toBe(position.evaluate());
      const squares = new Set(look.scene(position).cells.map(({ square }) => square));
      expect(found.flatMap((term) => term.squares).filter((square) => !squares.has(square))).toEqual([]);
      termCount += found.length;
    }
    expect(termCount).toBeGreaterThan(300);
  });

  it.each(descriptors.filter(({ heuristicSet }) => heuristicSet !== undefined).map(({ info }) => info.name))(
    '%s: each heuristic is the evaluation of a game that can be typed',
    async (name) => {
      const played = new Set(PLAYED.flatMap(([spec, heuristic]) => (gameName(spec) === name ? heuristic : [])));
      const found = new Set((await heuristicSetOf(gameOf(name)))?.heuristics.map((heuristic) => heuristic.name));
      const remedy = `add to heuristics in src/games/${name}/descriptor.ts the spec of a game that has it`;
      expect(
        [...found].filter((heuristic) => !played.has(heuristic)),
        remedy,
      ).toEqual([]);
      const unknown = `src/games/${name}/heuristics.ts tells nothing of them, descriptor.ts names them`;
      expect(
        [...played].filter((heuristic) => !found.has(heuristic)),
        unknown,
      ).toEqual([]);
    },
  );

  it.each([
    ['chess', 'tapered', 20, 17],
    ['draughts:international', 'fitted', 30, 21],
    ['othello', 'fitted', 300, 0.625],
    ['othello:6x6', 'fitted', 300, 1.0625],
  ] as const)('%s: the remainder of %s is no more than rounding where the total is below 30', async (spec, name, plies, most) => {
    const game = gameOf(spec);
    const { terms } = await heuristicOf(game, name);
    for (const position of randomPositions(game, plies, 3)) {
      const found = terms(position);
      const rounding = found.filter((term) => term.name.en.startsWith('rounding'));
      // A whole board of discs is the most that Othello estimates.
      if (position.outcome() === undefined && Math.abs(totalOf(found)) < 30)
        expect(Math.abs(totalOf(rounding)), game.formatPosition(position)).toBeLessThanOrEqual(most);
    }
  });
});

describe('what the documents print', () => {
  it.each(evaluationFigures.map((figure) => [figure.name, figure] as const))('%s adds up', async (_, figure) => {
    const game = gameOf(figure.game);
    const position = unwrap(game.parsePosition(figure.position));
    const { terms } = await heuristicOf(game, figure.heuristic);
    expect(totalOf(terms(position))).toBe(figure.total);
    expect(position.outcome()).toBeUndefined();
  });

  const written = async (name: string) => {
    const { game: spec, position, heuristic } = evaluationFigures.find((figure) => figure.name === name)!;
    const game = gameOf(spec);
    return (await heuristicOf(game, heuristic)).terms(unwrap(game.parsePosition(position)));
  };
  const sum = (terms: readonly Term[]) => terms.map(({ points }) => (points < 0 ? points : `+${points}`)).join('');

  it('in the order of the Course: 13+6+8+4+7+4-11-8-10-3-5-5-3 and 5+3+1+1+1+1+1-5-3-3-3-1-1-1', async () => {
    expect(sum(await written('004-connect4'))).toBe('+13+6+8+4+7+4-11-8-10-3-5-5-3');
    expect(sum(await written('004-chess'))).toBe('+5+3+1+1+1+1+1-5-3-3-3-1-1-1');
  });

  it('of example 10, in their printed order row by row from the top, fit exactly two legal positions', () => {
    const game = gameOf('connect4');
    const printed = { x: [13, 6, 8, 4, 7, 4], o: [11, 8, 10, 3, 5, 5, 3] };
    const row = (weights: string) => weights.split(' ').map(Number);
    const [outer, next, middle] = ['3 4 5 7 5 4 3', '4 6 8 10 8 6 4', '5 8 11 13 11 8 5'].map(row);
    const table = [outer, next, middle, middle, next, outer];
    const found: string[] = [];
    // Cells from the top left on; a stone needs one below it, so whatever lies under a stone is filled.
    const lay = (cell: number, board: string, x: number, o: number): void => {
      if (cell === 42) {
        if (x + o === 13 && game.parsePosition(`${board.match(/.{7}/g)!.join('/')}:min`).ok) found.push(board.slice(21));
        return;
      }
      const weight = table[Math.floor(cell / 7)][cell % 7];
      if (cell < 7 || board[cell - 7] === '.') lay(cell + 1, `${board}.`, x, o);
      if (printed.x[x] === weight) lay(cell + 1, `${board}x`, x + 1, o);
      if (printed.o[o] === weight) lay(cell + 1, `${board}o`, x, o + 1);
    };
    lay(0, '', 0, 0);
    expect(found.sort()).toEqual(['...xo...xoox..oxoxoxo', '..ox....xoox..oxoxoxo'].sort());
  });

  it('names the open files and the pins of TIPE 2013, with the squares they are about', async () => {
    const terms = (await written('000-chess')).slice(-4);
    expect(terms.map(({ name, player, squares, points }) => [name.en, player, squares.join(), points])).toEqual([
      ['rook on an open file', MAX, 'e1', 50],
      ['rook on an open file', MIN, 'd8', -50],
      ['knight pinned to its king', MIN, 'e6,e8,e1', 75],
      ['knight pinned to its king', MIN, 'c6,e8,b5', 75],
    ]);
  });

  it('groups pieces of one kind: five pawns of 1, two black knights of -3', async () => {
    const rows = grouped(await written('004-chess')).map(({ name, count, weight, points }) => [name.en, count, weight, points]);
    expect(rows).toContainEqual(['pawn', 5, 1, 5]);
    expect(rows).toContainEqual(['knight', 2, -3, -6]);
  });
});

describe('a table of one’s own', () => {
  const readFor = async (spec: string, text: string) => {
    const game = gameOf(spec);
    const { layout } = (await heuristicSetOf(game))!;
    const scene = boardAdapterOf(game).scene(game.start());
    const table = parseTable(text, scene, layout);
    return { game, layout, scene, table };
  };

  it('may be typed in rows, behind slashes, or pasted from Python; the table of the course gives its -3', async () => {
    const rows = ['3 4 5 7 5 4 3', '4 6 8 10 8 6 4', '5 8 11 13 11 8 5', '5 8 11 13 11 8 5', '4 6 8 10 8 6 4', '3 4 5 7 5 4 3'];
    const python = `[${rows.map((row) => `[${row.replaceAll(' ', ', ')}]`).join(',\n ')}]`;
    for (const text of [rows.join('\n'), rows.join(' / '), python, rows.join(' ')]) {
      const { game, layout, table } = await readFor('connect4', text);
      const position = unwrap(game.parsePosition(evaluationFigures[0].position));
      expect(totalOf(tableTerms(unwrap(table), boardAdapterOf(game).scene(position), layout))).toBe(-3);
    }
  });

  it('is written as it is read, for every game', async () => {
    for (const { info, heuristicSet } of descriptors) {
      if (heuristicSet === undefined) continue;
      const { table: text } = (await heuristicSetOf(gameOf(info.name)))!;
      const { scene, layout, table } = await readFor(info.name, text);
      expect(formatTable(unwrap(table), scene, layout)).toBe(text);
    }
  });

  it('weighs kinds by their names in either language; Min reads it from the other side', async () => {
    const { game, layout, table } = await readFor(
      'chess',
      'dame 9 tours 5\npawn 0 0 0 0 0 0 0 0 / 7 7 7 7 7 7 7 7 / 0 0 0 0 0 0 0 0 / 0 0 0 0 0 0 0 0 / 0 0 0 0 0 0 0 0 / 0 0 0 0 0 0 0 0 / 2 0 0 0 0 0 0 1 / 0 0 0 0 0 0 0 0',
    );
    const position = unwrap(game.parsePosition('4k2q/p7/8/8/8/8/P6P/R3K3 w - - 0 1'));
    const terms = tableTerms(unwrap(table), boardAdapterOf(game).scene(position), layout);
    expect(terms.map(({ squares, points }) => `${squares} ${points}`)).toEqual(['a1 5', 'a2 2', 'h2 1', 'h8 -9', 'a7 -2']);
  });

  it('turns round for Min at draughts, whose squares alone it has', async () => {
    const { game, layout, table } = await readFor('draughts:english', Array.from({ length: 32 }, (_, i) => i + 1).join(' '));
    const position = unwrap(game.parsePosition('B:W5:B28'));
    const [own, other] = tableTerms(unwrap(table), boardAdapterOf(game).scene(position), layout);
    expect(own.points + other.points).toBe(0);
  });

  it.each([
    ['connect4', '', /^There is no number in this table\. Type 6 rows of 7 whole numbers/],
    ['connect4', '1 2 3 / 4 5 6', /^The table has 2 rows\. Type 6 rows of 7 numbers/],
    ['tictactoe', '1 2 1 / 2 3 / 1 2 1', /^Row 2 of the table has 2 numbers\. It takes 3/],
    ['tictactoe', '1.5', /^"1\.5" is no weight: weights are whole numbers/],
    ['tictactoe', '99999999', /is no weight/],
    ['tictactoe', '1 § 2', /^"§" is no weight/],
    ['chess', 'quen 9', /^There is no piece "quen"\. Did you mean queen\?/],
    ['chess', 'zebra 9', /^There is no piece "zebra"\. Write numbers, and before them king, roi, queen/],
    ['chess', 'pawn 1 pion 2', /^pion is there twice/],
    ['chess', 'pawn', /^The table of pawn has 0 rows/],
  ])('%s: "%s" is refused with what to do', async (spec, text, expected) => {
    const { table } = await readFor(spec, text);
    expect(table.ok ? 'taken' : table.error.message).toMatch(expected);
  });
});
