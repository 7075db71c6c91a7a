import { MAX, type Player, winOf } from '../../core/index.ts';
import { explaining } from '../explaining.ts';
import type { Look, PieceName } from '../look.ts';
import { black, white } from '../side-looks.ts';
import { draughtsGestures } from './gestures.ts';
import type { Draughts } from './index.ts';
import { squareCount } from './move-notation.ts';
import { makeDraughtsFen, type Pieces } from './notation/fen.ts';
import type { DraughtsPosition } from './position.ts';
import { formatDraughts } from './position-notation.ts';
import { draughtsScene } from './scene.ts';
import { setupOf } from './setup.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';

const WHITE = white('white-man');
const BLACK = black('black-man');

export function draughtsLook({ variant }: Draughts): Look<DraughtsPosition> {
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
    explain: explaining(gestures, () => ({ en: 'There is no such move here.', fr: "Il n'y a pas de tel coup ici." })),
    pointers: () => [],
    ending: (position) => {
      const outcome = position.outcome();
      if (outcome === undefined) return undefined;
      const win = winOf(outcome);
      if (win === undefined) return { en: 'Draw.', fr: 'Nulle.' };
      const winner = win.winner === MAX ? max : min;
      return { en: `${winner.won.en}.`, fr: `${winner.won.fr}.` };
    },
    remark: () => undefined,
    unit: { size: 100, of: { en: 'men', fr: 'pions' } },
    editing: {
      palette: ['white-man', 'white-dame', 'black-man', 'black-dame'],
      write: (pieces, turn, before) => write(pieces, turn, before, variant),
      example: { 10: 'W:W31,32,K46:B1,2,K5', 8: 'W:W21,22,K29:B1,2,K4', 6: 'W:W13,14,K16:B1,2,K3' }[variant.size],
    },
  };
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
