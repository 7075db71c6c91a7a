import { writeFileSync } from 'node:fs';
import type { SearchTree } from '../draw/index.ts';
import type { Language } from '../say/index.ts';
import type { Args, Context, Option } from './command.ts';
import { reason } from './load-game.ts';
import { failure, wrongUsage } from './problems.ts';

export interface Drawing<Drawn> extends Option {
  readonly draw: (drawn: Drawn, options: { readonly language: Language }) => Promise<string>;
}

/** The formats in which a tree is drawn besides plain text. Each is an option whose value, the file, may be left out. Help lists them too, so what draws is loaded when it draws. */
export const DRAWINGS: readonly Drawing<SearchTree>[] = [
  {
    name: 'svg',
    value: 'FILE',
    isValue: fileNamed('svg'),
    says: { en: 'draw it as SVG, for a page', fr: 'le dessiner en SVG, pour une page' },
    draw: async (tree, options) => (await import('../draw/index.ts')).treeToSvg(tree, options),
  },
  {
    name: 'dot',
    value: 'FILE',
    isValue: fileNamed('dot', 'gv'),
    says: { en: 'draw it for Graphviz', fr: 'le dessiner pour Graphviz' },
    draw: async (tree, options) => (await import('../draw/index.ts')).treeToDot(tree, options),
  },
  {
    name: 'tikz',
    value: 'FILE',
    isValue: fileNamed('tex', 'tikz'),
    says: { en: 'draw it for LaTeX', fr: 'le dessiner pour LaTeX' },
    draw: async (tree, options) => (await import('../draw/index.ts')).treeToTikz(tree, options),
  },
];

/** To the file, or to standard output where no file is named. */
export async function writeDrawing<Drawn>(
  drawing: Drawing<Drawn>,
  drawn: Drawn,
  file: string | true,
  context: Context,
): Promise<void> {
  const text = await drawing.draw(drawn, { language: context.language });
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

/** Standard output takes one of the drawings, or the JSON. */
export function checkOneOutput(asked: readonly Option[], args: Args): void {
  const [first, second] = [
    ...asked.filter(({ name }) => args.flags[name] === true).map(({ name }) => name),
    ...(args.flags.json === true ? ['json'] : []),
  ];
  if (second !== undefined)
    throw wrongUsage((say) =>
      say.conflict({ first: `--${first}`, second: `--${second}`, remedy: say.oneOutput(first as string) }),
    );
}

/** A word after `--svg` is a file if it looks like one; `--svg=word` always is. */
export function fileNamed(...endings: string[]): (word: string) => boolean {
  return (word) =>
    !word.startsWith('-') && (endings.some((ending) => word.toLowerCase().endsWith(`.${ending}`)) || /^[\w.~]*\//.test(word));
}
