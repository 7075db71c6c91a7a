import { CAST, type Drawing, EBONY, EBONY_ALONE, ellipse, IVORY, type Paints, type PieceLook, type Pieces } from '../drawing.ts';

/** A disc with turned rings, seen from a little above. */
function disc(y: number): Drawing {
  return [
    ['body', `M-39 ${y}v7a39 36 0 0 0 78 0v-7Z`],
    ['rim', `M-38 ${y}v7a38 35 0 0 0 76 0v-7Z`],
    ['body', ellipse(0, y, 39, 36)],
    ['glint', `M-34.5 ${y - 5}a35 32 0 0 1 39.5 -26.5a39 36 0 0 0 -39.5 26.5Z`],
  ];
}

const MAN: Drawing = [
  ['cast', ellipse(3, 8, 40, 37)],
  ...disc(-4),
  ['engraved', ellipse(0, -4, 29, 26.5)],
  ['engraved', ellipse(0, -4, 20, 18)],
  ['shade', ellipse(0, -4, 11, 9.8)],
];

/** Two men on top of each other, with a crown. */
const KING: Drawing = [
  ['cast', ellipse(3, 10, 40, 37)],
  ...disc(3),
  ...disc(-6),
  ['engraved', ellipse(0, -6, 31, 28.5)],
  ['crown', 'M-15.5 5.5L-20 -14L-9.5 -7L0 -21.5L9.5 -7L20 -14L15.5 5.5Q0 8.5 -15.5 5.5Z'],
];

function painted(wood: Paints): Paints {
  return { ...wood, body: { ...wood.body, width: 2 }, cast: CAST, crown: { fill: '#e0ab22', line: '#5b3f06', width: 2 } };
}

const WHITE = { side: 'white', motion: 'moves', round: true, paints: painted(IVORY) } satisfies Partial<PieceLook>;
const BLACK = { ...WHITE, side: 'black', paints: painted(EBONY), alone: EBONY_ALONE } satisfies Partial<PieceLook>;

export const DRAUGHTS_PIECES: Pieces = {
  'white-man': { ...WHITE, name: { en: 'white man', fr: 'pion blanc' }, drawing: MAN, promotes: true },
  'black-man': { ...BLACK, name: { en: 'black man', fr: 'pion noir' }, drawing: MAN, promotes: true },
  'white-dame': { ...WHITE, name: { en: 'white king', fr: 'dame blanche' }, drawing: KING },
  'black-dame': { ...BLACK, name: { en: 'black king', fr: 'dame noire' }, drawing: KING },
};
