import { MAX, type Player, unwrap } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import { type DraughtsDraw, type DraughtsMove, squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import type { BoardAdapter, Gesture, Highlight, Marker, PieceName, Side } from '../board-adapter.ts';
import { explainTouch } from '../position.ts';
import { black, sentence as shared, white } from '../words.ts';
import { captureWays } from './board.ts';
import { explainDraughts } from './explain.ts';
import { makeDraughtsFen, type Pieces } from './fen.ts';
import { type Draughts, formatDraughts } from './game.ts';
import { captureOf, capturesOf, formatDraughtsMove, nameCaptures, squaresTyped } from './moves.ts';
import type { DraughtsPosition } from './position.ts';
import { draughtsScene } from './scene.ts';
import { setupOf } from './setup.ts';
import { type DraughtsVariant, firstColour, forcesCaptures } from './variant.ts';
import { sentence } from './words.ts';

const WHITE = white('white-man');
const BLACK = black('black-man');
const HUFFABLE: Marker = { tone: 'warning', shapes: ['dashes', 'alarm'] };
const HUFFED: Marker = { tone: 'warning', shapes: ['square', 'dashes'] };

export function draughtsBoard(game: Draughts): BoardAdapter<DraughtsPosition> {
  const { variant } = game;
  const first = firstColour(variant);
  const [max, min] = first === 'white' ? [WHITE, BLACK] : [BLACK, WHITE];
  const gestures = (position: DraughtsPosition) =>
    position.outcome() === undefined ? position.legal().flatMap((move) => gesturesOf(move, position, variant)) : [];
  return {
    max,
    min,
    scene: (position) => {
      const pieces = piecesOf(position, variant);
      return draughtsScene(variant.size, first, (square) => pieces.get(square));
    },
    gestures,
    explain: explainTouch(
      gestures,
      (position, path, huffs) => {
        const pieces = new Map(piecesOf(position, variant));
        if (huffs !== undefined && !gestures(position).some((gesture) => gesture.huffs === huffs))
          return sentence('not-huffable', { square: huffs });
        if (huffs !== undefined) pieces.delete(huffs);
        const colour = position.board().turn;
        const begun = longestBeginning(gestures(position), path, huffs);
        return explainDraughts({ position, variant, pieces, huffs, colour }, path, begun);
      },
      // Only captures go on behind their second square.
      (next, path) => (path.length > 1 ? sentence('capture-begun', next) : shared('touch-more', next)),
    ),
    touches: (_, text) => {
      const typed = squaresTyped(text, variant);
      if (typed === undefined) return undefined;
      return { path: typed.path.map(String), ...(typed.huff !== undefined && { huffs: String(typed.huff) }) };
    },
    highlights: (position) => [...huffedPointers(position, variant), ...huffPointers(position, game)],
    ending: (position) => {
      const outcome = position.outcome();
      if (outcome === undefined) return undefined;
      if (position.drawnBy() !== undefined) return drawn(position);
      return outcome > 0 ? lost(min, max, position, variant) : lost(max, min, position, variant);
    },
    warning: (position) => remark(position, variant),
    lastMoveNote: (position) => huffedPointers(position, variant)[0]?.message,
    ...(!forcesCaptures(variant) && { firstGameNotice: sentence('huffing-beforehand') }),
    unit: { size: 100, of: { en: 'men', fr: 'pions' }, one: { en: 'man', fr: 'pion' } },
    editing: {
      palette: ['white-man', 'white-dame', 'black-man', 'black-dame'],
      write: (pieces, turn, before) => write(pieces, turn, before, variant),
      example: { 10: 'W:W31,32,K46:B1,2,K5', 8: 'W:W21,22,K29:B1,2,K4', 6: 'W:W13,14,K16:B1,2,K3' }[variant.size],
    },
  };
}

/** The most paths shown for one capture: a king that captures many pieces may have very many. */
const MOST_WAYS = 100;

/** A move as it is made on the board; a capture once for each way that takes its pieces. */
function gesturesOf(move: DraughtsMove, position: DraughtsPosition, variant: DraughtsVariant): Gesture[] {
  const square = (bit: number) => String(squareOfBit(bit, variant.size));
  const made = {
    move: move.number,
    notation: formatDraughtsMove(move.number, position, variant),
    ...(move.huffed !== undefined && { huffs: square(move.huffed) }),
  };
  if (move.taken === 0n) return [{ ...made, path: [square(move.from), square(move.to)] }];
  return captureWays(captureOf(move, position, variant), MOST_WAYS).map(({ landed, taken }) => ({
    ...made,
    path: [square(move.from), ...landed.map(String)],
    takes: taken.map((over) => [String(over)]),
  }));
}

/** How many of the touched squares still begin a move. */
function longestBeginning(gestures: readonly Gesture[], path: readonly string[], huffs: string | undefined): number {
  const common = gestures
    .filter((gesture) => gesture.huffs === huffs)
    .map((gesture) => path.findIndex((square, i) => gesture.path[i] !== square));
  return Math.max(0, ...common);
}

/** A side without a piece or without a move has lost. */
function lost(loser: Side, { hasWon }: Side, position: DraughtsPosition, variant: DraughtsVariant): Sentence {
  const { men, kings } = setupOf(position.board(), variant)[position.board().turn];
  const code = men.length + kings.length === 0 ? 'no-pieces-left' : 'no-move-left';
  return sentence(code, { loser: loser.name, won: hasWon });
}

/** The rule that made a draw. Rules count the moves of each side, the kernel counts plies. */
function drawn(position: DraughtsPosition): Sentence {
  const { rule, plies } = position.drawnBy() as DraughtsDraw;
  if (rule === 'repetition') return shared('third-time');
  return sentence(({ quiet: 'kings-only', ending: 'ending-over', road: 'road-held' } as const)[rule], { moves: plies / 2 });
}

/** A notice about possible captures and huffs; undefined if there are none. */
function remark(position: DraughtsPosition, variant: DraughtsVariant): Sentence | undefined {
  if (position.outcome() !== undefined) return undefined;
  const legal = capturesOf(position);
  const captures = nameCaptures(legal, position, variant);
  const take = legal.length === 0 ? undefined : sentence(forcesCaptures(variant) ? 'must-take' : 'can-take', { captures });
  const squares = squaresOfSet(position.board().huffable, variant.size);
  const huff = squares.length === 0 ? undefined : sentence('can-huff', { squares });
  return huff && take ? sentence('can-huff-and-take', { huff, take }) : (huff ?? take);
}

/** The square of the piece that the last move huffed. */
function huffedPointers(position: DraughtsPosition, { size }: DraughtsVariant): Highlight[] {
  const huffed = position.last()?.huffed;
  if (huffed === undefined) return [];
  const square = String(squareOfBit(huffed, size));
  return [{ square, marker: HUFFED, message: sentence('was-huffed', { square }) }];
}

/** The pieces that may be huffed, each with its possible captures if the previous move is known. */
function huffPointers(position: DraughtsPosition, game: Draughts): Highlight[] {
  if (position.outcome() !== undefined) return [];
  return squaresOfSet(position.board().huffable, game.variant.size).map((number) => {
    const square = String(number);
    return {
      square,
      marker: HUFFABLE,
      message: sentence('huffable', { square, missed: missedCaptures(position, number, game) }),
    };
  });
}

/** The captures that the piece on this square could have made instead of the last move; none if it is not known. */
function missedCaptures(position: DraughtsPosition, square: number, game: Draughts): string[] {
  const last = position.last();
  if (last === undefined) return [];
  const { variant } = game;
  const then = unwrap(game.parsePosition(makeDraughtsFen(setupOf(position.board(1), variant), variant)));
  const origin = squareOfBit(last.to, variant.size) === square ? squareOfBit(last.from, variant.size) : square;
  const missed = capturesOf(then, last.huffed).filter(({ from }) => squareOfBit(from, variant.size) === origin);
  return nameCaptures(missed, then, variant);
}

/** The pieces by the numbers of their squares. */
function piecesOf(position: DraughtsPosition, variant: DraughtsVariant): ReadonlyMap<string, PieceName> {
  const { white, black } = setupOf(position.board(), variant);
  const pieces = new Map<string, PieceName>();
  for (const square of white.men) pieces.set(String(square), 'white-man');
  for (const square of white.kings) pieces.set(String(square), 'white-dame');
  for (const square of black.men) pieces.set(String(square), 'black-man');
  for (const square of black.kings) pieces.set(String(square), 'black-dame');
  return pieces;
}

/** Huffable pieces stay huffable if they have not moved and the turn is the same; the draw counts restart at 0. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, before: DraughtsPosition, variant: DraughtsVariant): string {
  const old = piecesOf(before, variant);
  const stands = (square: string) => pieces.get(square) === old.get(square);
  const sameTurn = turn === before.turn();
  if (sameTurn && pieces.size === old.size && [...old.keys()].every(stands)) return formatDraughts(before, variant);
  const squares = (name: PieceName) =>
    [...pieces.keys()]
      .filter((square) => pieces.get(square) === name)
      .map(Number)
      .sort((a, b) => a - b);
  const side = (colour: 'white' | 'black'): Pieces => ({ men: squares(`${colour}-man`), kings: squares(`${colour}-dame`) });
  const first = firstColour(variant);
  const other = first === 'white' ? 'black' : 'white';
  const huffable = sameTurn ? setupOf(before.board(), variant).huffable?.filter((square) => stands(String(square))) : [];
  return makeDraughtsFen({ turn: turn === MAX ? first : other, white: side('white'), black: side('black'), huffable }, variant);
}
