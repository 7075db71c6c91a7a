import type { Table } from './translate.ts';

/** Trees as nested lists. */
export const TREES: Table = [
  [/^Line (\d+), column (\d+): (.*)$/s, 'Ligne $1, colonne $2 : $3!'],
  [/^the tree has ended, but "(.*)" follows\. .*$/s, 'l’arbre est terminé, mais « $1 » suit encore. Retirez-le.'],
  [
    /^a child is missing before this comma\. .*$/,
    'il manque un fils avant cette virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
  ],
  [
    /^a child is missing after the comma\. .*$/,
    'il manque un fils après la virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
  ],
  [/^this bracket closes nothing\. .*$/, 'ce crochet ne ferme rien. Retirez-le.'],
  [
    /^this list is empty: .*$/,
    'cette liste est vide : un nœud sans fils demande une valeur. Tapez à la place le nombre qu’il vaut.',
  ],
  [/^a comma is missing before this\. .*$/, 'il manque une virgule ici. Tapez-en une entre deux fils.'],
  [/^the tree has more than (\d+) nodes\. .*$/, 'l’arbre a plus de $1 nœuds. Prenez-en un plus petit.'],
  [/^this bracket is never closed\. .*$/, 'ce crochet n’est jamais fermé. Ajoutez un ] où sa liste finit.'],
  [/^there is no tree here\. .*$/, 'il n’y a pas d’arbre ici. Tapez des listes emboîtées, comme [[6,7],[2,8]].'],
  [
    /^"(.*)" is not a number\. A leaf .*$/s,
    '« $1 » n’est pas un nombre. Une feuille est un entier, comme 6 ou -3, et une liste est entre [ ].',
  ],
  [/^"(.*)" is not in plain digits\. Type (.*)\.$/s, '« $1 » n’est pas écrit en chiffres simples. Tapez $2.'],
];
