import { MAX, type Player } from '../../core/index.ts';
import { explaining } from '../explaining.ts';
import type { Gesture, Look, PieceName, SideLook } from '../look.ts';
import { black, white, wonBy } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import { drawText } from './draw-text.ts';
import { explainDraughts } from './explain.ts';
import { draughtsGestures } from './gestures.ts';
import { huffPointers } from './huffing.ts';
import type { Draughts } from './index.ts';
import { squareCount, squaresTyped } from './move-notation.ts';
import { makeDraughtsFen, type Pieces } from './notation/fen.ts';
import type { DraughtsPosition } from './position.ts';
import { formatDraughts } from './position-notation.ts';
import { draughtsRemark } from './remark.ts';
import { draughtsScene } from './scene.ts';
import { setupOf } from './setup.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';

const WHITE = white('white-man');
const BLACK = black('black-man');

export function draughtsLook(game: Draughts): Look<DraughtsPosition> {
  const { variant } = game;
  const first = firstColour(variant);
  const [max, min] = first === 'white' ? [WHITE, BLACK] : [BLACK, WHITE];
  const gestures = (position: DraughtsPosition) => draughtsGestures(position, variant);
  return {
    max,
    min,
    scene: (position) => {
      const pieces = piecesOf(position, variant);
      return draughtsScene(variant.size, first, (square) => pieces.get(square));
    },
    gestures,
    explain: explaining(gestures, (position, path, huffs) => {
      const pieces = new Map(piecesOf(position, variant));
      if (huffs !== undefined && !gestures(position).some((gesture) => gesture.huffs === huffs)) return notHuffable(huffs);
      if (huffs !== undefined) pieces.delete(huffs);
      const colour = position.board().turn;
      const begun = longestBeginning(gestures(position), path, huffs);
      return explainDraughts({ position, variant, pieces, huffs, colour }, path, begun);
    }),
    touches: (_, text) => {
      const typed = squaresTyped(text, variant);
      if (typed === undefined) return undefined;
      return { path: typed.path.map(String), ...(typed.huff !== undefined && { huffs: String(typed.huff) }) };
    },
    pointers: (position) => huffPointers(position, game),
    ending: (position) => {
      const outcome = position.outcome();
      if (outcome === undefined) return undefined;
      const draw = position.drawnBy();
      if (draw !== undefined) return drawText(draw);
      return outcome > 0 ? lost(min, max, position, variant) : lost(max, min, position, variant);
    },
    remark: (position) => draughtsRemark(position, variant),
    unit: { size: 100, of: { en: 'men', fr: 'pions' }, one: { en: 'man', fr: 'pion' } },
    editing: {
      palette: ['white-man', 'white-dame', 'black-man', 'black-dame'],
      write: (pieces, turn, before) => write(pieces, turn, before, variant),
      example: { 10: 'W:W31,32,K46:B1,2,K5', 8: 'W:W21,22,K29:B1,2,K4', 6: 'W:W13,14,K16:B1,2,K3' }[variant.size],
    },
  };
}

function notHuffable(square: string): Translated {
  return {
    en: `The piece on ${square} may not be huffed: it missed no capture.`,
    fr: `La pièce en ${square} ne peut être soufflée : elle n’a manqué aucune prise.`,
  };
}

/** How many of the touched squares still begin a move. */
function longestBeginning(gestures: readonly Gesture[], path: readonly string[], huffs: string | undefined): number {
  const common = gestures
    .filter((gesture) => gesture.huffs === huffs)
    .map((gesture) => path.findIndex((square, i) => gesture.path[i] !== square));
  return Math.max(0, ...common);
}

/** Whoever has no piece or no move left has lost. */
function lost(loser: SideLook, winner: SideLook, position: DraughtsPosition, variant: DraughtsVariant): Translated {
  const board = setupOf(position.board(), variant)[position.board().turn];
  return board.men.length + board.kings.length === 0
    ? wonBy(winner, { en: `${loser.name.en} has no pieces left`, fr: `${loser.name.fr} n’ont plus de pièces` })
    : wonBy(winner, { en: `${loser.name.en} cannot move`, fr: `${loser.name.fr} ne peuvent plus jouer` });
}

/** What stands where, by the squares' numbers. */
function piecesOf(position: DraughtsPosition, variant: DraughtsVariant): ReadonlyMap<string, PieceName> {
  const { white, black } = setupOf(position.board(), variant);
  const pieces = new Map<string, PieceName>();
  for (const square of white.men) pieces.set(String(square), 'white-man');
  for (const square of white.kings) pieces.set(String(square), 'white-dame');
  for (const square of black.men) pieces.set(String(square), 'black-man');
  for (const square of black.kings) pieces.set(String(square), 'black-dame');
  return pieces;
}

/** What may be huffed stays as far as it stands where it stood and the turn is the same; the draw rules count anew. */
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
  return makeDraughtsFen(
    { turn: turn === MAX ? first : other, white: side('white'), black: side('black'), huffable },
    { squares: squareCount(variant) },
  );
}
