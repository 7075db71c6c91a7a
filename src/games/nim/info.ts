import type { Scene, SceneCell } from '../board-adapter.ts';
import { CAST, ellipse, type Paint, type Pieces, PLAYERS } from '../drawing.ts';
import type { BoardGameInfo } from '../game-info.ts';
import { letters } from '../scene.ts';

const WOOD: Paint = { fill: '#f5e2ba', line: '#8d6a37', width: 1.5 };
const HEAD: Paint = { fill: '#cc332d', line: '#7e1512', width: 1.5 };

/** The angles of the matches that stand out of a box. */
const IN_A_BOX = [-27, -9, 9, 27];

/** Matches, and a box of them for those that are too many to lie side by side. */
const NIM_PIECES: Pieces = {
  ...PLAYERS,
  stick: {
    name: { en: 'stick', fr: 'bâtonnet' },
    askew: true,
    drawing: [
      ['cast', 'M-3 -30L14 -34L15.5 46L2 46Z'],
      ['body', 'M-7 -28L7 -28L7.5 43Q0 45.5 -7.5 43Z'],
      ['shade', 'M2 -28H7L7.5 43Q5 44 3 44.2Z'],
      ['head', 'M0 -47C9 -47 12.5 -38 11 -30C10.2 -25 6 -22.5 0 -22.5C-6 -22.5 -10.2 -25 -11 -30C-12.5 -38 -9 -47 0 -47Z'],
      ['glint', 'M-6 -38C-5 -42 -3 -43.5 -1 -43.5C-3 -40.5 -3.5 -36 -3.5 -32C-6 -33 -6.6 -35.5 -6 -38Z'],
    ],
    paints: {
      cast: CAST,
      body: WOOD,
      shade: { fill: 'rgb(122 82 30 / 30%)' },
      head: HEAD,
      glint: { fill: 'rgb(255 255 255 / 60%)' },
    },
  },
  bundle: {
    name: { en: 'sticks', fr: 'bâtonnets' },
    drawing: [
      ['cast', 'M-38 -10H47V47H-38Z'],
      ['body', IN_A_BOX.map((x) => `M${x - 5} -30H${x + 5}V-8H${x - 5}Z`).join('')],
      ['head', IN_A_BOX.map((x) => ellipse(x, -35, 8, 10)).join('')],
      ['box', 'M-43 -15H43V43H-43Z'],
    ],
    paints: { cast: CAST, body: WOOD, head: HEAD, box: { fill: '#2f5f8a', line: '#16324c', width: 2 } },
  },
};

/** The most sticks side by side that a finger can hit separately on a phone. */
const COMFORTABLE = 10;

/**
 * A heap that starts with more than `longest` sticks is drawn as a box, with its last sticks, at most `loose`, beside
 * it.
 */
interface Limits {
  readonly longest: number;
  readonly loose: number;
}

const ROOMY: Limits = { longest: 40, loose: 20 };
/** The limits if all heaps together have too many sticks to draw. */
const TIGHT: Limits = { longest: 11, loose: 10 };
const MOST_DRAWN = 200;

function limitsOf(heaps: readonly number[]): Limits {
  return sum(heaps.map((sticks) => Math.min(sticks, ROOMY.longest))) <= MOST_DRAWN ? ROOMY : TIGHT;
}

/** Whether a heap is drawn with a box at the start of the game. */
export function isBoxed(heaps: readonly number[], heap: number): boolean {
  return heaps[heap] > limitsOf(heaps).longest;
}

/** How many of the remaining sticks of a heap are not in a bundle; `heaps` are the heaps at the start. */
export function looseOf(heaps: readonly number[], heap: number, left: number): number {
  const { loose } = limitsOf(heaps);
  return left === 0 || !isBoxed(heaps, heap) ? left : ((left - 1) % loose) + 1;
}

/** `b3`: the third loose stick of the second heap; `b0`: its box. */
export function stickSquare(heap: number, stick: number): string {
  return `${letters(heap + 1)[heap]}${stick + 1}`;
}

/** Heap and stick of a square, from 0; the box is heap -1. undefined if the text names no square. */
export function placeOfStick(square: string): { readonly heap: number; readonly stick: number } | undefined {
  const match = /^([a-z])(\d+)$/.exec(square);
  return match === null ? undefined : { heap: match[1].charCodeAt(0) - 97, stick: Number(match[2]) - 1 };
}

/**
 * Sticks on the table, each heap in rows of its own, from left to right; `heaps` is what the game starts with, so
 * that sticks which were taken leave their place behind. A long heap goes on in the next row, a longer one begins with
 * a box:
 *
 *     | | | | | | |      nim:21 in three rows of seven
 *     | | | | | | |
 *     | | | | | | |
 */
export function nimScene(heaps: readonly number[], left: readonly number[] = heaps): Scene {
  const { loose } = limitsOf(heaps);
  const lengths = heaps.map((sticks, heap) => (isBoxed(heaps, heap) ? loose + 1 : sticks));
  const columns = columnsFor(lengths);
  const cells: SceneCell[] = [];
  const rowNames: string[] = [];
  for (const [heap, length] of lengths.entries()) {
    const first = isBoxed(heaps, heap) ? -1 : 0;
    const shown = looseOf(heaps, heap, left[heap]);
    for (let place = 0; place < Math.ceil(length / columns) * columns; place++) {
      if (place % columns === 0) rowNames.push(place === 0 ? letters(heap + 1)[heap] : '');
      const stick = first + place;
      if (place >= length) cells.push({ square: stickSquare(heap, stick), tone: 'none' });
      else if (stick < 0) cells.push(boxCell(heap, heaps.length, left[heap] - shown));
      else cells.push(stickCell(heap, stick, heaps.length, stick < shown));
    }
  }
  return {
    columns,
    rows: rowNames.length,
    surface: 'table',
    cells,
    ...(heaps.length > 1 && { rowNames }),
  };
}

function stickCell(heap: number, stick: number, heaps: number, isThere: boolean): SceneCell {
  const name = letters(heap + 1)[heap];
  const label =
    heaps === 1
      ? { en: `place ${stick + 1}`, fr: `place ${stick + 1}` }
      : { en: `heap ${name}, place ${stick + 1}`, fr: `tas ${name}, place ${stick + 1}` };
  return { square: stickSquare(heap, stick), label, tone: 'plain', ...(isThere && { piece: 'stick' }) };
}

function boxCell(heap: number, heaps: number, count: number): SceneCell {
  const name = letters(heap + 1)[heap];
  const label = heaps === 1 ? { en: 'box', fr: 'boîte' } : { en: `heap ${name}, box`, fr: `tas ${name}, boîte` };
  return { square: stickSquare(heap, -1), label, tone: 'plain', ...(count > 0 && { piece: 'bundle', count }) };
}

/**
 * The number of columns: that of the longest heap, limited so that the picture is comfortable and about square. A
 * single heap is spread evenly.
 */
function columnsFor(lengths: readonly number[]): number {
  const longest = Math.max(...lengths);
  const most = Math.min(longest, Math.max(COMFORTABLE, Math.ceil(Math.sqrt(sum(lengths)))));
  return Math.ceil(longest / Math.ceil(longest / most));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The first variant, which the picture shows, is a win for the first player. */
export const nimInfo: BoardGameInfo = {
  name: 'nim',
  title: { en: 'Nim', fr: 'Jeu de Nim' },
  picture: nimScene([3, 4, 5]),
  pieces: NIM_PIECES,
  variants: [
    {
      spec: 'nim:3,4,5',
      title: { en: 'Heaps of 3, 4 and 5, the last one wins', fr: 'Tas de 3, 4 et 5, qui prend le dernier gagne' },
    },
    {
      spec: 'nim:3,4,5:misere',
      title: { en: 'Heaps of 3, 4 and 5, the last one loses', fr: 'Tas de 3, 4 et 5, qui prend le dernier perd' },
    },
    { spec: 'nim:21', title: { en: '21 sticks, the last one loses', fr: '21 bâtonnets, qui prend le dernier perd' } },
    {
      spec: 'nim:1,3,5,7:misere',
      title: { en: 'Marienbad: 1, 3, 5 and 7, the last one loses', fr: 'Marienbad : 1, 3, 5 et 7, qui prend le dernier perd' },
    },
  ],
};
