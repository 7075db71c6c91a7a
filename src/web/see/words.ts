import { problems } from '../../core/index.ts';
import { words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';
import { shellWords } from '../words.ts';

/**
 * What the sentences about a node name: whose it is, the move that leads to it, the window and the value, as far as
 * they are known.
 */
interface NodeFacts {
  readonly leaf: boolean;
  readonly player: string;
  readonly move: string | undefined;
}

interface Entered extends NodeFacts {
  readonly window: readonly [alpha: string, beta: string] | undefined;
  /** The search is asked whether the value reaches this. */
  readonly asked: string | undefined;
}

interface Cut extends NodeFacts {
  readonly window: readonly [alpha: string, beta: string];
  readonly other: string;
  readonly letter: string;
  readonly found: string;
  /**
   * What the other player holds elsewhere. Undefined: nobody holds the bound, it comes with the question that the
   * search was asked.
   */
  readonly held: string | undefined;
  /** The answer to that question: the value is at least this much, or less than that. */
  readonly atLeast: string | undefined;
  readonly lessThan: string;
  readonly skipped: readonly string[];
}

interface Left extends NodeFacts {
  readonly value: string;
  readonly bound: 'exact' | 'lower' | 'upper';
  readonly recalled: boolean;
  readonly line: string | undefined;
}

const english = ({ leaf, player, move }: NodeFacts, atRoot = '') =>
  `${leaf ? 'Leaf' : `${player} node`}${move === undefined ? atRoot : ` after ${move}`}`;
const french = ({ leaf, player, move }: NodeFacts, atRoot = '') =>
  `${leaf ? 'Feuille' : `Nœud ${player}`}${move === undefined ? atRoot : ` après ${move}`}`;

/** The texts of the page. The keys are those of `data-text` and `data-label` in see.html. */
export const seeWords = words({
  ...shellWords,
  pageTitle: { en: 'See alpha-beta think · Minerve', fr: 'Alpha-bêta pas à pas · Minerve' },
  title: { en: 'See alpha-beta think', fr: 'Alpha-bêta pas à pas' },
  lead: {
    en: 'Type a game tree, watch a search walk through it, and see what it never needs to look at.',
    fr: 'Tapez un arbre de jeu, suivez la recherche pas à pas, et voyez ce qu’elle n’a jamais besoin de regarder.',
  },
  skip: { en: 'Skip to the tree', fr: 'Aller à l’arbre' },
  treeLabel: { en: 'Game tree, as a nested list', fr: 'Arbre de jeu, en listes imbriquées' },
  treeHint: {
    en: 'Numbers are leaves, valued for Max; lists are positions. Move 1 leads to the first item, move 2 to the second…',
    fr: 'Les nombres sont des feuilles, comptées pour Max ; les listes sont des positions. Le coup 1 mène au premier élément, le coup 2 au deuxième…',
  },
  examples: { en: 'Examples', fr: 'Exemples' },
  random: { en: 'Random tree', fr: 'Arbre aléatoire' },
  seed: { en: 'Seed', fr: 'Graine' },
  depth: { en: 'Levels', fr: 'Niveaux' },
  grow: { en: 'Grow', fr: 'Créer' },
  rootLabel: { en: 'Who moves at the root?', fr: 'Qui joue à la racine ?' },
  max: { en: 'Max', fr: 'Max' },
  min: { en: 'Min', fr: 'Min' },
  algorithm: { en: 'Algorithm', fr: 'Algorithme' },
  tree: { en: 'The searched tree', fr: 'L’arbre exploré' },
  treeScroll: {
    en: 'Drawing of the searched tree; the left and right arrow keys step through the search',
    fr: 'Dessin de l’arbre exploré ; les flèches gauche et droite font avancer la recherche pas à pas',
  },
  first: { en: 'Before the search', fr: 'Avant la recherche' },
  previous: { en: 'Previous step (left arrow)', fr: 'Pas précédent (flèche gauche)' },
  play: { en: 'Play (space)', fr: 'Lecture (espace)' },
  pause: { en: 'Pause (space)', fr: 'Pause (espace)' },
  next: { en: 'Next step (right arrow)', fr: 'Pas suivant (flèche droite)' },
  last: { en: 'Whole search', fr: 'Recherche entière' },
  progress: { en: 'Step of the search', fr: 'Pas de la recherche' },
  before: { en: 'The search has not begun.', fr: 'La recherche n’a pas commencé.' },
  step: { en: 'Step {step} of {steps}', fr: 'Pas {step} sur {steps}' },
  pass: { en: 'pass {pass} of {passes}', fr: 'passe {pass} sur {passes}' },
  result: { en: 'Result', fr: 'Résultat' },
  value: { en: 'Value', fr: 'Valeur' },
  line: { en: 'Best line', fr: 'Meilleure suite' },
  nodes: { en: 'Nodes', fr: 'Nœuds' },
  leaves: { en: 'Leaves', fr: 'Feuilles' },
  cuts: { en: 'Cuts', fr: 'Coupures' },
  noLine: { en: 'none: the root is a leaf', fr: 'aucune : la racine est une feuille' },
  comparison: { en: 'The same tree, each algorithm', fr: 'Le même arbre, chaque algorithme' },
  comparisonHint: {
    en: 'Leaves evaluated: one that is searched again counts again, one that is recalled from memory does not.',
    fr: 'Feuilles évaluées : une feuille explorée de nouveau compte encore, une feuille retrouvée en mémoire ne compte pas.',
  },
  legend: { en: 'How to read the drawing', fr: 'Comment lire le dessin' },
  legendMax: { en: 'Max moves here and takes the highest value', fr: 'Max joue ici et prend la plus grande valeur' },
  legendMin: { en: 'Min moves here and takes the lowest value', fr: 'Min joue ici et prend la plus petite valeur' },
  legendLeaf: { en: 'leaf: the game is over', fr: 'feuille : la partie est finie' },
  legendWindow: {
    en: 'the window: only values between α and β still matter',
    fr: 'la fenêtre : seules comptent encore les valeurs entre α et β',
  },
  legendBest: { en: 'best line', fr: 'meilleure suite' },
  legendCut: { en: 'pruned: cannot change the value', fr: 'élagué : ne peut rien changer à la valeur' },
  text: { en: 'The tree in words', fr: 'L’arbre en mots' },
  save: { en: 'Save as', fr: 'Enregistrer en' },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: {
    en: 'The browser refused to copy: take the address from its address bar.',
    fr: 'Le navigateur a refusé de copier : prenez l’adresse dans sa barre d’adresse.',
  },
  stale: {
    en: 'This is still {tree}: the list in the field cannot be read.',
    fr: 'L’arbre affiché est encore {tree} : la liste du champ est illisible.',
  },
  // The steps of a search. This is what is read aloud, so it has to stand without the drawing.
  entered: {
    en: ({ window, asked, ...node }: Entered) =>
      `${english(node)}${window === undefined ? '' : `, window ${window[0]} to ${window[1]}`}.${
        asked === undefined ? '' : ` The question: is the value at least ${asked}?`
      }`,
    fr: ({ window, asked, ...node }: Entered) =>
      `${french(node)}${window === undefined ? '' : `, fenêtre de ${window[0]} à ${window[1]}`}.${
        asked === undefined ? '' : ` La question : la valeur est-elle d’au moins ${asked} ?`
      }`,
  },
  cut: {
    en: ({ player, other, letter, window, found, held, atLeast, lessThan, skipped }: Cut) => {
      const answer = atLeast === undefined ? `no, less than ${lessThan}` : `yes, at least ${atLeast}`;
      const why =
        held === undefined ? `: ${answer}, and nothing more was asked.` : `, and ${other} already holds ${held} elsewhere.`;
      const left = skipped.length > 0 ? `Not searched: ${skipped.join(', ')}.` : 'No move was left to skip.';
      return `${player} node, window ${window[0]} to ${window[1]}, cut ${letter}: ${player} gets ${found} here${why} ${left}`;
    },
    fr: ({ player, other, letter, window, found, held, atLeast, lessThan, skipped }: Cut) => {
      const answer = atLeast === undefined ? `non, moins de ${lessThan}` : `oui, au moins ${atLeast}`;
      const why =
        held === undefined ? ` : ${answer}, et rien de plus n’était demandé.` : `, et ${other} tient déjà ${held} ailleurs.`;
      const left = skipped.length > 0 ? `Non explorés : ${skipped.join(', ')}.` : 'Il ne restait aucun coup à élaguer.';
      return `Nœud ${player}, fenêtre de ${window[0]} à ${window[1]}, coupure ${letter} : ${player} obtient ${found} ici${why} ${left}`;
    },
  },
  left: {
    en: ({ value, bound, recalled, line, ...node }: Left) => {
      const worth = { exact: 'is worth', lower: 'is worth at least', upper: 'is worth at most' }[bound];
      const found = `${english(node, node.leaf ? '' : ' at the root')}${node.leaf ? ':' : ` ${worth}`} ${value}`;
      return `${found}${recalled ? ', known from memory' : ''}.${line === undefined ? '' : ` Best line: ${line}.`}`;
    },
    fr: ({ value, bound, recalled, line, ...node }: Left) => {
      const worth = { exact: 'vaut', lower: 'vaut au moins', upper: 'vaut au plus' }[bound];
      const found = `${french(node, node.leaf ? '' : ' à la racine')}${node.leaf ? ' :' : ` ${worth}`} ${value}`;
      const known = node.leaf ? ', trouvée en mémoire' : ', trouvé en mémoire';
      return `${found}${recalled ? known : ''}.${line === undefined ? '' : ` Meilleure suite : ${line}.`}`;
    },
  },
});

export const text = speaking(seeWords);

export const { failure } = problems(
  words({
    'too-large-to-draw': {
      en: 'This tree has {nodes} nodes; the page draws up to {limit}. Take out some branches, or use the command line.',
      fr: 'Cet arbre a {nodes} nœuds ; la page en dessine {limit} au plus. Ôtez des branches, ou passez par la ligne de commande.',
    },
  }),
);
