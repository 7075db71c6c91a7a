import { type Language, type SearchTree, treeToDot, treeToSvg, treeToText, treeToTikz } from '../../draw/index.ts';
import { element } from '../element.ts';
import { snapshot } from './snapshot.ts';

/** The forms in which a tree can be taken along. */
const forms: readonly { readonly title: string; readonly file: string; readonly type: string; readonly make: Make }[] = [
  { title: 'SVG', file: 'tree.svg', type: 'image/svg+xml', make: treeToSvg },
  { title: 'TikZ', file: 'tree.tex', type: 'application/x-tex', make: treeToTikz },
  { title: 'DOT', file: 'tree.dot', type: 'text/vnd.graphviz', make: treeToDot },
  { title: 'TXT', file: 'tree.txt', type: 'text/plain', make: treeToText },
];

type Make = (tree: SearchTree, options: { language: Language; maxNodes: number }) => string;

/** A button for each form; `current` is asked for what is shown when one is pressed: a tree, and the tick to draw it at (undefined: whole). */
export function saveButtons(current: () => { tree: SearchTree; at: number | undefined; language: Language }): HTMLLIElement[] {
  return forms.map(({ title, file, type, make }) => {
    const button = element('button', { type: 'button' }, title);
    button.addEventListener('click', () => {
      const { tree, at, language } = current();
      const text = make(at === undefined ? tree : snapshot(tree, at), { language, maxNodes: Number.POSITIVE_INFINITY });
      const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
      element('a', { href: address, download: file }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    });
    return element('li', {}, button);
  });
}
