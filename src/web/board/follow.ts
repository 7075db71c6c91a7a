import { type Gesture, type PieceName, pieces, type Scene } from '../../games/index.ts';

/** A piece of the board as a thing that stays itself while it moves. */
export interface Token {
  readonly id: number;
  readonly piece: PieceName;
  readonly square: string;
}

/** The motion of a token between two scenes. */
type Motion =
  | { readonly id: number; readonly how: 'glide'; readonly from: string }
  | { readonly id: number; readonly how: 'turn' }
  | { readonly id: number; readonly how: 'appear' };

export interface FollowedScene {
  /** Those that moved come last, so that they are drawn over the others. */
  readonly tokens: readonly Token[];
  readonly motions: readonly Motion[];
  /** As they stood: those that were taken, and what turned discs showed before. */
  readonly gone: readonly (Token & { readonly turned: boolean })[];
}

/** The tokens of a board that nobody has seen before. */
export function tokensOf(scene: Scene): readonly Token[] {
  return follow([], scene).tokens;
}

/**
 * Matches the tokens of two scenes. The drawing depends on the scene alone: the matching only decides which pieces seem
 * to move.
 */
export function follow(before: readonly Token[], scene: Scene): FollowedScene {
  const standing = new Map<string, PieceName>();
  for (const { square, piece } of scene.cells) if (piece !== undefined) standing.set(square, piece);
  const still: Token[] = [];
  const moved: Token[] = [];
  const motions: Motion[] = [];
  const gone: (Token & { turned: boolean })[] = [];

  const loose: Token[] = [];
  for (const token of before) {
    const now = standing.get(token.square);
    if (now === token.piece) {
      standing.delete(token.square);
      still.push(token);
    } else if (now !== undefined && turns(now) && turns(token.piece)) {
      standing.delete(token.square);
      still.push({ ...token, piece: now });
      gone.push({ ...token, turned: true });
      motions.push({ id: token.id, how: 'turn' });
    } else loose.push(token);
  }

  const places = new Map(scene.cells.map(({ square }, place) => [square, place]));
  let next = before.reduce((most, { id }) => Math.max(most, id), 0);
  // Like to like first, so that a pawn becomes a queen only where no queen can have come.
  for (const alike of [(one: PieceName, other: PieceName) => one === other, isPromotion])
    for (const [square, piece] of standing) {
      const found = nearest(
        loose.filter((token) => moves(token.piece) && alike(token.piece, piece)),
        square,
        places,
        scene.columns,
      );
      if (found === undefined) continue;
      loose.splice(loose.indexOf(found), 1);
      standing.delete(square);
      moved.push({ ...found, piece, square });
      motions.push({ id: found.id, how: 'glide', from: found.square });
    }
  for (const [square, piece] of standing) {
    next++;
    moved.push({ id: next, piece, square });
    motions.push({ id: next, how: 'appear' });
  }
  gone.push(...loose.map((token) => ({ ...token, turned: false })));
  return { tokens: [...still, ...moved], motions, gone };
}

const turns = (piece: PieceName): boolean => pieces[piece].motion === 'turns';

/** Whether a piece of this kind goes from square to square; the others are put down and taken away. */
export const moves = (piece: PieceName): boolean => pieces[piece].motion === 'moves';

function isPromotion(from: PieceName, to: PieceName): boolean {
  const [one, other] = [pieces[from], pieces[to]];
  // Backwards as well: moves are taken back.
  return one.side === other.side && (one.promotes || other.promotes) === true;
}

function nearest(
  tokens: readonly Token[],
  square: string,
  places: ReadonlyMap<string, number>,
  columns: number,
): Token | undefined {
  const at = places.get(square) as number;
  const distance = (token: Token): number => {
    const from = places.get(token.square);
    if (from === undefined) return Number.POSITIVE_INFINITY;
    return Math.hypot((from % columns) - (at % columns), Math.floor(from / columns) - Math.floor(at / columns));
  };
  let [best, least]: [Token | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const token of tokens) if (distance(token) < least) [best, least] = [token, distance(token)];
  return best;
}

/** A move under way. */
interface Underway {
  readonly scene: Scene;
  /** The squares of the pieces that are taken so far: they stand until the move is whole. */
  readonly ghosts: ReadonlySet<string>;
}

/**
 * The scene after the first steps of a gesture: its piece stands where the last of them has led. Steps past the end
 * of the path count as the end.
 */
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

export function sameScene(one: Scene, other: Scene): boolean {
  return (
    one === other ||
    (one.surface === other.surface &&
      one.columns === other.columns &&
      one.rows === other.rows &&
      one.numbered === other.numbered &&
      sameList(one.columnNames, other.columnNames) &&
      sameList(one.rowNames, other.rowNames) &&
      one.cells.length === other.cells.length &&
      one.cells.every((cell, place) => {
        const { square, tone, piece, count } = other.cells[place];
        return cell.square === square && cell.tone === tone && cell.piece === piece && cell.count === count;
      }))
  );
}

function sameList(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one === other || (one?.length === other?.length && one?.every((name, at) => name === other?.[at]) === true);
}
