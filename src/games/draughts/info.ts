import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import { DRAUGHTS_PIECES } from './pieces.ts';
import { draughtsScene } from './scene.ts';

const PICTURE = `
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

export const draughtsInfo: BoardGameInfo = {
  name: 'draughts',
  title: { en: 'Draughts', fr: 'Dames' },
  otherNames: ['checkers'],
  hasHeuristics: true,
  kernel: 'draughts',
  records: 'pdn',
  picture: sceneFromLetters((pieceOn) => draughtsScene(10, 'black', pieceOn), PICTURE, {
    w: 'white-man',
    b: 'black-man',
    W: 'white-dame',
    B: 'black-dame',
  }),
  pieces: DRAUGHTS_PIECES,
  variants: [
    { spec: 'draughts:souffler', title: { en: 'With huffing', fr: 'Souffler n’est pas jouer' } },
    { spec: 'draughts:international', title: { en: 'International', fr: 'Internationales' } },
    { spec: 'draughts:english', title: { en: 'English', fr: 'Anglaises' } },
    { spec: 'draughts:russian', title: { en: 'Russian', fr: 'Russes' } },
    { spec: 'draughts:brazilian', title: { en: 'Brazilian', fr: 'Brésiliennes' } },
    { spec: 'draughts:pool', title: { en: 'Pool', fr: 'Pool' } },
    { spec: 'draughts:frisian', title: { en: 'Frisian', fr: 'Frisonnes' } },
  ],
};
