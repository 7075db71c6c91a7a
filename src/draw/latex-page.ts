import { latexComment, latexProse } from './notation.ts';
import { fontsFor } from './tikz.ts';

/** A part of a page for LaTeX. Texts are plain: special characters are escaped. */
export type LatexPart =
  /** `end` stands at the right of its line. */
  | { readonly kind: 'heading'; readonly text: string; readonly end?: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Each on a line of its own, small. */
  | { readonly kind: 'notes'; readonly lines: readonly string[] }
  /** An address, which may be broken between its parts. */
  | { readonly kind: 'address'; readonly text: string }
  /** Boxes to write in, each with the texts before and after it. */
  | { readonly kind: 'boxes'; readonly boxes: readonly (readonly [before: string, after: string])[] }
  /** Labels on one line, with dots to write on after each and `end` after the last, and `more` lines of dots. */
  | { readonly kind: 'dots'; readonly labels: readonly string[]; readonly end?: string; readonly more?: number }
  /** Parts that no page comes between. */
  | { readonly kind: 'together'; readonly parts: readonly LatexPart[] }
  /** Starts a new page. */
  | { readonly kind: 'turn' }
  /** Terms with their descriptions, one per line. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, description: string])[] }
  /** A `tikzpicture`, made smaller where it is wider than the page or higher than this share of it (a half). */
  | { readonly kind: 'picture'; readonly tikz: string; readonly most?: number }
  /** A table that can continue on further pages, each with the header row; `widths` are shares of the line. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LatexPage {
  readonly title: string;
  readonly parts: readonly LatexPart[];
}

/** Pages of text, pictures and tables on A4, as one document that compiles with any LaTeX. */
export function latexPage({ title, parts }: LatexPage): string {
  const body = [`{\\Large\\bfseries ${latexProse(title)}\\par}`, ...parts.flatMap(partLines)];
  return `${[
    `% ${latexComment(title)}`,
    '\\documentclass[a4paper, 10pt]{article}',
    ...fontsFor(body),
    '\\usepackage[margin=16mm]{geometry}',
    '\\usepackage{array, longtable, tikz}',
    '\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{4pt}\\setlength{\\tabcolsep}{3pt}\\raggedbottom',
    '\\newsavebox{\\drawing}',
    '\\begin{document}',
    ...body,
    '\\end{document}',
  ].join('\n')}\n`;
}

function partLines(part: LatexPart): string[] {
  switch (part.kind) {
    case 'heading':
      return ['\\medskip', `{\\large\\bfseries ${latexProse(part.text)}${atEnd('\\hfill', part.end)}\\par}`];
    case 'text':
      return [`${latexProse(part.text)}\\par`];
    case 'list':
      return [
        '\\begin{enumerate}\\setlength{\\itemsep}{0pt}\\setlength{\\parskip}{0pt}',
        ...part.items.map((item) => `\\item {}${latexProse(item)}`),
        '\\end{enumerate}',
      ];
    case 'notes':
      return ['{\\small', ...part.lines.map((line) => `${latexProse(line)}\\par`), '}'];
    case 'address':
      return [`{\\footnotesize\\ttfamily\\raggedright ${breakable(latexProse(part.text))}\\par}`];
    case 'boxes':
      return [
        `{\\raggedright\\lineskip=2mm\\lineskiplimit=2mm ${part.boxes.map(([before, after]) => `\\mbox{${latexProse(before)} ${BOX} ${latexProse(after)}}`).join('\\quad ')}\\par}`,
      ];
    case 'dots':
      return [
        `\\smallskip ${part.labels.map((label) => `${latexProse(label)} \\dotfill`).join('\\quad ')}${atEnd('', part.end)}\\par`,
        ...Array.from({ length: part.more ?? 0 }, () => '\\smallskip\\mbox{}\\dotfill\\par'),
      ];
    case 'together':
      return [
        '\\begin{minipage}{\\linewidth}\\setlength{\\parskip}{4pt}',
        ...part.parts.flatMap(partLines),
        '\\end{minipage}\\par\\bigskip',
      ];
    case 'turn':
      return ['\\clearpage'];
    case 'facts':
      return [
        '\\begin{tabular}{@{}ll@{}}',
        ...part.facts.map(([term, description]) => `\\textbf{${latexProse(term)}} & ${latexProse(description)} \\\\`),
        '\\end{tabular}\\par',
      ];
    case 'picture':
      return pictureLines(part.tikz, part.most ?? 0.5);
    case 'table':
      return tableLines(part.head, part.widths, part.rows);
  }
}

/** What stands at the end of a line, never broken. */
function atEnd(before: string, text: string | undefined): string {
  return text === undefined ? '' : `${before} \\mbox{${latexProse(text)}}`;
}

/** As large as a number that is written by hand. */
const BOX = '\\raisebox{-1.5mm}{\\fbox{\\rule{12mm}{0pt}\\rule{0pt}{4.5mm}}}';

/** The escaped text, with places to break it at. */
function breakable(latex: string): string {
  return latex.replace(/[/?,=]|\\&/g, (sign) => `${sign}\\allowbreak{}`);
}

/** First to the width of the page, then to a share of its height. */
function pictureLines(tikz: string, most: number): string[] {
  const fitted = (size: string, most: string, scaled: string) =>
    `\\ifdim${size}\\drawing>${most}\\sbox{\\drawing}{\\resizebox${scaled}{\\usebox{\\drawing}}}\\fi`;
  return [
    '\\begin{lrbox}{\\drawing}%',
    ...tikz.trimEnd().split('\n'),
    '\\end{lrbox}',
    fitted('\\wd', '\\linewidth', '{\\linewidth}{!}'),
    fitted('\\ht', `${most}\\textheight`, `{!}{${most}\\textheight}`),
    '\\begin{center}\\usebox{\\drawing}\\end{center}',
  ];
}

function tableLines(head: readonly string[], widths: readonly number[], rows: readonly (readonly string[])[]): string[] {
  const column = (width: number) => `>{\\raggedright\\arraybackslash}p{\\dimexpr ${width}\\linewidth-2\\tabcolsep\\relax}`;
  const line = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`;
  return [
    `{\\footnotesize\\begin{longtable}{${widths.map(column).join('')}}`,
    '\\hline',
    line(head.map((title) => `\\textbf{${latexProse(title)}}`)),
    '\\hline\\endhead',
    // An opening bracket after the end of a row would be taken for a length.
    ...rows.map((cells) => `${line(cells.map((cell) => `{}${latexProse(cell)}`))}\\hline`),
    '\\end{longtable}}',
  ];
}
