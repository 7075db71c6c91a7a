import { type Game, INFINITE, type Position, type Random, unwrap, winOf } from '../core/index.ts';
import { loadGame } from '../engines/index.ts';
import {
  boardAdapterOf,
  type Connect4,
  type Connect4Position,
  type HeuristicSet,
  heuristicSetOf,
  parseTable,
  type TableLayout,
  tableRows,
  tableTerms,
  totalOf,
  type WeightTable,
  writtenSum,
} from '../games/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { sentence } from './board-words.ts';
import { connect4After, positionWith, startPosition } from './boards.ts';
import { type BoardWeights, type Exercise, type ExerciseKind, type Level, suitable } from './exercise.ts';
import { numberFields } from './fields.ts';

export const heuristic: ExerciseKind = {
  name: 'heuristic',
  title: { en: 'Computing H(s)', fr: 'Calculer H(s)' },
  about: {
    en: 'Add up what a heuristic gives a position: Connect 4, chess, Othello.',
    fr: 'Additionner ce qu’une heuristique donne à une position : Puissance 4, échecs, Othello.',
  },
  on: 'board',
  async make(random, level) {
    const spec = random.pick(GAMES[level]);
    const game = await loadGame(spec);
    const position = POSITIONS[spec](game as never, random, level);
    return heuristicExercise(game, startPosition(game, position), (await heuristicSetOf(game)) as HeuristicSet<Position>);
  },
};

type WeightedGame = 'connect4' | 'chess:course' | 'othello:6x6';

const GAMES: Readonly<Record<Level, readonly WeightedGame[]>> = {
  1: ['connect4'],
  2: ['connect4', 'chess:course'],
  3: ['chess:course', 'chess:course', 'othello:6x6'],
};

/** Pieces on the board, kings included; discs on the board. */
const MEN: Readonly<Record<Exclude<WeightedGame, 'connect4'>, Readonly<Record<Level, readonly [fewest: number, most: number]>>>> =
  {
    'chess:course': { 1: [5, 7], 2: [7, 11], 3: [14, 20] },
    'othello:6x6': { 1: [6, 8], 2: [8, 12], 3: [12, 20] },
  };

const STONES: Readonly<Record<Level, readonly [fewest: number, most: number]>> = { 1: [5, 8], 2: [11, 18], 3: [16, 24] };

/** The largest difference of the sides, in points: random play sometimes leaves one side with nothing. */
const UNEVEN = 9;

/** After the first level, one position in this number is won, and its value is infinite. */
const WON = 6;

const POSITIONS: Readonly<Record<WeightedGame, (game: never, random: Random, level: Level) => Position>> = {
  connect4: (game: Connect4, random, level) => {
    const isWon = level > 1 && random.below(WON) === 0;
    const made = suitable(
      () => connect4After(game, random, random.between(...STONES[level])),
      (position) => position !== undefined && (!isWon || position.winningMove(position.turn()) !== undefined),
    ) as Connect4Position;
    if (isWon) made.play(made.winningMove(made.turn()) as number);
    return made;
  },
  'chess:course': (game, random, level) =>
    suitable(
      () => someMen(game, random, MEN['chess:course'][level], /[a-z]/gi),
      (position) => Math.abs(position.evaluate()) <= UNEVEN,
    ),
  'othello:6x6': (game, random, level) => someMen(game, random, MEN['othello:6x6'][level], /[xo]/gi),
};

/**
 * A position with a number of pieces within bounds. Pieces are counted as the letters before the first blank of its
 * text.
 */
function someMen(game: Game, random: Random, [fewest, most]: readonly [number, number], letter: RegExp): Position {
  const pieces = (text: string) => text.split(/[ :]/)[0].match(letter)?.length ?? 0;
  return suitable(
    () => positionWith(game, random, random.between(fewest, most), pieces),
    (position) => position !== undefined,
  ) as Position;
}

function heuristicExercise(
  game: Game,
  position: Position,
  { layout, table: text }: HeuristicSet<Position>,
): Omit<Exercise, 'id'> {
  const adapter = boardAdapterOf(game);
  const scene = adapter.scene(position);
  const table = unwrap(parseTable(text, scene, layout));
  const weights = shownWeights(table, tableRows(scene)[0].length, layout);
  const terms = tableTerms(table, scene, layout);
  const outcome = position.outcome();
  const winner = outcome === undefined ? undefined : winOf(outcome)?.winner;
  const total = winner === undefined ? totalOf(terms) : winner * INFINITE;
  const sum = { en: writtenSum(terms, total, 'en'), fr: writtenSum(terms, total, 'fr') };
  const sides = { max: adapter.max.subject, min: adapter.min.subject };
  return {
    subject: { on: 'board', game, position, weights },
    task: sentence(weights.by === 'square' ? 'task-h-squares' : 'task-h-pieces', sides),
    ...numberFields([
      {
        label: 'H(s)',
        value: total,
        why:
          winner === undefined
            ? sentence('h-sum', { sum })
            : sentence('h-won', { ending: adapter.ending(position) as Sentence, max: winner > 0 }),
      },
    ]),
  };
}

/** One kind of piece with a weight for each square, or kinds with a weight each. */
function shownWeights(table: WeightTable, columns: number, { kinds }: TableLayout): BoardWeights {
  const [only] = table.values();
  if (typeof only !== 'number') {
    const rows = Array.from({ length: only.length / columns }, (_, row) => only.slice(row * columns, (row + 1) * columns));
    return { by: 'square', rows };
  }
  const pieces = kinds.flatMap((kind) => {
    const weight = table.get(kind.name.en);
    return typeof weight === 'number' ? [{ ...kind, weight }] : [];
  });
  return { by: 'piece', pieces };
}
