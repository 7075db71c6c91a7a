import type { Translation } from '../say/index.ts';
import { alphabeta } from './alphabeta.ts';
import { alphabetaSoft } from './alphabeta-soft.ts';
import { maximin } from './maximin.ts';
import { minimax } from './minimax.ts';
import { minimax2 } from './minimax2.ts';
import { dual, mtdf, sss } from './mtd.ts';
import { negamax } from './negamax.ts';
import { negamaxAlphabeta } from './negamax-alphabeta.ts';
import { negascout } from './negascout.ts';
import type { Search } from './options.ts';
import { error } from './words.ts';

export interface Algorithm {
  readonly name: string;
  readonly title: Translation;
  /** The document it comes from, and where in it. */
  readonly source: Translation;
  /** Whether it can use `options.memory`. */
  readonly memory: boolean;
  /** Whether it prunes: visits less than minimax does. */
  readonly prunes: boolean;
  readonly search: Search;
}

/**
 * All the searches, in the order in which one learns them. The command line, the page and the tests go through this
 * table.
 */
export const algorithms: readonly Algorithm[] = [
  {
    name: 'minimax',
    title: { en: 'Minimax', fr: 'Minimax' },
    source: { en: 'document 000, section 2', fr: 'document 000, section 2' },
    memory: true,
    prunes: false,
    search: minimax,
  },
  {
    name: 'maximin',
    title: { en: 'Minimax as two functions', fr: 'Couple maximin/minimax' },
    source: { en: 'document 004, II.3', fr: 'document 004, II.3' },
    memory: false,
    prunes: false,
    search: maximin,
  },
  {
    name: 'minimax2',
    title: { en: 'Minimax2, shallow pruning', fr: 'Minimax2' },
    source: { en: 'document 000, section 3', fr: 'document 000, section 3' },
    memory: false,
    prunes: true,
    search: minimax2,
  },
  {
    name: 'alphabeta',
    title: { en: 'Alpha-beta (MinimaxAB)', fr: 'Alpha-bêta (MinimaxAB)' },
    source: { en: 'document 000, section 4', fr: 'document 000, section 4' },
    memory: false,
    prunes: true,
    search: alphabeta,
  },
  {
    name: 'alphabeta-soft',
    title: { en: 'Alpha-beta, fail-soft', fr: 'Alpha-bêta « fail-soft »' },
    source: { en: 'documents 001 and 004, II.5', fr: 'documents 001 et 004, II.5' },
    memory: true,
    prunes: true,
    search: alphabetaSoft,
  },
  {
    name: 'negamax',
    title: { en: 'Negamax', fr: 'Negamax' },
    source: { en: 'document 004, II.3', fr: 'document 004, II.3' },
    memory: true,
    prunes: false,
    search: negamax,
  },
  {
    name: 'negamax-alphabeta',
    title: { en: 'Negamax with alpha-beta', fr: 'Negamax avec alpha-bêta' },
    source: { en: 'document 001; document 004, exercise 3', fr: 'document 001 ; document 004, exercice 3' },
    memory: false,
    prunes: true,
    search: negamaxAlphabeta,
  },
  {
    name: 'negascout',
    title: { en: 'NegaScout (PVS)', fr: 'NegaScout' },
    source: { en: 'named in document 001; Reinefeld 1983', fr: 'nommé dans le document 001 ; Reinefeld 1983' },
    memory: true,
    prunes: true,
    search: negascout,
  },
  {
    name: 'mtdf',
    title: { en: 'MTD(f)', fr: 'MTD(f)' },
    source: { en: 'named in document 001; Plaat et al. 1996', fr: 'nommé dans le document 001 ; Plaat et al. 1996' },
    memory: true,
    prunes: true,
    search: mtdf,
  },
  {
    name: 'sss',
    title: { en: 'SSS* as MTD(+∞)', fr: 'SSS*, soit MTD(+∞)' },
    source: { en: 'Stockman 1979; Plaat et al. 1996', fr: 'Stockman 1979 ; Plaat et al. 1996' },
    memory: true,
    prunes: true,
    search: sss,
  },
  {
    name: 'dual',
    title: { en: 'DUAL* as MTD(−∞)', fr: 'DUAL*, soit MTD(−∞)' },
    source: { en: 'Marsland et al. 1987; Plaat et al. 1996', fr: 'Marsland et al. 1987 ; Plaat et al. 1996' },
    memory: true,
    prunes: true,
    search: dual,
  },
];

/** The algorithm of this name; throws a sentence where there is none. */
export function algorithmOf(name: string): Algorithm {
  const found = algorithms.find((algorithm) => algorithm.name === name);
  if (found === undefined) throw error('unknown-algorithm', { typed: name, algorithms: algorithms.map(({ name }) => name) });
  return found;
}
