import { type BoardCard, drawn } from '../card.ts';
import { STONES } from '../connect4/card.ts';
import { CAST, type Pieces } from '../drawing.ts';
import type { PieceName, Scene, SceneCell } from '../look.ts';
import { letters } from '../scene.ts';

/** Matches; a stone stands for each side. */
const NIM_PIECES: Pieces = {
  ...STONES,
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
      body: { fill: '#f5e2ba', line: '#8d6a37', width: 1.5 },
      shade: { fill: 'rgb(122 82 30 / 30%)' },
      head: { fill: '#cc332d', line: '#7e1512', width: 1.5 },
      glint: { fill: 'rgb(255 255 255 / 60%)' },
    },
  },
};

/** Sticks side by side on a phone that a finger can still tell apart. */
const COMFORTABLE = 10;

/** `b3`: the third stick of the second heap. */
export function stickSquare(heap: number, stick: number): string {
  return `${letters(heap + 1)[heap]}${stick + 1}`;
}

/** Heap and stick of a square, from 0; undefined where the text names none. */
export function placeOfStick(square: string): { readonly heap: number; readonly stick: number } | undefined {
  const match = /^([a-z])(\d+)$/.exec(square);
  return match === null ? undefined : { heap: match[1].charCodeAt(0) - 97, stick: Number(match[2]) - 1 };
}

/**
 * Sticks on the table, each heap in rows of its own, from left to right; `heaps` is what the game starts with, so
 * that sticks which were taken leave their place behind. A long heap goes on in the next row:
 *
 *     | | | | | | |      nim:21 in three rows of seven
 *     | | | | | | |
 *     | | | | | | |
 */
export function nimScene(heaps: readonly number[], pieceOn: (square: string) => PieceName | undefined): Scene {
  const columns = columnsFor(heaps);
  const cells: SceneCell[] = [];
  const rowNames: string[] = [];
  for (const [heap, sticks] of heaps.entries()) {
    const places = Math.ceil(sticks / columns) * columns;
    for (let stick = 0; stick < places; stick++) {
      if (stick % columns === 0) rowNames.push(stick === 0 ? letters(heap + 1)[heap] : '');
      cells.push(stick < sticks ? stickCell(heap, stick, heaps.length, pieceOn) : nothing(heap, stick));
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

function stickCell(heap: number, stick: number, heaps: number, pieceOn: (square: string) => PieceName | undefined): SceneCell {
  const square = stickSquare(heap, stick);
  const piece = pieceOn(square);
  const name = letters(heap + 1)[heap];
  const label =
    heaps === 1
      ? { en: `place ${stick + 1}`, fr: `place ${stick + 1}` }
      : { en: `heap ${name}, place ${stick + 1}`, fr: `tas ${name}, place ${stick + 1}` };
  return { square, label, tone: 'plain', ...(piece && { piece }) };
}

function nothing(heap: number, stick: number): SceneCell {
  return { square: stickSquare(heap, stick), tone: 'none' };
}

/**
 * As many as the longest heap has, but no more than are comfortable, or than make the whole about square. One heap is
 * spread evenly.
 */
function columnsFor(heaps: readonly number[]): number {
  const longest = Math.max(...heaps);
  const total = heaps.reduce((sum, sticks) => sum + sticks, 0);
  const most = Math.min(longest, Math.max(COMFORTABLE, Math.ceil(Math.sqrt(total))));
  return Math.ceil(longest / Math.ceil(longest / most));
}

export const nimCard: BoardCard = {
  name: 'nim',
  title: { en: 'Nim', fr: 'Jeu de Nim' },
  picture: drawn((pieceOn) => nimScene([1, 3, 5, 7], pieceOn), '1...... 111.... 111.... 111111.', { 1: 'stick' }),
  pieces: NIM_PIECES,
  variants: [
    { spec: 'nim:21', title: { en: '21 sticks, the last one loses', fr: '21 bâtonnets, qui prend le dernier perd' } },
    {
      spec: 'nim:3,4,5',
      title: { en: 'Heaps of 3, 4 and 5, the last one wins', fr: 'Tas de 3, 4 et 5, qui prend le dernier gagne' },
    },
    {
      spec: 'nim:3,4,5:misere',
      title: { en: 'Heaps of 3, 4 and 5, the last one loses', fr: 'Tas de 3, 4 et 5, qui prend le dernier perd' },
    },
    {
      spec: 'nim:1,3,5,7:misere',
      title: { en: 'Marienbad: 1, 3, 5 and 7, the last one loses', fr: 'Marienbad : 1, 3, 5 et 7, qui prend le dernier perd' },
    },
  ],
};
