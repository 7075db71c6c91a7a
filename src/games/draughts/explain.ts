import { bitOfSquare, type DraughtsRules } from '../../kernels/index.ts';
import type { PieceName } from '../look.ts';
import type { Translated } from '../translated.ts';
import { capturesOf, forcesCaptures, nameCaptures } from './captures.ts';
import type { DraughtsPosition } from './position.ts';
import { placeOf, squareAt } from './scene.ts';
import type { DraughtsVariant } from './variant.ts';

/** Rule sets in which not every capture will do: the one that takes most has to be made. */
const MOST: readonly DraughtsRules[] = ['international', 'brazilian', 'frisian'];

/** Squares on the straight way from one to another, or undefined where there is none: along a diagonal, in Frisian draughts also along a row or column. */
type Way = readonly number[];

interface Touched {
  readonly position: DraughtsPosition;
  readonly variant: DraughtsVariant;
  /** What stands where, what was huffed left out. */
  readonly pieces: ReadonlyMap<string, PieceName>;
  readonly huffs: string | undefined;
  readonly colour: 'white' | 'black';
}

/** Why these squares, touched one after the other, begin no legal move. `begun`: how many of them still do. */
export function explainDraughts(touched: Touched, path: readonly string[], begun: number): Translated {
  const { pieces, colour } = touched;
  const [from, to] = path;
  if (path.some((square) => !/^\d+$/.test(square)))
    return { en: 'Draughts is played on the dark squares.', fr: 'On joue sur les cases foncées.' };
  const piece = pieces.get(from);
  if (piece === undefined) return { en: `There is no piece on ${from}.`, fr: `Il n’y a pas de pièce en ${from}.` };
  if (!piece.startsWith(colour)) return TURN[colour];
  const must = mustTake(touched, path);
  if (must !== undefined) return must;
  if (to === undefined) return cannotMove(touched, from, piece);
  if (begun > 1 || jumps(touched, from, to))
    return {
      en: 'Whoever has begun to take has to go on until nothing more can be taken.',
      fr: 'Qui a commencé à prendre doit continuer jusqu’à ce qu’il n’y ait plus rien à prendre.',
    };
  if (pieces.has(to)) return { en: `There is a piece on ${to} already.`, fr: `Il y a déjà une pièce en ${to}.` };
  return piece.endsWith('man')
    ? MAN_MOVES
    : touched.variant.rules === 'english'
      ? SHORT_KING_MOVES
      : kingMoves(touched, from, to);
}

const TURN: Readonly<Record<'white' | 'black', Translated>> = {
  white: { en: "It is White's turn: touch a white piece.", fr: 'C’est aux Blancs de jouer : touchez une pièce blanche.' },
  black: { en: "It is Black's turn: touch a black piece.", fr: 'C’est aux Noirs de jouer : touchez une pièce noire.' },
};

const MAN_MOVES: Translated = {
  en: 'A man goes one square forwards along the diagonal.',
  fr: 'Un pion avance d’une case en diagonale.',
};

const SHORT_KING_MOVES: Translated = {
  en: 'A king goes one square along the diagonal, forwards or backwards.',
  fr: 'Une dame va d’une case en diagonale, en avant ou en arrière.',
};

function mustTake(touched: Touched, path: readonly string[]): Translated | undefined {
  const { position, variant, huffs } = touched;
  if (!forcesCaptures(variant)) return undefined;
  const captures = capturesOf(position, huffs === undefined ? undefined : bitOfSquare(Number(huffs), variant.size));
  if (captures.length === 0) return undefined;
  const named = nameCaptures(captures, position, variant);
  const takes = path.length > 1 && jumps(touched, path[0], path[1]);
  if (!takes) return { en: `You must take: ${named}.`, fr: `Vous devez prendre : ${named}.` };
  if (!MOST.includes(variant.rules))
    return {
      en: `Whoever has begun to take has to go on until nothing more can be taken: ${named}.`,
      fr: `Qui a commencé à prendre doit continuer jusqu’à ce qu’il n’y ait plus rien à prendre : ${named}.`,
    };
  return variant.rules === 'frisian'
    ? {
        en: `You must take what is worth most: ${named}.`,
        fr: `Vous devez prendre ce qui vaut le plus : ${named}.`,
      }
    : {
        en: `You must take as many pieces as possible: ${named}.`,
        fr: `Vous devez prendre le plus de pièces possible : ${named}.`,
      };
}

function cannotMove(touched: Touched, from: string, piece: PieceName): Translated {
  if (isTired(touched, from))
    return {
      en: `The king on ${from} has moved three times in a row without taking: another piece has to move first.`,
      fr: `La dame en ${from} a joué trois fois de suite sans prendre : une autre pièce doit jouer d’abord.`,
    };
  return piece.endsWith('man')
    ? {
        en: `The man on ${from} cannot move: no square ahead of it is free.`,
        fr: `Le pion en ${from} ne peut pas bouger : aucune case devant lui n’est libre.`,
      }
    : {
        en: `The king on ${from} cannot move: no square beside it is free.`,
        fr: `La dame en ${from} ne peut pas bouger : aucune case voisine n’est libre.`,
      };
}

/** In Frisian draughts: a king that has stepped three times in a row while its side has men. */
function isTired({ position, variant, pieces, colour }: Touched, from: string): boolean {
  if (variant.rules !== 'frisian' || ![...pieces.values()].includes(`${colour}-man`)) return false;
  const run = colour === 'white' ? position.board().extra & 255 : position.board().extra >> 8;
  return run >> 6 === 3 && (run & 63) === bitOfSquare(Number(from), variant.size);
}

function kingMoves(touched: Touched, from: string, to: string): Translated {
  const blocked = wayOf(from, to, touched.variant)?.find((square) => touched.pieces.has(String(square)));
  if (blocked !== undefined)
    return { en: `The way to ${to} is blocked on ${blocked}.`, fr: `Le passage vers ${to} est bloqué en ${blocked}.` };
  return {
    en: 'A king goes along the diagonal, as far as the squares are free.',
    fr: 'Une dame va en diagonale, aussi loin que les cases sont libres.',
  };
}

/** Whether a piece goes over exactly one piece of the other side to a free square, as a capture might begin. */
function jumps({ pieces, variant, colour }: Touched, from: string, to: string): boolean {
  const way = wayOf(from, to, variant);
  if (way === undefined || pieces.has(to)) return false;
  const met = way.map((square) => pieces.get(String(square))).filter((piece) => piece !== undefined);
  const flies = pieces.get(from)?.endsWith('dame') && variant.rules !== 'english';
  return met.length === 1 && !met[0].startsWith(colour) && (flies === true || way.length === 1);
}

function wayOf(from: string, to: string, { size, rules }: DraughtsVariant): Way | undefined {
  const [row, column] = placeOf(Number(from), size);
  const [down, right] = placeOf(Number(to), size).map((end, i) => end - (i === 0 ? row : column));
  const isDiagonal = Math.abs(down) === Math.abs(right) && down !== 0;
  const isStraight = rules === 'frisian' && (down === 0) !== (right === 0);
  if (!isDiagonal && !isStraight) return undefined;
  const steps = Math.max(Math.abs(down), Math.abs(right)) / (isDiagonal ? 1 : 2);
  return Array.from(
    { length: steps - 1 },
    (_, i) => squareAt(row + (down / steps) * (i + 1), column + (right / steps) * (i + 1), size) as number,
  );
}
