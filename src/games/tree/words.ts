import { problems } from '../../core/index.ts';
import { type Language, textsIn, words } from '../../i18n/index.ts';

type Child = { readonly path: string; readonly typed: string; readonly count: number };
type Leaf = { readonly path: string; readonly rest: string };

const node = {
  en: (path: string) => (path === '' ? 'The root' : `Node ${path}`),
  fr: (path: string) => (path === '' ? 'La racine' : `Le nœud ${path}`),
};

export const { failure } = problems(
  words({
    'bad-tree': {
      en: 'there is no tree here. Type nested lists, like [[6,7],[2,8]].',
      fr: 'il n’y a pas d’arbre ici. Tapez des listes emboîtées, comme [[6,7],[2,8]].',
    },
    'tree-has-ended': {
      en: 'the tree has ended, but "{rest}" follows. Take it away.',
      fr: 'l’arbre est terminé, mais « {rest} » suit encore. Retirez-le.',
    },
    'no-child-before-comma': {
      en: 'a child is missing before this comma. Type a number or a list, or take the comma away.',
      fr: 'il manque un fils avant cette virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
    },
    'no-child-after-comma': {
      en: 'a child is missing after the comma. Type a number or a list, or take the comma away.',
      fr: 'il manque un fils après la virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
    },
    'bracket-closes-nothing': {
      en: 'this bracket closes nothing. Take it away.',
      fr: 'ce crochet ne ferme rien. Retirez-le.',
    },
    'empty-list': {
      en: 'this list is empty: a node without children needs a value. Type the number it is worth instead.',
      fr: 'cette liste est vide : un nœud sans fils demande une valeur. Tapez à la place le nombre qu’il vaut.',
    },
    'no-comma': {
      en: 'a comma is missing before this. Type one between two children.',
      fr: 'il manque une virgule ici. Tapez-en une entre deux fils.',
    },
    'tree-too-large': {
      en: 'the tree has more than {most} nodes. Take a smaller one.',
      fr: 'l’arbre a plus de {most} nœuds. Prenez-en un plus petit.',
    },
    'bracket-never-closed': {
      en: 'this bracket is never closed. Add a ] where its list ends.',
      fr: 'ce crochet n’est jamais fermé. Ajoutez un ] où sa liste finit.',
    },
    'leaf-not-a-number': {
      en: '"{word}" is not a number. A leaf is a whole number, like 6 or -3, and a list stands in [ ].',
      fr: '« {word} » n’est pas un nombre. Une feuille est un entier, comme 6 ou -3, et une liste est entre [ ].',
    },
    'leaf-not-a-value': { en: '{why}.', fr: '{why}.' },
    'leaf-not-in-digits': {
      en: '"{word}" is not in plain digits. Type {value}.',
      fr: '« {word} » n’est pas écrit en chiffres simples. Tapez {value}.',
    },
    'no-such-child': {
      en: ({ path, typed, count }: Child) =>
        `${node.en(path)} has no child "${typed}": its children are 1 to ${count}. Type a path like 1.2, or - for the root.`,
      fr: ({ path, typed, count }: Child) =>
        `${node.fr(path)} n’a pas de fils « ${typed} » : ses fils vont de 1 à ${count}. Tapez un chemin comme 1.2, ou - pour la racine.`,
    },
    'path-past-leaf': {
      en: ({ path, rest }: Leaf) => `${node.en(path)} is a leaf, so "${rest}" leads nowhere. Leave it out.`,
      fr: ({ path, rest }: Leaf) => `${node.fr(path)} est une feuille, « ${rest} » ne mène donc nulle part. Retirez-le.`,
    },
  }),
);

const drawn = words({
  root: { en: 'Root', fr: 'Racine' },
  node: { en: 'Node {path} (level {level})', fr: 'Nœud {path} (niveau {level})' },
  leaf: { en: '{node}: a leaf worth {value}.', fr: '{node} : une feuille qui vaut {value}.' },
  toMove: {
    en: '{node}: {player} to move. Children: {children}',
    fr: '{node} : trait à {player}. Fils : {children}',
  },
});

export const captionWords = (language: Language) => textsIn(drawn, language);
