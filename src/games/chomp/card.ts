import { type BoardCard, drawn } from '../card.ts';
import { CHOMP_PIECES } from './pieces.ts';
import { chompScene } from './scene.ts';

export const chompCard: BoardCard = {
  name: 'chomp',
  title: { en: 'Chomp', fr: 'Chomp' },
  picture: drawn((pieceOn) => chompScene(4, 5, pieceOn), '!#### ####. ##... ##...', { '!': 'poison', '#': 'chocolate' }),
  pieces: CHOMP_PIECES,
  variants: [
    { spec: 'chomp:4x5', title: { en: '4 rows of 5', fr: '4 rangées de 5' } },
    { spec: 'chomp:3x4', title: { en: '3 rows of 4', fr: '3 rangées de 4' } },
    { spec: 'chomp:5x5', title: { en: '5 rows of 5', fr: '5 rangées de 5' } },
    { spec: 'chomp:6x8', title: { en: '6 rows of 8', fr: '6 rangées de 8' } },
  ],
};
