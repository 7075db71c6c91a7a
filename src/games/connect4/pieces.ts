import { type Drawing, ellipse, type Pieces } from '../drawing.ts';

const STONE: Drawing = [
  ['body', ellipse(0, 0, 43)],
  ['engraved', ellipse(0, 0, 33)],
  ['glint', 'M-29 -10A31 31 0 0 1 4 -30.5A33 33 0 0 0 -29 -10Z'],
];

const STAR = 'M0 -17L4.9 -6.7L16.2 -5.3L7.9 2.6L10 13.8L0 8.3L-10 13.8L-7.9 2.6L-16.2 -5.3L-4.9 -6.7Z';

/** The sides differ by what is cut into their stones as well as by their colour: a star and a ring. */
export const STONES: Pieces = {
  'yellow-stone': {
    name: { en: 'yellow stone', fr: 'jeton jaune' },
    drawing: [...STONE, ['sign', STAR]],
    paints: {
      body: { fill: 'light-dark(#ffce3a, #f7c531)', line: 'light-dark(#b97c00, #8f6000)', width: 3 },
      engraved: { line: 'light-dark(#dfa51c, #c4920f)', width: 3 },
      glint: { fill: 'rgb(255 255 255 / 50%)' },
      sign: { fill: 'light-dark(#a86f00, #825700)' },
    },
  },
  'red-stone': {
    name: { en: 'red stone', fr: 'jeton rouge' },
    drawing: [...STONE, ['sign', ellipse(0, 0, 13)]],
    paints: {
      body: { fill: 'light-dark(#e2464f, #d93b46)', line: 'light-dark(#8f1721, #6b0a13)', width: 3 },
      engraved: { line: 'light-dark(#b92a36, #a31f2b)', width: 3 },
      glint: { fill: 'rgb(255 255 255 / 35%)' },
      sign: { line: '#ffffff', width: 8 },
    },
  },
};
