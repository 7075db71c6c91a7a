import { STONES } from '../connect4/pieces.ts';
import { CAST, type Pieces } from '../drawing.ts';

/** Matches; a stone stands for each side. */
export const NIM_PIECES: Pieces = {
  ...STONES,
  stick: {
    name: { en: 'stick', fr: 'bâtonnet' },
    askew: true,
    drawing: [
      ['cast', 'M-3 -30L14 -34L15.5 46L2 46Z'],
      ['body', 'M-7 -28L7 -28L7.5 43Q0 45.5 -7.5 43Z'],
      ['shade', 'M2 -28H7L7.5 43Q5 44 3 44.2Z'],
      ['head', 'M0 -47C9 -47 12.5 -38 11 -30C10.2 -25 6 -22.5 0 -22.5C-6 -22.5 -10.2 -25 -11 -30C-12.5 -38 -9 -47 0 -47Z'],
      ['glint', 'M-6 -38C-5 -42 -3 -43.5 -1 -43.5C-3 -40.5 -3.5 -36 -3.5 -32C-6 -33 -6.6 -35.5 -6 -38Z'],
    ],
    paints: {
      cast: CAST,
      body: { fill: '#f5e2ba', line: '#8d6a37', width: 1.5 },
      shade: { fill: 'rgb(122 82 30 / 30%)' },
      head: { fill: '#cc332d', line: '#7e1512', width: 1.5 },
      glint: { fill: 'rgb(255 255 255 / 60%)' },
    },
  },
};
