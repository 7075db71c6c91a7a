import { type Language, shortScore } from '../../draw/index.ts';
import { element } from '../element.ts';
import type { Searched } from './searches.ts';
import { strings } from './strings.ts';

/** The terms and descriptions of what a search found. */
export function resultList(searched: Searched, language: Language): Node[] {
  const said = strings[language];
  const { counts, value } = searched.result;
  const facts: [term: string, description: string, id: string][] = [
    [said.value, shortScore(value).replace('-', '−'), 'value'],
    [said.line, searched.line.length ? searched.line.join(' → ') : said.noLine, 'line'],
    [said.nodes, `${counts.nodes}`, 'nodes'],
    [said.leaves, `${counts.leaves}`, 'leaves'],
    [said.cuts, `${counts.cuts.alpha} α · ${counts.cuts.beta} β`, 'cuts'],
  ];
  return facts.map(([term, description, id]) =>
    element('div', { class: id }, element('dt', {}, term), element('dd', { id: `result-${id}` }, description)),
  );
}
