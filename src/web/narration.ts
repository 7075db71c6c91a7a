import { boundOf, MAX, playerName } from '../core/index.ts';
import { formatBestLine, isLeaf, type Language, momentOf, type Step, shortScore, type TreeNode, words } from '../draw/index.ts';

/** One step of a search, told in a sentence or two. This is what is read aloud, so it has to stand without the drawing. */
export function narrate(step: Step, language: Language): string {
  return tell[language](step).replaceAll('-', '−');
}

type Tell = (step: Step) => string;

/** What the player to move has found at a node that is being cut. */
function found({ tree, node, at }: Step): string {
  return shortScore(momentOf(tree, node, at).value as number);
}

/** At the root the window of the whole search, further down what an ancestor already holds. */
function held(node: TreeNode): string {
  return shortScore(node.turn === MAX ? node.beta : node.alpha);
}

const english: Tell = (step) => {
  const { kind, node, tree, at } = step;
  const name = `${playerName(node.turn)} node${node.label ? ` after ${node.label}` : ' at the root'}`;
  if (kind === 'enter') return `${words.en.node(tree, node, momentOf(tree, node, at))}.`;
  if (kind === 'cut') {
    const me = playerName(node.turn);
    const other = node.turn === MAX ? 'Min' : 'Max';
    const skipped = node.cut?.skipped ?? [];
    return `${me} node, window ${shortScore(node.alpha)} to ${shortScore(node.beta)}, cut ${node.turn === MAX ? 'β' : 'α'}: ${me} gets ${found(step)} here, and ${other} already holds ${held(node)} elsewhere. ${
      skipped.length ? `Not searched: ${skipped.join(', ')}.` : 'No move was left to skip.'
    }`;
  }
  const value = shortScore(node.value as number);
  if (isLeaf(node)) return `Leaf${node.label ? ` after ${node.label}` : ''}: ${value}.`;
  if (node.how === 'memory') return `${name}: ${value}, known from memory.`;
  const bound = { exact: 'is worth', lower: 'is worth at least', upper: 'is worth at most' }[
    boundOf(node.value as number, node.alpha, node.beta)
  ];
  return `${name} ${bound} ${value}.${node === tree.root ? ` Best line: ${formatBestLine(tree)}.` : ''}`;
};

const french: Tell = (step) => {
  const { kind, node, tree, at } = step;
  const name = `Nœud ${playerName(node.turn)}${node.label ? ` après ${node.label}` : ' à la racine'}`;
  if (kind === 'enter') return `${words.fr.node(tree, node, momentOf(tree, node, at))}.`;
  if (kind === 'cut') {
    const me = playerName(node.turn);
    const other = node.turn === MAX ? 'Min' : 'Max';
    const skipped = node.cut?.skipped ?? [];
    return `Nœud ${me}, fenêtre de ${shortScore(node.alpha)} à ${shortScore(node.beta)}, coupure ${node.turn === MAX ? 'β' : 'α'} : ${me} obtient ${found(step)} ici, et ${other} tient déjà ${held(node)} ailleurs. ${
      skipped.length ? `Non explorés : ${skipped.join(', ')}.` : 'Il ne restait aucun coup à passer.'
    }`;
  }
  const value = shortScore(node.value as number);
  if (isLeaf(node)) return `Feuille${node.label ? ` après ${node.label}` : ''} : ${value}.`;
  if (node.how === 'memory') return `${name} : ${value}, connu de mémoire.`;
  const bound = { exact: 'vaut', lower: 'vaut au moins', upper: 'vaut au plus' }[
    boundOf(node.value as number, node.alpha, node.beta)
  ];
  return `${name} ${bound} ${value}.${node === tree.root ? ` Meilleure suite : ${formatBestLine(tree)}.` : ''}`;
};

const tell: Readonly<Record<Language, Tell>> = { en: english, fr: french };
