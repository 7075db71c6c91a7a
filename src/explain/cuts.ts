import type { CutKind, Player } from '../core/index.ts';
import { childrenOf, type GameTree, INNER, type Recording } from '../model/index.ts';

/**
 * Why a node's other moves need not be searched. At a Min node (alpha cut):
 *
 *     the node is worth at most `found`, and found <= bound = alpha;
 *
 * at a Max node (beta cut) the same with "at least" and >=.
 */
export interface CutReason {
  readonly visit: number;
  readonly node: number;
  readonly player: Player;
  readonly kind: CutKind;
  /** The child whose value makes the cut, and that value. */
  readonly by: number;
  readonly found: number;
  /** Whether `found` is the child's exact value. Otherwise it is an upper (alpha) or a lower (beta) bound of it. */
  readonly exact: boolean;
  readonly bound: number;
  readonly source: BoundSource;
  /** The children that are skipped, and how many leaves the whole tree has below them. */
  readonly skipped: readonly number[];
  readonly leaves: number;
  /** The pass looks less deep than the whole tree: its value of the root is that of the smaller tree. */
  readonly shallowPass: boolean;
}

/** The origin of the bound that a cut reaches. */
export type BoundSource =
  /** The other player already has it at an open node above, by the move that leads to `child`: its exact value. */
  | { readonly kind: 'held'; readonly visit: number; readonly node: number; readonly child: number; readonly deep: boolean }
  /** The whole pass was started with this window. */
  | { readonly kind: 'asked'; readonly visit: number; readonly alpha: number; readonly beta: number }
  /**
   * A scout search: the node above only asks whether the move to `child` is better than its best so far (NegaScout).
   */
  | {
      readonly kind: 'scout';
      readonly visit: number;
      readonly node: number;
      readonly child: number;
      readonly alpha: number;
      readonly beta: number;
    };

/** The reason for the cut of a visit; undefined if it has none. */
export function cutReason(recording: Recording, visit: number): CutReason | undefined {
  const at = recording.cutAt(visit);
  const kind = recording.cutKindOf(visit);
  if (at < 0 || kind === undefined) return undefined;
  const { tree } = recording;
  const node = recording.nodeOf(visit);
  const last = recording.visitOf(at - 1);
  const skipped = skippedChildren(recording, visit);
  return {
    visit,
    node,
    player: tree.turn[node] as Player,
    kind,
    by: recording.nodeOf(last),
    found: recording.valueOf(last),
    exact: isLeafVisit(recording, last),
    bound: kind === 'alpha' ? recording.alphaOf(visit) : recording.betaOf(visit),
    source: sourceOf(recording, visit, kind),
    skipped,
    leaves: skipped.reduce((sum, child) => sum + leavesBelow(tree, child), 0),
    shallowPass: isShallow(recording, visit),
  };
}

/** Whether the bound that a cut meets comes from further above than the next node. */
export function isDeepCut(recording: Recording, visit: number): boolean {
  const source = cutReason(recording, visit)?.source;
  return source?.kind === 'held' && source.deep;
}

/** Climbs to the node at which the bound was set: the nodes in between were entered with it. */
function sourceOf(recording: Recording, visit: number, kind: CutKind): BoundSource {
  const boundOf = (of: number) => (kind === 'alpha' ? recording.alphaOf(of) : recording.betaOf(of));
  const bound = boundOf(visit);
  let below = visit;
  let above = recording.aboveOf(visit);
  while (above >= 0 && boundOf(above) === bound) {
    below = above;
    above = recording.aboveOf(below);
  }
  const window = { alpha: recording.alphaOf(below), beta: recording.betaOf(below) };
  if (above < 0) return { kind: 'asked', visit: below, ...window };
  const node = recording.nodeOf(above);
  // Values found there are at most its alpha (at a Max node), so that none is the other bound of a scout.
  const child = recording.childrenOf(above).find((of) => of < below && recording.valueOf(of) === bound);
  return child === undefined
    ? { kind: 'scout', visit: above, node, child: recording.nodeOf(below), ...window }
    : { kind: 'held', visit: above, node, child: recording.nodeOf(child), deep: above !== recording.aboveOf(visit) };
}

function skippedChildren(recording: Recording, visit: number): number[] {
  const seen = new Set(recording.childrenOf(visit).map((child) => recording.nodeOf(child)));
  return childrenOf(recording.tree, recording.nodeOf(visit)).filter((child) => !seen.has(child));
}

function leavesBelow({ kind, span }: GameTree, node: number): number {
  let leaves = 0;
  for (let below = node; below < node + span[node]; below++) if (kind[below] !== INNER) leaves++;
  return leaves;
}

/** Whether the search stopped there: the game is over, or the depth of its pass is used up. */
export function isLeafVisit(recording: Recording, visit: number): boolean {
  if (recording.tree.kind[recording.nodeOf(visit)] !== INNER) return true;
  return recording.leftAt(visit) >= 0 && recording.howOf(visit) === 'evaluation';
}

/** The passes of a deepening that are not the last, by their visits of the root. */
const shallowPasses = new WeakMap<Recording, { readonly visits: number; readonly passes: ReadonlySet<number> }>();

/** Whether the pass of a visit ends above the leaves of the whole tree. */
export function isShallow(recording: Recording, visit: number): boolean {
  let known = shallowPasses.get(recording);
  if (known?.visits !== recording.visits) {
    const passes = new Set<number>();
    for (const pass of recording.passes)
      for (let below = pass; below < pass + recording.spanOf(pass); below++)
        if (recording.tree.kind[recording.nodeOf(below)] === INNER && isLeafVisit(recording, below)) {
          passes.add(pass);
          break;
        }
    shallowPasses.set(recording, (known = { visits: recording.visits, passes }));
  }
  return known.passes.size > 0 && known.passes.has(rootOf(recording, visit));
}

function rootOf(recording: Recording, visit: number): number {
  let root = visit;
  while (recording.aboveOf(root) >= 0) root = recording.aboveOf(root);
  return root;
}
