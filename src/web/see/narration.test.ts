import { describe, expect, it } from 'vitest';
import { formatTree } from '../../games/index.ts';
import type { Language } from '../../say/index.ts';
import { algorithms } from '../../search/index.ts';
import { language } from '../spoken.ts';
import { grownTree } from './examples.ts';
import { narrate } from './narration.ts';
import { readTree, search } from './searches.ts';

function told(tree: string, algorithm: string, spoken: Language, root: 'max' | 'min' = 'max'): string[] {
  language.value = spoken;
  const read = readTree(tree, root);
  if (!read.ok) throw new Error(read.error.message);
  const chosen = algorithms.find(({ name }) => name === algorithm) ?? algorithms[0];
  return search(read.value, chosen).steps.map((step) => narrate(step).replaceAll('\u00a0', ' '));
}

describe('a search told step by step', () => {
  it('says of figure 3 of document 000 what is entered, found and cut, and why', () => {
    expect(told('[[6,7],[2,8]]', 'alphabeta-soft', 'en')).toEqual([
      'Max node, window −∞ to +∞.',
      'Min node after 1, window −∞ to +∞.',
      'Leaf after 1, window −∞ to +∞.',
      'Leaf after 1: 6.',
      'Leaf after 2, window −∞ to 6.',
      'Leaf after 2: 7.',
      'Min node after 1 is worth 6.',
      'Min node after 2, window 6 to +∞.',
      'Leaf after 1, window 6 to +∞.',
      'Leaf after 1: 2.',
      'Min node, window 6 to +∞, cut α: Min gets 2 here, and Max already holds 6 elsewhere. Not searched: 2.',
      'Min node after 2 is worth at most 2.',
      'Max node at the root is worth 6. Best line: 1 1.',
    ]);
  });

  it('speaks French, and tells β cuts from α cuts', () => {
    const steps = told('[3,[4,0]]', 'alphabeta-soft', 'fr', 'min');
    expect(steps).toContain(
      'Nœud Max, fenêtre de −∞ à 3, coupure β : Max obtient 4 ici, et Min tient déjà 3 ailleurs. Non explorés : 2.',
    );
    expect(steps.at(-1)).toBe('Nœud Min à la racine vaut 3. Meilleure suite : 1.');
  });

  it('has no undefined, for any algorithm, in either language', () => {
    for (const { name } of algorithms)
      for (const language of ['en', 'fr'] as const)
        for (const sentence of told('[[3,[1,4]],[1,5],[9,[2,6]]]', name, language))
          expect(sentence).not.toMatch(/undefined|NaN|null/);
  });

  it('says when a value comes from memory, of a leaf too, and that the line goes on behind it', () => {
    const steps = told('[[6,7],[2,8]]', 'mtdf', 'en');
    expect(steps).toContain('Min node after 1 is worth 6, known from memory.');
    expect(steps).toContain('Leaf after 1: 6, known from memory.');
    expect(steps.filter((step) => step.startsWith('Max node after'))).toEqual([]);
    expect(steps.at(-1)).toBe('Max node at the root is worth 6. Best line: 1 (…).');
  });

  it('tells the passes of MTD(f) as questions and answers: nobody holds their bounds, and a mere bound has no best line', () => {
    const steps = told('[[6,7],[2,8]]', 'mtdf', 'fr');
    expect(steps.filter((step) => /question|coupure|racine/.test(step))).toEqual([
      'Nœud Max, fenêtre de −1 à 0. La question : la valeur est-elle d’au moins 0 ?',
      'Nœud Max, fenêtre de −1 à 0, coupure β : Max obtient 6 ici : oui, au moins 0, et rien de plus n’était demandé. Non explorés : 2.',
      'Nœud Max à la racine vaut au moins 6.',
      'Nœud Max, fenêtre de 6 à 7. La question : la valeur est-elle d’au moins 7 ?',
      'Nœud Min, fenêtre de 6 à 7, coupure α : Min obtient 6 ici : non, moins de 7, et rien de plus n’était demandé. Non explorés : 2.',
      'Nœud Min, fenêtre de 6 à 7, coupure α : Min obtient 2 ici : non, moins de 7, et rien de plus n’était demandé. Non explorés : 2.',
      'Nœud Max à la racine vaut au plus 6.',
      'Nœud Max à la racine vaut 6. Meilleure suite : 1 (…).',
    ]);
  });

  it('says that the other player holds a bound in every cut of alpha-beta, in no pass of an MTD driver, and in some cuts of NegaScout', () => {
    const shareHeld = (algorithm: string) => {
      const cuts = Array.from({ length: 30 }, (_, seed) => told(formatTree(grownTree(seed, 4)), algorithm, 'en'))
        .flat()
        .filter((step) => step.includes(', cut '));
      return cuts.filter((step) => step.includes('already holds')).length / cuts.length;
    };
    for (const algorithm of ['minimax2', 'alphabeta', 'alphabeta-soft', 'negamax-alphabeta'])
      expect(shareHeld(algorithm)).toBe(1);
    for (const algorithm of ['mtdf', 'sss', 'dual']) expect(shareHeld(algorithm)).toBe(0);
    expect(shareHeld('negascout')).toBeGreaterThan(0.4);
    expect(shareHeld('negascout')).toBeLessThan(0.8);
  });

  it('tells a tree of one leaf', () => {
    expect(told('5', 'alphabeta', 'fr')).toEqual(['Feuille.', 'Feuille : 5.']);
  });
});
