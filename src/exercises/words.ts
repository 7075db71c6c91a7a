import { problems } from '../core/index.ts';
import { counted, listed, sentences } from '../i18n/index.ts';

/** Errors of exercises, and the questions and corrections of exercises on trees. */
export const { failure, problem, error } = problems({
  'no-such-kind': {
    en: 'There is no exercise called "{typed}". Choose from: {names}.',
    fr: 'Il n’y a pas d’exercice nommé « {typed} ». Choisissez parmi : {names}.',
  },
  'bad-exercise-level': {
    en: '"{typed}" is not a difficulty. Choose 1, 2 or 3.',
    fr: '« {typed} » n’est pas une difficulté. Choisissez 1, 2 ou 3.',
  },
  'bad-exercise-count': {
    en: '"{typed}" is not a number of exercises. Choose a whole number from 1 to {most}.',
    fr: '« {typed} » n’est pas un nombre d’exercices. Choisissez un entier de 1 à {most}.',
  },
  'bad-exercise-seed': {
    en: '"{typed}" is not a seed. Choose a whole number from 0 to {most}.',
    fr: '« {typed} » n’est pas une graine. Choisissez un entier de 0 à {most}.',
  },
  'bad-exercise-correction': {
    en: '"{typed}" is not a time to correct. Write each (after each exercise) or end.',
    fr: '« {typed} » n’est pas un moment pour corriger. Écrivez each (après chaque exercice) ou end (à la fin).',
  },
  'bad-exercise-answers': {
    en: 'The answers in this link cannot be read; the exercises are shown without them.',
    fr: 'Les réponses contenues dans ce lien sont illisibles ; les exercices sont affichés sans elles.',
  },
});

interface ValuedNode {
  readonly node: string;
  readonly player: string;
  readonly value: string;
}

interface ValueOf extends ValuedNode {
  readonly most: boolean;
  readonly children: readonly string[];
}

interface ValueOfCall extends ValuedNode {
  readonly returned: readonly string[];
  readonly opposites: readonly string[];
}

interface OpenNode {
  readonly node: string;
  readonly above: string;
  readonly first: boolean;
  readonly alpha: string;
  readonly beta: string;
  readonly atMax: boolean;
}

interface Leaves {
  readonly all: number;
  readonly seen: number;
  readonly spared: number;
}

interface Order {
  readonly leaves: number;
  readonly firsts: readonly string[];
}

const leavesEn = (leaves: number) => counted(leaves, 'en', 'leaf', 'leaves');
const firstAmongEn = (names: readonly string[]) =>
  `${listed(names, 'en')} first among ${names.length === 1 ? 'its' : 'their'} siblings`;
const firstAmongFr = (names: readonly string[]) =>
  `${listed(names, 'fr')} en tête parmi ${names.length === 1 ? 'ses' : 'leurs'} frères`;
const leavesFr = (leaves: number) => counted(leaves, 'fr', 'feuille', 'feuilles');

export const sentence = sentences({
  // Answers that cannot be read.
  'answer-no-number': {
    en: '"{typed}" is not a number. Write a whole number such as 6 or -3, or an infinity: +inf, -inf. {why}',
    fr: '« {typed} » n’est pas un nombre. Écrivez un entier, comme 6 ou -3, ou un infini : +inf, -inf. {why}',
  },
  'answer-no-node': {
    en: '"{typed}" is not a node of this tree. Nodes are called p, p1, p12…: the branches from the root.',
    fr: '« {typed} » n’est pas un nœud de cet arbre. Les nœuds s’appellent p, p1, p12… : les branches depuis la racine.',
  },
  'answer-surplus': {
    en: '"{typed}" is one answer too many: nothing more was asked for.',
    fr: '« {typed} » est une réponse de trop : on n’en demande pas tant.',
  },
  'answer-twice': { en: '{typed} was given before.', fr: '{typed} a déjà été donné.' },
  'answer-no-order': {
    en: 'That is no order of this tree: every node has to stand there once, the children of a node together.',
    fr: 'Ce n’est pas un ordre de cet arbre : chaque nœud doit y figurer une fois, les fils d’un nœud ensemble.',
  },

  // Solutions.
  'solved-list': {
    en: ({ items }: { items: readonly string[] }) => `${items.join(', ')}.`,
    fr: ({ items }: { items: readonly string[] }) => `${items.join(', ')}.`,
  },
  'solved-equation': { en: '{left} = {right}', fr: '{left} = {right}' },

  // Values.
  'task-values': {
    en: 'Give the minimax value of every node. Squares are Max, who takes the greatest value below; circles are Min, who takes the least.',
    fr: 'Donnez la valeur minimax de chaque nœud. Les carrés sont à Max, qui prend la plus grande valeur en dessous ; les ronds à Min, qui prend la plus petite.',
  },
  'value-of-node': {
    en: ({ node, player, most, children, value }: ValueOf) =>
      `${node}: ${player} takes the ${most ? 'greatest' : 'least'} of ${listed(children, 'en')}, which is ${value}.`,
    fr: ({ node, player, most, children, value }: ValueOf) =>
      `${node} : ${player} prend ${most ? 'la plus grande' : 'la plus petite'} des valeurs ${listed(children, 'fr')}, soit ${value}.`,
  },

  // Negamax.
  'task-negamax': {
    en: 'Give what negamax returns at every node when {player} moves at the root. The leaves show H from Max’s view; a call returns the value as the player to move there sees it, leaves included.',
    fr: 'Donnez ce que negamax renvoie à chaque nœud quand {player} a le trait à la racine. Les feuilles montrent H du point de vue de Max ; un appel renvoie la valeur vue par le joueur qui a le trait, feuilles comprises.',
  },
  'value-of-call': {
    en: ({ node, player, returned, opposites, value }: ValueOfCall) =>
      `${node}, ${player} to move: the calls below return ${listed(returned, 'en')}; the greatest of the opposites ${listed(opposites, 'en')} is ${value}.`,
    fr: ({ node, player, returned, opposites, value }: ValueOfCall) =>
      `${node}, trait à ${player} : les appels en dessous renvoient ${listed(returned, 'fr')} ; le plus grand des opposés ${listed(opposites, 'fr')} est ${value}.`,
  },

  // Cuts.
  'task-cuts': {
    en: 'Alpha-beta searches this tree from left to right. Give every branch that it cuts, in the order of the cuts. Of a branch that is cut give its top node only, not what hangs below.',
    fr: 'Alpha-bêta parcourt cet arbre de gauche à droite. Donnez chaque branche coupée, dans l’ordre des coupures. D’une branche coupée, ne donnez que le nœud du haut, pas ce qui pend en dessous.',
  },
  'cut-out-of-order': {
    en: 'It is cut, but not at this place: cut number {number}. {why}',
    fr: 'Elle est bien coupée, mais pas à ce rang : c’est la coupure numéro {number}. {why}',
  },
  'cut-forgotten': { en: 'Forgotten. {why}', fr: 'Oubliée. {why}' },
  'cut-above': {
    en: '{node} hangs below {above}, which is cut already: choose {above} alone.',
    fr: '{node} pend sous {above}, déjà coupé : ne choisissez que {above}.',
  },
  'cut-no-root': { en: 'The root is always searched.', fr: 'La racine est toujours explorée.' },
  'cut-open': {
    en: ({ node, above, first, alpha, beta, atMax }: OpenNode) =>
      first
        ? `${node} is looked at: the first child of a node always is.`
        : `${node} is looked at: when its turn comes, ${above} has the window ]${alpha}, ${beta}[, and no child of ${above} has reached ${atMax ? `β = ${beta}` : `α = ${alpha}`}.`,
    fr: ({ node, above, first, alpha, beta, atMax }: OpenNode) =>
      first
        ? `${node} est examiné : le premier fils d’un nœud l’est toujours.`
        : `${node} est examiné : quand vient son tour, la fenêtre de ${above} est ]${alpha}, ${beta}[, et aucun fils de ${above} n’a atteint ${atMax ? `β = ${beta}` : `α = ${alpha}`}.`,
  },

  // Windows.
  'task-window': {
    en: 'Alpha-beta searches this tree from left to right. With which window ]α, β[ does it enter {node}, the node that is marked? Infinities may be written -inf and +inf.',
    fr: 'Alpha-bêta parcourt cet arbre de gauche à droite. Avec quelle fenêtre ]α, β[ entre-t-il dans {node}, le nœud marqué ? Les infinis peuvent s’écrire -inf et +inf.',
  },
  'bound-held': {
    en: '{name} = {bound}: {player} has it for certain at {node}, by {child}.',
    fr: '{name} = {bound} : {player} en est déjà assuré en {node}, par {child}.',
  },
  'bound-of-nobody': {
    en: '{name} = {bound}: no {player} node above has a finished child yet.',
    fr: '{name} = {bound} : aucun nœud {player} au-dessus n’a encore de fils terminé.',
  },

  // Orders.
  'task-order': {
    en: 'As it stands, alpha-beta looks at {now# leaf|leaves} of this tree. Put the children of the nodes in an order in which it looks at as few as possible.',
    fr: 'Tel quel, alpha-bêta examine {now# feuille|feuilles} de cet arbre. Rangez les fils des nœuds dans un ordre où il en examine le moins possible.',
  },
  'order-best': {
    en: ({ leaves }: { leaves: number }) => `This order looks at ${leavesEn(leaves)}, and no order looks at fewer.`,
    fr: ({ leaves }: { leaves: number }) => `Cet ordre examine ${leavesFr(leaves)}, et aucun n’en examine moins.`,
  },
  'order-worse': {
    en: ({ yours, fewest, firsts }: { yours: number; fewest: number; firsts: readonly string[] }) =>
      `Your order looks at ${leavesEn(yours)}, and ${fewest} are enough: begin at each node with the child that is best for the player there, or with one that cuts at once (here ${firstAmongEn(firsts)}).`,
    fr: ({ yours, fewest, firsts }: { yours: number; fewest: number; firsts: readonly string[] }) =>
      `Votre ordre examine ${leavesFr(yours)}, et ${fewest} suffisent : commencez en chaque nœud par le fils le meilleur pour son joueur, ou par un fils qui coupe aussitôt (ici ${firstAmongFr(firsts)}).`,
  },
  'solved-order': {
    en: ({ leaves, firsts }: Order) => `${leavesEn(leaves)}, with ${firstAmongEn(firsts)}.`,
    fr: ({ leaves, firsts }: Order) => `${leavesFr(leaves)}, avec ${firstAmongFr(firsts)}.`,
  },

  // Counting.
  'task-count-leaves': {
    en: 'How many leaves does alpha-beta look at, from left to right?',
    fr: 'Combien de feuilles alpha-bêta examine-t-il, de gauche à droite ?',
  },
  'task-count-both': {
    en: 'Minimax2 compares with the siblings of a node alone; alpha-beta also remembers what stands higher up. How many leaves does each of them look at?',
    fr: 'Combien de feuilles Minimax2 examine-t-il, lui qui ne compare qu’aux frères d’un nœud, et combien alpha-bêta, qui se souvient aussi de ce qui est plus haut ?',
  },
  'task-count-memory': {
    en: 'The whole tree of a small game: beside each node stands its position. Minimax with a memory computes a position once and looks it up when it comes again. The same position with the other player to move is another one. How many nodes does the tree have, and how many positions does the memory end with?',
    fr: 'L’arbre complet d’un petit jeu : à côté de chaque nœud, sa position. Minimax avec mémoire calcule une position une fois et la relit quand elle revient. La même position au trait de l’autre joueur en est une autre. Combien de nœuds l’arbre a-t-il, et combien de positions la mémoire contient-elle à la fin ?',
  },
  'field-alphabeta': { en: 'alpha-beta', fr: 'alpha-bêta' },
  'field-minimax2': { en: 'Minimax2', fr: 'Minimax2' },
  'field-nodes': { en: 'nodes', fr: 'nœuds' },
  'field-positions': { en: 'positions', fr: 'positions' },
  'count-leaves': {
    en: ({ all, seen, spared }: Leaves) => `${seen} of ${leavesEn(all)}: the cuts spare ${spared}.`,
    fr: ({ all, seen, spared }: Leaves) => `${seen} sur ${leavesFr(all)} : les coupures en épargnent ${spared}.`,
  },
  'count-nodes': {
    en: 'The tree has {nodes# node|nodes}, root and leaves included.',
    fr: 'L’arbre a {nodes# nœud|nœuds}, racine et feuilles comprises.',
  },
  'count-positions': {
    en: ({ positions, spared }: { positions: number; spared: number }) =>
      `${counted(positions, 'en', 'position', 'positions')}, each counted once for each player to move: ${counted(spared, 'en', 'node repeats', 'nodes repeat')} one of them.`,
    fr: ({ positions, spared }: { positions: number; spared: number }) =>
      `${counted(positions, 'fr', 'position', 'positions')}, chacune comptée une fois par joueur au trait : ${counted(spared, 'fr', 'nœud répète', 'nœuds répètent')} l’une d’elles.`,
  },
});
