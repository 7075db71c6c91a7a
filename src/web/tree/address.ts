import { MAX, MIN, ok, type Result } from '../../core/index.ts';
import {
  formatEdits,
  formatSource,
  type Source as OpenSource,
  parseEdits,
  parseSource,
  TREE_ORDERS,
  type TreeAids,
  type TreeEdit,
  type TreeOrder,
} from '../../explain/index.ts';
import type { MatchData } from '../../match/index.ts';
import { algorithms as allAlgorithms } from '../../search/index.ts';
import { fieldsIn, written } from '../fields.ts';
import { failure, matchFields, matchIn } from '../match/address.ts';

/** Where a tree comes from; a position of a game with the game that it is in, to be played on. */
export type Source =
  | Exclude<OpenSource, { kind: 'game' }>
  | (Extract<OpenSource, { kind: 'game' }> & { readonly match: MatchData });

/** The view of the page without the speed of the animation: the content of a link. */
export interface TreeView {
  readonly source: Source;
  /** Edits made on the drawing; a short list is edited itself instead. */
  readonly edits: readonly TreeEdit[];
  /** Names of rows of `algorithms`, one to three, side by side. */
  readonly algorithms: readonly string[];
  /** How many steps have been taken; `end`: all of them; `first`: up to the first cut, where something has happened. */
  readonly step: number | 'end' | 'first';
  readonly order: TreeOrder;
  /** A memory, the winning-move pruning: where the tree and the searches have it. */
  readonly aids: TreeAids;
  /** Nodes that are folded or unfolded otherwise than at first. */
  readonly folds: readonly number[];
  /** Whether small boards are drawn at the nodes; undefined: if they fit. */
  readonly boards?: boolean;
  /** Whether nodes have the types of Wikipédia written to them. */
  readonly types?: boolean;
  /** A leaf is one step; otherwise it is entered and left in two. */
  readonly leavesAtOnce: boolean;
}

export const MOST_ALGORITHMS = 3;
export const DEFAULT_ALGORITHM = 'alphabeta';

export const firstView: TreeView = {
  source: { kind: 'preset', name: '000-figure-1' },
  edits: [],
  algorithms: [DEFAULT_ALGORITHM],
  step: 0,
  order: 'found',
  aids: {},
  folds: [],
  leavesAtOnce: true,
};

const TREE = '#/tree';

/**
 * What is shown, in the part of an address after `#`:
 *
 *     #/tree?preset=001-three-cuts&step=12
 *     #/tree?tree=[[6,7],[2,8]]&root=min&algorithms=minimax,minimax2,alphabeta&step=end
 *     #/tree?random=7.3&order=best
 *     #/tree?game=connect4&moves=4_4_3&depth=2&boards=shown
 *     #/tree?game=nim:5&depth=5&algorithms=minimax&memory=on
 *     #/tree?game=connect4&moves=4_1_4_1_4&depth=3&q=1
 *
 * The fields of a game are those of its own address. Defaults are left out.
 */
export function treeAddress(view: TreeView): string {
  const { algorithms, step, aids, folds, boards, types, leavesAtOnce } = view;
  const fields = [
    ...treeFields(view),
    algorithms.length === 1 && algorithms[0] === DEFAULT_ALGORITHM ? '' : `algorithms=${algorithms.join()}`,
    aids.memory ? 'memory=on' : '',
    aids.q === undefined ? '' : `q=${aids.q}`,
    folds.length === 0 ? '' : `fold=${folds.join('.')}`,
    boards === undefined ? '' : `boards=${boards ? 'shown' : 'hidden'}`,
    types ? 'types=shown' : '',
    leavesAtOnce ? '' : 'leaves=two-steps',
    step === 0 ? '' : `step=${step}`,
  ].filter((field) => field !== '');
  return `${TREE}?${fields.join('&')}`;
}

/** The fields that say which tree it is: the same on every page that shows one. */
export function treeFields({ source, edits, order }: Pick<TreeView, 'source' | 'edits' | 'order'>): string[] {
  return [
    ...sourceFields(source),
    ...(edits.length === 0 ? [] : [`edits=${written(formatEdits(edits))}`]),
    ...(order === 'found' ? [] : [`order=${order}`]),
  ];
}

function sourceFields(source: Source): string[] {
  if (source.kind !== 'game') return formatSource(source).map(([name, value]) => `${name}=${listWritten(value)}`);
  const depth = source.depth === undefined ? [] : [`depth=${source.depth}`];
  return [`game=${written(source.game)}`, ...matchFields(source.match), ...depth];
}

/** The brackets of a list stay readable: no browser or mail program minds them there. */
function listWritten(list: string): string {
  return written(list.replace(/\p{Cs}/gu, '�')).replace(/%5[BD]/g, decodeURIComponent);
}

/** The position of a match, searched to this depth; by default to the depth whose tree is readable. */
export function sourceOf(match: MatchData, depth?: number): Source {
  const { game, from, moves, at } = match;
  return { kind: 'game', game, ...(from && { from }), moves: moves.slice(0, at), ...(depth && { depth }), match };
}

/** Links to the page on trees as it was before it became a page of the app. */
const isOld = (hash: string) => /^#(tree|root|algorithm|step)=/.test(hash);

/**
 * The view in an address. Missing or invalid fields get their defaults, because links outlive versions. Only a game
 * that cannot be read is refused.
 */
export function parseTreeAddress(hash: string): Result<TreeView> {
  const old = isOld(hash);
  const fields = fieldsIn(hash.slice(old ? 1 : hash.indexOf('?') + 1));
  if (fields === undefined) return failure('bad-address');
  const source = sourceIn(fields);
  if (!source.ok) return source;
  const order = fields.get('order') as TreeOrder;
  const edits = parseEdits(fields.get('edits') ?? '');
  const boards = fields.get('boards');
  const q = wholeIn(fields.get('q') ?? '') ?? 0;
  const named = (fields.get('algorithms') ?? fields.get('algorithm') ?? '').split(',');
  const known = [...new Set(named)].filter((name) => allAlgorithms.some((algorithm) => algorithm.name === name));
  // An old link without a step showed the end.
  const step = fields.get('step') ?? (old ? 'end' : '0');
  return ok({
    source:
      source.value ??
      (old ? { kind: 'typed', text: OLD_TREE, root: fields.get('root') === 'min' ? MIN : MAX } : firstView.source),
    edits: edits.ok ? edits.value : [],
    algorithms: known.length === 0 ? firstView.algorithms : known.slice(0, MOST_ALGORITHMS),
    step: step === 'end' || step === 'first' ? step : (wholeIn(step) ?? 0),
    order: TREE_ORDERS.includes(order) ? order : 'found',
    aids: { ...(fields.get('memory') === 'on' && { memory: true }), ...(q > 0 && { q }) },
    folds: (fields.get('fold') ?? '').split('.').flatMap((node) => wholeIn(node) ?? []),
    ...(boards !== undefined && { boards: boards === 'shown' }),
    ...(fields.get('types') === 'shown' && { types: true }),
    leavesAtOnce: fields.get('leaves') !== 'two-steps' && !old,
  });
}

/** The tree of the old page. */
const OLD_TREE = '[[6,7],[2,8]]';

function sourceIn(fields: ReadonlyMap<string, string>): Result<Source | undefined> {
  const source = parseSource(fields);
  if (source === undefined) return ok(undefined);
  if (!source.ok) return source;
  if (source.value.kind !== 'game') return ok(source.value);
  const match = matchIn(source.value.game, fields);
  return match.ok ? ok(sourceOf(match.value, source.value.depth)) : match;
}

function wholeIn(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}
