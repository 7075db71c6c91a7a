import { MAX } from '../core/index.ts';
import type { GameGraph, Solution } from '../model/index.ts';
import { type ArenaDrawing, type ArenaItem, pictureOf } from './arena.ts';
import { dotString } from './notation.ts';

export type ArenaDotOptions = ArenaDrawing;

const PAINT = {
  adam: { fill: '#e2effb', line: '#0b62a8' },
  eve: { fill: '#fdecd8', line: '#b25308' },
  draw: { fill: '#eceff4', line: '#5b6575' },
} as const;

/**
 * The arena for Graphviz (`dot -Tpdf`): boxes are Adam's, ellipses Ève's; victories have two borders; colour and
 * letter say who wins, and the moves of the strategy are thick.
 */
export function arenaToDot(arena: GameGraph, solution: Solution, options: ArenaDotOptions = {}): string {
  const { outline, legend, summary, remark } = pictureOf(arena, solution, options, 1000);
  const { items, edges } = outline;
  return `${[
    'digraph minerve {',
    `  graph [nodesep=0.35, ranksep=0.5, fontname="Helvetica", fontsize=10, labelloc=b, label=${dotString(...legend)}, tooltip=${dotString(summary)}];`,
    '  node [fontname="Helvetica", fontsize=12, style=filled, margin="0.06,0.04"];',
    '  edge [color="#5b6575", arrowsize=0.8];',
    '  start [shape=point, width=0.06, color="#5b6575"];',
    ...items.map((item) => nodeLine(item, remark(item))),
    `  start -> n${items.findIndex(({ start }) => start)};`,
    ...edges.map(({ from, to, strategy }) => {
      const { line } = PAINT[items[from].won];
      return `  n${from} -> n${to}${strategy ? ` [penwidth=3, color="${line}"]` : ''};`;
    }),
    '}',
  ].join('\n')}\n`;
}

function nodeLine(item: ArenaItem, remark: string): string {
  const { fill, line } = PAINT[item.won];
  const attributes = [
    `shape=${item.owner === MAX ? 'box' : 'ellipse'}`,
    `label=${dotString(item.name, item.tag)}`,
    `tooltip=${dotString(remark)}`,
    `fillcolor="${fill}", color="${line}"`,
  ];
  if (item.victory) attributes.push('peripheries=2');
  return `  n${item.index} [${attributes.join(', ')}];`;
}
