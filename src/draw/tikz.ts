import { layoutTree } from './layout.ts';
import { escapeLatex, latexComment, latexProse } from './notation.ts';
import { collapsedLines, type SceneItem, type TreeScene } from './scene.ts';
import { searchScene, type TreeDrawing } from './search-scene.ts';
import type { SearchTree } from './search-tree.ts';
import { treeWords } from './words.ts';

export interface TikzOptions extends TreeDrawing {
  /**
   * False gives the `tikzpicture` alone, to paste into a document; true (the default) a whole document that compiles.
   */
  readonly document?: boolean;
}

/**
 * Centimetres. TeX holds no length beyond 575 cm: 300 nodes stay within it, in a row as well as one under the other.
 */
const LEVEL = 1.9;
/** Higher by this where nodes have a second line under them. */
const REMARK = 0.4;
const GAP = 0.25;
const WIDEST = 560;

/**
 * The tree for LaTeX, with explicit coordinates and no library: rectangles are Max, circles Min, rounded tiles
 * leaves; windows stand under the nodes; pruned branches are dashed and crossed with α or β; the best line is thick.
 * Labels beyond Latin letters want LuaLaTeX or XeLaTeX.
 */
export function treeToTikz(tree: SearchTree, options: TikzOptions = {}): string {
  const { document = true } = options;
  return sceneToTikz(searchScene(tree, options, { maxNodes: 300, maxPruned: 4 }), { document });
}

export interface SceneTikzOptions {
  readonly document?: boolean;
  /** Leaves have their windows too, where the scene says them. */
  readonly leafWindows?: boolean;
}

export function sceneToTikz(scene: TreeScene, options: SceneTikzOptions = {}): string {
  const { title, summary, note, language } = scene;
  const items = options.leafWindows ? scene.items : scene.items.map(withoutLeafWindow);
  const remarked = items.some(({ remark }) => remark);
  const level = LEVEL + (remarked ? REMARK : 0);
  const x = layoutTree(
    items.map(({ parent }) => parent),
    items.map(room),
    GAP,
  );
  // Long labels make a row too long: then they stand too near rather than not at all.
  const shrink = Math.min(1, WIDEST / Math.max(...x));
  const picture = [
    '\\begin{tikzpicture}[',
    '  Max/.style={draw, rectangle, minimum size=7mm},',
    '  Min/.style={draw, circle, minimum size=7.5mm, inner sep=1pt},',
    '  Leaf/.style={draw, rectangle, rounded corners=1.5mm, minimum size=6mm, inner sep=2pt},',
    '  Unseen/.style={draw=lightgray, text=gray},',
    '  Pruned/.style={draw=gray, densely dashed, text=darkgray},',
    '  Open/.style={line width=1.2pt},',
    '  Now/.style={double, double distance=1.5pt},',
    '  Gone/.style={draw=gray, densely dashed, text=darkgray, rectangle, rounded corners=1mm, minimum size=4.8mm, inner sep=3pt, font=\\scriptsize},',
    '  Stub/.style={text=darkgray, anchor=north, align=center, inner sep=1pt, font=\\tiny},',
    '  Window/.style={anchor=north, inner sep=1.5pt, font=\\tiny},',
    ...(remarked ? ['  Remark/.style={anchor=north, inner sep=1pt, font=\\tiny},'] : []),
    '  Type/.style={anchor=south west, inner sep=0pt, text=darkgray, font=\\tiny},',
    '  Move/.style={fill=white, inner sep=1pt, font=\\scriptsize},',
    '  Cross/.style={pos=0.36, inner sep=0pt, text=red!70!black, font=\\small},',
    '  Cut/.style={anchor=west, inner sep=4pt, text=red!70!black, font=\\small},',
    '  Best/.style={line width=1.6pt}]',
    ...items.flatMap((item, at) => nodeLines(item, at, { x: x[at] * shrink, level, isLeft: x[at] < x[item.parent] })),
    ...items.flatMap((item, at) => (at === 0 ? [] : edgeLine(item, at, items[item.parent]))),
    '\\end{tikzpicture}',
  ];
  const comments = [treeWords(language).titled({ title, text: summary })];
  if (note) comments.push(note);
  return latexFile(comments, picture, options.document);
}

/** Characters of which pdfLaTeX may know nothing; it would stop there, and shows a question mark instead. */
const RARE = /[^\x20-\xff]/;
const UNKNOWN = '\\makeatletter\\def\\UTFviii@undefined@err#1{?}\\makeatother';

/** The lines of a preamble that let these lines be set. */
export function fontsFor(lines: readonly string[]): string[] {
  return [
    '\\usepackage[T1]{fontenc}',
    // With T1 alone, Debian's LaTeX makes letters of dots.
    '\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}',
    ...(lines.some((line) => RARE.test(line)) ? [UNKNOWN] : []),
  ];
}

/** The picture alone, to paste, or a whole document that compiles. `packages`: lines of the preamble that it needs. */
export function latexFile(
  comments: readonly string[],
  picture: readonly string[],
  document = true,
  packages: readonly string[] = [],
): string {
  const lines = document
    ? [
        '\\documentclass[tikz, border=4pt]{standalone}',
        ...fontsFor(picture),
        ...packages,
        '\\begin{document}',
        ...picture,
        '\\end{document}',
      ]
    : ['% With babel in French: \\usetikzlibrary{babel}', ...packages.map((line) => `% ${line}`), ...picture];
  return `${[...comments.map((text) => `% ${latexComment(text)}`), ...lines].join('\n')}\n`;
}

function withoutLeafWindow(item: SceneItem): SceneItem {
  return item.shape === 'leaf' ? { ...item, window: '', widest: { ...item.widest, window: 0 } } : item;
}

/** An estimate of the width in the fonts that the picture asks for, on the safe side. */
function room({ shape, move, widest, ...item }: SceneItem): number {
  if (shape === 'transposition') return 0;
  if (shape === 'stub') return Math.max(0.6, widest.value * 0.17 + 0.2);
  if (shape === 'pruned') return Math.max(0.5, widest.value * 0.17 + 0.25, move.length * 0.22);
  const value = Math.max(shape === 'leaf' ? 0.6 : 0.75, widest.value * 0.22 + 0.3);
  const written = Math.max(widest.window, item.window.length, item.remark?.length ?? 0) * 0.13;
  return Math.max(value + (widest.name ?? 0) * 0.3, written, move.length * 0.22);
}

const STYLES = { max: 'Max', min: 'Min', leaf: 'Leaf' } as const;
const STATES = { unseen: 'Unseen', open: 'Open', done: false, cut: 'Pruned' } as const;

interface NodePlace {
  readonly x: number;
  readonly level: number;
  /** The branch comes from the right. */
  readonly isLeft: boolean;
}

function nodeLines(item: SceneItem, at: number, { x, level, isLeft }: NodePlace): string[] {
  const { shape, hidden } = item;
  if (shape === 'transposition' || hidden) return [];
  const name = `n${at}`;
  const place = `at (${x.toFixed(2)}, ${(-item.level * level).toFixed(2)})`;
  if (shape === 'pruned') return [`\\node[Gone] (${name}) ${place} {${mathematics(item.value)}};`];
  if (shape === 'stub') {
    const lines = collapsedLines(item).map(escapeLatex).join('\\\\');
    return [
      `\\coordinate (${name}) ${place};`,
      `\\draw[gray] (${name}) -- ++(-0.28, -0.4) -- ++(0.56, 0) -- cycle; \\node[Stub] at ([yshift=-4.2mm]${name}) {${lines}};`,
    ];
  }
  const styles = [
    STYLES[shape],
    STATES[item.state],
    item.best && 'Best',
    item.isCurrent && 'Now',
    item.source === 'memory' && 'densely dashed',
  ];
  const lines = [`\\node[${styles.filter(Boolean).join(', ')}] (${name}) ${place} {${mathematics(item.value)}};`];
  if (item.window) lines.push(`\\node[Window] (w${at}) at (${name}.south) {${mathematics(item.window)}};`);
  if (item.remark) lines.push(`\\node[Remark] (r${at}) at (${item.window ? 'w' : 'n'}${at}.south) {${latexProse(item.remark)}};`);
  if (item.nodeType) lines.push(`\\node[Type] at (${name}.north east) {${escapeLatex(item.nodeType)}};`);
  else if (item.name) {
    const [anchor, corner] = isLeft ? ['south east', 'north west'] : ['south west', 'north east'];
    lines.push(`\\node[Type, anchor=${anchor}, font=\\scriptsize] at (${name}.${corner}) {${escapeLatex(item.name)}};`);
  }
  return lines;
}

function edgeLine(item: SceneItem, at: number, parent: SceneItem): string[] {
  const { shape, move, best, to, cut, state, hidden } = item;
  if (hidden) return [];
  const lowest = parent.remark ? 'r' : parent.window ? 'w' : 'n';
  const from = `(${lowest}${item.parent}.south)`;
  const label = (pos: number) => (move === '' ? '' : `node[Move, pos=${pos}] {${escapeLatex(move)}} `);
  // Drawn elsewhere, or below the lowest level.
  if (shape === 'transposition')
    return to === undefined ? [] : [`\\draw${best ? '[Best]' : ''} ${from} -- ${label(0.2)}(n${to}.north);`];
  if (shape === 'stub') return [`\\draw[dotted] ${from} -- (n${at});`];
  const styles = [state === 'cut' && 'dashed', state === 'unseen' && 'lightgray', state === 'open' && 'Open', best && 'Best'];
  const drawn = `\\draw${styles.some(Boolean) ? `[${styles.filter(Boolean).join(', ')}]` : ''} ${from} -- `;
  if (cut === undefined) return [`${drawn}${label(0.6)}(n${at}.north);`];
  // Moves cut off together stand together, and one letter on the right speaks for all.
  const cross = `node[Cross]${cut.text ? ` (c${at})` : ''} {$\\times$} `;
  const edge = `${drawn}${cross}${label(0.72)}(n${at}.north);`;
  return [cut.text ? `${edge} \\node[Cut] at (c${at}.center) {${latexProse(cut.text)}};` : edge];
}

function mathematics(text: string): string {
  if (text === '') return '';
  return `$${text.replaceAll('−', '-').replaceAll('∞', '\\infty').replace(/[WG]/g, '\\mathrm{$&}')}$`;
}
