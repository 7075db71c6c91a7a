import { type Player, seenBy } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { othelloWeights } from '../../kernels/index.ts';
import { type Term, withRemainder } from '../evaluation/terms.ts';
import type { HeuristicSet, TableLayout } from '../evaluation/weight-table.ts';
import type { Othello } from './index.ts';
import { formatSquare, squaresOf } from './notation.ts';
import { PATTERN_WEIGHTS, PATTERNS, STAGE_BYTES } from './patterns.ts';
import type { OthelloPosition } from './position.ts';

const LAYOUT: TableLayout = {
  kinds: [{ name: { en: 'disc', fr: 'pion' }, max: 'black-disc', min: 'white-disc' }],
  min: 'same',
};

const ROUNDING = { en: 'rounding to whole discs', fr: 'arrondi à un nombre entier de pions' };
const MOBILITY = { en: 'mobility: places to play', fr: 'mobilité : cases jouables' };
const PARITY = { en: 'parity: who makes the last move', fr: 'parité : qui joue le dernier coup' };

/** A typical table for beginners: corners are valuable, the squares next to them dangerous. */
const TABLES = {
  8: '100 -20 10 5 5 10 -20 100 / -20 -50 -2 -2 -2 -2 -50 -20 / 10 -2 1 1 1 1 -2 10 / 5 -2 1 1 1 1 -2 5 / 5 -2 1 1 1 1 -2 5 / 10 -2 1 1 1 1 -2 10 / -20 -50 -2 -2 -2 -2 -50 -20 / 100 -20 10 5 5 10 -20 100',
  6: '100 -20 10 10 -20 100 / -20 -50 -2 -2 -50 -20 / 10 -2 1 1 -2 10 / 10 -2 1 1 -2 10 / -20 -50 -2 -2 -50 -20 / 100 -20 10 10 -20 100',
  4: '20 -5 -5 20 / -5 1 1 -5 / -5 1 1 -5 / 20 -5 -5 20',
} as const;

export function othelloHeuristics({ size }: Othello): HeuristicSet<OthelloPosition> {
  return {
    heuristics: [
      {
        name: 'fitted',
        title: { en: 'Minerve’s own', fr: 'Celle de Minerve' },
        about:
          size === 8
            ? {
                en: 'An estimate of the final difference in discs. Edges, corners, lines and diagonals, 46 in all, have a weight for each way they can be filled, learned from games; then places to play and who moves last. Parts are shown in eighths of a disc, and the sum is rounded to whole discs.',
                fr: 'Une estimation de la différence finale de pions. Bords, coins, lignes et diagonales, 46 en tout, ont un poids pour chaque remplissage, appris sur des parties ; puis les cases jouables et qui joue en dernier. Les parties sont montrées au huitième de pion, et la somme est arrondie au pion.',
              }
            : {
                en: 'An estimate of the final difference in discs: nine counts, the mover’s less the other’s, with weights fitted to games. Parts are shown in eighths of a disc, and the sum is rounded to whole discs.',
                fr: 'Une estimation de la différence finale de pions : neuf comptes, ceux du joueur au trait moins ceux de l’autre, avec des poids ajustés sur des parties. Les parties sont montrées au huitième de pion, et la somme est arrondie au pion.',
              },
        terms: (position) => {
          const parts = size === 8 ? patternParts(position) : countedParts(position);
          const terms = parts.flatMap(({ name, squares, points }): Term[] => {
            const eighths = seenBy(position.turn(), Math.round(points / 16)) / 8;
            if (eighths === 0) return [];
            return [{ name, player: undefined, squares: squares.map((square) => formatSquare(square, size)), points: eighths }];
          });
          return withRemainder(terms, position.evaluate(), ROUNDING);
        },
      },
    ],
    layout: LAYOUT,
    table: TABLES[size],
  };
}

/** A term of the evaluation; `points` are 1/128 of a disc, from the view of the side to move. */
interface Part {
  readonly name: Translation;
  readonly squares: readonly number[];
  readonly points: number;
}

/** Index of the set of weights: one for every ten empty squares. */
const stageOf = (empty: number) => Math.min(Math.floor(empty / 10), 5);

function patternParts(position: OthelloPosition): Part[] {
  const turn = position.turn();
  const digit = (square: number) => ({ 1: 1, 0: 0, [-1]: 2 })[position.at(square) * turn] as number;
  const digits = Array.from({ length: 64 }, (_, square) => digit(square));
  const empty = digits.filter((each) => each === 0).length;
  const weights = othelloWeights();
  const stage = stageOf(empty) * STAGE_BYTES;
  const parity = weights.getInt16(stage + PATTERN_WEIGHTS + 2, true);
  return [
    ...PATTERNS.map(({ name, table, squares }) => ({
      name,
      squares,
      points: 16 * weights.getInt8(stage + table + squares.reduceRight((number, square) => 3 * number + digits[square], 0)),
    })),
    {
      name: MOBILITY,
      squares: [],
      points: weights.getInt16(stage + PATTERN_WEIGHTS, true) * seenBy(turn, position.mobility()),
    },
    { name: PARITY, squares: [], points: empty % 2 === 1 ? parity : -parity },
  ];
}

const SMALL_BOARD_TERMS: readonly Translation[] = [
  MOBILITY,
  { en: 'corners that can be taken', fr: 'coins que l’on peut prendre' },
  { en: 'empty squares beside discs', fr: 'cases vides au contact des pions' },
  { en: 'corners', fr: 'coins' },
  { en: 'discs diagonally beside an empty corner', fr: 'pions en diagonale d’un coin vide' },
  { en: 'discs beside an empty corner', fr: 'pions à côté d’un coin vide' },
  { en: 'stable discs, from a corner along the edge', fr: 'pions stables, d’un coin le long du bord' },
  { en: 'discs', fr: 'pions' },
  PARITY,
];

const STEPS = [-9, -8, -7, -1, 1, 7, 8, 9] as const;

/** The terms of the evaluation of 4x4 and 6x6, as kernels/assembly/othello/evaluation.ts counts them, with squares. */
function countedParts(position: OthelloPosition): Part[] {
  const { size } = position;
  const turn = position.turn();
  const squares = squaresOf(size);
  const onBoard = new Set(squares);
  const [low, high] = [squares[0] & 7, squares.at(-1)! & 7];
  const isEdge = (square: number) => [square & 7, square >> 3].some((place) => place === low || place === high);
  const isCorner = (square: number) => [square & 7, square >> 3].every((place) => place === low || place === high);
  const beside = (square: number, steps: readonly number[]) => steps.map((step) => square + step).filter((at) => onBoard.has(at));
  const sides = [turn, -turn as Player].map((player) => {
    const discs = squares.filter((square) => position.at(square) === player);
    const empty = squares.filter((square) => position.at(square) === 0);
    const openCorners = empty.filter(isCorner);
    const near = (steps: readonly number[]) => new Set(openCorners.flatMap((corner) => beside(corner, steps)));
    const [diagonal, straight] = [near([-9, -7, 7, 9]), near([-8, -1, 1, 8])];
    const moves = empty.filter((square) => STEPS.some((step) => flips(position, onBoard, square, step, player)));
    return [
      moves,
      moves.filter(isCorner),
      empty.filter((square) => beside(square, STEPS).some((at) => position.at(at) === player)),
      discs.filter(isCorner),
      discs.filter((square) => diagonal.has(square)),
      discs.filter((square) => straight.has(square)),
      connectedToCorner(discs.filter(isEdge), isCorner),
      discs,
    ];
  });
  const weights = othelloWeights();
  const empty = squares.filter((square) => position.at(square) === 0).length;
  const weight = (count: number) => weights.getInt32(6 * STAGE_BYTES + 4 * (9 * stageOf(empty) + count), true);
  const [own, other] = sides;
  return SMALL_BOARD_TERMS.map((name, i) => {
    if (i === 8) return { name, squares: [], points: empty % 2 === 1 ? weight(8) : -weight(8) };
    return { name, squares: [...own[i], ...other[i]], points: weight(i) * (own[i].length - other[i].length) };
  });
}

/** Whether a disc on `from` would flip discs in the direction of `step`. */
function flips(position: OthelloPosition, onBoard: ReadonlySet<number>, from: number, step: number, player: Player): boolean {
  let [at, crossed] = [from + step, 0];
  while (onBoard.has(at) && position.at(at) === -player) {
    at += step;
    crossed++;
  }
  return crossed > 0 && onBoard.has(at) && position.at(at) === player;
}

/** Edge discs connected to an own corner by an unbroken row of own discs along the edge. */
function connectedToCorner(edge: readonly number[], isCorner: (square: number) => boolean): number[] {
  const connected = new Set(edge.filter(isCorner));
  for (let grew = connected.size > 0; grew; ) {
    const more = edge.filter((square) => !connected.has(square) && [-8, -1, 1, 8].some((step) => connected.has(square + step)));
    for (const square of more) connected.add(square);
    grew = more.length > 0;
  }
  return [...connected];
}
