import { MAX } from '../core/index.ts';
import { dotString, typeset } from './notation.ts';
import type { SceneItem, TreeScene } from './scene.ts';
import { searchScene, type TreeDrawing } from './search-scene.ts';
import type { SearchTree } from './search-tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export type DotOptions = TreeDrawing;

/**
 * The tree for Graphviz (`dot -Tpdf`): boxes are Max, ellipses Min, with their windows; dashed edges are pruned,
 * thick ones the best line.
 */
export function treeToDot(tree: SearchTree, options: DotOptions = {}): string {
  return sceneToDot(searchScene(tree, options, { maxNodes: 1000, maxPruned: 4 }));
}

export function sceneToDot({ items, language, summary, note }: TreeScene): string {
  const texts = treeWords(language);
  const seen = items.flatMap((item, at) => (item.hidden ? [] : [{ item, at }]));
  return `${[
    'digraph minerve {',
    `  graph [ordering=out, nodesep=0.2, ranksep=0.5, fontname="Helvetica", tooltip=${dotString(summary)}];`,
    '  node [fontname="Helvetica", fontsize=12, margin="0.06,0.04"];',
    '  edge [fontname="Helvetica", fontsize=10, arrowhead=none];',
    ...(note ? [`  label=${dotString(note)}; labelloc=b;`] : []),
    ...seen.flatMap(({ item, at }) => (item.shape === 'transposition' ? [] : [nodeLine(item, at, texts)])),
    ...seen.flatMap(({ item, at }) => (at === 0 ? [] : edgeLine(item, at))),
    '}',
  ].join('\n')}\n`;
}

const GREY = '#5b6575';

function nodeLine(item: SceneItem, at: number, texts: TreeWords): string {
  const { shape, state } = item;
  if (shape === 'stub' || shape === 'pruned') {
    const text = shape === 'pruned' ? [item.value] : (item.counts ?? []);
    return `  n${at} [shape=plaintext, fontcolor="${GREY}", label=${dotString(...text)}];`;
  }
  const leaf = shape === 'leaf';
  const styles = [leaf && 'rounded', state === 'cut' && 'dashed'].filter(Boolean).join(',');
  const attributes = [shape === 'min' ? 'shape=ellipse' : 'shape=box'];
  if (styles) attributes.push(styles.includes(',') ? `style="${styles}"` : `style=${styles}`);
  const lines = [typeset(item.value)];
  if (!leaf && item.window) lines.push(typeset(item.window));
  if (item.source === 'memory') lines.push(`(${texts.memory})`);
  if (item.nodeType) lines.push(item.nodeType);
  if (item.name) lines.push(item.name);
  if (item.remark) lines.push(typeset(item.remark));
  attributes.push(`label=${dotString(...lines)}`, `tooltip=${dotString(item.description)}`);
  if (state === 'unseen' || state === 'cut') attributes.push(`color="${GREY}"`, `fontcolor="${GREY}"`);
  else if (!leaf) attributes.push(item.turn === MAX ? 'color="#0b62a8"' : 'color="#b25308"');
  if (item.best || item.isCurrent) attributes.push('penwidth=3');
  return `  n${at} [${attributes.join(', ')}];`;
}

function edgeLine(item: SceneItem, at: number): string[] {
  const { shape, parent, move, best, to, cut, state } = item;
  // Only an edge to the item that is drawn elsewhere; nothing if that is below the lowest level drawn.
  if (shape === 'transposition') {
    if (to === undefined) return [];
    return [`  n${parent} -> n${to} [label=${dotString(move)}${best ? ', penwidth=3' : ''}];`];
  }
  const attributes: string[] = [];
  if (cut !== undefined) {
    const text = [move, cut.text ? `✂ ${cut.text}` : '✂'].filter(Boolean).join(' ');
    attributes.push('style=dashed', 'color="#b3123d"', 'fontcolor="#b3123d"', `label=${dotString(text)}`);
  } else if (shape === 'stub') attributes.push('style=dotted');
  else {
    attributes.push(`label=${dotString(move)}`);
    if (state === 'cut') attributes.push('style=dashed');
  }
  if (best) attributes.push('penwidth=3');
  return [`  n${parent} -> n${at} [${attributes.join(', ')}];`];
}
