import { describe, expect, it } from 'vitest';
import { formatTree, leafCount } from '../../games/index.ts';
import { say } from '../../say/index.ts';
import { algorithms } from '../../search/index.ts';
import { examples, grownTree } from './examples.ts';
import { compare, MOST_NODES, readTree, search } from './searches.ts';
import type { State } from './state.ts';

function read(tree: string, root: State['root']) {
  const result = readTree(tree, root);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function leaves(tree: string, root: State['root']): Record<string, number> {
  return Object.fromEntries(compare(read(tree, root)).map(({ algorithm, result }) => [algorithm.name, result.counts.leaves]));
}

const byTitle = (title: string) => examples.find((example) => example.title.en === title) as (typeof examples)[number];

describe('the examples', () => {
  it.each(examples)('$title.en can be read, and every algorithm agrees on its value', ({ tree, root }) => {
    const values = compare(read(tree, root)).map(({ result }) => result.value);
    expect(values).toEqual(algorithms.map(() => values[0]));
  });

  it('the deep cut is one that alpha-beta makes and Minimax2 cannot', () => {
    const { tree, root } = byTitle('Deep cut');
    expect(leaves(tree, root)).toMatchObject({ minimax: 5, minimax2: 5, alphabeta: 4 });
  });

  it('the three cuts are the three of document 001', () => {
    const { tree, root } = byTitle('Three cuts');
    const { steps, result } = search(read(tree, root), algorithms.find(({ name }) => name === 'alphabeta-soft') ?? algorithms[0]);
    const cuts = steps.filter(({ kind, node }) => kind === 'cut' && node.cut?.skipped.length);
    expect(cuts.map(({ node }) => [node.alpha, node.value])).toEqual([
      [5, 4],
      [6, 6],
      [6, 5],
    ]);
    expect(result.value).toBe(6);
  });

  it('in the best order alpha-beta sees 11 of 27 leaves, in the worst order far more', () => {
    const best = byTitle('Best moves first');
    const worst = byTitle('Worst moves first');
    expect(leaves(best.tree, best.root)).toMatchObject({ minimax: 27, alphabeta: 11 });
    expect(leaves(worst.tree, worst.root).alphabeta).toBeGreaterThan(20);
    expect([...worst.tree.matchAll(/-?\d+/g)].map(Number).reverse()).toEqual([...best.tree.matchAll(/-?\d+/g)].map(Number));
  });
});

describe('a grown tree', () => {
  it('is the same for the same seed, and small enough for the page at every depth it offers', () => {
    expect(formatTree(grownTree(1, 3))).toBe(formatTree(grownTree(1, 3)));
    expect(formatTree(grownTree(1, 3))).not.toBe(formatTree(grownTree(2, 3)));
    for (let seed = 0; seed < 500; seed++) {
      const tree = grownTree(seed, 5);
      expect(tree.size, `seed ${seed}`).toBeLessThanOrEqual(MOST_NODES);
      expect(leafCount(tree)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a typed tree', () => {
  it('too large for a drawing is refused in the language of the page', () => {
    const large = `[${Array.from({ length: MOST_NODES }, () => 1).join()}]`;
    const read = readTree(large, 'max');
    expect(read.ok ? '' : say(read.error, 'fr')).toBe(
      'Cet arbre a 401 nœuds ; la page en dessine 400 au plus. Ôtez des branches, ou passez par la ligne de commande.',
    );
    expect(readTree(large.replace('1,', ''), 'max').ok).toBe(true);
  });

  it.each([
    ['', 'Ligne 1, colonne 1 : il n’y a pas d’arbre ici.'],
    ['[[6,7],[2,8]', 'Ligne 1, colonne 1 : ce crochet n’est jamais fermé.'],
    ['[1,[]]', 'Ligne 1, colonne 5 : cette liste est vide'],
    ['[1,,2]', 'Ligne 1, colonne 4 : il manque un fils avant cette virgule.'],
    ['[1,2,]', 'Ligne 1, colonne 6 : il manque un fils après la virgule.'],
    ['[1 2]', 'Ligne 1, colonne 4 : il manque une virgule ici.'],
    ['[6.5,7]', 'Ligne 1, colonne 2 : 6.5 n’est pas un entier'],
    ['[1e3]', 'Ligne 1, colonne 2 : « 1e3 » n’est pas écrit en chiffres simples. Tapez 1000.'],
    ['[[6;7];[2;8]]', 'Ligne 1, colonne 3 : « 6;7 » n’est pas un nombre.'],
    ['[six]', 'Ligne 1, colonne 2 : « six » n’est pas un nombre.'],
    ['[1000000000]', 'Ligne 1, colonne 2 : 1000000000 est trop grand : les valeurs restent entre -998999999 et 998999999.'],
    ['[1,2]]', 'Ligne 1, colonne 6 : l’arbre est terminé, mais « ] » suit encore.'],
    [']', 'Ligne 1, colonne 1 : ce crochet ne ferme rien.'],
  ])('that is wrong (%j) is explained in French as well', (text, start) => {
    const read = readTree(text, 'max');
    expect(read.ok ? '' : say(read.error, 'fr')).toContain(start);
  });
});
