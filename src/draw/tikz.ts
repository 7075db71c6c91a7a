import { MAX } from '../core/index.ts';
import { layoutTree } from './layout.ts';
import { comment, escapeLatex, shortScore, shortWindow } from './notation.ts';
import { type Item, outline, placesOf, type TreeDrawing } from './outline.ts';
import { describeTree, isLeaf, type SearchTree, type TreeNode } from './tree.ts';
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
const GAP = 0.25;
const WIDEST = 560;

/**
 * The tree for LaTeX, with explicit coordinates and no library: rectangles are Max, circles Min, rounded tiles
 * leaves; windows stand under the nodes; pruned branches are dashed and crossed with α or β; the best line is thick.
 * Labels beyond Latin letters want LuaLaTeX or XeLaTeX.
 */
export function treeToTikz(tree: SearchTree, options: TikzOptions = {}): string {
  const { maxNodes = 300, depth, document = true } = options;
  const said = treeWords(options.language);
  const drawn = outline(tree, { depth, maxNodes, maxPruned: 4 });
  const x = layoutTree(
    drawn.items.map(({ parent }) => parent),
    drawn.items.map((item) => room(tree, item)),
    GAP,
  );
  // Long labels make a row too long: then they stand too near rather than not at all.
  const shrink = Math.min(1, WIDEST / Math.max(...x));
  const places = placesOf(drawn);
  const picture = [
    '\\begin{tikzpicture}[',
    '  Max/.style={draw, rectangle, minimum size=7mm},',
    '  Min/.style={draw, circle, minimum size=7.5mm, inner sep=1pt},',
    '  Leaf/.style={draw, rectangle, rounded corners=1.5mm, minimum size=6mm, inner sep=2pt},',
    '  Gone/.style={draw=gray, densely dashed, text=darkgray, rectangle, rounded corners=1mm, minimum size=4.8mm, inner sep=3pt, font=\\scriptsize},',
    '  Window/.style={anchor=north, inner sep=1.5pt, font=\\tiny},',
    '  Move/.style={fill=white, inner sep=1pt, font=\\scriptsize},',
    '  Cross/.style={pos=0.7, inner sep=0pt, text=red!70!black, font=\\small},',
    '  Cut/.style={anchor=west, inner sep=4pt, text=red!70!black, font=\\small},',
    '  Best/.style={line width=1.6pt}]',
    ...drawn.items.flatMap((item) => nodeLines(tree, item, x[item.index] * shrink)),
    ...drawn.items.slice(1).flatMap((item) => edgeLine(tree, item, drawn.items[item.parent], places)),
    '\\end{tikzpicture}',
  ];
  const comments = [said.titled({ title: said.title, text: describeTree(tree, said) })];
  if (drawn.undrawn > 0) comments.push(said.note(drawn.undrawn, drawn.depth));
  return latexFile(comments, picture, document);
}

/** Characters of which pdfLaTeX may know nothing; it would stop there, and shows a question mark instead. */
const RARE = /[^\x20-\xff]/;
const UNKNOWN = '\\makeatletter\\def\\UTFviii@undefined@err#1{?}\\makeatother';

/** The picture alone, to paste, or a whole document that compiles. */
export function latexFile(comments: readonly string[], picture: readonly string[], document = true): string {
  const lines = document
    ? [
        '\\documentclass[tikz, border=4pt]{standalone}',
        '\\usepackage[T1]{fontenc}',
        // With T1 alone, Debian's LaTeX makes letters of dots.
        '\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}',
        ...(picture.some((line) => RARE.test(line)) ? [UNKNOWN] : []),
        '\\begin{document}',
        ...picture,
        '\\end{document}',
      ]
    : ['% With babel in French: \\usetikzlibrary{babel}', ...picture];
  return `${[...comments.map((text) => `% ${comment(text)}`), ...lines].join('\n')}\n`;
}

function hasWindow(tree: SearchTree, { node }: Item): boolean {
  return tree.windowed && !isLeaf(node);
}

function valueText({ node }: Item): string {
  return node.value === undefined ? '?' : shortScore(node.value);
}

/** An estimate of the width in the fonts that the picture asks for, on the safe side. */
function room(tree: SearchTree, item: Item): number {
  if (item.kind === 'pruned') return Math.max(0.5, item.label.length * 0.17 + 0.25);
  if (item.kind === 'again') return 0;
  if (item.kind === 'more') return `+${item.count}`.length * 0.17 + 0.2;
  const { node } = item;
  const value = Math.max(isLeaf(item.node) ? 0.6 : 0.75, valueText(item).length * 0.22 + 0.3);
  const window = !hasWindow(tree, item) ? 0 : shortWindow(node.alpha, node.beta).length * 0.13;
  return Math.max(value, window, node.label.length * 0.22);
}

function nodeLines(tree: SearchTree, item: Item, x: number): string[] {
  if (item.kind === 'again') return [];
  const name = `n${item.index}`;
  const at = `at (${x.toFixed(2)}, ${(-item.level * LEVEL).toFixed(2)})`;
  if (item.kind !== 'node') {
    const text = item.kind === 'pruned' ? escapeLatex(item.label) : `$+${item.count}$`;
    return [`\\node[Gone] (${name}) ${at} {${text}};`];
  }
  const { node } = item;
  const leaf = isLeaf(item.node);
  const styles = [leaf ? 'Leaf' : node.turn === MAX ? 'Max' : 'Min'];
  if (node.best) styles.push('Best');
  if (node.how === 'memory') styles.push('densely dashed');
  const lines = [`\\node[${styles.join(', ')}] (${name}) ${at} {${mathematics(valueText(item))}};`];
  if (hasWindow(tree, item))
    lines.push(`\\node[Window] (w${item.index}) at (${name}.south) {${mathematics(shortWindow(node.alpha, node.beta))}};`);
  return lines;
}

function edgeLine(tree: SearchTree, item: Item, parent: Item, places: ReadonlyMap<TreeNode, number>): string[] {
  const from = `(${hasWindow(tree, parent) ? 'w' : 'n'}${item.parent}.south)`;
  const move = (label: string, pos = 0.6) => (label === '' ? '' : `node[Move, pos=${pos}] {${escapeLatex(label)}} `);
  if (item.kind === 'again') {
    const { label, to, best } = item.again;
    const place = places.get(to);
    return place === undefined ? [] : [`\\draw${best ? '[Best]' : ''} ${from} -- ${move(label, 0.2)}(n${place}.north);`];
  }
  const to = `(n${item.index}.north)`;
  if (item.kind === 'more') return [`\\draw[dotted] ${from} -- ${to};`];
  if (item.kind === 'pruned') {
    // Moves cut off together stand together, and one letter on the right speaks for all.
    const letter = item.last ? ` (c${item.index})` : '';
    const edge = `\\draw[dashed] ${from} -- node[Cross]${letter} {$\\times$} ${to};`;
    return [item.last ? `${edge} \\node[Cut] at (c${item.index}.center) {$\\${item.cut}$};` : edge];
  }
  return [`\\draw${item.node.best ? '[Best]' : ''} ${from} -- ${move(item.node.label)}${to};`];
}

function mathematics(text: string): string {
  return `$${text.replaceAll('∞', '\\infty').replaceAll('W', '\\mathrm{W}')}$`;
}
