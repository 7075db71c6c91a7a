import { type BoardCard, drawn } from '../card.ts';
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

export const draughtsCard: BoardCard = {
  name: 'draughts',
  title: { en: 'Draughts', fr: 'Dames' },
  summary: {
    en: 'Polish draughts as one played it at home, where a piece that did not take may be huffed (souffler); international, English, Russian, Brazilian, pool and Frisian rules.',
    fr: "Dames polonaises comme à la maison, où l'on souffle la pièce qui n'a pas pris (souffler) ; règles internationales, anglaises, russes, brésiliennes, pool et frisonnes.",
  },
  usage: 'draughts[:souffler|international|english|russian|brazilian|pool|frisian][:10x10|8x8|6x6][:endless]',
  examples: ['draughts', 'draughts:international', 'draughts:english', 'draughts:russian', 'draughts:english:6x6:endless'],
  otherNames: ['checkers'],
  kernel: 'draughts',
  records: 'pdn',
  picture: drawn((pieceOn) => draughtsScene(10, 'black', pieceOn), PICTURE, {
    w: 'white-man',
    b: 'black-man',
    W: 'white-dame',
    B: 'black-dame',
  }),
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
