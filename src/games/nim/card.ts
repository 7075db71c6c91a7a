import { type BoardCard, drawn } from '../card.ts';
import { NIM_PIECES } from './pieces.ts';
import { nimScene } from './scene.ts';

export const nimCard: BoardCard = {
  name: 'nim',
  title: { en: 'Nim', fr: 'Jeu de Nim' },
  picture: drawn((pieceOn) => nimScene([1, 3, 5, 7], pieceOn), '1...... 111.... 111.... 111111.', { 1: 'stick' }),
  pieces: NIM_PIECES,
  variants: [
    { spec: 'nim:21', title: { en: '21 sticks, the last one loses', fr: '21 bâtonnets, le dernier perd' } },
    { spec: 'nim:3,4,5', title: { en: 'Heaps of 3, 4 and 5, the last one wins', fr: 'Tas de 3, 4 et 5, le dernier gagne' } },
    {
      spec: 'nim:3,4,5:misere',
      title: { en: 'Heaps of 3, 4 and 5, the last one loses', fr: 'Tas de 3, 4 et 5, le dernier perd' },
    },
    {
      spec: 'nim:1,3,5,7:misere',
      title: { en: 'Marienbad: 1, 3, 5 and 7, the last one loses', fr: 'Marienbad : 1, 3, 5 et 7, le dernier perd' },
    },
  ],
};
