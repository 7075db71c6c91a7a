import type { Sayable } from '../../i18n/index.ts';
import { pageText, pageTexts } from '../language.ts';

/** The words of the page for a jury; those of the sheet itself are in `explain/`, for its files have them too. */
export const juryText = pageTexts({
  title: { en: 'Printable proof', fr: 'Vue pour le jury' },
  titleOf: { en: 'Printable proof: {tree}', fr: 'Vue pour le jury : {tree}' },
  controls: { en: 'What is shown', fr: 'Ce qui est montré' },
  algorithm: { en: 'Algorithm', fr: 'Algorithme' },
  otherTree: { en: 'Another tree', fr: 'Un autre arbre' },
  print: { en: 'Print', fr: 'Imprimer' },
  steps: { en: 'Step by step', fr: 'Pas à pas' },
  figure: { en: '{algorithm} on {tree}', fr: '{algorithm} sur {tree}' },
  table: { en: 'Table of all nodes', fr: 'Tableau de tous les nœuds' },
});

/** A sentence whose windows and formulas no line breaks: `]3, +∞[`, `v = 5 ≤ α`. */
export function unbroken(what: Sayable): string {
  return pageText(what).replace(/\][^[\]]*\[| ?[=≤≥<>] ?/g, (formula) => formula.replaceAll(' ', '\u00a0'));
}
