import { describe, expect, it } from 'vitest';
import { fromPure, MAX, Random, unwrap, WIN } from '../core/index.ts';
import {
  arenaPresets,
  foldsFor,
  juryLatex,
  juryRows,
  juryScene,
  openArena,
  record,
  treeOutline,
  treeScene,
} from '../explain/index.ts';
import { compile, sample, skipsLatexTests } from '../fixtures/index.ts';
import { CHOMP_2X2, parseGame, parseTree, randomTree } from '../games/index.ts';
import { type Figure, figurePgfplots } from '../lab/index.ts';
import { type GameTree, withNodeKeys } from '../model/index.ts';
import { alphabeta, HashTable, minimax, type SearchOptions, type SearchResult } from '../search/index.ts';
import { attractors, explore } from '../solve/index.ts';
import { CYCLE, randomArena, solved } from './fixtures/arenas.ts';
import { searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import {
  arenaToTikz,
  type BoardCell,
  boardToTikz,
  mergePositions,
  recordGame,
  sceneToTikz,
  TreeRecorder,
  treeToTikz,
} from './index.ts';

/** All that can be typed on a keyboard, and what it takes more than that for. */
const ODD = `${Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)).join('')} Ève « œ » l’été… ½ Щ ● α −3 ∞ 🙂`;

type Search = (position: never, options: SearchOptions) => SearchResult;

function treeOf(game: string, search: Search, options: SearchOptions, merged = false) {
  const rules = unwrap(parseGame(game));
  const start = rules.start();
  const recorder = recordGame(rules, start, { keys: merged });
  search(start as never, { ...options, trace: recorder });
  return merged ? mergePositions(recorder.tree) : recorder.tree;
}

function typedTree(seed: number, formatMove: (move: number) => string = String) {
  const recorder = new TreeRecorder({ formatMove });
  searchList(seededList(seed), recorder);
  return recorder.tree;
}

function chain(levels: number) {
  const recorder = new TreeRecorder();
  traceChain(recorder, levels);
  return recorder.tree;
}

function arena(text: string, options: Parameters<typeof arenaToTikz>[2] = {}) {
  const { arena, solution } = solved(text);
  return arenaToTikz(arena, solution, options);
}

/** An arena of two positions with odd names. */
function oddArena() {
  const game = fromPure({
    name: ODD,
    start: ODD,
    turn: () => 1 as const,
    moves: (state: string) => (state === ODD ? ['go'] : []),
    play: () => `${ODD}_${ODD}`,
    outcome: (state: string) => (state === ODD ? undefined : WIN),
    key: (state: string) => state,
  });
  const arena = unwrap(explore(game));
  return arenaToTikz(arena, unwrap(attractors(arena)));
}

/** A whole tree at a step of its search, a share of the way from the beginning to the end. */
function atStep(tree: GameTree, share: number, algorithm = 'alphabeta', label = (node: number) => `m${node}`) {
  const { recording } = record(tree, { algorithm });
  const outline = treeOutline(tree, foldsFor(tree, 30), (node) => (node === 0 ? '' : label(node)), 'fr');
  const options = { language: 'fr', compares: algorithm === 'minimax2', isDeep: () => true, typeOf: () => '2' } as const;
  return sceneToTikz(treeScene(outline, recording, Math.round(share * recording.steps), options));
}

/** A finished search, as the jury page shows it. */
function explainedOf(tree: GameTree, algorithm: string, label = (node: number) => `${tree.move[node] + 1}`) {
  const { recording } = record(tree, { algorithm });
  return { algorithm, recording, names: { label: (node: number) => (node === 0 ? '' : label(node)) } };
}

function forJury(
  tree: GameTree,
  algorithm: string,
  title: string,
  language: 'en' | 'fr' = 'fr',
  label?: (node: number) => string,
) {
  const explained = explainedOf(tree, algorithm, label);
  return juryLatex(explained, unwrap(juryRows(explained, 2000)), { title, language });
}

const whole = (tree: GameTree): GameTree => withNodeKeys(tree);
const typed = (text: string): GameTree => whole(unwrap(parseTree(text, MAX)));
const large = () => whole(randomTree(new Random(5), { depth: 6, children: [2, 3], values: [-99, 99] }));

/** A preset at a stage of its attractors. */
function grown(name: string, stage: number | undefined, more: Parameters<typeof arenaToTikz>[2] = {}) {
  const preset = arenaPresets.find((one) => one.name === name);
  if (preset === undefined) throw new Error(`There is no arena ${name}.`);
  const { arena, solution } = unwrap(openArena(preset.source));
  return arenaToTikz(arena, solution, { ...(stage !== undefined && { stage }), ...more });
}

/** A board with everything that can stand on one. */
function board(rows: number, name = 'e4') {
  const kinds: readonly Partial<BoardCell>[] = [
    { owner: 'max', piece: 'R', points: '+0,5' },
    { owner: 'min', points: '−1\u202f000' },
    { tone: 'dark', points: '+3' },
    { tone: 'none' },
    { tone: 'light', piece: name },
  ];
  return boardToTikz({
    title: name,
    rows: Array.from({ length: rows }, (_, row) =>
      kinds.map((_, i) => ({ square: name, tone: 'plain', piece: '', points: '', ...kinds[(row + i) % kinds.length] })),
    ),
    columnNames: ['a', 'b', 'c', 'd', 'e'],
    rowNames: Array.from({ length: rows }, (_, row) => String(row + 1)),
    numbered: true,
    max: 'Max (les Blancs)',
    min: name,
    sum: ['13', ...Array.from({ length: 40 }, () => '− 6'), '= −227'],
  });
}

/** A plot with every kind of mark. */
function plot(name: string): Figure {
  const label = { en: name, fr: name };
  const points = [
    [1, 5],
    [2, 700],
  ] as const;
  const spread = [
    [4, 6],
    [650, 900],
  ] as const;
  const power = { en: 'k^(3/4)', fr: 'k^(3/4)' };
  return {
    ...{ name: 'plot', title: label, caption: label },
    x: {
      label,
      ticks: [
        [1, label],
        [2, label],
      ],
    },
    y: { label },
    marks: [
      { label, kind: 'bars', points, spread, tone: 0 },
      { label, kind: 'bars', points, tone: 1 },
      { label, kind: 'line', points, tone: 2 },
      { label, kind: 'points', points, spread, tone: 3 },
      { label: power, kind: 'line', points, dashed: true },
      { label, kind: 'rule', points },
    ],
  };
}

const french = { language: 'fr' } as const;

/** One of each kind, as they are saved: whole documents. */
const figures: Readonly<Record<string, () => string>> = {
  'a tree with cuts': () => treeToTikz(treeOf('tree:[[6,7],[2,8]]', alphabeta as Search, {})),
  'a tree in French': () => treeToTikz(typedTree(12), french),
  'a tree without windows': () => treeToTikz(treeOf('tictactoe', minimax as Search, { depth: 1 }), french),
  'a tree that goes on': () => treeToTikz(typedTree(7), { maxNodes: 6 }),
  'a tree with a memory': () => treeToTikz(treeOf('nim:5', minimax as Search, { memory: new HashTable(1) })),
  'a tree as long as TeX can hold': () => treeToTikz(chain(1_000)),
  'moves of chess': () => treeToTikz(treeOf('chess', alphabeta as Search, { depth: 2 }), { maxNodes: 60 }),
  'odd moves': () => treeToTikz(typedTree(3, (move) => ODD.slice(move))),
  'a merged tree': () => treeToTikz(treeOf('nim:7', minimax as Search, {}, true)),
  'a merged tree with cuts, in French': () => treeToTikz(treeOf('chomp:2x3', alphabeta as Search, {}, true), french),
  'a tree before its search': () => atStep(typed('[[6,7],[2,8]]'), 0),
  'a tree in the middle of its search': () => atStep(typed('[[6,7],[2,8]]'), 0.7),
  'a tree that fits no page, folded': () => atStep(large(), 0.5),
  'Minimax2 at its end, with odd moves': () => atStep(typed('[5,[4,[1,9],[7]]]'), 1, 'minimax2', (node) => ODD.slice(node)),
  'a search for a jury': () =>
    sceneToTikz(juryScene(explainedOf(typed('[[6,7],[2,[8,9]]]'), 'alphabeta'), 'fr'), { leafWindows: true }),
  'the arena of the course': () => arena(CHOMP_2X2),
  'an arena with draws, in French': () => arena(CYCLE, french),
  'arenas by chance': () => arena(randomArena(4, 12)),
  'an arena at its beginning': () => grown('004-chomp-2x2', 0, french),
  'an arena at a rank, by ranks': () => grown('004-chomp-2x3', 2, { layout: 'ranks' }),
  'a plain graph': () => grown('004-chomp-2x3-plain', undefined, french),
  'odd names': oddArena,
  'a board with its points': () => board(5),
  'a board with odd names': () => board(1, ODD),
  'a plot of every kind of mark': () => figurePgfplots(plot('part en %'), 'fr'),
  'a plot with odd names': () => figurePgfplots({ ...plot(ODD), y: { ...plot(ODD).y, scale: 'log' } }, 'en'),
};

const ODD_PAPER = 'several visits, odd moves and an odd title';

/** Pages of text and tables: documents of another class, of as many pages as they take. */
const papers: Readonly<Record<string, () => string>> = {
  'alpha-beta for a jury': () => forJury(typed('[[6,7],[2,[8,9]]]'), 'alphabeta', 'TIPE 2013 : α et β'),
  'Minimax2, in English': () => forJury(typed('[[6,7],[2,8]]'), 'minimax2', 'Minimax2', 'en'),
  'a search without a lemma': () => forJury(typed('[[6,-7],[2,8]]'), 'minimax', 'Minimax'),
  'passes, on several pages': () =>
    forJury(typed('[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]'), 'mtdf', 'MTD(f)'),
  // The last: it is as wide as its moves are.
  [ODD_PAPER]: () => forJury(typed('[[6,7],[8,9]]'), 'negascout', ODD, 'fr', (node) => ODD.slice(node)),
};

describe.skipIf(skipsLatexTests())('pictures for LaTeX', () => {
  const documents = sample(Object.entries(figures), 12).map(([name, make]) => [name, make()] as const);

  it('compile, each on a page of its own', () => {
    const { log, ok } = compile(documents);
    expect(ok ? '' : log.slice(log.lastIndexOf('Figure: '))).toBe('');
    expect(log).toContain(`[${documents.length}]`);
    expect(log).not.toContain(`[${documents.length + 1}]`);
  });

  it('compile as pages for a jury, none of which is wider than its paper', () => {
    const { log, ok } = compile(Object.entries(papers).map(([name, make]) => [name, make()] as const));
    expect(ok ? '' : log.slice(log.lastIndexOf('Figure: '))).toBe('');
    expect(log.slice(0, log.indexOf(ODD_PAPER))).not.toMatch(/Overfull .hbox \(\d{2,}/);
  });

  it('would be found out if they did not', () => {
    const name = 'a tree in French';
    const document = figures[name]?.() as string;
    const broken = document.replace('\\node[Max', '\\node[Mox');
    const { log, ok } = compile([documents[0], [name, broken]]);
    expect(ok).toBe(false);
    expect(log.slice(log.lastIndexOf('Figure: '))).toMatch(/^Figure: a tree in French[\s\S]*Mox/);
  });
});
