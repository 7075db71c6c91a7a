import { legalMoves, MAX, type Player, type Position, type Random } from '../../core/index.ts';
import { bitOfSquare, type Draughts, type DraughtsPosition, firstColour } from '../../games/index.ts';
import { alphabeta } from '../../search/index.ts';
import { INPUTS, type Network, output } from './network.ts';

export const GAME = 'draughts:english:6x6';
const SIZE = 6;
/** Longer games are draws, because a player who cannot win the ending would play for ever. */
const LONGEST = 80;
/** Number of random moves at the beginning, so that games differ; each opening is played twice, with either colour. */
const OPENING = 4;

/** A player: chooses a move for the side to move. */
export type Mover = (position: DraughtsPosition, game: Draughts) => number;

/** The evaluation of a position from a player's view, for the leaves of alpha-beta. */
type Sight = (position: DraughtsPosition, game: Draughts, player: Player) => number;

/** Bits of the squares, from each player's own side: Max's men begin on the first squares, Min's on the last. */
const BITS = Array.from({ length: INPUTS }, (_, i) => bitOfSquare(i + 1, SIZE));
const TURNED = BITS.map((_, i) => BITS[INPUTS - 1 - i]);
const ABOVE = 2 ** 32;
const has = (low: number, high: number, bit: number) => (bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1;

/** Writes the content of the squares as `player` sees it. */
export function look(position: DraughtsPosition, { variant }: Draughts, player: Player, king: number, into: Float64Array): void {
  const board = position.board();
  const isWhite = (player === MAX) === (firstColour(variant) === 'white');
  // Sets have more than 32 bits, and far fewer than 53.
  const own = Number(isWhite ? board.white : board.black);
  const theirs = Number(isWhite ? board.black : board.white);
  const kings = Number(board.kings);
  const [ownHigh, theirsHigh, kingsHigh] = [own / ABOVE, theirs / ABOVE, kings / ABOVE];
  const bits = player === MAX ? BITS : TURNED;
  for (let i = 0; i < INPUTS; i++) {
    const bit = bits[i];
    const side = has(own, ownHigh, bit) - has(theirs, theirsHigh, bit);
    into[i] = side !== 0 && has(kings, kingsHigh, bit) === 1 ? side * king : side;
  }
}

/** Values are whole numbers. */
const UNIT = 100_000;
const MATERIAL_KING = 2;

const inputs = new Float64Array(INPUTS);

function networkSight({ weights, king }: Network): Sight {
  return (position, game, player) => {
    look(position, game, player, king, inputs);
    return Math.round(UNIT * output(weights, inputs));
  };
}

/** Men and kings counted, and nothing else. */
const materialSight: Sight = (position, game, player) => {
  look(position, game, player, MATERIAL_KING, inputs);
  return inputs.reduce((sum, worth) => sum + worth, 0);
};

/** The position with another evaluation: as `player` sees it, turned to Max's view, which searches have. */
function seen(position: DraughtsPosition, game: Draughts, sight: Sight): Position {
  const player = position.turn();
  return {
    turn: () => position.turn(),
    moves: (into, at) => position.moves(into, at),
    play: (move) => position.play(move),
    undo: () => position.undo(),
    outcome: () => position.outcome(),
    // Without the 0, Min would see -0.
    evaluate: () => 0 + player * sight(position, game, player),
  };
}

const searching =
  (sight: Sight, depth: number): Mover =>
  (position, game) =>
    alphabeta(seen(position, game, sight), { depth }).move as number;

export const networkMover = (network: Network, depth: number): Mover => searching(networkSight(network), depth);
export const materialMover = (depth: number): Mover => searching(materialSight, depth);
export const randomMover =
  (random: Random): Mover =>
  (position) =>
    random.pick(legalMoves(position));

/** Points of `first` in two games with one random opening: as Max, and as Min. */
export function playPair(
  game: Draughts,
  first: Mover,
  second: Mover,
  random: Random,
  signal: AbortSignal,
): readonly [number, number] {
  const opening = drawOpening(game, random);
  const asMax = playFrom(game, opening, first, second, signal);
  return [asMax, 1 - playFrom(game, opening, second, first, signal)];
}

function drawOpening(game: Draughts, random: Random): readonly number[] {
  const position = game.start();
  const moves: number[] = [];
  while (moves.length < OPENING) {
    moves.push(random.pick(legalMoves(position)));
    position.play(moves[moves.length - 1]);
  }
  return moves;
}

/** The result for the player of Max: 1, 1/2 or 0. */
function playFrom(game: Draughts, opening: readonly number[], max: Mover, min: Mover, signal: AbortSignal): number {
  signal.throwIfAborted();
  const position = game.start();
  for (const move of opening) position.play(move);
  for (let plies = opening.length; plies < LONGEST && position.outcome() === undefined; plies++)
    position.play((position.turn() === MAX ? max : min)(position, game));
  const outcome = position.outcome() ?? 0;
  return outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5;
}
