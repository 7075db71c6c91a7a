import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependencies, globDependencies, lemmaGraph } from './proof-graph.mjs';
import { readStatements } from './statements.mjs';

const SOURCES = {
  'First.v': `Definition size := 1.
Definition limit := 2.
(* size_small uses limit, says this comment only. *)
Lemma size_small : size < 2.
Proof. unfold size. auto. Qed.
`,
  'Second.v': `From Minerve Require Import First.
Section Loops.
Variable limit : nat.
Lemma loop : forall size, size < limit -> True.
Proof. intros size small. exact I. Qed.
End Loops.
Theorem all : limit > 0.
Proof. pose proof size_small. apply loop. Qed.
`,
};

/** Every path below a statement of the table. */
function below(graph: ReadonlyMap<string, readonly string[]>, node: string, above: readonly string[] = []): Set<string> {
  if (above.includes(node)) throw new Error(`${node} rests on itself.`);
  return new Set((graph.get(node) ?? []).flatMap((other) => [other, ...below(graph, other, [...above, node])]));
}

describe('the graph of lemmas', () => {
  it('names what a source names, but no comment, and nothing that a section or a binder calls the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'minerve-proof-'));
    mkdirSync(join(folder, 'build'));
    for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
    const found = dependencies(folder);
    const of = (name: string) => [...(found.get(name) ?? [])].sort();
    expect(of('First.v/size_small')).toEqual(['First.v/size']);
    expect(of('Second.v/loop')).toEqual([]);
    expect(of('Second.v/all')).toEqual(['First.v/limit', 'First.v/size_small', 'Second.v/loop']);
    // As Coq writes it down: where a name begins, and what each place refers to.
    writeFileSync(join(folder, 'First.glob'), 'FMinerve.First\nprf 9:12 <> size_small\nR20:23 Minerve.First <> size def\n');
    writeFileSync(join(folder, 'Second.glob'), 'FMinerve.Second\n');
    expect(globDependencies(folder, folder).get('First.v/size_small')).toEqual(new Set(['First.v/size']));
    rmSync(folder, { recursive: true });
  });

  it('of the table has no cycle and leaves out what other steps imply (npm run prove compares it with Coq)', () => {
    const graph = lemmaGraph(readStatements());
    expect(graph.get('AlphaBeta.v/minimaxAB_correct')).toEqual(['AlphaBeta.v/minimaxAB_lemma']);
    const all = below(graph, 'AlphaBeta.v/minimaxAB_correct');
    expect([...all]).toEqual(expect.arrayContaining(['Loop.v/max_loop_value', 'Tree.v/minimax', 'Tree.v/tree']));
    for (const [node, uses] of graph)
      for (const one of uses)
        for (const other of uses) expect(below(graph, other).has(one), `${node}: ${one} below ${other}`).toBe(false);
  });
});
