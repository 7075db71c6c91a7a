import { writeFileSync } from 'node:fs';
import { type SearchTree, treeToDot, treeToSvg, treeToTikz } from '../draw/index.ts';
import type { Context, Option } from './command.ts';
import type { Language } from './language.ts';
import { reason } from './load-game.ts';
import { failure } from './problems.ts';

export interface Drawing extends Option {
  readonly draw: (tree: SearchTree, options: { readonly language: Language }) => string;
}

/** The formats in which a tree is drawn besides plain text. Each is an option whose value, the file, may be left out. */
export const DRAWINGS: readonly Drawing[] = [
  {
    name: 'svg',
    value: 'FILE',
    isValue: fileNamed('svg'),
    says: { en: 'draw it as SVG, for a page', fr: 'le dessiner en SVG, pour une page' },
    draw: treeToSvg,
  },
  {
    name: 'dot',
    value: 'FILE',
    isValue: fileNamed('dot', 'gv'),
    says: { en: 'draw it for Graphviz', fr: 'le dessiner pour Graphviz' },
    draw: treeToDot,
  },
  {
    name: 'tikz',
    value: 'FILE',
    isValue: fileNamed('tex', 'tikz'),
    says: { en: 'draw it for LaTeX', fr: 'le dessiner pour LaTeX' },
    draw: treeToTikz,
  },
];

/** To the file, or to standard output where no file is named. */
export function writeDrawing(drawing: Drawing, tree: SearchTree, file: string | true, context: Context): void {
  const text = drawing.draw(tree, { language: context.language });
  if (file === true) {
    context.out(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
  context.note(context.words.written(file, Buffer.byteLength(text)));
}

/** A word after `--svg` is a file if it looks like one; `--svg=word` always is. */
function fileNamed(...endings: string[]): (word: string) => boolean {
  return (word) =>
    !word.startsWith('-') && (endings.some((ending) => word.toLowerCase().endsWith(`.${ending}`)) || /^[\w.~]*\//.test(word));
}
