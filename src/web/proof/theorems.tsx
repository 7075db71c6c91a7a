import statements from 'virtual:statements';
import type { ComponentChildren } from 'preact';
import type { CoqStatement, Statement } from '../../../scripts/statements.mjs';
import { keyOf } from './statement.ts';
import type { theoremText } from './words.ts';

/** A theorem that the page begins with: its name in Coq by `keyOf`, in mathematics, and in words. */
export interface Theorem {
  readonly name: string;
  readonly formula: ComponentChildren;
  readonly says: keyof typeof theoremText;
  /** Its hypotheses are computed outside Coq: that the checker accepts certificates. */
  readonly needsCertificates?: true;
}

export const theorems: readonly Theorem[] = [
  {
    name: 'AlphaBeta.v/minimaxAB_correct',
    formula: (
      <>
        MinimaxAB(<i>p</i>, −∞, +∞) = Minimax(<i>p</i>)
      </>
    ),
    says: 'alphaBeta',
  },
  {
    name: 'Subset.v/minimaxAB_subset',
    formula: (
      <>
        <i>V</i>(MinimaxAB, <i>p</i>) ⊆ <i>V</i>(Minimax2, <i>p</i>)
      </>
    ),
    says: 'subset',
  },
  {
    name: 'KnuthMoore.v/knuth_moore_bound',
    formula: (
      <>
        <i>L</i>(<i>b</i>, <i>d</i>) ≥ <i>b</i>
        <sup>
          ⌈<i>d</i>/2⌉
        </sup>{' '}
        + <i>b</i>
        <sup>
          ⌊<i>d</i>/2⌋
        </sup>{' '}
        − 1
      </>
    ),
    says: 'bound',
  },
  {
    name: 'Negamax.v/negamaxAB_correct',
    formula: (
      <>
        NegamaxAB(<i>p</i>, −∞, +∞) = Negamax(<i>p</i>)
      </>
    ),
    says: 'negamax',
  },
  {
    name: 'Attractor.v/attractor_is_winning_region',
    formula: (
      <>
        <i>s</i> ∈ <i>A</i>
        <sub>a</sub> ⇔ <i>s</i> ∈ <i>W</i>
        <sub>a</sub>
      </>
    ),
    says: 'attractor',
  },
  {
    name: 'Attractor.v/other_positions_are_drawn',
    formula: (
      <>
        <i>s</i> ∉ <i>A</i>
        <sub>a</sub> ∪ <i>A</i>
        <sub>e</sub> ⇒ <i>s</i> ∈ <i>D</i>
      </>
    ),
    says: 'draws',
  },
  {
    name: 'Certificate.v/check_sound',
    formula: (
      <>
        <i>C</i>(<i>G</i>, <i>c</i>) ⇒ <i>G</i> ⊨ <i>c</i>
      </>
    ),
    says: 'certificate',
  },
  {
    name: 'connect4/Connect4Checker.v/only_the_centre_wins',
    formula: (
      <>
        <i>v</i>(<i>c</i>) = +1 ⇔ <i>c</i> = 4
      </>
    ),
    says: 'connect4',
    needsCertificates: true,
  },
];

const byName = new Map<string, CoqStatement>(statements.flatMap(({ coq }) => coq.map((one) => [keyOf(one), one])));

export const statementNamed = (name: string): CoqStatement => byName.get(name) as CoqStatement;

const proofs = new Map<string, readonly string[]>();

/** A theorem and all it rests on. */
export function proofOf(theorem: string): readonly string[] {
  const known = proofs.get(theorem);
  if (known !== undefined) return known;
  const found = new Set([theorem]);
  for (const name of found) for (const other of statementNamed(name).uses ?? []) found.add(other);
  proofs.set(theorem, [...found]);
  return [...found];
}

/** The theorem in whose proof a statement is seen: one of those above, else the statement itself. */
export function theoremFor(row: Statement | undefined): Theorem | undefined {
  const names = row?.coq.map(keyOf) ?? [];
  return (
    theorems.find(({ name }) => names.includes(name)) ??
    theorems.find(({ name }) => proofOf(name).some((one) => names.includes(one)))
  );
}
