import { CHESS_PIECES } from './chess/pieces.ts';
import { chessScene } from './chess/scene.ts';
import { CHOMP_PIECES } from './chomp/pieces.ts';
import { chompScene } from './chomp/scene.ts';
import { STONES } from './connect4/pieces.ts';
import { connect4Scene } from './connect4/scene.ts';
import { DRAUGHTS_PIECES } from './draughts/pieces.ts';
import { draughtsScene } from './draughts/scene.ts';
import type { Pieces } from './drawing.ts';
import type { PieceName, Scene, ShelfEntry, Variant } from './look.ts';
import { NIM_PIECES } from './nim/pieces.ts';
import { nimScene } from './nim/scene.ts';
import { OTHELLO_PIECES } from './othello/pieces.ts';
import { othelloScene } from './othello/scene.ts';
import { TIC_TAC_TOE_PIECES } from './tictactoe/pieces.ts';
import { ticTacToeScene } from './tictactoe/scene.ts';

/** The games that are played on a board, as they are offered. No rules are needed to show them. */
export const shelf: readonly ShelfEntry[] = [
  {
    name: 'draughts',
    title: { en: 'Draughts', fr: 'Dames' },
    picture: draughtsPicture(),
    pieces: DRAUGHTS_PIECES,
    variants: [
      variant('draughts:souffler', 'With huffing', 'Souffler n’est pas jouer'),
      variant('draughts:international', 'International', 'Internationales'),
      variant('draughts:english', 'English', 'Anglaises'),
      variant('draughts:russian', 'Russian', 'Russes'),
      variant('draughts:brazilian', 'Brazilian', 'Brésiliennes'),
      variant('draughts:pool', 'Pool', 'Pool'),
      variant('draughts:frisian', 'Frisian', 'Frisonnes'),
    ],
  },
  {
    name: 'chess',
    title: { en: 'Chess', fr: 'Échecs' },
    picture: chessPicture(),
    pieces: CHESS_PIECES,
    variants: [variant('chess', 'Chess', 'Échecs')],
  },
  {
    name: 'connect4',
    title: { en: 'Connect 4', fr: 'Puissance 4' },
    picture: connect4Picture(),
    pieces: STONES,
    variants: [
      variant('connect4', '7 columns, 6 rows', '7 colonnes, 6 rangées'),
      variant('connect4:6x5x4', '6 columns, 5 rows', '6 colonnes, 5 rangées'),
      variant('connect4:5x4x4', '5 columns, 4 rows', '5 colonnes, 4 rangées'),
      variant('connect4:9x7x5', 'Five in a row, 9x7', 'Cinq alignés, 9x7'),
    ],
  },
  {
    name: 'othello',
    title: { en: 'Othello', fr: 'Othello' },
    picture: othelloPicture(),
    pieces: OTHELLO_PIECES,
    variants: [variant('othello', '8x8', '8x8'), variant('othello:6x6', '6x6', '6x6'), variant('othello:4x4', '4x4', '4x4')],
  },
  {
    name: 'tictactoe',
    title: { en: 'Tic-tac-toe', fr: 'Morpion' },
    picture: ticTacToePicture(),
    pieces: TIC_TAC_TOE_PIECES,
    variants: [
      variant('tictactoe', '3x3, three in a row', '3x3, trois alignés'),
      variant('tictactoe:4x4x4', '4x4, four in a row', '4x4, quatre alignés'),
      variant('tictactoe:5x5x4', '5x5, four in a row', '5x5, quatre alignés'),
      variant('tictactoe:9x9x5', '9x9, five in a row', '9x9, cinq alignés'),
    ],
  },
  {
    name: 'nim',
    title: { en: 'Nim', fr: 'Jeu de Nim' },
    picture: nimPicture(),
    pieces: NIM_PIECES,
    variants: [
      variant('nim:21', '21 sticks, the last one loses', '21 bâtonnets, le dernier perd'),
      variant('nim:3,4,5', 'Heaps of 3, 4 and 5, the last one wins', 'Tas de 3, 4 et 5, le dernier gagne'),
      variant('nim:3,4,5:misere', 'Heaps of 3, 4 and 5, the last one loses', 'Tas de 3, 4 et 5, le dernier perd'),
      variant('nim:1,3,5,7:misere', 'Marienbad: 1, 3, 5 and 7, the last one loses', 'Marienbad : 1, 3, 5 et 7, le dernier perd'),
    ],
  },
  {
    name: 'chomp',
    title: { en: 'Chomp', fr: 'Chomp' },
    picture: chompPicture(),
    pieces: CHOMP_PIECES,
    variants: [
      variant('chomp:4x5', '4 rows of 5', '4 rangées de 5'),
      variant('chomp:3x4', '3 rows of 4', '3 rangées de 4'),
      variant('chomp:5x5', '5 rows of 5', '5 rangées de 5'),
      variant('chomp:6x8', '6 rows of 8', '6 rangées de 8'),
    ],
  },
];

/** The pieces of all games, by their names. */
export const pieces: Pieces = Object.assign({}, ...shelf.map((entry) => entry.pieces));

function variant(spec: string, en: string, fr: string): Variant {
  return { spec, title: { en, fr } };
}

/** A drawing in letters, row by row from the top left; dots and blanks are empty. */
function drawn(
  scene: (pieceOn: (square: string) => PieceName | undefined) => Scene,
  text: string,
  names: Record<string, PieceName>,
): Scene {
  const letters = [...text.replace(/\s/g, '')];
  const bare = scene(() => undefined);
  const pieces = new Map(bare.cells.map(({ square }, i) => [square, names[letters[i]]]));
  return scene((square) => pieces.get(square));
}

function draughtsPicture(): Scene {
  const rows = `
    . w . w . B . w . w
    w . w . . . w . w .
    . w . . . w . w . w
    w . w . w . . . w .
    . . . w . b . . . .
    . . b . . . w . . .
    . b . . . b . b . .
    b . b . b . . . b .
    . b . . . b . b . b
    b . b . b . . . b .`;
  return drawn((pieceOn) => draughtsScene(10, 'black', pieceOn), rows, {
    w: 'white-man',
    b: 'black-man',
    W: 'white-dame',
    B: 'black-dame',
  });
}

/** Ruy Lopez, closed: after 9 h3. */
function chessPicture(): Scene {
  const rows = `
    r . b q . r k .
    . . p . b p p p
    p . n p . n . .
    . p . . p . . .
    . . . . P . . .
    . B P . . N . P
    P P . P . P P .
    R N B Q R . K .`;
  return drawn(chessScene, rows, {
    K: 'white-king',
    Q: 'white-queen',
    R: 'white-rook',
    B: 'white-bishop',
    N: 'white-knight',
    P: 'white-pawn',
    k: 'black-king',
    q: 'black-queen',
    r: 'black-rook',
    b: 'black-bishop',
    n: 'black-knight',
    p: 'black-pawn',
  });
}

function connect4Picture(): Scene {
  const rows = `
    . . . . . . .
    . . . x . . .
    . . . o . . .
    . . x x o . .
    . o o x x . .
    . x o o x o .`;
  return drawn((pieceOn) => connect4Scene({ columns: 7, rows: 6 }, pieceOn), rows, { x: 'yellow-stone', o: 'red-stone' });
}

function othelloPicture(): Scene {
  const rows = `
    . . . . . . . .
    . . . x . . . .
    . . o x x x . .
    . . o x o x o .
    . o o o x x . .
    . . x x x x . .
    . . . . o . . .
    . . . . . . . .`;
  return drawn((pieceOn) => othelloScene(8, pieceOn), rows, { x: 'black-disc', o: 'white-disc' });
}

function ticTacToePicture(): Scene {
  return drawn((pieceOn) => ticTacToeScene({ columns: 3, rows: 3 }, pieceOn), 'x.o .x. ..o', { x: 'cross', o: 'nought' });
}

function nimPicture(): Scene {
  return drawn((pieceOn) => nimScene([1, 3, 5, 7], pieceOn), '1...... 111.... 111.... 111111.', { 1: 'stick' });
}

function chompPicture(): Scene {
  return drawn((pieceOn) => chompScene(4, 5, pieceOn), '!#### ####. ##... ##...', { '!': 'poison', '#': 'chocolate' });
}
