import { MAX, MIN, unwrap } from '../../core/index.ts';
import { type TracedSearch, type TreeRun, traceCsv, traceJson } from '../../explain/index.ts';
import { gameName, parseTree, treeGame } from '../../games/index.ts';
import { formatTree } from '../../model/index.ts';
import type { ExportForm } from '../figure/index.ts';
import type { ShownTree } from './shown-tree.ts';

/** The file name of a search, without its extension. */
export function fileOf({ source }: ShownTree, { algorithm }: Pick<TreeRun, 'algorithm'>): string {
  const tree = source.kind === 'preset' ? source.name : source.kind === 'game' ? gameName(source.game) : source.kind;
  return `tree-${tree}-${algorithm}`;
}

/** All steps of a search, for programs. */
export function traceForms(shown: ShownTree, run: TreeRun): readonly ExportForm[] {
  const form = (title: string, ending: string, type: string, make: (search: TracedSearch) => Iterable<string>): ExportForm => ({
    title,
    ending,
    make: () => written(make(traced(shown, run)), type),
  });
  return [form('JSON', 'json', 'application/json', traceJson), form('CSV', 'csv', 'text/csv', traceCsv)];
}

function traced({ positions, grown }: ShownTree, run: TreeRun): TracedSearch {
  const { tree, root } = grown;
  const game = positions?.game ?? treeGame(unwrap(parseTree(formatTree(tree), tree.turn[0] === MAX ? MAX : MIN)));
  return { ...run, game, root };
}

/** Piece by piece, so that long files hold nothing up. */
async function written(pieces: Iterable<string>, type: string): Promise<Blob> {
  const parts: Blob[] = [];
  for (const piece of pieces) {
    parts.push(new Blob([piece]));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type: `${type};charset=utf-8` });
}
