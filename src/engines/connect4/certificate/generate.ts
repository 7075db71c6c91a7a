import type { StopSignal } from '../../../search/index.ts';
import { columnsText, LEAF } from './file.ts';
import { type Claim, compare, keyOf, Layers, type ListedPosition, startOf } from './layers.ts';
import { LeafSearch, type OwnerPosition, stonesOf } from './leaf-search.ts';

import { error } from './words.ts';

export interface GenerateOptions {
  /** Positions that a leaf may cost the checker. */
  readonly budget: number;
  /** The nodes with which the leaf search closes a position; undefined if it cannot within the budget. */
  readonly nodesToClose: (position: OwnerPosition, budget: number) => number | undefined;
  /**
   * The number of plies within which the owner reaches the goal, from a position in which the other player is to move
   * and cannot win at once; undefined if the owner cannot, or takes more than `most`. It only guides the choice of
   * moves: the certificate is checked without it.
   */
  readonly distance: (position: OwnerPosition, most: number) => number | undefined;
  /** The codes that an earlier, interrupted run had decided. */
  readonly known?: readonly number[];
  /** Called for every code when it is decided, except those of `known`. */
  readonly onCode?: (code: number) => void;
  readonly onProgress?: (progress: GenerateProgress) => void;
  readonly signal?: StopSignal;
}

export interface GenerateProgress {
  /** Stones on the board; finished positions of this layer and their total; moves stored so far. */
  readonly stones: number;
  readonly done: number;
  readonly total: number;
  readonly stored: number;
}

/**
 * A strategy as codes, layer by layer. A position that the leaf search closes within the budget is a leaf. For any
 * other, among the moves that keep the goal, the one that lists the fewest new positions for the next layer: a reply
 * that is listed already is free, a reply that will be a leaf costs the part of the budget that it takes and a little
 * for its place, any other a whole; and a slower win costs more. undefined if the signal came first.
 */
export function generate(claim: Claim, options: GenerateOptions): number[] | undefined {
  const { budget, known = [], onCode, onProgress, signal } = options;
  const search = new LeafSearch(claim.board, claim.goal === 'draw');
  const layers = new Layers(claim.board, search);
  const start = startOf(claim, layers);
  if (start === undefined) throw error('certificate-start', { line: columnsText(claim.moves) });
  const codes: number[] = [];
  let stored = 0;
  let costs = new Map<string, number>();
  for (let layer = start; layer.length > 0; ) {
    const next = new Map<string, ListedPosition>();
    const leafNodes = (position: OwnerPosition) => {
      const key = keyOf(position);
      let cost = costs.get(key);
      if (cost === undefined) {
        cost = options.nodesToClose(position, budget) ?? Number.POSITIVE_INFINITY;
        costs.set(key, cost);
      }
      return cost;
    };
    const stones = stonesOf(layer[0].own) + stonesOf(layer[0].other);
    for (const [index, position] of layer.entries()) {
      if (signal?.aborted) return undefined;
      onProgress?.({ stones, done: index, total: layer.length, stored });
      const kept = known[codes.length];
      if (kept === LEAF || (kept === undefined && leafNodes(position) < Number.POSITIVE_INFINITY)) codes.push(LEAF);
      else {
        const { column, replies } = choose(position, index, { layers, next, leafNodes, options, claim, kept });
        codes.push(column);
        stored++;
        for (const reply of replies) next.set(keyOf(reply), reply);
      }
      if (kept === undefined) onCode?.(codes[codes.length - 1]);
    }
    // Keeps the costs of positions of the next layer.
    costs = new Map([...costs].filter(([key]) => next.has(key)));
    layer = [...next.values()].sort(compare);
  }
  return codes;
}

interface Choice {
  readonly layers: Layers;
  /** The positions that the next layer already lists. */
  readonly next: ReadonlyMap<string, ListedPosition>;
  readonly leafNodes: (position: OwnerPosition) => number;
  readonly options: GenerateOptions;
  readonly claim: Claim;
  /** The column, if an earlier run has chosen. */
  readonly kept: number | undefined;
}

/** A move of the owner; `fresh` are the replies that the next layer does not list yet. */
interface Candidate {
  readonly column: number;
  readonly after: OwnerPosition;
  readonly replies: readonly ListedPosition[];
  readonly fresh: readonly ListedPosition[];
}

function choose(position: OwnerPosition, index: number, { layers, next, leafNodes, options, claim, kept }: Choice): Candidate {
  const costOf = (reply: OwnerPosition) => {
    const nodes = leafNodes(reply);
    return nodes === Number.POSITIVE_INFINITY ? 1 : LEAF_COST + nodes / options.budget / 4;
  };
  const candidates: Candidate[] = [];
  for (const { column, after } of layers.moves(position)) {
    if (kept !== undefined && kept !== column) continue;
    const answers = layers.replies(after, index, column);
    if (answers === 'full' || 'lost' in answers) continue;
    const replies = answers.listed;
    if (kept !== undefined) return { column, after, replies, fresh: [] };
    candidates.push({ column, after, replies, fresh: replies.filter((reply) => !next.has(keyOf(reply))) });
  }
  // The order changes no choice. Once one move's cost is known, the next one's replies are searched, and its distance
  // is asked for, only as far as it could cost less.
  candidates.sort((one, two) => one.fresh.length - two.fresh.length || one.column - two.column);
  let best: { readonly candidate: Candidate; readonly cost: number } | undefined;
  for (const candidate of candidates) {
    const { after, fresh, column } = candidate;
    const bound = best?.cost ?? Number.POSITIVE_INFINITY;
    let sum = TIE;
    for (const reply of fresh) {
      sum += costOf(reply);
      if (sum > bound) break;
    }
    if (sum > bound) continue;
    const plies = options.distance(after, Math.log(bound / sum) / Math.log(GROWTH) + ROUNDING);
    if (plies === undefined) continue;
    const cost = sum * GROWTH ** plies;
    const isBetter = best === undefined || cost < best.cost || (cost === best.cost && column < best.candidate.column);
    if (isBetter) best = { candidate, cost };
  }
  if (best === undefined) throw error('no-strategy', { owner: claim.owner });
  return best.candidate;
}

/** No distance that could cost less is missed because a logarithm is rounded. */
const ROUNDING = 1e-6;

/**
 * How much more a move costs for each ply by which its win is slower: among moves with equally many new replies, the
 * fastest. Measured after 444444 with a budget of 2,000: 1,227 stored moves; 1,880 without, 1,363 with 1.3.
 */
const GROWTH = 1.1;
/** Added to the number of new replies, so that the factor also applies if all replies are listed already. */
const TIE = 0.01;

/** The cost of a leaf's place in the file, relative to a stored move with all its continuations. */
const LEAF_COST = 0.1;
