import { INFINITE, MAX } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import { childrenOf, type GameTree } from '../model/index.ts';

/** The five faults of the pseudo-code of Bernard 2001: errata E002-1 to E002-5. */
export const PRINTED_FAULTS = ['root', 'leaf', 'score', 'window', 'undo'] as const;
export type PrintedFault = (typeof PRINTED_FAULTS)[number];

/** A line of the pseudo-code; with a fault, as it is printed and as it should be (`mended`). */
export interface PrintedLine {
  readonly printed: string;
  readonly fault?: PrintedFault;
  readonly mended?: string;
}

const PRINTED = {
  root: { printed: 'noeudmax ← faux', fault: 'root', mended: 'noeudmax ← vrai' },
  bounds: { printed: 'alpha ← −∞ ; bêta ← +∞' },
  end: { printed: 'Si reste_à_voir = 0 ou plus_de_coup_possible' },
  evaluate: { printed: '  Alors évaluer_état' },
  maxLeaf: {
    printed: '    Si noeudmax et score > alpha alors score ← alpha',
    fault: 'leaf',
    mended: '    Si noeudmax et score > alpha alors alpha ← score',
  },
  minLeaf: {
    printed: '    Si non noeudmax et score < bêta alors score ← bêta',
    fault: 'leaf',
    mended: '    Si non noeudmax et score < bêta alors bêta ← score',
  },
  move: { printed: '  Sinon pour chaque coup possible : mettre à jour état' },
  call: {
    printed: '    Appeler minimax avec non noeudmax, reste_à_voir − 1',
    fault: 'window',
    mended: '    Appeler minimax avec non noeudmax, reste_à_voir − 1, alpha, bêta',
  },
  undo: { printed: '', fault: 'undo', mended: '    Annuler le coup : rétablir état' },
  maxBetter: { printed: '    Si noeudmax et score_retourné > alpha alors alpha ← score_retourné' },
  minBetter: { printed: '    Si non noeudmax et score_retourné < bêta alors bêta ← score_retourné' },
  cut: {
    printed: '    Si alpha ≥ bêta alors retourner score',
    fault: 'score',
    mended: '    Si alpha ≥ bêta alors retourner (si noeudmax alpha, sinon bêta)',
  },
  maxEnd: { printed: 'Si noeudmax alors retourner alpha' },
  minEnd: { printed: '  Sinon retourner bêta' },
} as const satisfies Record<string, PrintedLine>;

export type PrintedLineName = keyof typeof PRINTED;
export const printedLines: readonly (readonly [PrintedLineName, PrintedLine])[] = Object.entries(PRINTED) as [
  PrintedLineName,
  PrintedLine,
][];

/** The state of the program when it has executed a line. */
export interface PrintedStep {
  readonly line: PrintedLineName;
  /** The node that `état` is. */
  readonly node: number;
  readonly isMax: boolean;
  readonly alpha: number;
  readonly beta: number;
  /** Undefined until the call has evaluated a leaf or got a value back. */
  readonly score?: number;
  /** Where a call ends: the node it was made at, and what it returns. */
  readonly returns?: { readonly node: number; readonly value: number };
}

export interface PrintedRun {
  readonly steps: readonly PrintedStep[];
  readonly value?: number;
  /** Why the program cannot go on. */
  readonly stopped?: 'no-score' | 'no-such-move';
}

interface Bounds {
  alpha: number;
  beta: number;
}

class Stopped extends Error {
  readonly why: 'no-score' | 'no-such-move';

  constructor(why: 'no-score' | 'no-such-move') {
    super(why);
    this.why = why;
  }
}

/**
 * Runs the pseudo-code of Bernard 2001 on a tree, with the faults of `mended` put right. Without `window` all calls
 * share alpha and bêta, as variables that are not passed do; without `undo` the next move is played in the position
 * that the last one has left.
 */
export function runPrinted(tree: GameTree, mended: ReadonlySet<PrintedFault>): PrintedRun {
  const steps: PrintedStep[] = [];
  let state = 0;
  const call = (isMax: boolean, given: Bounds): number => {
    const bounds = mended.has('window') ? { ...given } : given;
    const here = state;
    const note = (line: PrintedLineName, more: Partial<PrintedStep> = {}) =>
      steps.push({ line, node: state, isMax, ...bounds, ...more });
    note('end');
    const moves = childrenOf(tree, state);
    if (moves.length === 0) {
      let score = tree.value[state];
      note('evaluate', { score });
      if (isMax ? score > bounds.alpha : score < bounds.beta) {
        if (!mended.has('leaf')) score = isMax ? bounds.alpha : bounds.beta;
        else if (isMax) bounds.alpha = score;
        else bounds.beta = score;
        note(isMax ? 'maxLeaf' : 'minLeaf', { score });
      }
    }
    for (const at of moves.keys()) {
      const child = childrenOf(tree, state)[at];
      if (child === undefined) {
        note('move');
        throw new Stopped('no-such-move');
      }
      state = child;
      note('move');
      note('call');
      const score = call(!isMax, bounds);
      if (mended.has('undo')) {
        state = here;
        note('undo', { score });
      }
      if (isMax ? score > bounds.alpha : score < bounds.beta) {
        if (isMax) bounds.alpha = score;
        else bounds.beta = score;
        note(isMax ? 'maxBetter' : 'minBetter', { score });
      }
      if (bounds.alpha < bounds.beta) continue;
      if (!mended.has('score')) {
        note('cut');
        throw new Stopped('no-score');
      }
      const value = isMax ? bounds.alpha : bounds.beta;
      note('cut', { returns: { node: here, value } });
      return value;
    }
    const value = isMax ? bounds.alpha : bounds.beta;
    note(isMax ? 'maxEnd' : 'minEnd', { returns: { node: here, value } });
    return value;
  };
  const isMax = mended.has('root') === (tree.turn[0] === MAX);
  const bounds = { alpha: -INFINITE, beta: INFINITE };
  steps.push({ line: 'root', node: 0, isMax, ...bounds }, { line: 'bounds', node: 0, isMax, ...bounds });
  try {
    return { steps, value: call(isMax, bounds) };
  } catch (thrown) {
    if (thrown instanceof Stopped) return { steps, stopped: thrown.why };
    throw thrown;
  }
}

/** What each fault is, for those who have looked for it. */
export const printedFaultWords: Readonly<Record<PrintedFault, Translation>> = {
  root: {
    en: 'The root minimises: noeudmax is false at the start, though the program looks for its own best move.',
    fr: 'La racine minimise : noeudmax est faux au départ, alors que le programme cherche son propre meilleur coup.',
  },
  leaf: {
    en: 'The assignments at a leaf are the wrong way round: the score is overwritten by the bound, and no leaf has any influence.',
    fr: 'À une feuille, les affectations sont à l’envers : la borne écrase le score, et aucune feuille ne compte plus.',
  },
  score: {
    en: 'At a cut the program returns score, which has no value at a node that is not a leaf.',
    fr: 'À une coupure, le programme renvoie score, qui n’a pas de valeur à un nœud qui n’est pas une feuille.',
  },
  window: {
    en: 'alpha and bêta are not passed to the call: all calls share them, and one spoils those of the others.',
    fr: 'alpha et bêta ne sont pas transmis à l’appel : tous les appels les partagent, et chacun gâte ceux des autres.',
  },
  undo: {
    en: 'The move is never taken back: the next one is played in the position after it.',
    fr: 'Le coup n’est jamais annulé : le suivant est joué dans la position d’après.',
  },
};
