import { el, type SvgElement, svgText } from './svg-element.ts';
import { boardSvgStyle, type SvgLook, svgPicture } from './svg-frame.ts';

/** The drawing of a board, painted by its own attributes, and the caption below it. */
export interface BoardDrawing {
  readonly title: string;
  /** An `svg` element with its view box. */
  readonly board: SvgElement;
  readonly width: number;
  readonly height: number;
  /** In parts between which lines are broken. */
  readonly sum: readonly string[];
  readonly look: SvgLook;
}

const MARGIN = 16;
const LINE = 38;
/** The width of a character of the sum, in the wide fonts of some systems too. */
const CHARACTER = 19;

/** A picture of a board with the sum of its points, as a file. */
export function boardToSvg({ title, board, width, height, sum, look }: BoardDrawing): string {
  const lines = broken(sum, width / CHARACTER);
  const size = { width: width + 2 * MARGIN, height: height + 3 * MARGIN + lines.length * LINE };
  const frame = { ...size, cssClass: 'minerve-board', title, summary: sum.join(' '), style: boardSvgStyle(look) };
  const file = svgPicture(frame, [
    el(board.name, { ...board.attributes, x: MARGIN, y: MARGIN, width, height }, ...board.children),
    ...lines.map((line, i) => el('text', { class: 'sum', x: size.width / 2, y: 2 * MARGIN + height + (i + 0.75) * LINE }, line)),
  ]);
  return `${svgText(file)}\n`;
}

function broken(parts: readonly string[], most: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''} ${part}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
