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
  row('minimax', 'Minimax', 'Minimax', 'document 000, section 2', true, false, minimax),
  row('maximin', 'Minimax as two functions', 'Couple maximin/minimax', 'document 004, II.3', false, false, maximin),
  row('minimax2', 'Minimax2, shallow pruning', 'Minimax2', 'document 000, section 3', false, true, minimax2),
  row('alphabeta', 'Alpha-beta, fail-hard', 'Alpha-bêta (MinimaxAB)', 'document 000, section 4', false, true, alphabeta),
  row(
    'alphabeta-soft',
    'Alpha-beta, fail-soft',
    'Alpha-bêta « fail-soft »',
    { en: 'documents 001 and 004, II.5', fr: 'documents 001 et 004, II.5' },
    true,
    true,
    alphabetaSoft,
  ),
  row('negamax', 'Negamax', 'Negamax', 'document 004, II.3', true, false, negamax),
  row(
    'negamax-alphabeta',
    'Negamax with alpha-beta',
    'Negamax avec alpha-bêta',
    { en: 'document 001; document 004, exercise 3', fr: 'document 001; document 004, exercice 3' },
    false,
    true,
    negamaxAlphabeta,
  ),
  row(
    'negascout',
    'NegaScout (PVS)',
    'NegaScout',
    { en: 'named in document 001; Reinefeld 1983', fr: 'nommé dans le document 001; Reinefeld 1983' },
    true,
    true,
    negascout,
  ),
  row(
    'mtdf',
    'MTD(f)',
    'MTD(f)',
    { en: 'named in document 001; Plaat et al. 1996', fr: 'nommé dans le document 001; Plaat et al. 1996' },
    true,
    true,
    mtdf,
  ),
  row('sss', 'SSS* as MTD(+∞)', 'SSS*, soit MTD(+∞)', 'Stockman 1979; Plaat et al. 1996', true, true, sss),
  row('dual', 'DUAL* as MTD(−∞)', 'DUAL*, soit MTD(−∞)', 'Marsland et al. 1987; Plaat et al. 1996', true, true, dual),
];

function row(
  name: string,
  en: string,
  fr: string,
  source: string | Translation,
  memory: boolean,
  prunes: boolean,
  search: Search,
): Algorithm {
  const from = typeof source === 'string' ? { en: source, fr: source } : source;
  return { name, title: { en, fr }, source: from, memory, prunes, search };
}

/** The algorithm of this name; throws a sentence where there is none. */
export function algorithmOf(name: string): Algorithm {
  const found = algorithms.find((algorithm) => algorithm.name === name);
  if (found === undefined) throw error('unknown-algorithm', { typed: name, algorithms: algorithms.map(({ name }) => name) });
  return found;
}
