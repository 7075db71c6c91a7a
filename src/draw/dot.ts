import { MAX } from '../core/index.ts';
import { cutLetter, quote, shortScore, shortWindow, typeset } from './notation.ts';
import { type Item, outline, placesOf, type TreeDrawing } from './outline.ts';
import { describeNode, describeTree, isLeaf, momentOf, type SearchTree, type TreeNode } from './tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export type DotOptions = TreeDrawing;

/**
 * The tree for Graphviz (`dot -Tpdf`): boxes are Max, ellipses Min, with their windows; dashed edges are pruned,
 * thick ones the best line.
 */
export function treeToDot(tree: SearchTree, options: DotOptions = {}): string {
  const { maxNodes = 1000, depth } = options;
  const said = treeWords(options.language);
  const drawn = outline(tree, { depth, maxNodes, maxPruned: 4 });
  const places = placesOf(drawn);
  const note = drawn.undrawn > 0 ? [`  label=${quote(said.note(drawn.undrawn, drawn.depth))}; labelloc=b;`] : [];
  return `${[
    'digraph minerve {',
    `  graph [ordering=out, nodesep=0.2, ranksep=0.5, fontname="Helvetica", tooltip=${quote(describeTree(tree, said))}];`,
    '  node [fontname="Helvetica", fontsize=12, margin="0.06,0.04"];',
    '  edge [fontname="Helvetica", fontsize=10, arrowhead=none];',
    ...note,
    ...drawn.items.flatMap((item) => (item.kind === 'again' ? [] : [nodeLine(tree, item, said)])),
    ...drawn.items.slice(1).flatMap((item) => edgeLine(item, places)),
    '}',
  ].join('\n')}\n`;
}

function nodeLine(tree: SearchTree, item: Exclude<Item, { kind: 'again' }>, said: TreeWords): string {
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
  attributes.push(`label=${quote(...lines)}`, `tooltip=${quote(describeNode(tree, node, moment, said))}`);
  if (!leaf) attributes.push(node.turn === MAX ? 'color="#0b62a8"' : 'color="#b25308"');
  if (node.best) attributes.push('penwidth=3');
  return `  n${item.index} [${attributes.join(', ')}];`;
}

function edgeLine(item: Item, places: ReadonlyMap<TreeNode, number>): string[] {
  const attributes: string[] = [];
  if (item.kind === 'again') {
    const { label, to, best } = item.again;
    const place = places.get(to);
    // Not drawn: below the lowest level.
    if (place === undefined) return [];
    return [`  n${item.parent} -> n${place} [label=${quote(label)}${best ? ', penwidth=3' : ''}];`];
  }
  if (item.kind === 'pruned') {
    const letter = cutLetter[item.cut];
    attributes.push('style=dashed', 'color="#b3123d"', 'fontcolor="#b3123d"', `label=${quote(`✂ ${letter}`)}`);
  } else if (item.kind === 'more') attributes.push('style=dotted');
  else attributes.push(`label=${quote(item.node.label)}`);
  if (item.kind === 'node' && item.node.best) attributes.push('penwidth=3');
  return [`  n${item.parent} -> n${item.index} [${attributes.join(', ')}];`];
}
