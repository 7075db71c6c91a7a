import { MAX, playerName } from '../../core/index.ts';
import { boundAt, formatBestLine, isLeaf, type Language, momentOf, type Step, shortScore, words } from '../../draw/index.ts';
import { asks, otherHolds } from './holding.ts';

/** One step of a search, told in a sentence or two. This is what is read aloud, so it has to stand without the drawing. */
export function narrate(step: Step, language: Language): string {
  return tell[language][step.kind](step).replace(/-(?=[\d∞W])/g, '−');
}

type Tell = Readonly<Record<Step['kind'], (step: Step) => string>>;

/** The figures and names that the sentences about a cut are made of. */
function cutFacts(step: Step) {
  const { tree, node, at } = step;
  const isMax = node.turn === MAX;
  return {
    me: playerName(node.turn),
    other: isMax ? 'Min' : 'Max',
    letter: isMax ? 'β' : 'α',
    alpha: shortScore(node.alpha),
    beta: shortScore(node.beta),
    found: shortScore(momentOf(tree, node, at).value as number),
    /** What the other player holds elsewhere. Undefined: nobody holds the bound, it comes with the question that the search was asked. */
    held: otherHolds(step) ? shortScore(isMax ? node.beta : node.alpha) : undefined,
    /** The answer to that question: the value is at least this much, or less than that. */
    atLeast: isMax ? shortScore(node.beta) : undefined,
    lessThan: shortScore(node.alpha + 1),
    skipped: (node.cut?.skipped ?? []).join(', '),
  };
}

const english: Tell = {
  enter: ({ tree, node, at }) => {
    const entered = `${words.en.node(tree, node, momentOf(tree, node, at))}.`;
    return node === tree.root && asks(node)
      ? `${entered} The question: is the value at least ${shortScore(node.beta)}?`
      : entered;
  },
  cut: (step) => {
    const { me, other, letter, alpha, beta, found, held, atLeast, lessThan, skipped } = cutFacts(step);
    const answer = atLeast === undefined ? `no, less than ${lessThan}` : `yes, at least ${atLeast}`;
    const why =
      held === undefined ? `: ${answer}, and nothing more was asked.` : `, and ${other} already holds ${held} elsewhere.`;
    const left = skipped ? `Not searched: ${skipped}.` : 'No move was left to skip.';
    return `${me} node, window ${alpha} to ${beta}, cut ${letter}: ${me} gets ${found} here${why} ${left}`;
  },
  leave: ({ tree, node }) => {
    const value = shortScore(node.value as number);
    const recalled = node.how === 'memory' ? ', known from memory' : '';
    if (isLeaf(node)) return `Leaf${node.label ? ` after ${node.label}` : ''}: ${value}${recalled}.`;
    const bound = boundAt(node) ?? 'exact';
    const name = `${playerName(node.turn)} node${node.label ? ` after ${node.label}` : ' at the root'}`;
    const worth = { exact: 'is worth', lower: 'is worth at least', upper: 'is worth at most' }[bound];
    const line = node === tree.root && bound === 'exact' ? ` Best line: ${formatBestLine(tree)}.` : '';
    return `${name} ${worth} ${value}${recalled}.${line}`;
  },
};

const french: Tell = {
  enter: ({ tree, node, at }) => {
    const entered = `${words.fr.node(tree, node, momentOf(tree, node, at))}.`;
    return node === tree.root && asks(node)
      ? `${entered} La question : la valeur est-elle d’au moins ${shortScore(node.beta)} ?`
      : entered;
  },
  cut: (step) => {
    const { me, other, letter, alpha, beta, found, held, atLeast, lessThan, skipped } = cutFacts(step);
    const answer = atLeast === undefined ? `non, moins de ${lessThan}` : `oui, au moins ${atLeast}`;
    const why =
      held === undefined ? ` : ${answer}, et rien de plus n’était demandé.` : `, et ${other} tient déjà ${held} ailleurs.`;
    const left = skipped ? `Non explorés : ${skipped}.` : 'Il ne restait aucun coup à passer.';
    return `Nœud ${me}, fenêtre de ${alpha} à ${beta}, coupure ${letter} : ${me} obtient ${found} ici${why} ${left}`;
  },
  leave: ({ tree, node }) => {
    const value = shortScore(node.value as number);
    if (isLeaf(node))
      return `Feuille${node.label ? ` après ${node.label}` : ''} : ${value}${node.how === 'memory' ? ', connue de mémoire' : ''}.`;
    const bound = boundAt(node) ?? 'exact';
    const name = `Nœud ${playerName(node.turn)}${node.label ? ` après ${node.label}` : ' à la racine'}`;
    const worth = { exact: 'vaut', lower: 'vaut au moins', upper: 'vaut au plus' }[bound];
    const line = node === tree.root && bound === 'exact' ? ` Meilleure suite : ${formatBestLine(tree)}.` : '';
    return `${name} ${worth} ${value}${node.how === 'memory' ? ', connu de mémoire' : ''}.${line}`;
  },
};

const tell: Readonly<Record<Language, Tell>> = { en: english, fr: french };
