/**
 * Where the nodes of a layered tree stand from left to right: parents centred over their children, subtrees as close
 * as `gap` allows, subtrees of the same shape drawn the same, small subtrees between large ones spread evenly. Linear
 * time: C. Buchheim, M. Jünger, S. Leipert, "Improving Walker's algorithm to run in linear time" (2002), written
 * without recursion and for nodes of different widths.
 *
 * Before: parents[0] is -1, parents[i] < i, and siblings come from left to right. After: the leftmost edge is at 0,
 * and centres of nodes on one level lie at least half of both widths plus `gap` apart.
 */
export function layoutTree(parents: readonly number[], widths: readonly number[], gap: number): Float64Array {
  const walk = new Walk(parents, widths, gap);
  for (let v = parents.length - 1; v >= 0; v--) walk.place(v);
  return walk.positions();
}

const NONE = -1;

/**
 * One array for each quantity of the paper. `prelim` is a node's place relative to its parent's children, `modifier`
 * what all below it move by; `thread` leads along the contour of a subtree from a node without children to the next
 * level; `change` and `shift` hold the moves of subtrees until `executeShifts` carries them out.
 */
class Walk {
  readonly #parents: readonly number[];
  readonly #widths: readonly number[];
  readonly #gap: number;
  readonly #prelim: Float64Array;
  readonly #modifier: Float64Array;
  readonly #change: Float64Array;
  readonly #shift: Float64Array;
  readonly #thread: Int32Array;
  readonly #ancestor: Int32Array;
  readonly #number: Int32Array;
  readonly #children: number[][];

  constructor(parents: readonly number[], widths: readonly number[], gap: number) {
    const count = parents.length;
    this.#parents = parents;
    this.#widths = widths;
    this.#gap = gap;
    this.#prelim = new Float64Array(count);
    this.#modifier = new Float64Array(count);
    this.#change = new Float64Array(count);
    this.#shift = new Float64Array(count);
    this.#thread = new Int32Array(count).fill(NONE);
    this.#ancestor = new Int32Array(count).map((_, v) => v);
    this.#number = new Int32Array(count);
    this.#children = parents.map(() => []);
    for (let v = 1; v < count; v++) {
      const siblings = this.#children[parents[v]];
      this.#number[v] = siblings.length;
      siblings.push(v);
    }
  }

  /** Puts the children of `v` next to each other; their own children have been placed. */
  place(v: number): void {
    const children = this.#children[v];
    let defaultAncestor = children[0] ?? NONE;
    for (const child of children) {
      const left = this.#leftSibling(child);
      const middle = this.#middle(child);
      if (left === NONE) this.#prelim[child] = middle;
      else {
        this.#prelim[child] = this.#prelim[left] + this.#apart(left, child);
        this.#modifier[child] = this.#prelim[child] - middle;
      }
      defaultAncestor = this.#apportion(child, defaultAncestor);
    }
    this.#executeShifts(children);
  }

  positions(): Float64Array {
    const x = new Float64Array(this.#parents.length);
    const moved = new Float64Array(this.#parents.length);
    x[0] = this.#middle(0);
    let leftmost = Number.POSITIVE_INFINITY;
    for (let v = 0; v < x.length; v++) {
      const parent = this.#parents[v];
      if (parent !== NONE) {
        moved[v] = moved[parent] + this.#modifier[parent];
        x[v] = this.#prelim[v] + moved[v];
      }
      leftmost = Math.min(leftmost, x[v] - this.#widths[v] / 2);
    }
    return x.map((place) => place - leftmost);
  }

  /** Half-way between the first and the last child; 0 without children. */
  #middle(v: number): number {
    const children = this.#children[v];
    if (children.length === 0) return 0;
    return (this.#prelim[children[0]] + this.#prelim[children[children.length - 1]]) / 2;
  }

  #apart(left: number, right: number): number {
    return (this.#widths[left] + this.#widths[right]) / 2 + this.#gap;
  }

  #leftSibling(v: number): number {
    const number = this.#number[v];
    if (number === 0) return NONE;
    return this.#children[this.#parents[v]][number - 1];
  }

  #nextLeft(v: number): number {
    return this.#children[v][0] ?? this.#thread[v];
  }

  #nextRight(v: number): number {
    return this.#children[v].at(-1) ?? this.#thread[v];
  }

  /**
   * Moves the subtree of `v` right until it clears those of its left siblings, going down the two contours that face
   * each other (inner) together with the two outer ones.
   */
  #apportion(v: number, defaultAncestor: number): number {
    const sibling = this.#leftSibling(v);
    if (sibling === NONE) return defaultAncestor;
    let nearestAncestor = defaultAncestor;
    let innerRight = v;
    let outerRight = v;
    let innerLeft = sibling;
    let outerLeft = this.#children[this.#parents[v]][0];
    let sumInnerRight = this.#modifier[innerRight];
    let sumOuterRight = this.#modifier[outerRight];
    let sumInnerLeft = this.#modifier[innerLeft];
    let sumOuterLeft = this.#modifier[outerLeft];
    while (this.#nextRight(innerLeft) !== NONE && this.#nextLeft(innerRight) !== NONE) {
      innerLeft = this.#nextRight(innerLeft);
      innerRight = this.#nextLeft(innerRight);
      outerLeft = this.#nextLeft(outerLeft);
      outerRight = this.#nextRight(outerRight);
      this.#ancestor[outerRight] = v;
      const reach = this.#prelim[innerLeft] + sumInnerLeft + this.#apart(innerLeft, innerRight);
      const shift = reach - (this.#prelim[innerRight] + sumInnerRight);
      if (shift > 0) {
        this.#moveSubtree(this.#ancestorBeside(innerLeft, v, nearestAncestor), v, shift);
        sumInnerRight += shift;
        sumOuterRight += shift;
      }
      sumInnerLeft += this.#modifier[innerLeft];
      sumInnerRight += this.#modifier[innerRight];
      sumOuterLeft += this.#modifier[outerLeft];
      sumOuterRight += this.#modifier[outerRight];
    }
    if (this.#nextRight(innerLeft) !== NONE && this.#nextRight(outerRight) === NONE) {
      this.#thread[outerRight] = this.#nextRight(innerLeft);
      this.#modifier[outerRight] = this.#modifier[outerRight] + sumInnerLeft - sumOuterRight;
    }
    if (this.#nextLeft(innerRight) !== NONE && this.#nextLeft(outerLeft) === NONE) {
      this.#thread[outerLeft] = this.#nextLeft(innerRight);
      this.#modifier[outerLeft] = this.#modifier[outerLeft] + sumInnerRight - sumOuterLeft;
      nearestAncestor = v;
    }
    return nearestAncestor;
  }

  /** The left sibling of `v` whose subtree the contour node belongs to, as far as it is known. */
  #ancestorBeside(contour: number, v: number, defaultAncestor: number): number {
    const ancestor = this.#ancestor[contour];
    return this.#parents[ancestor] === this.#parents[v] ? ancestor : defaultAncestor;
  }

  #moveSubtree(from: number, to: number, shift: number): void {
    const share = shift / (this.#number[to] - this.#number[from]);
    this.#change[to] = this.#change[to] - share;
    this.#shift[to] = this.#shift[to] + shift;
    this.#change[from] = this.#change[from] + share;
    this.#prelim[to] = this.#prelim[to] + shift;
    this.#modifier[to] = this.#modifier[to] + shift;
  }

  #executeShifts(children: readonly number[]): void {
    let shift = 0;
    let change = 0;
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      this.#prelim[child] = this.#prelim[child] + shift;
      this.#modifier[child] = this.#modifier[child] + shift;
      change += this.#change[child];
      shift += this.#shift[child] + change;
    }
  }
}
