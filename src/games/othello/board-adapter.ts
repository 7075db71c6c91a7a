import { MAX, MIN } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, PieceName } from '../board-adapter.ts';
import { explainTouch, legalMoves } from '../position.ts';
import { black, sentence as shared, white } from '../words.ts';
import type { Othello } from './index.ts';
import { othelloScene } from './info.ts';
import { formatSquare, parseSquare, squaresOf } from './notation.ts';
import { type OthelloPosition, PASS } from './position.ts';
import { DISCS, PASS_BUTTON, sentence } from './words.ts';

const BLACK = black('black-disc');
const WHITE = white('white-disc');

export function othelloBoard({ size }: Othello): BoardAdapter<OthelloPosition> {
  const gestures = (position: OthelloPosition): Gesture[] =>
    legalMoves(position).map((move) => {
      const notation = formatSquare(move, size);
      return move === PASS ? { move, notation, path: [], button: PASS_BUTTON } : { move, notation, path: [notation] };
    });
  return {
    max: BLACK,
    min: WHITE,
    scene: (position) => othelloScene(size, (square) => pieceOf(position.at(parseSquare(square, size) as number))),
    gestures,
    explain: explainTouch(gestures, explain),
    touches: (_, text) => {
      const square = parseSquare(text.toLowerCase(), size);
      return square === undefined || square === PASS ? undefined : { path: [formatSquare(square, size)] };
    },
    highlights: () => [],
    ending,
    warning: (position) => (legalMoves(position)[0] === PASS ? mustPass(position) : undefined),
    unit: { size: 1, ...DISCS },
    countsPieces: true,
    editing: {
      palette: ['black-disc', 'white-disc'],
      write: (pieces, turn) => {
        const letters = squaresOf(size).map((square) => letterOf(pieces.get(formatSquare(square, size))));
        return `${letters.join('')} ${turn === MAX ? 'X' : 'O'}`;
      },
      example: { 8: 'f5d6c3', 6: 'e4', 4: 'd3' }[size],
    },
  };
}

const sideOf = (player: number) => (player === MAX ? BLACK : WHITE);

function pieceOf(disc: number): PieceName | undefined {
  return disc === 0 ? undefined : sideOf(disc).piece;
}

function letterOf(piece: PieceName | undefined): string {
  return piece === undefined ? '-' : piece === 'black-disc' ? 'X' : 'O';
}

function mustPass(position: OthelloPosition): Sentence {
  return sentence('must-pass', { side: sideOf(position.turn()).name });
}

function explain(position: OthelloPosition, path: readonly string[]): Sentence {
  const at = parseSquare(path.at(-1) ?? '', position.size);
  if (at === undefined || path.length > 1) return shared('touch-empty-square');
  const square = formatSquare(at, position.size);
  if (position.at(at) !== 0) return sentence('disc-there', { square });
  if (legalMoves(position)[0] === PASS) return mustPass(position);
  return sentence('encloses-none', { square, turn: position.turn() === MAX ? 'x' : 'o' });
}

function ending(position: OthelloPosition): Sentence | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const [most, least] = [position.discs(MAX), position.discs(MIN)].sort((a, b) => b - a);
  const full = most + least === position.size * position.size;
  if (outcome === 0) return sentence('othello-drawn', { full, most });
  return sentence('othello-won', { full, won: sideOf(Math.sign(outcome)).hasWon, most, least });
}
