import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, type Player, unwrap } from '../core/index.ts';
import { sceneToDot, sceneToSvg, sceneToText, sceneToTikz } from '../draw/index.ts';
import { parseGame } from '../games/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { childrenOf, expandTree, type GameTree, INNER } from '../model/index.ts';
import { algorithmOf, algorithms } from '../search/index.ts';
import type { ExplainedStep } from './explanation.ts';
import { randomTrees, typed } from './fixtures/trees.ts';
import { type JuryRow, type JuryVisit, juryRows, jurySheet } from './jury.ts';
import { juryLatex } from './jury-latex.ts';
import { juryScene } from './jury-scene.ts';
import { listingOf } from './listings.ts';
import { searchIn } from './order.ts';
import { record, type TreeSearch } from './tree-search.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const trees = randomTrees(40, { values: [-9, 9] });

function explainedOf(tree: GameTree, search: TreeSearch): ExplainedStep {
  const { recording } = record(tree, search);
  return { algorithm: search.algorithm, recording, names: { label: (node) => (node === 0 ? '' : `${tree.move[node] + 1}`) } };
}

const rowsOf = (explained: ExplainedStep): JuryRow[] => unwrap(juryRows(explained, 100_000));

/** The definition of Minimax(p), from the leaves alone. */
function minimaxOf(tree: GameTree, node: number): number {
  if (tree.kind[node] !== INNER) return tree.leafValue[node];
  const values = childrenOf(tree, node).map((child) => minimaxOf(tree, child));
  return tree.turn[node] === MAX ? Math.max(...values) : Math.min(...values);
}

/** A case of the lemma of TIPE 2013: its condition, and what it implies for the value returned. */
interface Case {
  readonly holds: boolean;
  readonly kept: boolean;
}

function casesOf3c(player: Player, { alpha, beta, value }: JuryVisit, minimax: number): Case[] {
  return player === MAX
    ? [
        { holds: minimax <= beta, kept: value === minimax },
        { holds: minimax > beta, kept: value >= beta },
      ]
    : [
        { holds: minimax >= alpha, kept: value === minimax },
        { holds: minimax < alpha, kept: value <= alpha },
      ];
}

function casesOf4c({ alpha, beta, value }: JuryVisit, minimax: number): Case[] {
  return [
    { holds: minimax <= alpha, kept: value <= alpha },
    { holds: alpha <= minimax && minimax <= beta, kept: value === minimax },
    { holds: minimax >= beta, kept: value >= beta },
  ];
}

const withLemma = algorithms.filter(({ prunes }) => prunes).map(({ name }) => name);

describe('the table for a jury', () => {
  it.each(withLemma)('%s: at every visit the cases named are those that hold, and the value obeys them', (algorithm) => {
    const named = new Set<number>();
    const wrong: JuryRow[] = [];
    for (const tree of trees)
      for (const row of rowsOf(explainedOf(tree, { algorithm }))) {
        const { node, player, visited } = row;
        if (visited === undefined) continue;
        const { value, alpha, beta, lemma } = visited;
        const minimax = minimaxOf(tree, node);
        const cases = algorithm === 'minimax2' ? casesOf3c(player, visited, minimax) : casesOf4c(visited, minimax);
        const holding = cases.flatMap(({ holds }, i) => (holds ? [i + 1] : []));
        if (lemma?.cases.join() !== holding.join() || cases.some(({ holds, kept }) => holds && !kept)) wrong.push(row);
        // Fail-soft: outside of the window the value is a bound of Minimax(p) as well.
        const soft = lemma?.relation !== 'own';
        if (soft && ((value <= alpha && minimax > value) || (value >= beta && minimax < value))) wrong.push(row);
        for (const number of holding) named.add(number);
      }
    expect(wrong).toEqual([]);
    expect([...named].sort()).toEqual(algorithm === 'minimax2' ? [1, 2] : [1, 2, 3]);
  });

  it.each(algorithms.map(({ name }) => name))(
    '%s: has every node in preorder with its Minimax(p), and a row for each visit',
    (algorithm) => {
      let [unvisited, again] = [0, 0];
      for (const tree of trees) {
        const explained = explainedOf(tree, { algorithm });
        const rows = rowsOf(explained);
        expect([...new Set(rows.map(({ node }) => node))]).toEqual(Array.from({ length: tree.size }, (_, node) => node));
        expect(rows.map(({ node }) => node)).toEqual(rows.map(({ node }) => node).sort((one, other) => one - other));
        expect(rows.filter(({ node, minimax }) => minimax !== minimaxOf(tree, node))).toEqual([]);
        const visits = rows.flatMap(({ visited }) => (visited === undefined ? [] : [visited.visit]));
        expect(visits.sort((one, other) => one - other)).toEqual(
          Array.from({ length: explained.recording.visits }, (_, visit) => visit),
        );
        const root = rows.filter(({ node }) => node === 0).at(-1);
        expect(root?.visited?.value).toBe(minimaxOf(tree, 0));
        unvisited += rows.filter(({ visited }) => visited === undefined).length;
        again += rows.length - tree.size;
      }
      expect(unvisited > 0).toBe(withLemma.includes(algorithm));
      const searchesAgain =
        listingOf(algorithm).some(({ does }) => does === 'again') || algorithmOf(algorithm).ownsTable === true;
      expect(again > 0, `${algorithm} visits a node again: its listing says so by a line that does 'again'`).toBe(searchesAgain);
    },
  );

  it('names for an unvisited node the cut that skipped it: one at the nearest visited node above', () => {
    for (const tree of trees)
      for (const algorithm of ['minimax2', 'alphabeta', 'negascout']) {
        const rows = rowsOf(explainedOf(tree, { algorithm }));
        const visited = (node: number) => rows.filter((row) => row.node === node && row.visited !== undefined);
        for (const { node, unvisited } of rows) {
          if (unvisited === undefined) continue;
          let above = tree.parent[node];
          while (visited(above).length === 0) above = tree.parent[above];
          expect(unvisited).toEqual({ above, cut: true });
          const skipped = visited(above).flatMap((row) => row.visited?.cut?.skipped ?? []);
          expect(skipped.some((child) => child <= node && node < child + tree.span[child])).toBe(true);
        }
      }
  });

  it('says so if a value came from the table and nothing was cut', () => {
    const start = unwrap(parseGame('tictactoe')).start();
    for (const move of [0, 1, 2, 4]) start.play(move);
    const explained = explainedOf(unwrap(expandTree(start, { depth: 5 })), { algorithm: 'mtdf' });
    const rows = rowsOf(explained);
    const remembered = rows.filter(({ unvisited }) => unvisited?.cut === false);
    expect(remembered.length).toBeGreaterThan(0);
    for (const { unvisited } of remembered) {
      const above = rows.filter(({ node }) => node === unvisited?.above).flatMap(({ visited }) => visited ?? []);
      expect(above.every(({ visit }) => explained.recording.howOf(visit) === 'memory')).toBe(true);
    }
  });

  it('names no lemma in passes that stop above the leaves', () => {
    const explained = explainedOf(typed('[[[6,7],[2,8]],[[1,3],[4,5]]]'), { algorithm: 'alphabeta', ...searchIn('previous') });
    const rows = rowsOf(explained);
    const lines = jurySheet(explained, rows).lines.filter(({ row }) => row.visited?.pass === 1);
    expect(lines.length).toBeGreaterThan(1);
    for (const { row, cells } of lines) {
      expect(row.visited?.lemma).toBe(undefined);
      expect(say(cells.lemma, 'en')).toBe('none: this pass stops above the leaves');
    }
    expect(rows.filter(({ visited }) => visited?.lemma !== undefined).length).toBeGreaterThan(5);
  });

  it('is refused, with the remedy, if it is too large to read', () => {
    const explained = explainedOf(typed(JSON.stringify(Array.from({ length: 400 }, (_, leaf) => leaf))), {
      algorithm: 'alphabeta',
    });
    const refused = juryRows(explained);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(say(refused.error, 'en')).toMatch(/^A table of 401 rows .* 400 at most\. Choose fewer moves/);
    expect(unwrap(juryRows(explained, 401)).length).toBe(401);
  });
});

/** The cells of each line, as they are read. */
function linesOf(explained: ExplainedStep, language: Language): string[] {
  const { lines, columns } = jurySheet(explained, rowsOf(explained));
  return lines.map(({ cells, times }) =>
    [...columns.map(({ name }) => say(cells[name], language)), ...(times === undefined ? [] : [say(times, language)])].join(
      ' | ',
    ),
  );
}

describe('what a jury reads', () => {
  it('alpha-beta on figures 1 and 2 of TIPE 2013, line by line', () => {
    expect(linesOf(explainedOf(typed('[[6,7],[2,8]]'), { algorithm: 'alphabeta' }), 'fr')).toEqual([
      'racine | Max | ]−∞, +∞[ | 6 | 6 | cas 2 : α = −∞ ≤ M = 6 ≤ β = +∞, donc r = 6 = M | ',
      '1 | Min | ]−∞, +∞[ | 6 | 6 | cas 2 : α = −∞ ≤ M = 6 ≤ β = +∞, donc r = 6 = M | ',
      '1 1 | feuille | ]−∞, +∞[ | 6 | 6 | cas 2 : α = −∞ ≤ M = 6 ≤ β = +∞, donc r = 6 = M | ',
      '1 2 | feuille | ]−∞, 6[ | 7 | 7 | cas 3 : M = 7 ≥ β = 6, donc r = 7 ≥ β | ',
      '2 | Min | ]6, +∞[ | 2 | 2 | cas 1 : M = 2 ≤ α = 6, donc r = 2 ≤ α | Coupure α. Max tient déjà 6 à la racine, par le coup 1, et 2 ≤ α = 6 : venir ici ne rapporte rien de plus à Max. Élagué : 2 (1 feuille).',
      '2 1 | feuille | ]6, +∞[ | 2 | 2 | cas 1 : M = 2 ≤ α = 6, donc r = 2 ≤ α | ',
      '2 2 | feuille |  | non visité | 8 |  | Élagué par la coupure au nœud Min après 2.',
    ]);
  });

  it('Minimax2 with what it compares with, NegaScout with its two visits, Minimax without any lemma', () => {
    expect(linesOf(explainedOf(typed('[9,[6,0]]'), { algorithm: 'minimax2' }), 'en').slice(0, 3)).toEqual([
      'root | Max | +∞ | 9 | 9 | case 1: M = 9 ≤ compare = +∞, so r = 9 = M | ',
      '1 | leaf | −∞ | 9 | 9 | case 1: M = 9 ≥ compare = −∞, so r = 9 = M | ',
      '2 | Min | 9 | 6 | 0 | case 2: M = 0 < compare = 9, so r = 6 ≤ compare | Cut α. Max already holds 9 at the root, by move 1, and 6 ≤ compare = 9: coming here gains Max nothing. Skipped: 2 (1 leaf).',
    ]);
    const scouted = linesOf(explainedOf(typed('[[6,7],[8,9]]'), { algorithm: 'negascout' }), 'en').filter((line) =>
      /^2 \|/.test(line),
    );
    expect(scouted).toEqual([
      expect.stringMatching(/^2 \| Min \| \]6, 7\[ .* case 3: .* visit 1 of 2$/),
      expect.stringMatching(/^2 \| Min \| \][^|]*, \+∞\[ \| 8 \| 8 \| case 2: .* visit 2 of 2$/),
    ]);
    expect(linesOf(explainedOf(typed('[[6,7],[2,8]]', MIN), { algorithm: 'minimax' }), 'en')[0]).toBe('root | Min | 7 | 7');
  });

  it('every sentence has its numbers, in every language', () => {
    for (const algorithm of algorithms.map(({ name }) => name))
      for (const tree of trees.slice(0, 3))
        for (const language of languages) {
          const explained = explainedOf(tree, { algorithm });
          const { facts, lemma, legend, columns, lines } = jurySheet(explained, rowsOf(explained));
          const texts = [...facts.flat(), lemma.title, lemma.setting, ...lemma.cases, ...lemma.remarks, ...legend];
          const cells = lines.flatMap(({ cells }) => columns.map(({ name }) => cells[name]));
          const sentences = [...texts, ...cells].map((text) => say(text, language));
          expect(sentences.filter((text) => /undefined|NaN|\{|\bjury-/.test(text))).toEqual([]);
        }
  });

  it('the root’s line of the lemma is that of a window in which case 2 holds', () => {
    for (const algorithm of withLemma)
      for (const tree of trees) {
        const explained = explainedOf(tree, { algorithm });
        const root = rowsOf(explained).findLast(({ node }) => node === 0)!.visited!;
        expect(root.lemma?.cases).toContain(algorithm === 'minimax2' ? 1 : 2);
        if (!algorithmOf(algorithm).ownsTable) expect([root.alpha, root.beta]).toEqual([-INFINITE, INFINITE]);
      }
  });
});

describe('the picture for a jury', () => {
  it('has in each node what was returned, and under it bounds, case and Minimax(p)', () => {
    const explained = explainedOf(typed('[[6,7],[2,[8,9]]]'), { algorithm: 'alphabeta' });
    const { items } = juryScene(explained, 'fr');
    expect(items.map(({ value, window, remark }) => [value, window, remark])).toEqual([
      ['6', ']-∞, +∞[', 'cas 2 · M = 6'],
      ['6', ']-∞, +∞[', 'cas 2 · M = 6'],
      ['6', ']-∞, +∞[', 'cas 2'],
      ['7', ']-∞, 6[', 'cas 3'],
      ['2', ']6, +∞[', 'cas 1 · M = 2'],
      ['2', ']6, +∞[', 'cas 1'],
      ['', '', 'M = 9'],
      ['8', '', ''],
      ['9', '', ''],
    ]);
    expect(items.filter(({ state }) => state === 'cut').length).toBe(3);
  });

  it('says the same in every format', () => {
    const scene = juryScene(explainedOf(typed('[[6,7],[2,[8,9]]]'), { algorithm: 'alphabeta' }), 'fr');
    for (const written of [sceneToSvg(scene, { windows: 'all' }), sceneToTikz(scene), sceneToText(scene), sceneToDot(scene)])
      expect(['cas 2 · M = 6', 'cas 1 · M = 2', 'M = 9'].filter((remark) => !written.includes(remark))).toEqual([]);
    expect(sceneToTikz(scene).match(/node\[Window]/g)?.length).toBe(3);
    expect(sceneToTikz(scene, { leafWindows: true }).match(/node\[Window]/g)?.length).toBe(6);
  });

  it('leaves the bounds of many leaves to the table', () => {
    const { items } = juryScene(explainedOf(typed('[[6,7,3,4],[2,8,9,1],[5,5,5]]'), { algorithm: 'minimax2' }), 'en');
    expect(items.filter(({ shape, window }) => shape === 'leaf' && window !== '')).toEqual([]);
    expect(items[1]).toMatchObject({ window: 'c = -∞', remark: 'case 1 · M = 3' });
  });
});

describe('the page for LaTeX', () => {
  it('has every row of the table and the picture', () => {
    const explained = explainedOf(typed('[7,[4,[[9,8],5]]]', MIN), { algorithm: 'alphabeta' });
    const rows = rowsOf(explained);
    const latex = juryLatex(explained, rows, { title: 'Figure 4', language: 'fr' });
    expect(latex.match(/\\\\\\hline$/gm)?.length).toBe(rows.length);
    expect(latex).toContain('\\begin{tikzpicture}');
    expect(latex).toContain('M = 9 $\\ge$ $\\beta$ = 7');
  });
});
