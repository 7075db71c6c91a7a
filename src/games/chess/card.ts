import { type BoardCard, drawn } from '../card.ts';
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
  summary: {
    en: "All rules, moves as Nf3 or g1f3; its own evaluation, document 004's (course) or document 000's (thesis). Draws end a game when they can be claimed, or only unasked (automatic), or never.",
    fr: "Toutes les règles, coups tapés Nf3 ou g1f3 ; sa propre évaluation, celle du document 004 (course) ou du document 000 (thesis). Une nulle met fin à la partie dès qu'on peut la réclamer, ou seulement d'office (automatic), ou jamais (never).",
  },
  usage: 'chess[:tapered|course|thesis][:claimed|automatic|never]',
  examples: ['chess', 'chess:course', 'chess:thesis', 'chess:automatic'],
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
  variants: [{ spec: 'chess', title: { en: 'Chess', fr: 'Échecs' } }],
};
