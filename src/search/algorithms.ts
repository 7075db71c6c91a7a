import type { Translation } from '../i18n/index.ts';
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
  /** It creates a table if it is given none. */
  readonly ownsTable?: true;
  /** Whether it prunes: visits less than minimax does. */
  readonly prunes: boolean;
  /**
   * Its name in comparisons of node counts: in lists of settings, and in tables and plots. Comparisons leave out rows
   * without it, because they visit the same nodes as another row.
   */
  readonly compared?: { readonly key: string; readonly label: string };
  readonly search: Search;
}

/**
 * All the searches, in the order in which they are taught. The command line, the page and the tests all use this
 * table.
 */
export const algorithms: readonly Algorithm[] = [
  {
    name: 'minimax',
    title: { en: 'Minimax', fr: 'Minimax' },
    source: { en: 'TIPE 2013, section 2', fr: 'TIPE 2013, section 2' },
    memory: true,
    prunes: false,
    compared: { key: 'minimax', label: 'minimax' },
    search: minimax,
  },
  {
    name: 'maximin',
    title: { en: 'Minimax as two functions', fr: 'Couple maximin/minimax' },
    source: { en: 'Course, II.3', fr: 'cours, II.3' },
    memory: false,
    prunes: false,
    search: maximin,
  },
  {
    name: 'minimax2',
    title: { en: 'Minimax2, shallow pruning', fr: 'Minimax2' },
    source: { en: 'TIPE 2013, section 3', fr: 'TIPE 2013, section 3' },
    memory: false,
    prunes: true,
    compared: { key: 'minimax2', label: 'Minimax2' },
    search: minimax2,
  },
  {
    name: 'alphabeta',
    title: { en: 'Alpha-beta (MinimaxAB)', fr: 'Alpha-bêta (MinimaxAB)' },
    source: { en: 'TIPE 2013, section 4', fr: 'TIPE 2013, section 4' },
    memory: false,
    prunes: true,
    compared: { key: 'alphabeta', label: 'α-β' },
    search: alphabeta,
  },
  {
    name: 'alphabeta-soft',
    title: { en: 'Alpha-beta, fail-soft', fr: 'Alpha-bêta « fail-soft »' },
    source: { en: 'Wikipédia; Course, II.5', fr: 'Wikipédia ; cours, II.5' },
    memory: true,
    prunes: true,
    compared: { key: 'soft', label: 'soft' },
    search: alphabetaSoft,
  },
  {
    name: 'negamax',
    title: { en: 'Negamax', fr: 'Negamax' },
    source: { en: 'Course, II.3', fr: 'cours, II.3' },
    memory: true,
    prunes: false,
    search: negamax,
  },
  {
    name: 'negamax-alphabeta',
    title: { en: 'Negamax with alpha-beta', fr: 'Negamax avec alpha-bêta' },
    source: { en: 'Wikipédia; Course, exercise 3', fr: 'Wikipédia ; cours, exercice 3' },
    memory: false,
    prunes: true,
    search: negamaxAlphabeta,
  },
  {
    name: 'negascout',
    title: { en: 'NegaScout (PVS)', fr: 'NegaScout' },
    source: { en: 'named in Wikipédia; Reinefeld 1983', fr: 'nommé dans Wikipédia ; Reinefeld 1983' },
    memory: true,
    prunes: true,
    compared: { key: 'negascout', label: 'NegaScout' },
    search: negascout,
  },
  {
    name: 'mtdf',
    title: { en: 'MTD(f)', fr: 'MTD(f)' },
    source: { en: 'named in Wikipédia; Plaat et al. 1996', fr: 'nommé dans Wikipédia ; Plaat et al. 1996' },
    memory: true,
    ownsTable: true,
    prunes: true,
    compared: { key: 'mtdf', label: 'MTD(f)' },
    search: mtdf,
  },
  {
    name: 'sss',
    title: { en: 'SSS* as MTD(+∞)', fr: 'SSS*, soit MTD(+∞)' },
    source: { en: 'Stockman 1979; Plaat et al. 1996', fr: 'Stockman 1979 ; Plaat et al. 1996' },
    memory: true,
    ownsTable: true,
    prunes: true,
    compared: { key: 'sss', label: 'SSS*' },
    search: sss,
  },
  {
    name: 'dual',
    title: { en: 'DUAL* as MTD(−∞)', fr: 'DUAL*, soit MTD(−∞)' },
    source: { en: 'Marsland et al. 1987; Plaat et al. 1996', fr: 'Marsland et al. 1987 ; Plaat et al. 1996' },
    memory: true,
    ownsTable: true,
    prunes: true,
    compared: { key: 'dual', label: 'DUAL*' },
    search: dual,
  },
];

/** The algorithm of this name; throws if there is none. */
export function algorithmOf(name: string): Algorithm {
  const found = algorithms.find((algorithm) => algorithm.name === name);
  if (found === undefined) throw error('unknown-algorithm', { typed: name, algorithms: algorithms.map(({ name }) => name) });
  return found;
}
