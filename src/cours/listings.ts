import alphabeta from '../../docs/cours/alphabeta.py?raw';
import attracteur from '../../docs/cours/attracteur.py?raw';
import chomp from '../../docs/cours/chomp.py?raw';
import coup from '../../docs/cours/coup.py?raw';
import exemples from '../../docs/cours/exemples.py?raw';
import heuristique from '../../docs/cours/heuristique.py?raw';
import memo from '../../docs/cours/memo.py?raw';
import minmax from '../../docs/cours/minmax.py?raw';
import { asWritten } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import { error } from './words.ts';

/** A program in Python: the text of a file in docs/cours/, for pages to show. */
export interface ListingPython {
  readonly name: string;
  readonly title: Translation;
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
}

const listing = (name: string, title: Translation, text: string): ListingPython => ({
  name,
  title,
  file: `docs/cours/${name}.py`,
  text,
});

/**
 * Their comments are in French, for readers of the Course. Each can be used alone: it begins with the function
 * `successeurs` that the Course takes as given.
 */
export const listingsPython: readonly ListingPython[] = [
  listing('minmax', { en: 'Min-max and negamax', fr: 'Min-max et negamax' }, minmax),
  listing('coup', { en: 'Min-max with the move to play', fr: 'Min-max avec le coup à jouer' }, coup),
  listing('memo', { en: 'Min-max with a memory', fr: 'Min-max avec mémoïsation' }, memo),
  listing('alphabeta', { en: 'Alpha-beta pruning', fr: 'Élagage alpha-bêta' }, alphabeta),
  listing('attracteur', { en: 'Attractors and winning strategies', fr: 'Attracteurs et stratégies gagnantes' }, attracteur),
  listing('heuristique', { en: 'Heuristics', fr: 'Heuristiques' }, heuristique),
  listing('chomp', { en: 'The arena of Chomp', fr: 'L’arène de Chomp' }, chomp),
  listing('exemples', { en: 'The examples of the course', fr: 'Les exemples du cours' }, exemples),
];

/** The text of one function in the listings, from its `def` to its last line: `fonctionPython('maximin')`. */
export function fonctionPython(name: string): string {
  for (const { text } of listingsPython) {
    const lines = text.split('\n');
    const begin = lines.findIndex((line) => line.startsWith(`def ${name}(`));
    if (begin < 0) continue;
    const length = lines.slice(begin + 1).findIndex((line) => /^\S/.test(line));
    return `${lines
      .slice(begin, length < 0 ? undefined : begin + 1 + length)
      .join('\n')
      .trimEnd()}\n`;
  }
  throw error('cours-no-function', { name: asWritten(name), names: functionNames() });
}

function functionNames(): string[] {
  return [...new Set(listingsPython.flatMap(({ text }) => [...text.matchAll(/^def (\w+)/gm)].map(([, name]) => name)))];
}
