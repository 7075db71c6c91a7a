import type { Language } from '../../draw/index.ts';

/**
 * The sentences of `parseTree` in French, by pattern: the games speak English. A sentence that is not here yet is shown as it is, after a
 * French word of warning; the test goes through every kind that there is.
 */
const french: readonly [pattern: RegExp, sentence: string][] = [
  [/^the tree has ended, but "(.*)" follows\. Take it away\.$/s, 'l’arbre est terminé, mais « $1 » suit encore. Supprimez-le.'],
  [
    /^a child is missing before this comma\. .*$/,
    'il manque un fils avant cette virgule. Tapez un nombre ou une liste, ou supprimez la virgule.',
  ],
  [
    /^a child is missing after the comma\. .*$/,
    'il manque un fils après la virgule. Tapez un nombre ou une liste, ou supprimez la virgule.',
  ],
  [/^this bracket closes nothing\. .*$/, 'ce crochet ne ferme rien. Supprimez-le.'],
  [
    /^this list is empty: .*$/,
    'cette liste est vide : un nœud sans fils doit avoir une valeur. Tapez à sa place le nombre qu’il vaut.',
  ],
  [/^a comma is missing before this\. .*$/, 'il manque une virgule ici. Tapez-en une entre deux fils.'],
  [/^this bracket is never closed\. .*$/, 'ce crochet n’est jamais fermé. Ajoutez un ] à la fin de sa liste.'],
  [/^there is no tree here\. .*$/, 'il n’y a pas d’arbre ici. Tapez des listes imbriquées, comme [[6,7],[2,8]].'],
  [
    /^"(.*)" is not a number\. .*$/s,
    '« $1 » n’est pas un nombre. Une feuille est un nombre entier, comme 6 ou -3, et une liste s’écrit entre [ ].',
  ],
  [/^"(.*)" is not in plain digits\. Type (.*)\.$/s, '« $1 » n’est pas écrit en chiffres simples. Tapez $2.'],
  [
    /^(.*) is not an integer: .*$/,
    '$1 n’est pas entier : les valeurs sont des nombres entiers, comptez par exemple en centièmes.',
  ],
  [/^(.*) is too large: .*±(\d+).*$/, '$1 est trop grand : les valeurs restent entre -$2 et $2.'],
];

export function treeError(message: string, language: Language): string {
  if (language === 'en') return message;
  const [, line, column, sentence] = /^Line (\d+), column (\d+): (.*)$/s.exec(message) ?? [];
  const found = sentence === undefined ? undefined : french.find(([pattern]) => pattern.test(sentence));
  if (found === undefined) return `Cette liste ne se lit pas : ${message}`;
  return `Ligne ${line}, colonne ${column} : ${sentence.replace(found[0], found[1])}`;
}
