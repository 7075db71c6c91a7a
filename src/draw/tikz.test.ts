import { describe, expect, it } from 'vitest';
import { type NestedList, searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import { escapeLatex, latexProse } from './notation.ts';
import { type SearchTree, TreeRecorder } from './search-tree.ts';
import { treeToTikz } from './tikz.ts';

function record(list: NestedList, formatMove: (move: number) => string = String): SearchTree {
  const recorder = new TreeRecorder({ formatMove });
  searchList(list, recorder);
  return recorder.tree;
}

const figure3 = record([
  [6, 7],
  [2, 8],
]);

/** Braces balance on every line that is not a comment, and dollars come in pairs. */
function expectBalanced(tikz: string): void {
  for (const line of tikz.split('\n').filter((line) => !line.startsWith('%'))) {
    const bare = line.replace(/\\./g, '');
    let depth = 0;
    for (const character of bare) {
      if (character === '{') depth++;
      if (character === '}') depth--;
      expect(depth, line).toBeGreaterThanOrEqual(0);
    }
    expect([depth, (bare.match(/\$/g) ?? []).length % 2], line).toEqual([0, 0]);
  }
}

describe('the TikZ picture', () => {
  it('is a whole document, or the picture alone', () => {
    const document = treeToTikz(figure3);
    expect(treeToTikz(figure3, { language: 'fr' })).toMatch(/^% Arbre de recherche : Max joue à la racine/);
    expect(document).toMatch(/^% Search tree: .*\n\\documentclass\[tikz, border=4pt\]\{standalone\}\n/);
    expect(document).toMatch(/\\end\{tikzpicture\}\n\\end\{document\}\n$/);
    const picture = treeToTikz(figure3, { document: false });
    expect(picture).not.toContain('documentclass');
    expect(picture).toContain('\\begin{tikzpicture}[');
  });

  it('draws the nodes, windows, cut and best line', () => {
    const tikz = treeToTikz(figure3);
    expect(tikz.match(/\\node\[Max[^\n]*/g)).toEqual([
      expect.stringMatching(/^\\node\[Max, Best\] \(n0\) at \(\d+\.\d\d, 0\.00\) \{\$6\$\};$/),
    ]);
    expect(tikz.match(/\\node\[Min/g)).toHaveLength(2);
    expect(tikz.match(/\\node\[Leaf/g)).toHaveLength(3);
    expect(tikz).toContain('(w4) at (n4.south) {$]6, +\\infty[$};');
    expect(tikz).toContain(
      '\\draw[dashed] (w4.south) -- node[Cross] (c6) {$\\times$} node[Move, pos=0.72] {2} (n6.north); \\node[Cut] at (c6.center) {$\\alpha$};',
    );
    expect(tikz.match(/\\draw\[Best\]/g)).toHaveLength(2);
  });

  it('writes one letter for all the moves cut off together, so that none overlaps', () => {
    const tikz = treeToTikz(
      record([
        [3, 12],
        [2, 4, 6, 8],
      ]),
    );
    expect(tikz.match(/node\[Cross\]/g)).toHaveLength(3);
    expect(tikz.match(/\\node\[Cut\]/g)).toHaveLength(1);
  });

  it('names every node before an edge uses it', () => {
    const lines = treeToTikz(record(seededList(12))).split('\n');
    const named = new Set<string>();
    for (const line of lines) {
      for (const [, name] of line.matchAll(/\((\w+)\.(?:south|north)\)/g)) expect(named, line).toContain(name);
      const name = /^\\node\[[^\]]*\] \((\w+)\)/.exec(line)?.[1];
      if (name) named.add(name);
    }
    expect(named.size).toBeGreaterThan(10);
  });

  it('escapes every character that means something to LaTeX', () => {
    expect(escapeLatex('a_b^c%$#&{}~\\')).toBe('a\\_b\\textasciicircum{}c\\%\\$\\#\\&\\{\\}\\textasciitilde{}\\textbackslash{}');
    expect(escapeLatex('e2--e4 <>|')).toBe('e2{-}{-}e4 \\textless{}\\textgreater{}\\textbar{}');
    expect(escapeLatex('"`\'\n')).toBe(`{\\char34}{\\char96}{'}?`);
    expectBalanced(treeToTikz(record([[1, 2], 3], () => '}{$%\\')));
    expectBalanced(treeToTikz(figure3));
  });

  it('sets the names of sets and the signs of formulas as mathematics', () => {
    expect(latexProse('Aₑ² ∪ Aₐ¹⁰, 0ₐ')).toBe('$A_{e}^{2}$ ∪ $A_{a}^{10}$, $0_{a}$');
    expect(latexProse('Aⁿ : α ≤ −∞')).toBe('$A^{n}$ : $\\alpha$ $\\le$ $-$$\\infty$');
    expect(latexProse('1 ⊕ 7')).toBe('1 $\\oplus$ 7');
    expect(latexProse('A_e')).toBe('A\\_e');
  });

  it('keeps labels out of the comments that could end them', () => {
    const tikz = treeToTikz(record([1], () => 'x\n\\input{secret}\u2028y'));
    expect(tikz.split('\n')[0]).toMatch(/^% .*x .input\{secret\} y/);
    expect(tikz.split('\n').some((line) => line.startsWith('\\input'))).toBe(false);
  });

  it('takes ten thousand levels within the lengths that TeX can hold', () => {
    const recorder = new TreeRecorder();
    traceChain(recorder, 10_000);
    const tikz = treeToTikz(recorder.tree);
    const lowest = Math.min(...[...tikz.matchAll(/at \([\d.]+, (-?[\d.]+)\)/g)].map(([, y]) => Number(y)));
    expect(lowest).toBeGreaterThan(-575);
    expect(tikz).toContain('% 9,701 visited nodes are not drawn (below level 299)');
  });
});
