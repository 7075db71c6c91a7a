import { type GameTree, movesTo, TreeCursor } from '../../model/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

/** A node of an explicit tree. A move is the number of a child, counted from 0. */
export class TreePosition extends TreeCursor {
  declare key: () => number;

  constructor(tree: GameTree) {
    super(tree);
    this.key = () => this.node;
  }

  /** The moves from the root to here. */
  path(): number[] {
    return movesTo(this.tree, this.node);
  }

  protected override refuse(move: number): never {
    return illegalMove('tree', move);
  }

  override undo(): void {
    if (this.node === 0) nothingToUndo('tree');
    super.undo();
  }

  /** Always 0: the tree has values at its leaves only. */
  override evaluate(): number {
    return 0;
  }
}
