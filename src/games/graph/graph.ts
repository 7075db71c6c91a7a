import { DRAW, MAX, MIN, winOf } from '../../core/index.ts';

/**
 * The graph of a game, document 004's arena, as plain data. Adam is Max and Ève is Min. It may have cycles, and parts
 * that cannot be reached.
 */
export interface ExplicitGraph {
  readonly names: readonly string[];
  /**
   * MAX or MIN: who controls each vertex. Edges lead from one player's vertex to the other's, unless the text says
   * `turns: free`.
   */
  readonly owner: Int8Array;
  /** The successors of vertex v: `targets[offsets[v]]` up to, but not including, `targets[offsets[v + 1]]`. */
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /**
   * WIN, -WIN, DRAW or points where the game ends, which is exactly where there is no successor; undefined where it
   * goes on.
   */
  readonly outcome: readonly (number | undefined)[];
  readonly start: number;
}

/** Whether every edge leads from one player's vertex to the other's. */
export function alternates({ names, owner, offsets, targets }: ExplicitGraph): boolean {
  return names.every((_, v) => targets.subarray(offsets[v], offsets[v + 1]).every((to) => owner[to] !== owner[v]));
}

/**
 * Document 004's arena of Chomp 2x2, from its worked example. 0 is the whole bar, 2 the bar without its last square,
 * 1 and 3 the two bars of two squares, 4 the poisoned square alone: whoever is to move there has lost. Adam moves at
 * _a, Ève at _e.
 */
export const CHOMP_2X2 = `
0_a -> 1_e 2_e 3_e
1_e -> 4_a
2_e -> 1_a 3_a
3_e -> 4_a
1_a -> 4_e
3_a -> 4_e
start: 0_a
win adam: 4_e
win eve: 4_a
`;

/** The text that `parseGraph` reads back, vertices in the same order; with `; ` for separator it fits on one line. */
export function formatGraph(graph: ExplicitGraph, separator = '\n'): string {
  const { owner, offsets, targets, outcome, start } = graph;
  const names = graph.names.map(written);
  const of = (keep: (vertex: number) => boolean) => names.filter((_, vertex) => keep(vertex)).join(' ');
  const edges = names.map((name, v) =>
    `${name} -> ${Array.from(targets.subarray(offsets[v], offsets[v + 1]), (to) => names[to]).join(' ')}`.trim(),
  );
  const winners = outcome.map((value) => (value === undefined ? undefined : winOf(value)?.winner));
  const points = names.flatMap((name, v) => {
    const value = outcome[v];
    return value === undefined || value === DRAW || winners[v] !== undefined ? [] : [`value ${name}: ${value}`];
  });
  const lists = [
    ['adam', of((v) => owner[v] === MAX)],
    ['eve', of((v) => owner[v] === MIN)],
    ['win adam', of((v) => winners[v] === MAX)],
    ['win eve', of((v) => winners[v] === MIN)],
    ['draw', of((v) => outcome[v] === DRAW)],
  ].filter(([, list]) => list !== '');
  const turns = alternates(graph) ? [] : ['turns: free'];
  return [...edges, ...lists.map(([key, list]) => `${key}: ${list}`), ...points, ...turns, `start: ${names[start]}`].join(
    separator,
  );
}

/**
 * Signs that no name has, because they mean something in the text of a graph; blanks; and what no terminal should be
 * sent.
 */
const SIGN = /[\s\p{C}#;:,=[\](){}'"]/u;

/** Names can be typed as moves: no blanks, and none of the signs that mean something in the text. */
export function isName(text: string): boolean {
  return text !== '' && !SIGN.test(text);
}

const LONGEST_LIKE = 40;

/** A name near to a text that is none, and not longer than a name should be: `(0, 1)` gives `0.1`. */
export function nameLike(text: string): string {
  return text.slice(0, LONGEST_LIKE).split(SIGN).filter(Boolean).join('.') || 'x';
}

/** A text as it may be shown in a sentence: control characters would command the terminal. */
export function shown(text: string): string {
  return text.replace(/\p{C}/gu, '\ufffd');
}

/** A name as it is typed: in quotes where an arrow would end it, and where a first @ would make `graph:@...` a file. */
export function written(name: string): string {
  return /->|→|^@/u.test(name) ? `"${name}"` : name;
}
