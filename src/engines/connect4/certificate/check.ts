import { ok, type Result } from '../../../core/index.ts';
import type { StopSignal } from '../../../search/index.ts';
import { type Certificate, columnsText, LEAF } from './file.ts';
import { type Claim, Layers, type ListedPosition, listOnce, startOf } from './layers.ts';
import { centreFirst, fitsTwoWords, LeafSearch, type OwnerPosition, union } from './leaf-search.ts';
import { failure } from './words.ts';

export interface CheckCounts {
  readonly positions: number;
  readonly stored: number;
  /** Positions with the owner to move that the leaf search visited. */
  readonly nodes: number;
}

export interface CheckOptions {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: StopSignal;
}

/**
 * Whether a certificate proves its claim: follows the owner's moves and all replies by the rules, independently of the
 * generator. It does the same as `check` of proof/connect4/Connect4Checker.v, which is proved. A refusal names the line
 * that leads to the fault. A leaf is also refused if the search would need more nodes than the budget. Returns
 * undefined if the signal stopped it.
 */
export function checkCertificate(
  { claim, budget, codes }: Certificate,
  options: CheckOptions = {},
): Result<CheckCounts> | undefined {
  if (!fitsTwoWords(claim.board)) return failure('certificate-board', { board: JSON.stringify(claim.board) });
  const search = new LeafSearch(claim.board, claim.goal === 'draw');
  const layers = new Layers(claim.board, search);
  const start = startOf(claim, layers);
  if (start === undefined) return failure('certificate-start', { line: columnsText(claim.moves) });
  const seen: (readonly ListedPosition[])[] = [];
  let done = 0;
  let nodes = 0;
  let stored = 0;
  for (let layer: readonly ListedPosition[] = start; layer.length > 0; ) {
    seen.push(layer);
    const next: ListedPosition[] = [];
    for (const [index, position] of layer.entries()) {
      if (options.signal?.aborted) return undefined;
      options.onProgress?.(done, codes.length);
      const line = () => lineTo(claim, seen, index);
      const code = codes[done++];
      if (code === undefined) return failure('certificate-short', { line: text(line()) });
      if (code === LEAF) {
        const reached = search.reaches(position, budget);
        nodes += search.nodes;
        if (reached === undefined) return failure('certificate-limit', { line: text(line()), budget });
        if (!reached) {
          const turned = turns(seen, index) % 2 === 1;
          const moves = refutation(layers, position, budget).map((column) =>
            turned ? claim.board.columns - 1 - column : column,
          );
          return failure('certificate-leaf', { line: text(line()), refutation: columnsText(moves) });
        }
        continue;
      }
      stored++;
      const at = layers.landing(position, code);
      const turned = turns(seen, index) % 2 === 1;
      const shown = (column: number) => (turned ? claim.board.columns - 1 - column : column);
      if (at === undefined) return failure('certificate-column', { line: text(line()), column: shown(code) + 1 });
      if (layers.winsAt(position, at)) continue;
      const replies = layers.replies({ own: union(position.own, at), other: position.other }, index, code);
      const after = () => text([...line(), shown(code)]);
      if (replies === 'full') {
        if (claim.goal === 'win') return failure('certificate-full', { line: after() });
      } else if ('lost' in replies) return failure('certificate-loses', { line: after(), column: shown(replies.lost) + 1 });
      else next.push(...replies.listed);
    }
    layer = listOnce(next);
  }
  if (done < codes.length) return failure('certificate-long');
  return ok({ positions: done, stored, nodes });
}

const text = (columns: readonly number[]) => columnsText(columns) || '-';

/** How often the board was mirrored on the way to a position of the last layer. */
export function turns(seen: readonly (readonly ListedPosition[])[], index: number): number {
  return wayTo(seen, index).filter(({ mirrored }) => mirrored).length;
}

/** The listed positions on the way to one of the last layer, the first one first. */
function wayTo(seen: readonly (readonly ListedPosition[])[], index: number): ListedPosition[] {
  const way: ListedPosition[] = [];
  for (let depth = seen.length - 1, at = index; depth >= 0; depth--) {
    way.unshift(seen[depth][at]);
    at = way[0].from;
  }
  return way;
}

/** The columns that lead to a position of the last layer, as they are played on the board of the start. */
export function lineTo({ moves, board }: Claim, seen: readonly (readonly ListedPosition[])[], index: number): number[] {
  const line = [...moves];
  let turned = false;
  for (const { move, reply, mirrored } of wayTo(seen, index)) {
    for (const column of [move, reply]) if (column >= 0) line.push(turned ? board.columns - 1 - column : column);
    turned = turned !== mirrored;
  }
  return line;
}

/**
 * A line to a result that the owner must not allow: the owner plays any move, the other player refutes it. The search
 * has seen within the budget that the owner misses the goal.
 */
function refutation(layers: Layers, from: OwnerPosition, budget: number): number[] {
  const line: number[] = [];
  for (let position = from; ; ) {
    const column = centreFirst(layers.size.columns).find((column) => layers.landing(position, column) !== undefined);
    if (column === undefined) return line;
    const own = union(position.own, layers.landing(position, column) as NonNullable<ReturnType<Layers['landing']>>);
    const replies = layers.replies({ own, other: position.other }, 0, column);
    line.push(column);
    if (replies === 'full') return line;
    if ('lost' in replies) return [...line, replies.lost];
    // As the search met them, not their images: so one of them also fails within the budget.
    const met = replies.listed.map(({ reply, mirrored, other }) => ({
      reply,
      own,
      other: mirrored ? layers.mirror(other) : other,
    }));
    const answer = met.find((reply) => layers.search.reaches(reply, budget) === false);
    if (answer === undefined) return line;
    line.push(answer.reply);
    position = answer;
  }
}
