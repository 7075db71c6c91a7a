import { el, type SvgElement } from '../../draw/index.ts';
import type { Rect } from './zoom.ts';

/** A mark in a figure, by the user or by a correction: a line, a sign and a colour. */
export interface FigureMark {
  readonly kind: 'asked' | 'picked' | 'typed' | 'right' | 'wrong';
  /** In the small plate at its corner; empty for none. */
  readonly text: string;
}

/** The distance of the line from the marked node. */
const AROUND = 5;
const PLATE = 20;

/** A mark around a box of a figure, its plate at the left of the top, where figures write nothing. */
export function markElement(box: Rect, { kind, text }: FigureMark, key: string | number, corner = 7): SvgElement {
  const [x, y] = [box.x - AROUND, box.y - AROUND];
  const size = { width: box.width + 2 * AROUND, height: box.height + 2 * AROUND, rx: corner + AROUND };
  const wide = Math.max(PLATE, 9 * text.length + 8);
  const plate = { x: x - wide / 2 - 2, y: y - PLATE / 2 };
  return el(
    'g',
    { key: `mark ${key}`, class: `figure-mark ${kind}`, 'aria-hidden': 'true' },
    ...(kind === 'typed' ? [] : [el('rect', { class: 'mark-line', x, y, ...size })]),
    ...(text === ''
      ? []
      : [
          el('rect', { class: 'mark-plate', ...plate, width: wide, height: PLATE, rx: PLATE / 2 }),
          el('text', { class: 'mark-text', translate: 'no', x: plate.x + wide / 2, y: plate.y + PLATE / 2 }, text),
        ]),
  );
}
