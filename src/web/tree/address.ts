import { ok, type Result } from '../../core/index.ts';
import { formatEdits, parseEdits, TREE_ORDERS, type TreeEdit, type TreeOrder } from '../../explain/index.ts';
import type { MatchData } from '../../match/index.ts';
import { algorithms as allAlgorithms } from '../../search/index.ts';
import { fieldsIn, written } from '../fields.ts';
import { failure, matchFields, matchIn } from '../match/address.ts';

export type Side = 'max' | 'min';

/** Where a tree comes from. */
export type Source =
  /** A figure of the documents, by its name; `root` where it may be read with either player to begin. */
  | { readonly kind: 'preset'; readonly name: string; readonly root?: Side }
  /** A nested list, as it was typed. */
  | { readonly kind: 'typed'; readonly tree: string; readonly root: Side }
  | { readonly kind: 'random'; readonly seed: number; readonly depth: number; readonly children: number }
  /** The position on the board of a game, and so many plies from it. */
  | { readonly kind: 'game'; readonly match: MatchData; readonly depth: number };

/** All that the page shows, but for how fast it plays: what a link carries. */
export interface TreeView {
  readonly source: Source;
  /** What was changed on the drawing; a short list of its own is changed itself instead. */
  readonly edits: readonly TreeEdit[];
  /** Names of rows of `algorithms`, one to three, side by side. */
  readonly algorithms: readonly string[];
  /** How many steps have been taken; `end`: all of them. */
  readonly step: number | 'end';
  readonly order: TreeOrder;
  /** Nodes that are folded or unfolded otherwise than at first. */
  readonly folds: readonly number[];
  /** Whether small boards stand at the nodes; undefined: where they fit. */
  readonly boards?: boolean;
  /** A leaf is one step; otherwise it is entered and left in two. */
  readonly leavesAtOnce: boolean;
}

export const MOST_ALGORITHMS = 3;
export const USUAL_ALGORITHM = 'alphabeta';
/** What a random tree may be. */
export const RANDOM = { seed: 999_999, depth: 8, children: 5 } as const;
const USUAL_CHILDREN = 3;
const USUAL_DEPTH = 2;
const LONGEST_ADDRESS = 200_000;

export const firstView: TreeView = {
  source: { kind: 'preset', name: '000-figure-1' },
  edits: [],
  algorithms: [USUAL_ALGORITHM],
  step: 0,
  order: 'found',
  folds: [],
  leavesAtOnce: true,
};

const TREE = '#/tree';

/**
 * What is shown, in the part of an address after `#`:
 *
 *     #/tree?preset=001-three-cuts&step=12
 *     #/tree?tree=[[6,7],[2,8]]&root=min&algorithms=minimax,minimax2,alphabeta&step=end
 *     #/tree?random=7.3.2&order=best
 *     #/tree?game=connect4&moves=4_4_3&depth=2&boards=shown
 *
 * The fields of a game are those of its own address. What goes without saying is left out.
 */
export function treeAddress(view: TreeView): string {
  const { source, edits, algorithms, step, order, folds, boards, leavesAtOnce } = view;
  const fields = [
    ...sourceFields(source),
    edits.length === 0 ? '' : `edits=${written(formatEdits(edits))}`,
    algorithms.length === 1 && algorithms[0] === USUAL_ALGORITHM ? '' : `algorithms=${algorithms.join()}`,
    order === 'found' ? '' : `order=${order}`,
    folds.length === 0 ? '' : `fold=${folds.join('.')}`,
    boards === undefined ? '' : `boards=${boards ? 'shown' : 'hidden'}`,
    leavesAtOnce ? '' : 'leaves=two-steps',
    step === 0 ? '' : `step=${step}`,
  ].filter((field) => field !== '');
  return `${TREE}?${fields.join('&')}`;
}

function sourceFields(source: Source): string[] {
  if (source.kind === 'preset') return [`preset=${written(source.name)}`, source.root === undefined ? '' : `root=${source.root}`];
  if (source.kind === 'typed') return [`tree=${listWritten(source.tree)}`, `root=${source.root}`];
  if (source.kind === 'random') return [`random=${source.seed}.${source.depth}.${source.children}`];
  return [`game=${written(source.match.game)}`, ...matchFields(source.match), `depth=${source.depth}`];
}

/** The brackets and commas of a list stay readable: no browser or mail program minds them there. */
function listWritten(tree: string): string {
  return written(tree.replace(/\s+/g, '').replace(/\p{Cs}/gu, '�')).replace(/%5[BD]/g, decodeURIComponent);
}

/** Whether an address is one of the page on trees, or of what it was before: `#tree=[1,2]&root=max&algorithm=minimax`. */
export function isTreeAddress(hash: string): boolean {
  return /^#\/tree\/?(\?|$)/.test(hash) || isOld(hash);
}

/** Links to the page on trees as it was before it became a page of the app. */
const isOld = (hash: string) => /^#(tree|root|algorithm|step)=/.test(hash);

/**
 * What an address asks to be shown. What is missing or makes no sense is as at first: links outlive versions. Only a
 * game that cannot be read is refused.
 */
export function parseTreeAddress(hash: string): Result<TreeView> {
  if (hash.length > LONGEST_ADDRESS) return failure('address-too-long');
  const old = isOld(hash);
  const fields = fieldsIn(hash.slice(old ? 1 : hash.indexOf('?') + 1));
  if (fields === undefined) return failure('bad-address');
  const source = sourceIn(fields);
  if (!source.ok) return source;
  const order = fields.get('order') as TreeOrder;
  const edits = parseEdits(fields.get('edits') ?? '');
  const boards = fields.get('boards');
  const named = (fields.get('algorithms') ?? fields.get('algorithm') ?? '').split(',');
  const known = [...new Set(named)].filter((name) => allAlgorithms.some((algorithm) => algorithm.name === name));
  // An old link without a step showed the end.
  const step = fields.get('step') ?? (old ? 'end' : '0');
  return ok({
    source: source.value ?? (old ? { kind: 'typed', tree: OLD_TREE, root: sideIn(fields) ?? 'max' } : firstView.source),
    edits: edits.ok ? edits.value : [],
    algorithms: known.length === 0 ? firstView.algorithms : known.slice(0, MOST_ALGORITHMS),
    step: step === 'end' ? 'end' : (wholeIn(step, 1e8) ?? 0),
    order: TREE_ORDERS.includes(order) ? order : 'found',
    folds: (fields.get('fold') ?? '').split('.').flatMap((node) => wholeIn(node, 1e8) ?? []),
    ...(boards !== undefined && { boards: boards === 'shown' }),
    leavesAtOnce: fields.get('leaves') !== 'two-steps' && !old,
  });
}

/** The tree of the old page. */
const OLD_TREE = '[[6,7],[2,8]]';

function sourceIn(fields: ReadonlyMap<string, string>): Result<Source | undefined> {
  const [tree, preset, random, game] = ['tree', 'preset', 'random', 'game'].map((name) => fields.get(name));
  const root = sideIn(fields);
  if (tree !== undefined) return ok({ kind: 'typed', tree, root: root ?? 'max' });
  if (preset !== undefined) return ok({ kind: 'preset', name: preset, ...(root && { root }) });
  if (random !== undefined) {
    const [seed, depth, children] = random.split('.');
    return ok({
      kind: 'random',
      seed: wholeIn(seed, RANDOM.seed) ?? 1,
      depth: Math.max(1, wholeIn(depth, RANDOM.depth) ?? 3),
      children: Math.max(2, wholeIn(children, RANDOM.children) ?? USUAL_CHILDREN),
    });
  }
  if (game === undefined) return ok(undefined);
  const match = matchIn(game, fields);
  if (!match.ok) return match;
  return ok({ kind: 'game', match: match.value, depth: Math.max(1, wholeIn(fields.get('depth'), 99) ?? USUAL_DEPTH) });
}

function sideIn(fields: ReadonlyMap<string, string>): Side | undefined {
  const root = fields.get('root');
  return root === 'max' || root === 'min' ? root : undefined;
}

/** A whole number from 0 to `most`; beyond it, `most`. */
function wholeIn(text: string | undefined, most: number): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : undefined;
}
