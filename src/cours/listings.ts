import { asWritten } from '../core/index.ts';
import type { Translation } from '../say/index.ts';
import { alphabeta, coup, memo, minmax } from './listings-arbre.ts';
import { attracteur, chomp, exemples, heuristique } from './listings-arene.ts';
import { error } from './words.ts';

/** A program in Python, as a page shows it and as its file in docs/cours/ has it. */
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
 * The texts are written here and nowhere else: `listings.test.ts` holds the files to them, and writes them where it is
 * run with -u.
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

/** One function out of the listings, `fonctionPython('maximin')`: from its `def` to its last line. */
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
