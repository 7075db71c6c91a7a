import type { ComponentChild, ComponentChildren } from 'preact';
import type { Recording, WholeTree } from '../../explain/index.ts';
import { FigurePanel } from '../figure/index.ts';

export interface TreeFigureProps {
  readonly tree: WholeTree;
  /** Without it the tree is shown as it is before any search. */
  readonly recording?: Recording | undefined;
  readonly time: number;
  /** The move that leads to a node, as people write it. */
  readonly label: (node: number) => string;
  /** The nodes whose children are not drawn; `foldsFor(tree, limit)` makes a good set. */
  readonly folds: ReadonlySet<number>;
  readonly onFold: (node: number, folded: boolean) => void;
  /** A small picture of the position at a node. */
  readonly board?: ((node: number) => ComponentChild) | undefined;
  /** A leaf's new value; without it leaves are not edited. */
  readonly onLeaf?: ((node: number, value: number) => void) | undefined;
  /** A child moved so many places to the right (left: negative); without it children stay where they are. */
  readonly onMove?: ((node: number, by: number) => void) | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (node: number | undefined) => void;
  /** What the figure is called, for those who hear the page. */
  readonly name: string;
  /** What stands left of the panel's buttons. */
  readonly head?: ComponentChildren;
  /** What goes full screen with the figure. */
  readonly stage?: (() => HTMLElement | null) | undefined;
}

/** A whole tree and what a search knows of it at a time, to be looked at, folded and edited. */
export function TreeFigure({ name, head, stage }: TreeFigureProps) {
  return (
    <FigurePanel width={100} height={100} name={name} head={head} {...(stage && { stage })}>
      <svg viewBox="0 0 100 100" role="img" aria-label={name} />
    </FigurePanel>
  );
}
