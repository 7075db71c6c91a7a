import { MAX } from '../core/index.ts';
import {
  type ArenaDrawing,
  type ArenaItem,
  arenaPlayer,
  type DrawableArena,
  type DrawableSolution,
  pictureOf,
  splitName,
} from './arena.ts';
import {
  type ArenaGeometry,
  arenaGeometry,
  type Box,
  endsOf,
  PIXELS_PER_CM,
  type Point,
  type Route,
  TALL,
} from './arena-geometry.ts';
import { escapeLatex } from './notation.ts';
import { latexFile } from './tikz.ts';

export interface ArenaTikzOptions extends ArenaDrawing {
  /**
   * False gives the `tikzpicture` alone, to paste into a document; true (the default) a whole document that compiles.
   */
  readonly document?: boolean;
}

/** What the outer border of a victory position adds on each side: twice `double distance` and the lines. */
const OUTER = 2;

/**
 * The arena and its solution for LaTeX, as `arenaToSvg` draws it, with explicit coordinates and no library. Names
 * beyond Latin letters want LuaLaTeX or XeLaTeX.
 */
export function arenaToTikz(arena: DrawableArena, solution: DrawableSolution, options: ArenaTikzOptions = {}): string {
  const { outline, title, titled, summary, legend } = pictureOf(arena, solution, options, 120);
  const geometry = arenaGeometry(outline);
  const height = (TALL / PIXELS_PER_CM).toFixed(2);
  const picture = [
    '\\begin{tikzpicture}[>=latex,',
    `  Adam/.style={draw, rectangle, rounded corners=0.5mm, minimum height=${height}cm, inner sep=0pt, align=center},`,
    `  Eve/.style={draw, rectangle, rounded corners=${(TALL / 2 / PIXELS_PER_CM - 0.01).toFixed(2)}cm, minimum height=${height}cm, inner sep=0pt, align=center},`,
    '  WonByAdam/.style={draw=blue!60!black, fill=blue!9},',
    '  WonByEve/.style={draw=orange!70!black, fill=orange!15},',
    '  Drawn/.style={draw=gray, fill=gray!12, densely dashed},',
    '  Victory/.style={double, double distance=1.2pt},',
    '  Move/.style={->, gray},',
    '  Strategy/.style={->, line width=1.4pt},',
    '  Level/.style={font=\\footnotesize, text=gray, anchor=west},',
    '  Legend/.style={font=\\footnotesize, text=gray, anchor=north west, align=left, inner sep=0pt}]',
    ...geometry.levels.flatMap(({ y, owner }) =>
      owner === undefined ? [] : [`\\node[Level] at ${at({ x: -46, y })} {${arenaPlayer(owner)}};`],
    ),
    ...geometry.boxes.flatMap((box) => nodeLines(box)),
    ...geometry.routes.map((route) => routeLine(route, geometry)),
    `\\node[Legend] at ${at({ x: -40, y: geometry.height + 24 })} {${legend.map(escapeLatex).join('\\\\ ')}};`,
    '\\end{tikzpicture}',
  ];
  return latexFile([titled(`${title}, ${arena.title}`, summary)], picture, options.document);
}

const WON = { adam: 'WonByAdam', eve: 'WonByEve', draw: 'Drawn' } as const;

function nodeLines(box: Box): string[] {
  const { item, wide } = box;
  const styles: string[] = [item.owner === MAX ? 'Adam' : 'Eve', WON[item.won]];
  if (item.victory) styles.push('Victory');
  styles.push(`minimum width=${centimetres(wide)}cm`);
  const { base, index } = splitName(item.name);
  const subscript = index === '' ? '' : `\\textsubscript{${escapeLatex(index)}}`;
  const text = `{\\small ${escapeLatex(base)}${subscript}}\\\\[-2pt] {\\tiny ${item.tag}}`;
  const lines = [`\\node[${styles.join(', ')}] at ${at(box)} {${text}};`];
  if (item.hidden > 0)
    lines.push(`\\node[font=\\tiny, text=gray] at ${at({ x: box.x, y: box.y + TALL / 2 + 8 })} {+${item.hidden} \\dots};`);
  if (item.start) {
    const top = box.y - TALL / 2 - reach(item);
    lines.push(`\\draw[Move] ${at({ x: box.x, y: top - 22 })} -- ${at({ x: box.x, y: top })};`);
  }
  return lines;
}

function routeLine(route: Route, { boxes }: ArenaGeometry): string {
  const { edge, via, controls } = route;
  const [begin, end] = endsOf(route, boxes, (item) => reach(item) + 0.5);
  const style = edge.strategy ? `Strategy, ${COLOUR[boxes[edge.from].item.won]}` : 'Move';
  if (controls !== undefined)
    return `\\draw[${style}] ${at(begin)} .. controls ${at(controls[0])} and ${at(controls[1])} .. ${at(end)};`;
  const rounded = via.length > 0 ? ', rounded corners=4mm' : '';
  return `\\draw[${style}${rounded}] ${[begin, ...via, end].map(at).join(' -- ')};`;
}

const COLOUR = { adam: 'blue!60!black', eve: 'orange!70!black', draw: 'gray' } as const;

function reach(item: ArenaItem): number {
  return item.victory ? OUTER : 0;
}

function at({ x, y }: Point): string {
  return `(${centimetres(x)}, ${centimetres(-y)})`;
}

function centimetres(pixels: number): string {
  return (pixels / PIXELS_PER_CM).toFixed(2);
}
