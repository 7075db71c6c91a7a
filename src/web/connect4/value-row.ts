import type { Language } from '../../draw/index.ts';
import { element } from '../element.ts';
import { fill } from '../fill.ts';
import { COLUMNS, heightOf, type Moves, ROWS } from './moves.ts';
import { strings } from './strings.ts';
import { inFull, inWords, signed, type Worth } from './worth.ts';

/** The worth of each column as far as it is known; undefined: not yet. */
export type Worths = readonly (Worth | undefined)[];

/** The chips over the columns. */
export function valueChips(worths: Worths, moves: Moves, language: Language): HTMLLIElement[] {
  const said = strings[language];
  const scores = worths.map((worth) => worth?.score ?? Number.NEGATIVE_INFINITY);
  const open = Array.from({ length: COLUMNS }, (_, column) => heightOf(moves, column) < ROWS);
  const complete = worths.every((worth, column) => worth !== undefined || !open[column]);
  return worths.map((worth, column) => {
    if (worth === undefined) {
      const full = !open[column];
      const label = fill(said.valueOf, { column: column + 1, worth: full ? said.full : '…' });
      return chip(full ? 'none' : 'waits', label, full ? '' : '…', full ? said.full : '');
    }
    const kind = worth.score > 0 ? 'win' : worth.score < 0 ? 'loss' : 'draw';
    const best = complete && worth.score === Math.max(...scores) ? ' best' : '';
    const label = fill(said.valueOf, { column: column + 1, worth: inFull(worth, language) });
    return chip(kind + best, label, signed(worth.score), inWords(worth, language));
  });
}

function chip(kind: string, label: string, number: string, words: string): HTMLLIElement {
  const seen = element('span', { class: 'chip', 'aria-hidden': 'true' }, element('b', {}, number), element('small', {}, words));
  return element('li', { class: kind }, element('span', { class: 'unseen' }, label), seen);
}
