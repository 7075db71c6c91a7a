import type { Gesture, PieceName, Scene } from '../../games/index.ts';

/** A move under way. */
export interface Underway {
  readonly scene: Scene;
  /** The squares of the pieces that are taken so far: they stand until the move is whole. */
  readonly ghosts: ReadonlySet<string>;
}

/** The scene after the first steps of a gesture: its piece stands where the last of them has led. Steps past the end of the path count as the end. */
export function partial(scene: Scene, gesture: Gesture, steps: number): Underway {
  const { path, takes } = gesture;
  const done = Math.max(0, Math.min(steps, path.length - 1));
  const ghosts = new Set(takes?.slice(0, path.length === 1 ? steps : done).flat());
  const [from, to] = [path[0], path[done]];
  const piece = scene.cells.find(({ square }) => square === from)?.piece;
  if (from === to || piece === undefined) return { scene, ghosts };
  const standing = new Map<string, PieceName | undefined>([
    [from, undefined],
    [to, piece],
  ]);
  const cells = scene.cells.map((cell) => {
    if (!standing.has(cell.square)) return cell;
    const { piece: _, ...bare } = cell;
    const now = standing.get(cell.square);
    return now === undefined ? bare : { ...bare, piece: now };
  });
  return { scene: { ...scene, cells }, ghosts };
}
