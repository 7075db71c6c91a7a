import { type ArenaData, statementsOf, successorsIn } from '../../model/index.ts';

/** Whether every edge leads from one player's vertex to the other's. */
export function alternates(graph: ArenaData): boolean {
  return graph.names.every((_, v) => successorsIn(graph, v).every((to) => graph.owner[to] !== graph.owner[v]));
}

/**
 * The Course's arena of Chomp 2x2, from its worked example. 0 is the whole bar, 2 the bar without its last square, 1
 * and 3 the two bars of two squares, 4 the poisoned square alone: the player to move there has lost. Adam moves at _a,
 * Ève at _e.
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
export function formatGraph(graph: ArenaData, separator = '\n'): string {
  const names = graph.names.map(written);
  const edges = names.map((name, v) =>
    `${name} -> ${successorsIn(graph, v)
      .map((to) => names[to])
      .join(' ')}`.trim(),
  );
  const declared = names.map((name, v) => ({ name, owner: graph.owner[v], outcome: graph.outcome[v] }));
  const turns = alternates(graph) ? [] : ['turns: free'];
  return [...edges, ...statementsOf(declared), ...turns, `start: ${names[graph.start]}`].join(separator);
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

const LONGEST_MADE_NAME = 40;

/** A valid name made from any text, from its first 40 characters: `(0, 1)` gives `0.1`. */
export function nameLike(text: string): string {
  return text.slice(0, LONGEST_MADE_NAME).split(SIGN).filter(Boolean).join('.') || 'x';
}

/** A text made safe for messages: control characters would be executed by the terminal. */
export function shown(text: string): string {
  return text.replace(/\p{C}/gu, '\ufffd');
}

/** A name as it is typed: in quotes where an arrow would end it, and where a first @ would make `graph:@...` a file. */
export function written(name: string): string {
  return /->|→|^@/u.test(name) ? `"${name}"` : name;
}
