import type { TreeScene } from '../draw/index.ts';
import { type Language, say } from '../i18n/index.ts';
import { INNER } from '../model/index.ts';
import { isDeepCut } from './cuts.ts';
import { type ExplainedStep, scoreWord } from './explanation.ts';
import { boundsText, hasLeafBounds } from './jury.ts';
import { sentence } from './jury-words.ts';
import { boundsOf, lemmaAt } from './lemmas.ts';
import { treeOutline, treeScene } from './scene.ts';

/**
 * The picture of a finished search. Each node has the value that it returned; below it are its bounds, the case of the
 * lemma and Minimax(p). A node that was not visited is empty; leaves keep their values.
 */
export function juryScene(explained: ExplainedStep, language: Language): TreeScene {
  const { algorithm, recording, names } = explained;
  const { tree, steps } = recording;
  const outline = treeOutline(tree, new Set(), (node) => names.label(node), language);
  const compares = boundsOf(algorithm) === 'compare';
  const isDeep = (visit: number) => isDeepCut(recording, visit);
  const scene = treeScene(outline, recording, steps, { language, compares, isDeep });
  const leafBounds = hasLeafBounds(tree);
  const items = scene.items.map((item) => {
    const leaf = item.shape === 'leaf';
    const visit = recording.visitAt(item.node, steps);
    const value = visit === undefined && !leaf ? '' : item.value;
    const window = visit === undefined || (leaf && !leafBounds) ? '' : boundsText(explained, visit, language);
    const remark = remarkAt(explained, item.node, visit, language);
    const widest = {
      value: value.length,
      window: Math.max(window.length, item.source === 'memory' ? MEMORY : 0),
      remark: remark.length,
    };
    return {
      ...item,
      isCurrent: false,
      value,
      window,
      remark,
      widest,
      description: [item.description, remark].filter(Boolean).join(', '),
    };
  });
  return { ...scene, items };
}

/** Characters of the word under a value that was found in a memory. */
const MEMORY = 8;

function remarkAt({ algorithm, recording }: ExplainedStep, node: number, visit: number | undefined, language: Language): string {
  const { kind, value } = recording.tree;
  const lemma = visit === undefined ? undefined : lemmaAt(algorithm, recording, visit);
  const minimax = scoreWord(value[node]);
  const isLeaf = kind[node] !== INNER;
  if (lemma === undefined) return isLeaf ? '' : say(sentence('jury-known', { minimax }), language);
  const { cases } = lemma;
  return say(isLeaf ? sentence('jury-case', { cases }) : sentence('jury-case-known', { cases, minimax }), language);
}
