import { type BoardCard, drawn } from '../card.ts';
import { STONES } from './pieces.ts';
import { connect4Scene } from './scene.ts';

const PICTURE = `
  . . . . . . .
  . . . x . . .
  . . . o . . .
  . . x x o . .
  . o o x x . .
  . x o o x o .`;

export const connect4Card: BoardCard = {
  name: 'connect4',
  title: { en: 'Connect 4', fr: 'Puissance 4' },
  picture: drawn((pieceOn) => connect4Scene({ columns: 7, rows: 6 }, pieceOn), PICTURE, { x: 'yellow-stone', o: 'red-stone' }),
  pieces: STONES,
  variants: [
    { spec: 'connect4', title: { en: '7 columns, 6 rows', fr: '7 colonnes, 6 rangées' } },
    { spec: 'connect4:6x5x4', title: { en: '6 columns, 5 rows', fr: '6 colonnes, 5 rangées' } },
    { spec: 'connect4:5x4x4', title: { en: '5 columns, 4 rows', fr: '5 colonnes, 4 rangées' } },
    { spec: 'connect4:9x7x5', title: { en: 'Five in a row, 9x7', fr: 'Cinq alignés, 9x7' } },
  ],
};
