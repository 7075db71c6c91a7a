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

interface WindowSeen {
  readonly node: string;
  readonly low: string;
  readonly high: string;
  readonly player: string;
  /** 0 where both bounds are finite. */
  readonly type: number;
}

interface CompareOf {
  readonly node: string;
  readonly bound: string;
  readonly returned: readonly string[];
  readonly player: string;
  readonly most: boolean;
}

interface CompareKept {
  readonly node: string;
  readonly bound: string;
  readonly children: number;
  readonly most: boolean;
}

interface Called {
  readonly alpha: string;
  readonly beta: string;
}

interface StepAsked extends Called {
  readonly atMax: boolean;
  readonly ofChildren: boolean;
}

interface StepDone extends Called {
  readonly child: string;
  readonly isLeaf: boolean;
  readonly returned: string;
  readonly minimax: string;
  readonly number: number;
  readonly most: boolean;
  readonly before: string;
  readonly value: string;
}

interface StepNotDone {
  readonly number: number;
  readonly last: number;
  readonly value: string;
  readonly met: string;
  readonly most: boolean;
}

interface CaseOf extends Called {
  readonly node: string;
  readonly minimax: string;
  readonly returned: string;
  readonly holds: number;
}

const extremum = (most: boolean) => (most ? 'max' : 'min');

/** The premise of a case of the lemma, in numbers, and its conclusion. */
const premise = ({ holds, minimax, alpha, beta, node }: CaseOf) =>
  [`Minimax(${node}) = ${minimax} ≤ α = ${alpha}`, `α = ${alpha} ≤ Minimax(${node}) = ${minimax} ≤ β = ${beta}`][holds - 1] ??
  `Minimax(${node}) = ${minimax} ≥ β = ${beta}`;
const conclusion = ({ holds, minimax, alpha, beta, returned }: CaseOf) =>
  [`${returned} ≤ α = ${alpha}`, `${returned} = ${minimax}`][holds - 1] ?? `${returned} ≥ β = ${beta}`;

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
  'answer-no-number-or-dash': {
    en: '"{typed}" is not a number. Write a whole number such as 2, or - where there is none. {why}',
    fr: '« {typed} » n’est pas un nombre. Écrivez un entier, comme 2, ou - s’il n’y en a pas. {why}',
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
    en: 'Give what negamax returns at every node when {player} moves at the root. The leaves show what they are worth to Max; a call returns the value as the player to move there sees it, leaves included.',
    fr: 'Donnez ce que negamax renvoie à chaque nœud quand {player} a le trait à la racine. Les feuilles portent leur valeur pour Max ; un appel renvoie la valeur vue par le joueur qui a le trait, feuilles comprises.',
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

  // Types of nodes.
  'task-node-types': {
    en: 'Alpha-beta searches this tree from left to right. Give the type (Wikipédia) of each node by the window in which it is called, as the player to move there sees it: 1 for ]−∞, +∞[ (PV node), 2 for ]−∞, β[ (cut node), 3 for ]α, +∞[ (all node). Write 0 if both bounds are finite, and - for a node that is never visited.',
    fr: 'Alpha-bêta parcourt cet arbre de gauche à droite. Donnez le type (Wikipédia) de chaque nœud d’après sa fenêtre d’appel, vue par le joueur qui y a le trait : 1 pour ]−∞, +∞[ (nœud PV), 2 pour ]−∞, β[ (nœud « cut »), 3 pour ]α, +∞[ (nœud « all »). Écrivez 0 si les deux bornes sont finies, et - pour un nœud qui n’est jamais visité.',
  },
  'type-of-node': {
    en: ({ node, low, high, player, type }: WindowSeen) =>
      `${node} is called with ]${low}, ${high}[ as ${player} sees it: ${type === 0 ? 'both bounds are finite, it has none of the three types' : `type ${type}`}.`,
    fr: ({ node, low, high, player, type }: WindowSeen) =>
      `${node} est appelé avec ]${low}, ${high}[ du point de vue de ${player} : ${type === 0 ? 'les deux bornes sont finies, il n’a aucun des trois types' : `type ${type}`}.`,
  },
  'type-of-unvisited': { en: '{node} is never visited. {why}', fr: '{node} n’est jamais visité. {why}' },

  // The bound of Minimax2.
  'task-compare': {
    en: 'Minimax2 (TIPE 2013, section 3) searches this tree from left to right. What is compare when it enters {node}, the node that is marked, and how many children of {node} does it examine? If it examines fewer than there are, {node} cuts. Infinities may be written -inf and +inf.',
    fr: 'Minimax2 (TIPE 2013, partie 3) parcourt cet arbre de gauche à droite. Que vaut compare à l’entrée dans {node}, le nœud marqué, et combien de fils de {node} sont examinés ? S’il y en a d’autres, {node} les coupe. Les infinis peuvent s’écrire -inf et +inf.',
  },
  'field-examined': { en: 'examined', fr: 'examinés' },
  'compare-of-first': {
    en: 'compare = {bound}: no sibling of {node} has been examined before it, and Minimax2 does not remember what stands higher up.',
    fr: 'compare = {bound} : aucun frère de {node} n’a été examiné avant lui, et Minimax2 ne retient pas ce qui est plus haut.',
  },
  'compare-of-siblings': {
    en: ({ node, bound, returned, player, most }: CompareOf) =>
      `compare = ${bound}: the siblings examined before ${node} have returned ${listed(returned, 'en')}, and ${player}, to move above, keeps the ${most ? 'greatest' : 'least'}.`,
    fr: ({ node, bound, returned, player, most }: CompareOf) =>
      `compare = ${bound} : les frères examinés avant ${node} ont renvoyé ${listed(returned, 'fr')}, et ${player}, qui a le trait au-dessus, garde ${most ? 'le plus grand' : 'le plus petit'}.`,
  },
  'compare-not-reached': {
    en: ({ node, bound, children, most }: CompareKept) =>
      `${node} examines its ${children} children: none before the last returns a value ${most ? '≥' : '≤'} compare = ${bound}.`,
    fr: ({ node, bound, children, most }: CompareKept) =>
      `${node} examine ses ${children} fils : aucun avant le dernier ne renvoie une valeur ${most ? '≥' : '≤'} compare = ${bound}.`,
  },

  // The induction step.
  'task-induction': {
    en: ({ alpha, beta, atMax, ofChildren }: StepAsked) =>
      `MinimaxAB (TIPE 2013, section 4) is called at p with α = ${alpha} and β = ${beta}. By the induction hypothesis the lemma of 4.c holds for each child. Let m0 be the value of ${extremum(atMax)} before the loop, and mi its value after the call at child pi. Give each mi, and the case of the lemma at p${ofChildren ? ' and at each child, in the window of its own call' : ''}: 1 if Minimax ≤ α, 2 if α ≤ Minimax ≤ β, 3 if Minimax ≥ β. Write - for a child that is not called.`,
    fr: ({ alpha, beta, atMax, ofChildren }: StepAsked) =>
      `On appelle MinimaxAB (TIPE 2013, partie 4) en p avec α = ${alpha} et β = ${beta}. Par hypothèse d’induction, chaque fils vérifie le lemme de 4.c. Soient m0 la valeur de ${extremum(atMax)} avant la boucle, et mi sa valeur après l’appel au fils pi. Donnez chaque mi, ainsi que le cas du lemme en p${ofChildren ? ' et en chaque fils, dans la fenêtre de son propre appel' : ''} : 1 si Minimax ≤ α, 2 si α ≤ Minimax ≤ β, 3 si Minimax ≥ β. Écrivez - pour un fils qui n’est pas appelé.`,
  },
  'field-case': { en: 'case at {node}', fr: 'cas en {node}' },
  'm-at-first': {
    en: ({ start, value, most }: { start: string; value: string; most: boolean }) =>
      `m0 = ${start} = ${value}: at a ${most ? 'Max' : 'Min'} node ${extremum(most)} starts from ${start}.`,
    fr: ({ start, value, most }: { start: string; value: string; most: boolean }) =>
      `m0 = ${start} = ${value} : en un nœud ${most ? 'Max' : 'Min'}, ${extremum(most)} part de ${start}.`,
  },
  'm-after-child': {
    en: ({ child, isLeaf, alpha, beta, minimax, returned, number, most, before, value }: StepDone) =>
      `${isLeaf ? `The leaf ${child} returns ${returned}` : `${child}, called with ]${alpha}, ${beta}[, returns ${returned} (Minimax(${child}) = ${minimax})`}: m${number} = ${extremum(most)}(${before}, ${returned}) = ${value}.`,
    fr: ({ child, isLeaf, alpha, beta, minimax, returned, number, most, before, value }: StepDone) =>
      `${isLeaf ? `La feuille ${child} renvoie ${returned}` : `${child}, appelé avec ]${alpha}, ${beta}[, renvoie ${returned} (Minimax(${child}) = ${minimax})`} : m${number} = ${extremum(most)}(${before}, ${returned}) = ${value}.`,
  },
  'm-not-there': {
    en: ({ number, last, value, met, most }: StepNotDone) =>
      `p${number} is not called: m${last} = ${value} ${most ? '≥' : '≤'} ${met} has ended the loop.`,
    fr: ({ number, last, value, met, most }: StepNotDone) =>
      `p${number} n’est pas appelé : m${last} = ${value} ${most ? '≥' : '≤'} ${met} a terminé la boucle.`,
  },
  'case-at-node': {
    en: (lemma: CaseOf) => `Case ${lemma.holds} at ${lemma.node}: ${premise(lemma)}, and the call returns ${conclusion(lemma)}.`,
    fr: (lemma: CaseOf) => `Cas ${lemma.holds} en ${lemma.node} : ${premise(lemma)}, et l’appel renvoie ${conclusion(lemma)}.`,
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
    fr: 'L’arbre complet d’un petit jeu : à côté de chaque nœud, sa position. Minimax avec mémoire calcule une position une fois et la relit quand elle revient. La même position, quand c’est à l’autre joueur de jouer, compte pour une autre. Combien de nœuds l’arbre a-t-il, et combien de positions la mémoire contient-elle à la fin ?',
  },
  'field-alphabeta': { en: 'alpha-beta', fr: 'alpha-bêta' },
  'field-compare': { en: 'compare', fr: 'compare' },
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
