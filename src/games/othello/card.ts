import { type BoardCard, drawn } from '../card.ts';
import { othelloScene } from './scene.ts';

const PICTURE = `
  . . . . . . . .
  . . . x . . . .
  . . o x x x . .
  . . o x o x o .
  . o o o x x . .
  . . x x x x . .
  . . . . o . . .
  . . . . . . . .`;

export const othelloCard: BoardCard = {
  name: 'othello',
  title: { en: 'Othello', fr: 'Othello' },
  summary: {
    en: 'Discs enclosed between two of yours turn over; most discs win. 8x8, 6x6 or 4x4.',
    fr: 'Les pions encadrés par deux des vôtres se retournent ; qui a le plus de pions gagne. 8x8, 6x6 ou 4x4.',
  },
  usage: 'othello[:8x8|6x6|4x4]',
  examples: ['othello', 'othello:6x6', 'othello:4x4'],
  otherNames: ['reversi'],
  kernel: 'othello',
  picture: drawn((pieceOn) => othelloScene(8, pieceOn), PICTURE, { x: 'black-disc', o: 'white-disc' }),
  variants: [
    { spec: 'othello', title: { en: '8x8', fr: '8x8' } },
    { spec: 'othello:6x6', title: { en: '6x6', fr: '6x6' } },
    { spec: 'othello:4x4', title: { en: '4x4', fr: '4x4' } },
  ],
};
