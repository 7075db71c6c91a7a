/**
 * Marty 2013, section 4: what a search of height p costs with the winning-move pruning, taken at nodes at least q
 * plies above the leaves. A tree of height p has trees of height p - 1 below its root (docs/sources.md, E003-1):
 *
 *     T_0 = leaf
 *     T_p = node + k T_(p-1)                                      p < q
 *     T_p = node + look + (open k + blocked) T_(p-1)              p >= q
 *
 * `open` is the document's alpha, the share of nodes at which nothing is pruned. At all other nodes the document counts
 * no subtree. That is right where a move wins at once; but where a threat must be blocked, one subtree remains to be
 * searched (E003-13). `blocked` is the share of such nodes. With `blocked` 0 this is the document's model.
 */
export interface CostConstants {
  /** Children of an inner node that alpha-beta searches, on average. */
  readonly k: number;
  readonly open: number;
  readonly blocked?: number;
  /** Times, in any one unit: per inner node (tau), per leaf (tau'), per test for winning moves at a node (t). */
  readonly node: number;
  readonly leaf: number;
  readonly look: number;
}

/** The document's measurements, in microseconds (4.3, 4.4). */
export const CONSTANTS_2013: CostConstants = { k: 3.8, open: 0.9, node: 11, leaf: 3.5, look: 24 };

/** The closed form, with the document's letters: T_p = (alpha k)^p alpha^(1-q) (lambda + mu k^(1-q)) + t1. */
export interface CostModel {
  readonly constants: CostConstants;
  readonly lambda: number;
  readonly mu: number;
  readonly t1: number;
  readonly t2: number;
  /** T_p with the pruning at nodes at least q plies above the leaves. If p < q there are none. */
  time(p: number, q: number): number;
  /** T_p of alpha-beta alone. */
  plain(p: number): number;
  /** f(q) = time / plain: below 1 the pruning pays. */
  ratio(p: number, q: number): number;
  /** The real q at which f is least; it does not depend on p. NaN if f has no minimum. */
  readonly qMin: number;
}

export function costModel(constants: CostConstants): CostModel {
  const { k, open, blocked = 0, node, leaf, look } = constants;
  const effectiveK = open * k + blocked;
  if (k === 1 || effectiveK === 1)
    throw new RangeError(
      'The closed form needs k and open * k + blocked to differ from 1: with 1, T grows linearly with the height.',
    );
  const t1 = (look + node) / (1 - effectiveK);
  const t2 = node / (1 - k);
  const [lambda, mu] = [leaf - t2, t2 - t1];
  const plain = (p: number) => lambda * k ** p + t2;
  const time = (p: number, q: number) => (p < q ? plain(p) : effectiveK ** (p - q + 1) * (lambda * k ** (q - 1) + mu) + t1);
  return {
    constants,
    ...{ lambda, mu, t1, t2 },
    time,
    plain,
    ratio: (p, q) => time(p, q) / plain(p),
    qMin: Math.log((mu * Math.log(effectiveK)) / (lambda * Math.log(k / effectiveK))) / Math.log(k) + 1,
  };
}

/** T_p by its recurrence, to check the closed form. */
export function timeByRecurrence({ k, open, blocked = 0, node, leaf, look }: CostConstants, p: number, q: number): number {
  let time = leaf;
  for (let height = 1; height <= p; height++) time = height < q ? node + k * time : node + look + (open * k + blocked) * time;
  return time;
}

/** Shares of the nodes at one height: those at which nothing is pruned, and those at which a threat is blocked. */
export interface Shares {
  readonly open: number;
  readonly blocked: number;
}

/**
 * f(q) if the shares differ from height to height, as the document found (4.4): `shares[h]` is for the nodes h
 * plies above the leaves. Computed by the recurrence: there is no closed form.
 */
export function ratioByHeight(constants: CostConstants, shares: readonly Shares[], p: number, q: number): number {
  const { k, node, leaf, look } = constants;
  let [time, plain] = [leaf, leaf];
  for (let height = 1; height <= p; height++) {
    const { open, blocked } = shares[height];
    time = height < q ? node + k * time : node + look + (open * k + blocked) * time;
    plain = node + k * plain;
  }
  return time / plain;
}
