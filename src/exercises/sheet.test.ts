import { beforeAll, describe, expect, it } from 'vitest';
import { MAX, opponent, type Player } from '../core/index.ts';
import { compile, sample, skipsLatexTests } from '../fixtures/index.ts';
import { boardAdapterOf } from '../games/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import type { Arena } from '../solve/index.ts';
import {
  innerOf,
  leavesOfMinimax2,
  minimax,
  namesOf,
  negamax,
  searched,
  searchedByMinimax2,
  written,
} from './fixtures/plain-searches.ts';
import { type Block, equationsIn, readSheet, treeIn } from './fixtures/read-sheet.ts';
import {
  type ArenaSubject,
  type BoardSubject,
  type Exercise,
  kinds,
  LEVELS,
  type Level,
  pointsOf,
  type Sheet,
  sheetLatex,
  sheetOf,
  sheetText,
} from './index.ts';

interface PrintedExercise {
  readonly level: Level;
  readonly language: Language;
  readonly sheet: Sheet;
  readonly document: string;
}

const names = kinds.map(({ name }) => name);
const printed: PrintedExercise[] = [];
const PICTURE = /\\begin\{tikzpicture\}[\s\S]*?\\end\{tikzpicture\}/g;

/** Ten exercises on each: there are more kinds, so the sheets of one language begin with the last ones. */
beforeAll(async () => {
  for (const [i, language] of (Object.keys(LANGUAGES) as Language[]).entries())
    for (const level of LEVELS) {
      const series = { kinds: i === 0 ? names : [...names].reverse(), count: 10, seed: 100 * i + level, level };
      const sheet = await sheetOf({ ...series, correction: 'each' });
      printed.push({ level, language, sheet, document: sheetLatex(sheet, { language, app: 'https://example.org/~a_b/' }) });
    }
});

interface Pair {
  readonly exercise: Exercise;
  readonly asked: Block;
  readonly solved: Block;
}

/** Every exercise of a kind on all sheets, as it is printed. */
function pairs(...of: readonly string[]): Pair[] {
  const found = printed.flatMap(({ sheet, document }) => {
    const { asked, solved } = readSheet(document);
    return sheet.exercises.map((exercise, i) => ({ exercise, asked: asked[i], solved: solved[i] }));
  });
  const chosen = found.filter(({ exercise }) => of.includes(exercise.id.kind));
  expect(chosen.length).toBeGreaterThanOrEqual(LEVELS.length);
  return chosen;
}

describe('a sheet of ten for LaTeX', () => {
  it('has all exercises, each with its task, and all solutions on pages after them', () => {
    for (const { sheet, document, language } of printed) {
      const { asked, solved } = readSheet(document);
      expect([asked.length, solved.length]).toEqual([10, 10]);
      expect(document.match(/\\clearpage/g)).toHaveLength(1);
      expect(document.replaceAll('\\allowbreak{}', '')).toContain(`\\&seed=${sheet.series.seed}\\&`);
      for (const [i, { task, subject }] of sheet.exercises.entries())
        if (subject.on !== 'arena') expect(asked[i].task).toBe(say(task, language).replaceAll("'", "{'}"));
    }
    expect(new Set(printed.flatMap(({ sheet }) => sheet.exercises.map(({ id }) => id.kind))).size).toBe(names.length);
  });

  it('has the points of every exercise at the end of its heading, and their total beside the name', () => {
    for (const { sheet, document, language } of printed) {
      const points = [...document.matchAll(/\\hfill \\mbox\{\/ (\d+)\}\\par/g)].map(([, each]) => Number(each));
      expect(points).toEqual(sheet.exercises.map(pointsOf));
      const total = points.reduce((sum, each) => sum + each);
      expect(document).toMatch(new RegExp(String.raw`Total \\dotfill \\mbox\{/ ${total}\}\\par`));
      const text = sheetText(sheet, { language });
      expect(text).toContain(`Total ___ / ${total}\n`);
      for (const each of points) expect(text).toContain(` (/ ${each})\n`);
    }
  });

  it('omits the solutions by default', () => {
    for (const { sheet, document, language } of printed) {
      const without = sheetLatex(sheet, { language, app: 'https://example.org/~a_b/', solutions: false });
      expect(document.startsWith(without.slice(0, without.lastIndexOf('\\end{document}')))).toBe(true);
      expect(readSheet(without).solved).toEqual([]);
    }
  });

  it.skipIf(skipsLatexTests())(
    'compiles, at every difficulty and in every language, with every sign known and nothing too wide',
    () => {
      const documents = sample(printed, 4).map(({ level, language, document }, i) => {
        // Without the line that lets unknown signs pass.
        expect(document).toContain('\\UTFviii@undefined@err');
        const strict = document.replace(/^.*\\UTFviii@undefined@err.*\n/m, '');
        // Pictures take LaTeX long, and have no words: those of every second sheet are enough.
        return [`level ${level} ${language}`, i % 2 === 0 ? strict : strict.replaceAll(PICTURE, '')] as const;
      });
      const { log, ok } = compile(documents);
      expect(ok ? '' : log.slice(log.lastIndexOf('Figure: '))).toBe('');
      expect(log).not.toMatch(/Overfull .hbox \(\d{2,}/);
      expect(log).not.toContain('Overfull \\vbox');
    },
  );
});

describe('the exercises on paper', () => {
  it('show trees without a value, a window or a cut in them', () => {
    for (const { exercise, asked, solved } of pairs(
      'values',
      'negamax',
      'cuts',
      'window',
      'order',
      'count',
      'node-types',
      'compare',
      'induction',
    )) {
      const { inside } = treeIn(asked.figure);
      // The induction step of level 1 is one node.
      expect(inside.length).toBeGreaterThan(exercise.id.kind === 'induction' ? 0 : 2);
      expect(inside.every((text) => text === '')).toBe(true);
      expect(asked.figure).not.toMatch(/\\node\[(Window|Cut)\]|node\[Cross\]|\\draw\[Best/);
      expect(asked.text).not.toContain(solved.task);
      // The check would notice them: the solution has what the exercise has not.
      expect(
        treeIn(solved.figure).inside.some((text) => text !== ''),
        exercise.id.kind,
      ).toBe(true);
    }
  });

  it('show arenas without a rank or a move of a strategy beyond what is given', () => {
    for (const { exercise, asked, solved } of pairs('attractor', 'ranks', 'strategy')) {
      const { before } = exercise.subject as ArenaSubject;
      const ranks = (figure: string) => [...figure.matchAll(/\\scriptsize [AE] (\d+)\}/g)].map(([, rank]) => Number(rank));
      expect(ranks(asked.figure).length).toBeGreaterThan(0);
      expect(Math.max(...ranks(asked.figure))).toBeLessThanOrEqual(before);
      expect(asked.figure).not.toContain('\\draw[Strategy');
      expect(asked.text).not.toContain(solved.task);
      expect(Math.max(...ranks(solved.figure))).toBeGreaterThan(before);
    }
  });

  it('show of a game in words its positions, and no move before the solution', () => {
    for (const { exercise, asked, solved } of pairs('model')) {
      const { arena } = (exercise.subject as ArenaSubject).source;
      const nodes = (figure: string) => figure.match(/\\node\[(?:Adam|Eve)/g);
      for (const { figure } of [asked, solved]) expect(nodes(figure)).toHaveLength(arena.size);
      const moves = (figure: string) => figure.match(/\\draw\[Move/g)?.length;
      const successors = Array.from({ length: arena.size }, (_, vertex) => successorsOf(arena, vertex)).flat();
      // One arrow leads to the start.
      expect([moves(asked.figure), moves(solved.figure)]).toEqual([1, 1 + successors.length]);
      expect(asked.figure).not.toMatch(/\\node\[[^\]]*Victory/);
      expect(solved.text.match(/Succ\(/g)?.length).toBe(arena.size);
    }
  });

  it('are the same as text for a terminal, with solutions only on request', () => {
    for (const { sheet, language } of printed) {
      const [text, all] = [false, true].map((solutions) => sheetText(sheet, { language, solutions }));
      expect(all.startsWith(text.trimEnd())).toBe(true);
      for (const { task, solved } of sheet.exercises) {
        expect(text).toContain(say(task, language));
        expect(text).not.toContain(say(solved, language));
        expect(all.slice(text.length)).toContain(say(solved, language));
      }
    }
  });
});

describe('the printed solutions are right', () => {
  it('values and negamax: of the tree that was printed, by minimax', () => {
    for (const { exercise, asked, solved } of pairs('values', 'negamax')) {
      const { root, max } = treeIn(asked.figure);
      const expected = innerOf(root).map(([name, node, plies]) => {
        const isMax = max === (plies % 2 === 0);
        return [name, written(exercise.id.kind === 'values' ? minimax(node, isMax) : negamax(node, isMax ? 1 : -1) + 0)];
      });
      expect([...equationsIn(solved.task)]).toEqual(expected);
      expect(treeIn(solved.figure).inside).toEqual(expected.map(([, value]) => value.replace('−', '-')));
    }
  });

  it('cuts and windows: by alpha-beta', () => {
    for (const { exercise, asked, solved } of pairs('cuts', 'window')) {
      const { cuts, windows } = searched(treeIn(asked.figure));
      if (exercise.id.kind === 'cuts') expect(solved.task).toBe(`${cuts.flat().join(', ')}.`);
      else {
        const name = windowAskedFor(asked);
        expect([...equationsIn(solved.task)].map(([, value]) => value)).toEqual(windows.get(name)?.map(written));
      }
    }
  });

  it('counts: of leaves by the searches, of positions by what stands at the nodes', () => {
    for (const { exercise, asked, solved } of pairs('count')) {
      const tree = treeIn(asked.figure);
      const { corners, root, max } = tree;
      const positions = new Set(corners.map(([position, level]) => `${position} ${level % 2}`));
      const expected = {
        1: [searched(tree).leaves],
        2: [corners.length, positions.size],
        3: [leavesOfMinimax2(root, max), searched(tree).leaves],
      };
      expect([...equationsIn(solved.task).values()].map(Number)).toEqual(expected[exercise.id.level]);
    }
  });

  it('types, compare and m: by the searches of the printed tree', () => {
    for (const { exercise, asked, solved } of pairs('node-types', 'compare', 'induction')) {
      const tree = treeIn(asked.figure);
      const { windows } = searched(tree);
      const given = [...equationsIn(solved.task)];
      if (exercise.id.kind === 'node-types') {
        expect(given.map(([name]) => name)).toEqual(innerOf(tree.root).map(([name]) => name));
        for (const [name, type] of given) expect([name, type === '-']).toEqual([name, !windows.has(name)]);
      } else if (exercise.id.kind === 'compare') {
        const [compare, examined] = searchedByMinimax2(tree).nodes.get(windowAskedFor(asked)) ?? [];
        expect(given.map(([, value]) => value)).toEqual([written(compare as number), `${examined}`]);
      } else {
        const [alpha, beta] = [...asked.task.matchAll(/[αβ] = (\S+?)[. ]/g)].map(([, bound]) => Number(bound.replace('−', '-')));
        const value = minimax(tree.root, tree.max);
        expect(given.at(-1)?.[1]).toBe(value < alpha ? '1' : value > beta ? '3' : '2');
      }
    }
  });

  it('orders: the printed tree has the same leaves, and alpha-beta looks at as many as are named', () => {
    for (const { asked, solved } of pairs('order')) {
      const [before, after] = [treeIn(asked.figure), treeIn(solved.figure)];
      const leaves = ({ root }: typeof before) => [root].flat(9).sort();
      expect(leaves(after)).toEqual(leaves(before));
      expect(minimax(after.root, after.max)).toBe(minimax(before.root, before.max));
      expect(searched(after).leaves).toBe(Number.parseInt(solved.task, 10));
      expect(searched(after).leaves).toBeLessThan(searched(before).leaves);
    }
  });

  it('attractors, ranks and strategies: by the definition', () => {
    for (const { exercise, solved } of pairs('attractor', 'ranks', 'strategy')) {
      const { source, player, after } = exercise.subject as ArenaSubject;
      const ranks = ranksOf(source.arena, player);
      const vertexOf = (name: string) => [...ranks.keys()].find((vertex) => source.arena.name(vertex) === name) as number;
      if (exercise.id.kind === 'attractor') {
        const members = / = \{(.*)\}\.$/.exec(solved.task)?.[1].split(', ').map(vertexOf) ?? [];
        const expected = [...ranks].flatMap(([vertex, rank]) => (rank <= after ? [vertex] : []));
        expect(members.sort((a, b) => a - b)).toEqual(expected);
      } else
        for (const [left, right] of equationsIn(solved.task)) {
          const vertex = vertexOf(/\d+/.exec(left)?.[0] as string);
          const rank = ranks.get(vertex) as number;
          if (exercise.id.kind === 'ranks') expect(right, left).toBe(Number.isFinite(rank) ? `${rank}` : '-');
          else {
            expect(successorsOf(source.arena, vertex)).toContain(vertexOf(right));
            expect(ranks.get(vertexOf(right))).toBeLessThan(rank);
          }
        }
    }
  });

  it('H(s): by the pieces on the board', () => {
    for (const { exercise, solved } of pairs('heuristic')) {
      const [total] = equationsIn(solved.task).values();
      const { position } = exercise.subject as BoardSubject;
      const winner = Math.sign(position.outcome() ?? 0);
      expect(total).toBe(written(winner === 0 ? sumOn(exercise.subject as BoardSubject) : winner * Number.POSITIVE_INFINITY));
    }
  });

  it('first moves: the marker takes them, and says why', () => {
    for (const { exercise, solved } of pairs('first-move')) {
      expect(solved.task.startsWith(exercise.solution[0])).toBe(true);
      expect(exercise.mark([solved.task.slice(0, solved.task.indexOf('. '))]).right, solved.task).toBe(true);
    }
  });
});

/** The node that a task names: the one whose border is double. */
function windowAskedFor({ figure }: Block): string {
  const at = /\\node\[[^\]]*Now[^\]]*\] \(n(\d+)\)/.exec(figure)?.[1];
  return namesOf(treeIn(figure).root)[Number(at)];
}

function successorsOf(arena: Arena, vertex: number): number[] {
  const next: number[] = [];
  return next.slice(0, arena.successors(vertex, next));
}

/** The ranks in a player's attractor, set by set as definition 7 has them; infinite outside. */
function ranksOf(arena: Arena, player: Player): Map<number, number> {
  const vertices = Array.from({ length: arena.size }, (_, vertex) => vertex);
  const won = (vertex: number) => Math.sign(arena.outcome(vertex) ?? 0) === player;
  const ranks = new Map(vertices.map((vertex) => [vertex, won(vertex) ? 0 : Number.POSITIVE_INFINITY]));
  for (let stage = 1; stage <= arena.size; stage++) {
    const isIn = (vertex: number) => (ranks.get(vertex) as number) < stage;
    const fresh = vertices.filter((vertex) => {
      const next = successorsOf(arena, vertex);
      if (isIn(vertex) || next.length === 0) return false;
      return arena.owner(vertex) === player ? next.some(isIn) : next.every(isIn);
    });
    for (const vertex of fresh) ranks.set(vertex, stage);
  }
  return ranks;
}

function sumOn({ game, position, weights }: BoardSubject): number {
  const adapter = boardAdapterOf(game);
  const { cells, columns } = adapter.scene(position);
  let sum = 0;
  for (const [at, { piece }] of cells.entries()) {
    if (piece === undefined || weights === undefined) continue;
    if (weights.by === 'piece')
      for (const { max, min, weight } of weights.pieces) sum += piece === max ? weight : piece === min ? -weight : 0;
    else {
      const owner = piece === adapter.max.piece ? MAX : opponent(MAX);
      sum += owner * weights.rows[Math.floor(at / columns)][at % columns];
    }
  }
  return sum;
}
