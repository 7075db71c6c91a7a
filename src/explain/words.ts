import { problems } from '../core/index.ts';

export const { failure, problem, error } = problems({
  'bad-tree-depth': {
    en: '"{typed}" is no depth. Type a whole number of plies, like 3.',
    fr: '« {typed} » n’est pas une profondeur. Tapez un nombre entier de coups, comme 3.',
  },
  'bad-random-tree': {
    en: '"{typed}" is no random tree. Type a seed, a depth from 1 to {most} and if you like the number of children, like 7.3 or 7.3.4.',
    fr: '« {typed} » n’est pas un arbre au hasard. Tapez une graine, une profondeur de 1 à {most} et, si vous voulez, le nombre de fils, comme 7.3 ou 7.3.4.',
  },
  'no-such-preset': {
    en: 'There is no tree called "{typed}". Choose one of: {names}.',
    fr: 'Il n’y a pas d’arbre nommé « {typed} ». Choisissez parmi : {names}.',
  },
  'nothing-to-search': {
    en: 'The game is over in this position: there is nothing to search. Take a move back.',
    fr: 'La partie est finie dans cette position : il n’y a rien à chercher. Reprenez un coup.',
  },
  'leaf-not-one-number': {
    en: '"{typed}" is not one number. A leaf is one whole number, like 6 or -3.',
    fr: '« {typed} » n’est pas un nombre seul. Une feuille est un seul entier, comme 6 ou -3.',
  },
  'bad-tree-edit': {
    en: '"{typed}" is no change of a tree. Write 1.2=5 for a leaf’s value, 1.2:1 for a child’s place.',
    fr: '« {typed} » n’est pas une modification d’arbre. Écrivez 1.2=5 pour la valeur d’une feuille, 1.2:1 pour la place d’un fils.',
  },
});
