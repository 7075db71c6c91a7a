import { MAX, MIN, opponent } from '../../core/index.ts';
import { explaining } from '../explaining.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Gesture, Look, PieceName } from '../look.ts';
import { black, white } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import type { Othello } from './index.ts';
import { type OthelloPosition, PASS } from './position.ts';
import { othelloScene } from './scene.ts';
import { formatSquare, parseSquare, squaresOf } from './squares.ts';

const BLACK = black('black-disc');
const WHITE = white('white-disc');
const PASS_BUTTON: Translated = { en: 'Pass', fr: 'Passer' };

export function othelloLook({ size }: Othello): Look<OthelloPosition> {
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
    explain: explaining(gestures, explain),
    touches: (_, text) => {
      const square = parseSquare(text.toLowerCase(), size);
      return square === undefined || square === PASS ? undefined : { path: [formatSquare(square, size)] };
    },
    pointers: () => [],
    ending,
    remark: (position) => (legalMoves(position)[0] === PASS ? mustPass(position) : undefined),
    unit: { size: 1, of: { en: 'discs', fr: 'pions' }, one: { en: 'disc', fr: 'pion' } },
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

function mustPass(position: OthelloPosition): Translated {
  const { name } = sideOf(position.turn());
  return {
    en: `${name.en} can turn over no disc and has to pass.`,
    fr: `${name.fr} ne peuvent retourner aucun pion et doivent passer.`,
  };
}

function explain(position: OthelloPosition, path: readonly string[]): Translated {
  const square = parseSquare(path.at(-1) ?? '', position.size);
  if (square === undefined || path.length > 1) return { en: 'Touch one empty square.', fr: 'Touchez une case vide.' };
  const name = formatSquare(square, position.size);
  if (position.at(square) !== 0) return { en: `There is a disc on ${name} already.`, fr: `Il y a déjà un pion en ${name}.` };
  if (legalMoves(position)[0] === PASS) return mustPass(position);
  const enclosed = sideOf(opponent(position.turn()));
  return {
    en: `A disc on ${name} would enclose none of ${enclosed.subject.en}'s discs: it has to turn over at least one.`,
    fr: `Un pion en ${name} n’encadrerait aucun pion ${position.turn() === MAX ? 'blanc' : 'noir'} : il doit en retourner au moins un.`,
  };
}

function ending(position: OthelloPosition): Translated | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const [most, least] = [position.discs(MAX), position.discs(MIN)].sort((a, b) => b - a);
  const isFull = most + least === position.size * position.size;
  const rule = isFull
    ? { en: 'The board is full', fr: 'Le plateau est plein' }
    : { en: 'Nobody can move any more', fr: 'Plus personne ne peut jouer' };
  if (outcome === 0) return { en: `${rule.en}: a draw, ${most} all.`, fr: `${rule.fr} : match nul, ${most} partout.` };
  const { subject } = sideOf(Math.sign(outcome));
  return {
    en: `${rule.en}: ${subject.en} has won, ${most} to ${least}.`,
    fr: `${rule.fr} : ${subject.fr} ont gagné, ${most} à ${least}.`,
  };
}
