import { fail, MAX, MIN, ok, type Player, type Result } from '../../core/index.ts';
import { stoneOf, stoneStatus } from '../status.ts';
import { OthelloPosition, type OthelloSize, PASS } from './position.ts';
import { formatSquare, isPass, parseSquare, squareAt, squaresOf } from './squares.ts';

/** The four discs in the middle: x on e4 and d5, o on d4 and e5 of 8x8. */
export function startPosition(size: OthelloSize): OthelloPosition {
  return new OthelloPosition({ own: 0x08_1000_0000n, other: 0x10_0800_0000n, size }, MAX);
}

/** The board row by row as one word of X, O and -, and the side to move: an OBF line without its moves. */
export function formatBoard(position: OthelloPosition): string {
  const cells = squaresOf(position.size).map((square) => letterOf(position.at(square)));
  return `${cells.join('')} ${letterOf(position.turn())}`;
}

/** A transcript (`f5d6c3`, passes left out or written), a board with its side to move, or nothing: the start. */
export function parsePositionText(text: string, size: OthelloSize): Result<OthelloPosition> {
  const trimmed = text.trim();
  if (trimmed === '' || /^(-|start)$/i.test(trimmed)) return ok(startPosition(size));
  if (/^[a-h]\d/i.test(trimmed) || isPass(trimmed.slice(0, 4))) return replay(trimmed, size);
  return parseBoard(text, size);
}

/** Moves written one after the other, with or without spaces. A player who cannot move passes, whether it is written or not. */
function replay(text: string, size: OthelloSize): Result<OthelloPosition> {
  const position = startPosition(size);
  const moves = text.match(/pass|pa|ps|--|[a-z]\d*|\S/gi) ?? [];
  for (const [i, move] of moves.entries()) {
    const where = `Move ${i + 1} of the transcript, "${move}"`;
    if (position.outcome() !== undefined)
      return fail('bad-position', `${where}: the game was over before it. Leave out what comes after move ${i}.`);
    const legal: number[] = [];
    legal.length = position.moves(legal, 0);
    if (isPass(move)) {
      if (legal[0] !== PASS)
        return fail('bad-position', `${where}: a player who can place a disc may not pass. Possible: ${listed(legal, size)}.`);
      position.play(PASS);
      continue;
    }
    const square = parseSquare(move, size);
    if (square === undefined)
      return fail('bad-position', `${where}: there is no such square. Squares are a1 to ${lastSquare(size)}, like d3.`);
    if (legal[0] === PASS) {
      position.play(PASS);
      legal.length = position.moves(legal, 0);
    }
    if (!legal.includes(square))
      return fail(
        'bad-position',
        `${where}: it turns over no disc. Possible for ${letterOf(position.turn())}: ${listed(legal, size)}.`,
      );
    position.play(square);
  }
  return ok(position);
}

/** X, x, *, b and @ are black, O, o, w and 0 white, - . and _ empty. Spaces and new lines between squares do not count; what follows the side to move is OBF's moves and scores. */
function parseBoard(text: string, size: OthelloSize): Result<OthelloPosition> {
  const cells = size * size;
  const discs = new Map<number, Player>();
  const squares = squaresOf(size);
  let read = 0;
  let line = 1;
  let column = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string;
    column++;
    if (letter === '\n') {
      line++;
      column = 0;
    }
    if (/\s/.test(letter)) continue;
    const cell = cellOf(letter);
    if (read === cells) {
      if (cell === undefined || cell === 0)
        return fail(
          'bad-position',
          `Line ${line}, column ${column}: after the board comes who is to move, X or O, not "${letter}".`,
        );
      if (/^\w/.test(text.slice(i + 1)))
        return fail(
          'bad-position',
          `Line ${line}, column ${column + 1}: the board of ${size}x${size} has ${cells} squares and one letter for the side to move; here is more.`,
        );
      return checked(size, discs, cell);
    }
    if (cell === undefined)
      return fail(
        'bad-position',
        `Line ${line}, column ${column}: "${letter}" is no square of a board. Write X and O for discs, - for empty squares, or moves like f5d6c3.`,
      );
    if (cell !== 0) discs.set(squares[read] as number, cell);
    read++;
  }
  if (read < cells)
    return fail(
      'bad-position',
      `Line ${line}, column ${column + 1}: the board ends after ${read} squares; ${size}x${size} has ${cells}.`,
    );
  return fail('bad-position', `Line ${line}, column ${column + 1}: who is to move is missing. Add X or O after the board.`);
}

/** What no sequence of moves can undo: the middle stays occupied. */
function checked(size: OthelloSize, discs: ReadonlyMap<number, Player>, turn: Player): Result<OthelloPosition> {
  for (const square of [27, 28, 35, 36])
    if (!discs.has(square))
      return fail(
        'bad-position',
        `${formatSquare(square, size)} is empty: the four middle squares have discs from the start, and discs are never taken away.`,
      );
  return ok(fromSquares(size, discs, turn));
}

export function fromSquares(size: OthelloSize, discs: ReadonlyMap<number, Player>, turn: Player): OthelloPosition {
  let [own, other] = [0n, 0n];
  for (const [square, player] of discs)
    if (player === turn) own |= 1n << BigInt(square);
    else other |= 1n << BigInt(square);
  return new OthelloPosition({ own, other, size }, turn);
}

export function drawBoard(position: OthelloPosition): string {
  const { size } = position;
  const places = Array.from({ length: size }, (_, i) => i);
  const rows = places.map((row) =>
    [...places.map((column) => stoneOf(position.at(squareAt(size, row, column)))), row + 1].join(' '),
  );
  const letters = places.map((column) => formatSquare(squareAt(size, 0, column), size)[0]).join(' ');
  const count = `x ${position.discs(MAX)}, o ${position.discs(MIN)}.`;
  return [...rows, letters, `${stoneStatus(position)} ${count}`].join('\n');
}

function cellOf(letter: string): Player | 0 | undefined {
  if (/[xb*@]/i.test(letter)) return MAX;
  if (/[ow0]/i.test(letter)) return MIN;
  return /[-._]/.test(letter) ? 0 : undefined;
}

function letterOf(player: number): string {
  return player === 0 ? '-' : player === MAX ? 'X' : 'O';
}

function lastSquare(size: OthelloSize): string {
  return formatSquare(squareAt(size, size - 1, size - 1), size);
}

function listed(moves: readonly number[], size: OthelloSize): string {
  return moves.map((move) => formatSquare(move, size)).join(' ');
}
