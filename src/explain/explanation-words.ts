import { capital, counted, listed, sentences } from '../i18n/index.ts';

/** A node as a sentence names it: whose it is, and the moves that lead there, none at the root. */
export interface Place {
  readonly player: string;
  readonly path: string;
  readonly leaf: boolean;
  /** The name of the node, if it has one. */
  readonly called?: string | undefined;
}

/** The comparison of `found` with `bound`, which the algorithm calls alpha, beta or compare. */
interface MetBound {
  readonly found: string;
  readonly sign: string;
  readonly name: string;
  readonly bound: string;
}

interface Cut extends Place {
  readonly letter: string;
  readonly reach: 'shallow' | 'deep' | 'asked';
  readonly by: string;
  readonly exact: boolean;
  readonly found: string;
  readonly why: string;
  readonly skipped: readonly string[];
  readonly moves: number;
  /** Undefined where the pass does not reach the leaves. */
  readonly leaves: number | undefined;
  readonly unchanged: 'root' | 'pass' | 'answer';
}

interface HeldBound extends Place, MetBound {
  /** The player who holds the bound, and the move from which it comes. */
  readonly holder: string;
  readonly move: string;
}

interface AskedWindow extends MetBound {
  readonly alpha: string;
  readonly beta: string;
  readonly atRoot: boolean;
}

interface ScoutedBound extends Place, MetBound {
  readonly move: string;
  readonly than: string;
}

interface EnteredNode extends Place {
  readonly bounds: string;
  readonly question: string;
  readonly narrowed: string;
}

interface KeptMoves {
  readonly move: string;
  readonly player: string;
  readonly other: string;
  readonly skipped: number;
}

interface LeftNode extends Place {
  readonly value: string;
  readonly bound: 'exact' | 'lower' | 'upper';
  readonly recalled: boolean;
  readonly effect: string;
}

export interface Lemma {
  readonly player: string;
  readonly cases: readonly number[];
  readonly minimax: string;
  readonly value: string;
}

export interface CompareLemma extends Lemma {
  readonly compare: string;
}

export interface WindowLemma extends Lemma {
  readonly alpha: string;
  readonly beta: string;
  readonly soft: boolean;
  /** The value, alpha and beta seen by Min, where negamax turns them. */
  readonly turned: readonly string[] | undefined;
}

/** The parts of English sentences. */
export const en = {
  the: ({ player, path, leaf, called }: Place) =>
    called !== undefined
      ? called
      : path === ''
        ? 'the root'
        : leaf
          ? `the leaf after ${path}`
          : `the ${player} node after ${path}`,
  at: (place: Place) => `at ${en.the(place)}`,
  worth: { exact: 'is worth', lower: 'is worth at least', upper: 'is worth at most' },
  met: ({ found, sign, name, bound }: MetBound) => `${found} ${sign} ${name} = ${bound}`,
  reach: { shallow: 'Shallow {} cut', deep: 'Deep {} cut', asked: 'Cut {}' },
  unchanged: {
    root: 'the value of the root cannot change',
    pass: 'the value of the root in this pass cannot change',
    answer: 'the answer cannot change',
  },
};

export const fr = {
  the: ({ player, path, leaf, called }: Place) =>
    called !== undefined
      ? called
      : path === ''
        ? 'la racine'
        : leaf
          ? `la feuille après ${path}`
          : `le nœud ${player} après ${path}`,
  at: ({ player, path, leaf, called }: Place) =>
    called !== undefined
      ? `en ${called}`
      : path === ''
        ? 'à la racine'
        : leaf
          ? `à la feuille après ${path}`
          : `au nœud ${player} après ${path}`,
  worth: { exact: 'vaut', lower: 'vaut au moins', upper: 'vaut au plus' },
  met: ({ found, sign, name, bound }: MetBound) => `${found} ${sign} ${name} = ${bound}`,
  reach: { shallow: 'Coupure {} superficielle', deep: 'Coupure {} profonde', asked: 'Coupure {}' },
  unchanged: {
    root: 'la valeur de la racine ne peut pas changer',
    pass: 'la valeur de la racine dans cette passe ne peut pas changer',
    answer: 'la réponse ne peut pas changer',
  },
};

/** The condition of the cases of 4.c that hold at a node, in numbers: the same in every language. */
export function windowCondition({ cases, alpha, beta, minimax }: WindowLemma, of = 'Minimax(p)'): string {
  return {
    1: `${of} = ${minimax} ≤ α = ${alpha}`,
    12: `${of} = α = ${minimax}`,
    2: `α = ${alpha} ≤ ${of} = ${minimax} ≤ β = ${beta}`,
    23: `${of} = β = ${minimax}`,
    3: `${of} = ${minimax} ≥ β = ${beta}`,
  }[cases.join('')] as string;
}

/** The same of 3.c. */
export function compareCondition({ cases, player, compare, minimax }: CompareLemma, of = 'Minimax(p)'): string {
  const [within, beyond] = player === 'Max' ? ['≤', '>'] : ['≥', '<'];
  return `${of} = ${minimax} ${cases[0] === 1 ? within : beyond} compare = ${compare}`;
}

/** Which of three things follows in 4.c: at most alpha, the value itself, at least beta. */
export const resultOf = ({ cases }: WindowLemma) => (cases.includes(2) ? 'exact' : cases[0] === 1 ? 'upper' : 'lower');

/** At an alpha cut the node is worth at most the value found, at a beta cut at least. */
const boundOfCut = (letter: string) => (letter === 'α' ? 'upper' : 'lower');

/** The sentences at the steps of a search. Screen readers read them too, so each has to make sense alone. */
export const sentence = sentences({
  'told-cut': {
    en: ({ letter, reach, by, exact, found, why, skipped, moves, leaves, unchanged, ...place }: Cut) => {
      const bound = boundOfCut(letter);
      const what = moves === 1 ? 'the move skipped is' : `the ${counted(moves, 'en', 'move', 'moves')} skipped are`;
      const count = leaves === undefined ? '' : `: ${counted(leaves, 'en', 'leaf', 'leaves')}`;
      return (
        `${en.reach[reach].replace('{}', letter)} ${en.at(place)}. ` +
        `Move ${by} ${en.worth[exact ? 'exact' : bound]} ${found}, so ${place.path === '' ? 'the root' : 'the node'} ${en.worth[bound]} ${found}. ${why} ` +
        `Whatever ${what} worth (${skipped.join(', ')}${count}), ${en.unchanged[unchanged]}.`
      );
    },
    fr: ({ letter, reach, by, exact, found, why, skipped, moves, leaves, unchanged, ...place }: Cut) => {
      const bound = boundOfCut(letter);
      const what = moves === 1 ? 'vaille le coup élagué' : `vaillent les ${counted(moves, 'fr', 'coup')} élagués`;
      const count = leaves === undefined ? '' : ` : ${counted(leaves, 'fr', 'feuille')}`;
      return (
        `${fr.reach[reach].replace('{}', letter)} ${fr.at(place)}. ` +
        `Le coup ${by} ${fr.worth[exact ? 'exact' : bound]} ${found}, donc ${place.path === '' ? 'la racine' : 'le nœud'} ${fr.worth[bound]} ${found}. ${why} ` +
        `Quoi que ${what} (${skipped.join(', ')}${count}), ${fr.unchanged[unchanged]}.`
      );
    },
  },
  'told-held': {
    en: ({ holder, move, ...rest }: HeldBound) =>
      `${holder} already holds ${rest.bound} ${en.at(rest)}, by move ${move}, and ${en.met(rest)}: coming here gains ${holder} nothing.`,
    fr: ({ holder, move, ...rest }: HeldBound) =>
      `${holder} tient déjà ${rest.bound} ${fr.at(rest)}, par le coup ${move}, et ${fr.met(rest)} : venir ici ne rapporte rien de plus à ${holder}.`,
  },
  'told-asked': {
    en: ({ beta, atRoot, ...met }: AskedWindow) =>
      `This pass asks whether the root is worth at least ${beta}, and ${en.met(met)}: ${
        !atRoot ? 'for that question no more need be known here.' : met.sign === '≥' ? 'the answer is yes.' : 'the answer is no.'
      }`,
    fr: ({ beta, atRoot, ...met }: AskedWindow) =>
      `Cette passe demande si la racine vaut au moins ${beta}, et ${fr.met(met)} : ${
        !atRoot
          ? 'pour cette question, il n’y a rien de plus à savoir ici.'
          : met.sign === '≥'
            ? 'la réponse est oui.'
            : 'la réponse est non.'
      }`,
  },
  'told-asked-window': {
    en: ({ alpha, beta, ...met }: AskedWindow) =>
      `The search was asked for values of the root between ${alpha} and ${beta} only, and ${en.met(met)}: for that no more need be known here.`,
    fr: ({ alpha, beta, ...met }: AskedWindow) =>
      `On n’a demandé que les valeurs de la racine entre ${alpha} et ${beta}, et ${fr.met(met)} : pour cela, il n’y a rien de plus à savoir ici.`,
  },
  'told-scouted': {
    en: ({ move, than, ...rest }: ScoutedBound) =>
      `${capital(en.at(rest))} the question is whether move ${move} gives ${rest.player} ${
        rest.player === 'Max' ? 'more' : 'less'
      } than ${than}, and ${en.met(rest)}: for that question no more need be known here.`,
    fr: ({ move, than, ...rest }: ScoutedBound) =>
      `${capital(fr.at(rest))}, la question est de savoir si le coup ${move} donne à ${rest.player} ${
        rest.player === 'Max' ? 'plus' : 'moins'
      } de ${than}, et ${fr.met(rest)} : pour cette question, il n’y a rien de plus à savoir ici.`,
  },

  'told-enter': {
    en: ({ bounds, question, narrowed, ...place }: EnteredNode) =>
      [`The search comes to ${en.the(place)}${bounds === '' ? '' : `, with ${bounds}`}.`, question, narrowed]
        .filter((part) => part !== '')
        .join(' '),
    fr: ({ bounds, question, narrowed, ...place }: EnteredNode) =>
      [`La recherche arrive ${fr.at(place)}${bounds === '' ? '' : `, avec ${bounds}`}.`, question, narrowed]
        .filter((part) => part !== '')
        .join(' '),
  },
  'told-wins': {
    en: ({ move, player, skipped }: KeptMoves) =>
      `Winning-move pruning: ${move} wins for ${player} at once, and no move is worth more. The other ${skipped === 1 ? 'move is' : `${skipped} moves are`} set aside.`,
    fr: ({ move, player, skipped }: KeptMoves) =>
      `Élagage du coup gagnant : ${move} fait gagner ${player} tout de suite, et aucun coup ne vaut plus. ${skipped === 1 ? 'L’autre coup est écarté' : `Les ${skipped} autres coups sont écartés`}.`,
  },
  'told-blocks': {
    en: ({ move, player, other, skipped }: KeptMoves) =>
      `Winning-move pruning: ${other} threatens to win at once with ${move}, so ${player} has to play there: any other move loses two plies on. The other ${skipped === 1 ? 'move is' : `${skipped} moves are`} set aside.`,
    fr: ({ move, player, other, skipped }: KeptMoves) =>
      `Élagage du coup gagnant : ${other} menace de gagner tout de suite par ${move}, donc ${player} doit y jouer : tout autre coup perd deux demi-coups plus loin. ${skipped === 1 ? 'L’autre coup est écarté' : `Les ${skipped} autres coups sont écartés`}.`,
  },
  'told-window': { en: 'α = {alpha} and β = {beta}', fr: 'α = {alpha} et β = {beta}' },
  'told-pass': {
    en: 'Pass {pass}: is the root worth at least {beta}?',
    fr: 'Passe {pass} : la racine vaut-elle au moins {beta} ?',
  },
  'told-pass-for-line': {
    en: 'Pass {pass}: the value is known, this one finds the best line.',
    fr: 'Passe {pass} : la valeur est connue, celle-ci trouve la meilleure suite.',
  },
  'told-pass-number': { en: 'Pass {pass}.', fr: 'Passe {pass}.' },
  'told-scout': {
    en: ({ player, than }: { player: string; than: string }) =>
      `The question: does this move give ${player} ${player === 'Max' ? 'more' : 'less'} than ${than}?`,
    fr: ({ player, than }: { player: string; than: string }) =>
      `La question : ce coup donne-t-il à ${player} ${player === 'Max' ? 'plus' : 'moins'} de ${than} ?`,
  },
  'told-again': {
    en: 'It is searched again: the first search only asked whether it is better.',
    fr: 'On l’explore de nouveau : la première recherche demandait seulement si ce coup est meilleur.',
  },

  'told-leave': {
    en: ({ value, bound, recalled, effect, ...place }: LeftNode) =>
      `${capital(en.the(place))} ${en.worth[bound]} ${value}${recalled ? ', known from memory' : ''}.${effect === '' ? '' : ` ${effect}`}`,
    fr: ({ value, bound, recalled, effect, ...place }: LeftNode) =>
      `${capital(fr.the(place))} ${fr.worth[bound]} ${value}${recalled ? ', valeur trouvée en mémoire' : ''}.${effect === '' ? '' : ` ${effect}`}`,
  },
  'told-best': {
    en: ({ best, ...place }: Place & { best: string }) => `${capital(en.at(place))} the best so far is ${best}.`,
    fr: ({ best, ...place }: Place & { best: string }) => `${capital(fr.at(place))}, la meilleure valeur jusqu’ici est ${best}.`,
  },
  'told-better': {
    en: ({ best, before, ...place }: Place & { best: string; before: string }) =>
      `${capital(en.at(place))} the best so far was ${before} and is now ${best}.`,
    fr: ({ best, before, ...place }: Place & { best: string; before: string }) =>
      `${capital(fr.at(place))}, la meilleure valeur jusqu’ici était ${before} ; c’est maintenant ${best}.`,
  },
  'told-no-better': {
    en: ({ best, ...place }: Place & { best: string }) => `${capital(en.at(place))} the best so far stays ${best}.`,
    fr: ({ best, ...place }: Place & { best: string }) =>
      `${capital(fr.at(place))}, la meilleure valeur jusqu’ici reste ${best}.`,
  },
  'told-alpha-rises': {
    en: ({ from, to, ...place }: Place & { from: string; to: string }) =>
      `${capital(en.at(place))} α rises from ${from} to ${to}.`,
    fr: ({ from, to, ...place }: Place & { from: string; to: string }) => `${capital(fr.at(place))}, α monte de ${from} à ${to}.`,
  },
  'told-beta-falls': {
    en: ({ from, to, ...place }: Place & { from: string; to: string }) =>
      `${capital(en.at(place))} β falls from ${from} to ${to}.`,
    fr: ({ from, to, ...place }: Place & { from: string; to: string }) =>
      `${capital(fr.at(place))}, β descend de ${from} à ${to}.`,
  },
  'told-stays': {
    en: ({ name, bound, ...place }: Place & { name: string; bound: string }) =>
      `${capital(en.at(place))} ${name} stays ${bound}.`,
    fr: ({ name, bound, ...place }: Place & { name: string; bound: string }) =>
      `${capital(fr.at(place))}, ${name} reste ${bound}.`,
  },
  'told-meets': {
    en: (rest: Place & MetBound) => `${capital(en.at(rest))}, ${en.met(rest)}, but no move is left to skip.`,
    fr: (rest: Place & MetBound) => `${capital(fr.at(rest))}, ${fr.met(rest)}, mais il ne reste aucun coup à élaguer.`,
  },
  'told-search-again': {
    en: ({ than, ...place }: Place & { than: string }) =>
      `${capital(en.at(place))} that is ${place.player === 'Max' ? 'more' : 'less'} than ${than}: the move is searched again, with the whole window.`,
    fr: ({ than, ...place }: Place & { than: string }) =>
      `${capital(fr.at(place))}, c’est ${place.player === 'Max' ? 'plus' : 'moins'} de ${than} : on explore ce coup de nouveau, avec toute la fenêtre.`,
  },
  'told-over': {
    en: ({ move }: { move: string }) => (move === '' ? 'The search is over.' : `The search is over. The best move is ${move}.`),
    fr: ({ move }: { move: string }) =>
      move === '' ? 'La recherche est finie.' : `La recherche est finie. Le meilleur coup est ${move}.`,
  },

  'lemma-of-window': {
    en: (lemma: WindowLemma) => {
      const { cases, value, soft, turned, player } = lemma;
      const [first] = cases;
      const bound = first === 1 ? '≤' : '≥';
      const result = { upper: 'a value of at most α', exact: 'Minimax(p) itself', lower: 'a value of at least β' };
      return (
        `Lemma of TIPE 2013, section 4.c, ${cases.length === 1 ? 'case' : 'cases'} ${listed(cases.map(String), 'en')}, p being this node and Minimax(p) its true value, which is read from the whole tree and which the search itself may not know: ` +
        `${windowCondition(lemma)}, so the search returns ${result[resultOf(lemma)]}; it returns ${value}.` +
        (soft && cases.length === 1 && first !== 2
          ? ` As this search returns the best value seen, even outside the window (fail-soft), its value is a bound as well: Minimax(p) ${bound} ${value}.`
          : '') +
        (turned === undefined ? '' : ` Negamax has the same with signs turned, as ${player} sees it: ${turned.join(' ')}.`)
      );
    },
    fr: (lemma: WindowLemma) => {
      const { cases, value, soft, turned, player } = lemma;
      const [first] = cases;
      const bound = first === 1 ? '≤' : '≥';
      const result = { upper: 'une valeur d’au plus α', exact: 'exactement Minimax(p)', lower: 'une valeur d’au moins β' };
      return (
        `Lemme du TIPE 2013, section 4.c, cas ${listed(cases.map(String), 'fr')}, p étant ce nœud et Minimax(p) sa vraie valeur, lue sur l’arbre entier (la recherche, elle, peut ne pas la connaître) : ` +
        `${windowCondition(lemma)}, donc la recherche renvoie ${result[resultOf(lemma)]} ; elle renvoie ${value}.` +
        (soft && cases.length === 1 && first !== 2
          ? ` Comme cette recherche renvoie la meilleure valeur vue, même hors de la fenêtre (« fail-soft »), sa valeur est aussi une borne : Minimax(p) ${bound} ${value}.`
          : '') +
        (turned === undefined
          ? ''
          : ` Negamax dit la même chose aux signes près, du point de vue de ${player} : ${turned.join(' ')}.`)
      );
    },
  },
  'lemma-of-compare': {
    en: (lemma: CompareLemma) => {
      const { cases, player, value } = lemma;
      const most = player === 'Max' ? 'least' : 'most';
      const result = cases[0] === 1 ? 'Minimax(p) itself' : `a value of at ${most} compare`;
      return (
        `Lemma of TIPE 2013, section 3.c, case ${cases[0]} of a ${player} node, p being this node and Minimax(p) its true value, which is read from the whole tree and which the search itself may not know: ` +
        `${compareCondition(lemma)}, so the search returns ${result}; it returns ${value}.`
      );
    },
    fr: (lemma: CompareLemma) => {
      const { cases, player, value } = lemma;
      const most = player === 'Max' ? 'moins' : 'plus';
      const result = cases[0] === 1 ? 'exactement Minimax(p)' : `une valeur d’au ${most} compare`;
      return (
        `Lemme du TIPE 2013, section 3.c, cas ${cases[0]} d’un nœud ${player}, p étant ce nœud et Minimax(p) sa vraie valeur, lue sur l’arbre entier (la recherche, elle, peut ne pas la connaître) : ` +
        `${compareCondition(lemma)}, donc la recherche renvoie ${result} ; elle renvoie ${value}.`
      );
    },
  },

  'node-type': {
    en: 'Node of type {type} in the sense of Wikipédia: called with ]{alpha}, {beta}[ as {player} sees it.',
    fr: 'Nœud de type {type} au sens de Wikipédia : appelé avec ]{alpha}, {beta}[ du point de vue de {player}.',
  },
  'node-type-none': {
    en: 'None of the three types of Wikipédia: both bounds are finite, ]{alpha}, {beta}[ as {player} sees it.',
    fr: 'Aucun des trois types de Wikipédia : les deux bornes sont finies, ]{alpha}, {beta}[ du point de vue de {player}.',
  },
});
