import { type SearchTree, type TreeNode, treeToDot, treeToSvg, treeToText, treeToTikz } from '../../draw/index.ts';
import type { Language } from '../../say/index.ts';
import { element } from '../browser.ts';
import { language } from '../spoken.ts';

/** The forms in which a tree can be taken along. */
const forms: readonly { readonly title: string; readonly file: string; readonly type: string; readonly make: Make }[] = [
  { title: 'SVG', file: 'tree.svg', type: 'image/svg+xml', make: treeToSvg },
  { title: 'TikZ', file: 'tree.tex', type: 'application/x-tex', make: treeToTikz },
  { title: 'DOT', file: 'tree.dot', type: 'text/vnd.graphviz', make: treeToDot },
  { title: 'TXT', file: 'tree.txt', type: 'text/plain', make: treeToText },
];

type Make = (tree: SearchTree, options: { language: Language; maxNodes: number }) => string;

/**
 * A button for each form; `current` is asked for what is shown when one is pressed: a tree, and the tick to draw it
 * at (undefined: whole).
 */
export function saveButtons(current: () => { tree: SearchTree; at: number | undefined }): HTMLLIElement[] {
  return forms.map(({ title, file, type, make }) => {
    const button = element('button', { type: 'button', translate: 'no' }, title);
    button.addEventListener('click', () => {
      const { tree, at } = current();
      const text = make(at === undefined ? tree : snapshot(tree, at), {
        language: language.value,
        maxNodes: Number.POSITIVE_INFINITY,
      });
      const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
      element('a', { href: address, download: file }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    });
    return element('li', {}, button);
  });
}

/**
 * The tree as the search knew it just after a tick, as if it had been stopped there: for the formats that draw a
 * finished tree only. The root is there from the beginning.
 */
export function snapshot(tree: SearchTree, at: number): SearchTree {
  const nodes: TreeNode[] = [];
  const root = nodeAt(tree.root, at, nodes);
  if (root.left === undefined) for (const node of nodes) node.best = false;
  return { ...tree, root, kept: nodes.length };
}

function nodeAt(node: TreeNode, at: number, nodes: TreeNode[]): TreeNode {
  const { left, value, how, cut } = node;
  const isLeft = left !== undefined && left <= at;
  const copy: TreeNode = {
    ...node,
    ...(isLeft ? { left, value, how } : { left: undefined, value: undefined, how: undefined }),
    cut: cut !== undefined && cut.at <= at ? cut : undefined,
    children: node.children.filter(({ entered }) => entered <= at).map((child) => nodeAt(child, at, nodes)),
  };
  nodes.push(copy);
  return copy;
}
