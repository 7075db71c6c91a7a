import { type Certificate, LEAF } from './file.ts';
import { compare, keyOf, Layers, type ListedPosition, listOnce, positionAfter, startOf } from './layers.ts';
import { LeafSearch, type OwnerPosition, union } from './leaf-search.ts';

/** A move of the owner, and whether the certificate stores it or the search of a leaf finds it. */
export interface StrategyMove {
  readonly column: number;
  readonly by: 'stored' | 'search';
}

/**
 * Plays the strategy of a certificate that a checker has accepted: gives the owner's answers. It
 * lists all positions once (some 260,000 for the centre of 7x6: a few seconds).
 */
export class Strategy {
  readonly certificate: Certificate;
  readonly #layers: Layers;
  readonly #codes = new Map<string, number>();

  constructor(certificate: Certificate) {
    const { claim, codes } = certificate;
    this.certificate = certificate;
    this.#layers = new Layers(claim.board, new LeafSearch(claim.board, claim.goal === 'draw'));
    let done = 0;
    for (let layer = startOf(claim, this.#layers) ?? []; layer.length > 0; ) {
      const next: ListedPosition[] = [];
      for (const [index, position] of layer.entries()) {
        const code = codes[done++];
        this.#codes.set(keyOf(position), code);
        const at = code === LEAF ? undefined : this.#layers.landing(position, code);
        if (at === undefined) continue;
        const replies = this.#layers.replies({ own: union(position.own, at), other: position.other }, index, code);
        if (replies !== 'full' && 'listed' in replies) next.push(...replies.listed);
      }
      layer = listOnce(next);
    }
  }

  /** The answer after these columns; undefined if the owner is not to move, or the line left the strategy. */
  answer(line: readonly number[]): StrategyMove | undefined {
    const { claim } = this.certificate;
    const position = positionAfter({ ...claim, moves: line }, this.#layers);
    if (position === undefined || (line.length % 2 === 0) !== (claim.owner === 'first')) return undefined;
    const image = { own: this.#layers.mirror(position.own), other: this.#layers.mirror(position.other) };
    const mirrored = compare(image, position) < 0;
    const code = this.#codes.get(keyOf(mirrored ? image : position));
    if (code !== undefined && code !== LEAF) return { column: mirrored ? claim.board.columns - 1 - code : code, by: 'stored' };
    const column = this.#found(position);
    return column === undefined ? undefined : { column, by: 'search' };
  }

  /**
   * A move that reaches the goal, preferably an immediate win. A leaf closes within the budget, and so does what
   * follows the moves found here; the order of moves, and with it the nodes, differs between a position and its mirror
   * image. Other moves may take millions of times as long: they are given up.
   */
  #found(position: OwnerPosition): number | undefined {
    const { budget, claim } = this.certificate;
    const { search } = this.#layers;
    const moves = this.#layers.moves(position);
    const image = ({ own, other }: OwnerPosition) => ({ own: this.#layers.mirror(own), other: this.#layers.mirror(other) });
    const closes = (reply: OwnerPosition) => search.reaches(reply, budget) ?? search.reaches(image(reply), budget) ?? false;
    const reaches = ({ after, column }: (typeof moves)[number]) => {
      const replies = this.#layers.replies(after, 0, column);
      if (replies === 'full') return claim.goal === 'draw';
      return !('lost' in replies) && replies.listed.every(closes);
    };
    return (moves.find(({ wins }) => wins) ?? moves.find(reaches))?.column;
  }
}
