import { MAX, type Player } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import type { GameGraph, Solution } from '../model/index.ts';
import {
  type ArenaItem,
  type ArenaPlacing,
  type ArenaStanding,
  arenaPlayer,
  hasStrategy,
  pictureOf,
  splitName,
  standingAt,
} from './arena.ts';
import { type ArenaGeometry, type Box, endsOf, PIXELS_PER_CM, type Point, type Route, TALL } from './arena-geometry.ts';
import { layOut } from './arena-places.ts';
import { escapeLatex } from './notation.ts';
import { latexFile } from './tikz.ts';
import { arenaWords } from './words.ts';

export interface ArenaTikzOptions extends ArenaPlacing {
  /**
   * False gives the `tikzpicture` alone, to paste into a document; true (the default) a whole document that compiles.
   */
  readonly document?: boolean;
  /** False: without the legend. */
  readonly legend?: boolean;
}

/** What the outer border of a victory position adds on each side: twice `double distance`, and the lines. */
const OUTER = 2;

/**
 * The arena and its solution for LaTeX, as `arenaToSvg` draws it, with explicit coordinates and no library. Names
 * beyond Latin letters want LuaLaTeX or XeLaTeX.
 */
export function arenaToTikz(arena: GameGraph, solution: Solution, options: ArenaTikzOptions = {}): string {
  const { stage } = options;
  const { outline, plain, end, title, titled, size, summary, legend } = pictureOf(arena, solution, options, 120);
  const geometry = layOut(outline, options.layout);
  const standings = outline.items.map((item) => standingAt(item, stage, end));
  const height = (TALL / PIXELS_PER_CM).toFixed(2);
  const picture = [
    '\\begin{tikzpicture}[>=latex,',
    `  Adam/.style={draw, rectangle, rounded corners=0.5mm, minimum height=${height}cm, inner sep=0pt, align=center},`,
    `  Eve/.style={draw, rectangle, rounded corners=${(TALL / 2 / PIXELS_PER_CM - 0.01).toFixed(2)}cm, minimum height=${height}cm, inner sep=0pt, align=center},`,
    '  WonByAdam/.style={draw=blue!60!black, fill=blue!9},',
    '  WonByEve/.style={draw=orange!70!black, fill=orange!15},',
    '  Plain/.style={draw, rectangle, rounded corners=3mm, minimum height=1cm, inner sep=0pt, align=center},',
    '  Outside/.style={draw=gray},',
    '  New/.style={line width=1.6pt},',
    '  Drawn/.style={draw=gray, fill=gray!12, densely dashed},',
    '  Victory/.style={double, double distance=1.2pt},',
    '  Move/.style={->, gray},',
    '  Strategy/.style={->, line width=1.4pt},',
    '  Level/.style={font=\\footnotesize, text=gray, anchor=west},',
    '  Rank/.style={text=gray},',
    '  Legend/.style={font=\\footnotesize, text=gray, anchor=north west, align=left, inner sep=0pt}]',
    ...geometry.levels.flatMap(({ y, owner }) =>
      owner === undefined ? [] : [`\\node[Level] at ${at({ x: -46, y })} {${arenaPlayer(owner)}};`],
    ),
    ...geometry.ranks.map(
      ({ x, y, player, rank }) => `\\node[Rank] at ${at({ x, y })} {${rankName(player, rank, plain, options.language)}};`,
    ),
    ...geometry.boxes.flatMap((box) => nodeLines(box, standings[box.item.index], plain)),
    ...geometry.routes.map((route) => routeLine(route, geometry, standings[route.edge.from])),
    ...(options.legend === false
      ? []
      : [`\\node[Legend] at ${at({ x: -40, y: geometry.height + 24 })} {${legend.map(escapeLatex).join('\\\\ ')}};`]),
    '\\end{tikzpicture}',
  ];
  // The summary would reveal the result beyond the shown rank.
  const comment = stage !== undefined && stage < end ? size : summary;
  return latexFile([titled(`${title}, ${arena.title}`, comment)], picture, options.document);
}

const WON = { adam: 'WonByAdam', eve: 'WonByEve', draw: 'Drawn', out: 'Outside' } as const;

/** The Course's name of the new positions of a rank. */
function rankName(player: Player | 0, rank: number, plain: boolean, language: Language | undefined): string {
  if (player === 0) return '$=$';
  const letter = plain ? arenaWords(language).plain.letters[player === MAX ? 0 : 1] : `A_${player === MAX ? 'a' : 'e'}`;
  return `$${letter}^{${rank}}$`;
}

function nodeLines(box: Box, { won, tag, fresh }: ArenaStanding, plain: boolean): string[] {
  const { item, wide } = box;
  const styles: string[] = [plain ? 'Plain' : item.owner === MAX ? 'Adam' : 'Eve', WON[won]];
  if (item.victory) styles.push('Victory');
  if (fresh) styles.push('New');
  styles.push(`minimum width=${centimetres(wide)}cm`);
  const { base, index } = splitName(item.name);
  const subscript = index === '' ? '' : `\\textsubscript{${escapeLatex(index)}}`;
  const text = `{\\small ${escapeLatex(base)}${subscript}}${tag === '' ? '' : `\\\\[-2pt] {\\scriptsize ${tag}}`}`;
  const lines = [`\\node[${styles.join(', ')}] at ${at(box)} {${text}};`];
  if (item.hidden > 0)
    lines.push(`\\node[font=\\tiny, text=gray] at ${at({ x: box.x, y: box.y + TALL / 2 + 8 })} {+${item.hidden} \\dots};`);
  if (item.start) {
    const top = box.y - TALL / 2 - reach(item);
    lines.push(`\\draw[Move] ${at({ x: box.x, y: top - 22 })} -- ${at({ x: box.x, y: top })};`);
  }
  return lines;
}

function routeLine(route: Route, { boxes }: ArenaGeometry, standing: ArenaStanding): string {
  const { edge, via, controls } = route;
  const [begin, end] = endsOf(route, boxes, (item) => reach(item) + 0.5);
  const style = hasStrategy(edge, standing) ? `Strategy, ${COLOUR[standing.won]}` : 'Move';
  if (controls !== undefined)
    return `\\draw[${style}] ${at(begin)} .. controls ${at(controls[0])} and ${at(controls[1])} .. ${at(end)};`;
  const rounded = via.length > 0 ? ', rounded corners=4mm' : '';
  return `\\draw[${style}${rounded}] ${[begin, ...via, end].map(at).join(' -- ')};`;
}

const COLOUR = { adam: 'blue!60!black', eve: 'orange!70!black', draw: 'gray', out: 'gray' } as const;

function reach(item: ArenaItem): number {
  return item.victory ? OUTER : 0;
}

function at({ x, y }: Point): string {
  return `(${centimetres(x)}, ${centimetres(-y)})`;
}

function centimetres(pixels: number): string {
  return (pixels / PIXELS_PER_CM).toFixed(2);
}
