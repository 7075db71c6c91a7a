import { problems } from '../core/index.ts';

/** Errors of wrong calls of the Course's functions, with their remedies. */
export const { error } = problems({
  'cours-nb': {
    en: 'nb is {nb}: it counts moves to look ahead, so give a whole number, 0 or more (Infinity: to the end of the game).',
    fr: 'nb vaut {nb} : il compte des coups d’avance, donnez donc un entier, au moins 0 (Infinity : jusqu’à la fin de la partie).',
  },
  'cours-heuristic': {
    en: 'H returned {value} at {position}: H must return a number; Infinity and -Infinity are allowed.',
    fr: 'H a renvoyé {value} à {position} : H doit renvoyer un nombre ; Infinity et -Infinity sont permis.',
  },
  'cours-heuristic-of-list': {
    en: 'H returned {value} at {position}, a list with nb = 0: give a larger nb, or an H that evaluates lists.',
    fr: 'H a renvoyé {value} à {position}, une liste avec nb = 0 : donnez un nb plus grand, ou une H qui évalue les listes.',
  },
  'cours-successors': {
    en: 'successeurs returned {value} at {position}: it must return a list of positions, empty where the game is over.',
    fr: 'successeurs a renvoyé {value} à {position} : il faut une liste de positions, vide quand la partie est finie.',
  },
  'cours-sign': {
    en: 'signe is {signe}: write 1 where Max is to move, -1 where Min is.',
    fr: 'signe vaut {signe} : écrivez 1 si Max a le trait, -1 si c’est Min.',
  },
  'cours-window': {
    en: 'alpha is {alpha} and beta is {beta}: alpha must be below beta. At the root leave both out.',
    fr: 'alpha vaut {alpha} et beta vaut {beta} : alpha doit être inférieur à beta. À la racine, ne donnez ni l’un ni l’autre.',
  },

  'cours-no-vertex': {
    en: '{vertex} is named in {where} but is not a vertex of the graph: add it to G, with an empty list if no move leaves it.',
    fr: '{vertex} figure dans {where} mais n’est pas un sommet du graphe : ajoutez-le à G, avec une liste vide si aucun coup n’en part.',
  },
  'cours-text-vertex': {
    en: '{vertex} is named in {where}, but the vertices of an object are strings: write "{vertex}", or make G a Map.',
    fr: '{vertex} figure dans {where}, mais les sommets d’un objet sont des textes : écrivez "{vertex}", ou prenez une Map pour G.',
  },
  'cours-plays-on': {
    en: '{vertex} is a victory, so the game is over there, but it has successors: remove them.',
    fr: '{vertex} est une victoire, la partie y est donc finie, mais un coup en part : retirez ses successeurs.',
  },
  'cours-not-bipartite': {
    en: 'The move from {from} to {to} joins two vertices of one player. The players must alternate: check who controls the two vertices, or use minerve/solve, where a player may move twice.',
    fr: 'Le coup de {from} à {to} joint deux sommets d’un même joueur. Les joueurs alternent : voyez qui les contrôle, ou prenez minerve/solve, où un joueur peut jouer deux fois.',
  },
  'cours-both-win': {
    en: '{vertex} is in V_a and in V_e: a game has only one winner.',
    fr: '{vertex} est dans V_a et dans V_e : une partie n’a qu’un gagnant.',
  },
  'cours-cycle': {
    en: 'The recursion came back to {vertex}: this arena has a cycle. Use gagnante_en or attracteur, which allow cycles.',
    fr: 'La récursion est revenue à {vertex} : cette arène a un cycle. Prenez gagnante_en ou attracteur, qui s’en accommodent.',
  },

  'cours-rank': {
    en: 'n is {n}: it counts moves to victory, so give a whole number, 0 or more (Infinity: however many it takes).',
    fr: 'n vaut {n} : il compte des coups jusqu’à la victoire, donnez donc un entier, au moins 0 (Infinity : autant qu’il en faut).',
  },

  'cours-no-function': {
    en: 'No listing has a function {name}. There are: {names}.',
    fr: 'Aucun programme n’a de fonction {name}. Il y a : {names}.',
  },
  'cours-bar': {
    en: 'A bar of {p} by {q} squares is impossible: give two whole numbers, 1 or more.',
    fr: 'Une tablette de {p} sur {q} carrés n’existe pas : donnez deux entiers, au moins 1.',
  },
  'cours-grid': {
    en: 'Row {row} of the grid is {text}: rows are strings of the same length, with x for Max, o for Min and . for an empty cell.',
    fr: 'La ligne {row} de la grille est {text} : les lignes sont des textes de même longueur, x pour Max, o pour Min, . pour personne.',
  },
  'cours-piece': {
    en: '{sign} is not a piece: write the first part of a FEN, like "4k3/8/8/8/8/8/8/3QK3".',
    fr: '{sign} n’est pas une pièce : écrivez la première partie d’une FEN, comme "4k3/8/8/8/8/8/8/3QK3".',
  },
});
