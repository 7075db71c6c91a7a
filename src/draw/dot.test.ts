import { describe, expect, it } from 'vitest';
import { treeToDot } from './dot.ts';
import { type NestedList, searchList, traceChain } from './fixtures/nested-lists.ts';
import { TreeRecorder } from './search-tree.ts';

function dot(list: NestedList, formatMove: (move: number) => string = String): string {
  const recorder = new TreeRecorder({ formatMove });
  searchList(list, recorder);
  return treeToDot(recorder.tree);
}

/** Reads a DOT file of ours: every line is a statement, strings end where they should. */
function statements(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  expect([lines[0], lines.at(-1)]).toEqual(['digraph minerve {', '}']);
  const attribute = '[a-z]+=(?:"(?:[^"\\\\]|\\\\.)*"|[\\w.]+)';
  const statement = new RegExp(
    `^  (?:(?:graph|node|edge|n\\d+|n\\d+ -> n\\d+) \\[${attribute}(?:, ${attribute})*\\]|(?:${attribute};? ?)+);$`,
  );
  for (const line of lines.slice(1, -1)) expect(line).toMatch(statement);
  return lines.slice(1, -1);
}

describe('the DOT file', () => {
  it('has boxes for Max, ellipses for Min, and dashed edges for what was pruned', () => {
    const text = dot([
      [6, 7],
      [2, 8],
    ]);
    const lines = statements(text);
    expect(lines.filter((line) => line.includes('shape=ellipse'))).toHaveLength(2);
    expect(lines.filter((line) => /n\d -> n\d/.test(line))).toHaveLength(6);
    expect(lines.filter((line) => line.includes('style=dashed') && line.includes('label="2 ✂ α"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('->') && line.includes('penwidth=3'))).toHaveLength(2);
    expect(text).toContain('label="6\\n]−∞, +∞["');
  });

  it('escapes quotes, backslashes and entities, and drops control characters', () => {
    const text = dot([1, 2], () => '"\\N&lt;\n');
    statements(text);
    expect(text).toContain('label="\\"\\\\N&amp;lt;�"');
  });

  it('takes ten thousand levels, and says what it leaves out', () => {
    const recorder = new TreeRecorder();
    traceChain(recorder, 10_000);
    const text = treeToDot(recorder.tree, { language: 'fr' });
    statements(text);
    expect(text).toContain('label="9\u202f001 nœuds visités ne sont pas dessinés (sous le niveau 999)');
  });
});
