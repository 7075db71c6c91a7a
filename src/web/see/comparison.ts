import type { Language } from '../../draw/index.ts';
import { element } from '../element.ts';
import type { compare } from './searches.ts';
import { strings } from './strings.ts';

/** The table of all algorithms on one tree; a click on a row's name chooses that algorithm. */
export function comparisonTable(
  rows: ReturnType<typeof compare>,
  chosen: string,
  language: Language,
  onChoose: (algorithm: string) => void,
): HTMLTableElement {
  const said = strings[language];
  const most = Math.max(...rows.map(({ result }) => result.counts.leaves));
  const head = [said.algorithm, said.leaves, said.value, said.nodes, said.cuts];
  const body = rows.map(({ algorithm, result }) => {
    const { leaves, nodes, cuts } = result.counts;
    const name = element('button', { type: 'button', class: 'row-name' }, algorithm.title[language]);
    name.addEventListener('click', () => onChoose(algorithm.name));
    if (algorithm.name === chosen) name.setAttribute('aria-current', 'true');
    const bar = element('span', { class: 'bar', 'aria-hidden': 'true' });
    bar.style.setProperty('--part', `${leaves / most}`);
    return element(
      'tr',
      algorithm.name === chosen ? { class: 'chosen' } : {},
      element('th', { scope: 'row' }, name),
      element('td', { class: 'leaves' }, element('span', { class: 'with-bar' }, `${leaves}`, bar)),
      element('td', {}, `${result.value}`.replace('-', '−')),
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
