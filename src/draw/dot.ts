import { MAX } from '../core/index.ts';
import { shortScore, shortWindow, typeset } from './numbers.ts';
import { type Item, outline } from './outline.ts';
import { isLeaf, momentOf, type SearchTree } from './tree.ts';
import { cutLetter, type Language, type Words, words } from './words.ts';

export interface DotOptions {
  /** The lowest level to draw. Without it: as many whole levels as `maxNodes` allows. */
  readonly depth?: number;
  readonly maxNodes?: number;
  readonly language?: Language;
}

/** The tree for Graphviz (`dot -Tpdf`): boxes are Max, ellipses Min, with their windows; dashed edges are pruned, thick ones the best line. */
export function treeToDot(tree: SearchTree, options: DotOptions = {}): string {
  const { maxNodes = 1000, depth } = options;
  const said = words[options.language ?? 'en'];
  const drawn = outline(tree, { depth, maxNodes, maxPruned: 4 });
  const note = drawn.undrawn > 0 ? [`  label=${quote(said.note(drawn))}; labelloc=b;`] : [];
  return `${[
    'digraph minerve {',
    `  graph [ordering=out, nodesep=0.2, ranksep=0.5, fontname="Helvetica", tooltip=${quote(said.summary(tree))}];`,
    '  node [fontname="Helvetica", fontsize=12, margin="0.06,0.04"];',
    '  edge [fontname="Helvetica", fontsize=10, arrowhead=none];',
    ...note,
    ...drawn.items.map((item) => nodeLine(tree, item, said)),
    ...drawn.items.slice(1).map(edgeLine),
    '}',
  ].join('\n')}\n`;
}

function nodeLine(tree: SearchTree, item: Item, said: Words): string {
  if (item.kind !== 'node') {
    const text = item.kind === 'pruned' ? item.label : said.more(item.count);
    return `  n${item.index} [shape=plaintext, fontcolor="#5b6575", label=${quote(text)}];`;
  }
  const { node } = item;
  const moment = momentOf(tree, node);
  const value = typeset(moment.value === undefined ? '?' : shortScore(moment.value));
  const leaf = isLeaf(node);
  const attributes = [leaf ? 'shape=box, style=rounded' : node.turn === MAX ? 'shape=box' : 'shape=ellipse'];
  const lines = [value];
  if (!leaf && tree.windowed) lines.push(typeset(shortWindow(node.alpha, node.beta)));
  if (node.how === 'memory') lines.push(`(${said.memory})`);
  attributes.push(`label=${quote(...lines)}`, `tooltip=${quote(said.node(tree, node, moment))}`);
  if (!leaf) attributes.push(node.turn === MAX ? 'color="#0b62a8"' : 'color="#b25308"');
  if (node.best) attributes.push('penwidth=3');
  return `  n${item.index} [${attributes.join(', ')}];`;
}

function edgeLine(item: Item): string {
  const attributes: string[] = [];
  if (item.kind === 'pruned') {
    const letter = cutLetter[item.cut];
    attributes.push('style=dashed', 'color="#b3123d"', 'fontcolor="#b3123d"', `label=${quote(`✂ ${letter}`)}`);
  } else if (item.kind === 'more') attributes.push('style=dotted');
  else attributes.push(`label=${quote(item.node.label)}`);
  if (item.kind === 'node' && item.node.best) attributes.push('penwidth=3');
  return `  n${item.parent} -> n${item.index} [${attributes.join(', ')}];`;
}

/** A DOT string of these lines. Graphviz reads backslashes and HTML entities inside quotes as well, so both are escaped. */
export function quote(...lines: string[]): string {
  const escaped = lines.map((line) =>
    line
      .replace(/[\p{Cc}\p{Cs}]/gu, '�')
      .replaceAll('&', '&amp;')
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"'),
  );
  return `"${escaped.join('\\n')}"`;
}
