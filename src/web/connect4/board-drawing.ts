import { MAX, type Player } from '../../core/index.ts';
import { drawn } from '../element.ts';
import { COLUMNS, ROWS, type Stone } from './moves.ts';

/** Cells are 100 wide; the frame stands around them. The same numbers place the cells over the drawing in connect4-board.css. */
export const CELL = 100;
const FRAME = 20;
const BASE = 36;

export function nameOf(player: Player): 'yellow' | 'red' {
  return player === MAX ? 'yellow' : 'red';
}

/** The board without stones: `behind` shows through its holes, `before` stands in front of it. */
export function boardDrawing(behind: readonly SVGElement[], before: readonly SVGElement[]): SVGSVGElement {
  const width = COLUMNS * CELL + 2 * FRAME;
  const height = ROWS * CELL + 2 * FRAME + BASE;
  return drawn(
    'svg',
    { viewBox: `${-FRAME} ${-FRAME} ${width} ${height}`, 'aria-hidden': 'true', class: 'drawing' },
    drawn('defs', {}, symbolOf('yellow'), symbolOf('red'), shade()),
    drawn('rect', { class: 'base', x: -FRAME + 6, y: ROWS * CELL + FRAME - 14, width: width - 12, height: BASE + 10, rx: 14 }),
    drawn('rect', { class: 'back', x: 0, y: 0, width: COLUMNS * CELL, height: ROWS * CELL }),
    ...behind,
    drawn('path', { class: 'face', d: facePath(), 'fill-rule': 'evenodd' }),
    drawn('path', { class: 'shine', d: facePath(), 'fill-rule': 'evenodd', fill: 'url(#shade)' }),
    drawn('path', { class: 'rims', d: circles(40) }),
    ...Array.from({ length: COLUMNS }, (_, column) =>
      drawn('text', { class: 'digit', x: centre(column), y: ROWS * CELL + FRAME + 26 }, `${column + 1}`),
    ),
    ...before,
  );
}

export const centre = (column: number) => (column + 0.5) * CELL;
export const level = (row: number) => (ROWS - row - 0.5) * CELL;

/** The two sides differ by their mark as well as by their colour: a square and a ring. */
function symbolOf(side: 'yellow' | 'red'): SVGGElement {
  const mark =
    side === 'yellow'
      ? drawn('rect', { class: 'mark', x: -14, y: -14, width: 28, height: 28, rx: 4 })
      : drawn('circle', { class: 'mark', r: 15 });
  const disc = drawn('circle', { class: 'disc', r: 45 });
  return drawn('g', { id: `${side}-stone`, class: `side ${side}` }, disc, drawn('circle', { class: 'rim', r: 34 }), mark);
}

/** Light from above on the face of the board. */
function shade(): SVGLinearGradientElement {
  return drawn(
    'linearGradient',
    { id: 'shade', x1: 0, y1: 0, x2: 0, y2: 1 },
    drawn('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.14 }),
    drawn('stop', { offset: 0.5, 'stop-color': '#fff', 'stop-opacity': 0 }),
    drawn('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0.16 }),
  );
}

function circles(radius: number): string {
  const path: string[] = [];
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const around = `a${radius} ${radius} 0 1 0`;
      path.push(`M${centre(column) - radius} ${level(row)}${around} ${2 * radius} 0${around} ${-2 * radius} 0z`);
    }
  return path.join('');
}

/** The front of the board, with a hole for every cell. */
function facePath(): string {
  const [left, right, bottom, corner] = [-FRAME, COLUMNS * CELL + FRAME, ROWS * CELL + FRAME, 30];
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  const outline =
    `M${left + corner} ${left}H${right - corner}${arc(corner, corner)}V${bottom - corner}${arc(-corner, corner)}` +
    `H${left + corner}${arc(-corner, -corner)}V${left + corner}${arc(corner, -corner)}z`;
  return outline + circles(40);
}

/** Through the stones of a row that has won. */
export function fourLine(row: readonly Stone[]): SVGPathElement {
  const [first, last] = [row[0], row[row.length - 1]];
  const d = `M${centre(first.column)} ${level(first.row)}L${centre(last.column)} ${level(last.row)}`;
  return drawn('path', { class: 'four', d, pathLength: 1 });
}
