import { element } from '../browser.ts';
import { said } from '../spoken.ts';
import { score } from './narration.ts';
import type { compare, Searched } from './searches.ts';
import { text } from './words.ts';

/** The table of all algorithms on one tree; a click on a row's name chooses that algorithm. */
export function comparisonTable(
  rows: ReturnType<typeof compare>,
  chosen: string,
  onChoose: (algorithm: string) => void,
): HTMLTableElement {
  const most = Math.max(...rows.map(({ result }) => result.counts.leaves));
  const head = [text.algorithm, text.leaves, text.value, text.nodes, text.cuts];
  const body = rows.map(({ algorithm, result }) => {
    const { leaves, nodes, cuts } = result.counts;
    const name = element('button', { type: 'button', class: 'row-name' }, said(algorithm.title));
    name.addEventListener('click', () => onChoose(algorithm.name));
    if (algorithm.name === chosen) name.setAttribute('aria-current', 'true');
    const bar = element('span', { class: 'bar', 'aria-hidden': 'true' });
    bar.style.setProperty('--part', `${leaves / most}`);
    return element(
      'tr',
      algorithm.name === chosen ? { class: 'chosen' } : {},
      element('th', { scope: 'row' }, name),
      element('td', { class: 'leaves' }, element('span', { class: 'with-bar' }, `${leaves}`, bar)),
      element('td', {}, score(result.value)),
      element('td', {}, `${nodes}`),
      element('td', {}, `${cuts.alpha} α · ${cuts.beta} β`),
    );
  });
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...head.map((title) => element('th', { scope: 'col' }, title)))),
    element('tbody', {}, ...body),
  );
}

/** The terms and descriptions of what a search found. */
export function resultList(searched: Searched): Node[] {
  const { counts, value } = searched.result;
  const facts: [term: string, description: string, id: string][] = [
    [text.value, score(value), 'value'],
    [text.line, searched.line.length ? searched.line.join(' → ') : text.noLine, 'line'],
    [text.nodes, `${counts.nodes}`, 'nodes'],
    [text.leaves, `${counts.leaves}`, 'leaves'],
    [text.cuts, `${counts.cuts.alpha} α · ${counts.cuts.beta} β`, 'cuts'],
  ];
  return facts.map(([term, description, id]) =>
    element('div', { class: id }, element('dt', {}, term), element('dd', { id: `result-${id}` }, description)),
  );
}
