import type { BoardCell, BoardFigure } from './board.ts';
import { escapeLatex } from './notation.ts';
import { latexFile } from './tikz.ts';

export interface BoardTikzOptions {
  /**
   * False gives the `tikzpicture` alone, to paste into a document; true (the default) a whole document that compiles.
   */
  readonly document?: boolean;
}

/** The narrowest that the sum under a board is set, in centimetres as all else: a square is one wide. */
const NARROWEST = 5;

/** A board for LaTeX: Max's pieces are square, Min's are round, as in the trees; below each the points it brings. */
export function boardToTikz(figure: BoardFigure, options: BoardTikzOptions = {}): string {
  const { title, rows, columnNames, rowNames, numbered, max, min, sum } = figure;
  const [wide, high] = [Math.max(...rows.map((row) => row.length)), rows.length];
  // Sticks and chocolate are nobody's.
  const isOwned = rows.some((row) => row.some(({ owner }) => owner !== undefined));
  const below = -high - (columnNames.length > 0 ? 0.6 : 0.15);
  const picture = [
    '\\begin{tikzpicture}[',
    '  Square/.style={draw=gray, rectangle, minimum size=1cm, inner sep=0pt},',
    '  Dark/.style={fill=gray!30},',
    '  Max/.style={draw=blue!60!black, fill=blue!9, rectangle, minimum size=5mm, inner sep=0pt, font=\\small},',
    '  Min/.style={draw=orange!70!black, fill=orange!25, circle, minimum size=5.6mm, inner sep=0pt, font=\\small},',
    '  Nobody/.style={inner sep=0pt, font=\\small},',
    '  Points/.style={inner sep=0pt, font=\\scriptsize},',
    '  Number/.style={anchor=north west, inner sep=1pt, text=darkgray, font=\\tiny},',
    '  Name/.style={text=darkgray, font=\\footnotesize},',
    '  Legend/.style={anchor=west, font=\\footnotesize},',
    `  Sum/.style={anchor=north, align=center, text width=${Math.max(NARROWEST, wide)}cm, font=\\small}]`,
    ...rows.flatMap((row, down) => row.flatMap((cell, across) => cellLines(cell, across + 0.5, -down - 0.5, numbered))),
    ...columnNames.map((name, column) => `\\node[Name] at ${at(column + 0.5, -high - 0.3)} {${escapeLatex(name)}};`),
    ...rowNames.map((name, row) => `\\node[Name] at ${at(-0.3, -row - 0.5)} {${escapeLatex(name)}};`),
    ...(isOwned
      ? [
          `\\node[Max, minimum size=3mm] at ${at(0.2, below - 0.2)} {}; \\node[Legend] at ${at(0.4, below - 0.2)} {${escapeLatex(max)}};`,
          `\\node[Min, minimum size=3.4mm] at ${at(0.2, below - 0.7)} {}; \\node[Legend] at ${at(0.4, below - 0.7)} {${escapeLatex(min)}};`,
        ]
      : []),
    ...(sum.length > 0
      ? [`\\node[Sum] at ${at(wide / 2, below - 1)} {${sum.map((part) => `\\mbox{${number(part)}}`).join(' ')}};`]
      : []),
    '\\end{tikzpicture}',
  ];
  return latexFile([title, sum.join(' ')], picture, options.document);
}

const STYLES = { max: 'Max', min: 'Min' } as const;

function cellLines({ square, tone, owner, piece, points }: BoardCell, x: number, y: number, numbered: boolean): string[] {
  if (tone === 'none') return [];
  const lines = [`\\node[Square${tone === 'dark' ? ', Dark' : ''}] at ${at(x, y)} {};`];
  if (numbered && tone === 'dark') lines.push(`\\node[Number] at ${at(x - 0.5, y + 0.5)} {${escapeLatex(square)}};`);
  const stands = owner !== undefined || piece !== '';
  if (stands) {
    // Beside the number of its square.
    const aside = numbered ? 0.14 : 0;
    const style = owner === undefined ? 'Nobody' : STYLES[owner];
    lines.push(`\\node[${style}] at ${at(x + aside, points === '' ? y : y + 0.13)} {${escapeLatex(piece)}};`);
  }
  if (points !== '') lines.push(`\\node[Points] at ${at(x, stands ? y - 0.33 : y)} {${number(points)}};`);
  return lines;
}

/** The minus sign of print is one of mathematics to LaTeX. */
function number(text: string): string {
  return escapeLatex(text).replaceAll('−', '$-$');
}

function at(x: number, y: number): string {
  return `(${x.toFixed(2)}, ${y.toFixed(2)})`;
}
