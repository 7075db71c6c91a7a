import { escapeLatex, latexFile, PLOT_TONES } from '../../draw/index.ts';
import { inLanguage, type Language } from '../../i18n/index.ts';
import type { Figure, Mark } from '../figure.ts';
import { axesOf, type DrawnAxes, type DrawnAxis, offsetOf } from './axes.ts';
import { hasDots } from './plot-svg.ts';

export interface PgfplotsOptions {
  /** False: only the picture, to paste into a document that loads pgfplots. */
  readonly document?: boolean;
}

/** The figure for LaTeX, with the package pgfplots. It contains the data, so that they can be edited. */
export function figurePgfplots(figure: Figure, language: Language, { document = true }: PgfplotsOptions = {}): string {
  const axes = axesOf(figure, language);
  const inLatex = (text: Figure['title']) => latexText(inLanguage(text, language));
  const picture = [
    ...PLOT_TONES.map((colour, tone) => `\\definecolor{tone${tone}}{HTML}{${colour.slice(1).toUpperCase()}}`),
    '\\begin{tikzpicture}',
    '\\begin{axis}[',
    '  width=13cm, height=8.5cm, scale only axis=false, axis lines*=left, clip=false,',
    `  title={\\bfseries ${inLatex(figure.title)}},`,
    ...axisLines('x', axes.x),
    ...axisLines('y', axes.y),
    '  ymajorgrids, grid style={black!15}, tick align=outside, log origin=infty,',
    '  legend pos=outer north east, legend cell align=left, legend style={draw=none, font=\\small}]',
    ...figure.marks.flatMap((mark) => [plotLine(mark, figure, axes), `\\addlegendentry{${inLatex(mark.label)}}`]),
    '\\end{axis}',
    '\\end{tikzpicture}',
  ];
  const comments = [inLanguage(figure.title, language), inLanguage(figure.caption, language)];
  return latexFile(comments, picture, document, ['\\usepackage{pgfplots}', '\\pgfplotsset{compat=1.16}']);
}

function axisLines(name: 'x' | 'y', { label, isLog, domain: [low, high], ticks }: DrawnAxis): string[] {
  const isSlanted = name === 'x' && ticks.some(([, text]) => text.length * ticks.length > 60);
  return [
    `  ${name}label={${latexText(label)}}, ${name}mode=${isLog ? 'log' : 'normal'}, ${name}min=${low}, ${name}max=${high},`,
    `  ${name}tick={${ticks.map(([at]) => at).join(',')}},`,
    `  ${name}ticklabels={${ticks.map(([, text]) => `{${latexText(text)}}`).join(',')}},`,
    ...(isSlanted ? [`  ${name}ticklabel style={rotate=30, anchor=north east},`] : []),
  ];
}

const MARKS = ['*', 'square*', 'triangle*', 'diamond*', 'star', '+', 'pentagon*'] as const;

/** The legend is separate from the lines, so each entry has its own dashes. */
const DASHES = ['dashed', 'dotted', 'dash dot', 'loosely dashed', 'densely dotted', 'dash dot dot'] as const;
const isDashed = ({ kind, dashed }: Mark) => dashed === true || kind === 'rule';

function plotLine(mark: Mark, figure: Figure, { x, y, bar }: DrawnAxes): string {
  const { marks } = figure;
  const { kind, tone, spread } = mark;
  const colour = tone === undefined ? 'black!55' : `tone${tone % PLOT_TONES.length}`;
  const offset = offsetOf(mark, figure, bar);
  const options = [
    kind === 'bars' ? `ybar, area legend, bar width=${bar}, bar shift=0pt, fill=${colour}, draw=none` : colour,
    ...(kind === 'points' ? ['only marks'] : kind === 'bars' ? [] : ['thick']),
    ...(isDashed(mark) ? [DASHES[marks.filter(isDashed).indexOf(mark) % DASHES.length]] : []),
    hasDots(mark) ? `mark=${MARKS[(tone ?? 0) % MARKS.length]}, mark options={solid}` : 'mark=none',
    ...(spread === undefined ? [] : ['error bars/.cd, y dir=both, y explicit']),
  ];
  const points =
    kind === 'rule' ? mark.points.slice(0, 1).flatMap(([, value]) => x.domain.map((at) => [at, value])) : mark.points;
  const shown = points.flatMap(([at, value], i) => {
    if (!Number.isFinite(value) || (y.isLog && value <= 0)) return [];
    const ends = spread?.[i];
    const error = ends === undefined ? '' : ` += (0,${digits(ends[1] - value)}) -= (0,${digits(value - ends[0])})`;
    return [`(${digits(at + offset)},${digits(value)})${error}`];
  });
  return `\\addplot[${options.join(', ')}] coordinates {${shown.join(' ')}};`;
}

/** Ten significant digits: more are not visible, and the last digits of powers differ between machines. */
const digits = (value: number) => Number(value.toPrecision(10));

const GREEK: Readonly<Record<string, string>> = {
  α: '$\\alpha$',
  β: '$\\beta$',
  λ: '$\\lambda$',
  μ: '$\\mu$',
  τ: '$\\tau$',
  '∞': '$\\infty$',
  '−': '$-$',
};

/** Powers and Greek letters in TeX, because pdfLaTeX cannot read them as characters. */
function latexText(text: string): string {
  return text
    .split(/(\w\^\([^)]*\)|[αβλμτ∞−])/u)
    .map((part) => {
      const [, base, power] = /^(\w)\^\(([^)]*)\)$/.exec(part) ?? [];
      return base === undefined ? (GREEK[part] ?? escapeLatex(part)) : `$${base}^{${escapeLatex(power)}}$`;
    })
    .join('');
}
