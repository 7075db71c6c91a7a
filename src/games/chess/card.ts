import { type BoardCard, drawn } from '../card.ts';
import { CHESS_PIECES } from './pieces.ts';
import { chessScene } from './scene.ts';

/** Ruy Lopez, closed: after 9 h3. */
const PICTURE = `
  r . b q . r k .
  . . p . b p p p
  p . n p . n . .
  . p . . p . . .
  . . . . P . . .
  . B P . . N . P
  P P . P . P P .
  R N B Q R . K .`;

export const chessCard: BoardCard = {
  name: 'chess',
  title: { en: 'Chess', fr: 'Échecs' },
  kernel: 'chess',
  records: 'pgn',
  pieceLetters: { en: 'KQRBN', fr: 'RDTFC' },
  picture: drawn(chessScene, PICTURE, {
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
  }),
  pieces: CHESS_PIECES,
  variants: [{ spec: 'chess', title: { en: 'Chess', fr: 'Échecs' } }],
};
