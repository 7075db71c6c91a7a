import type { Translation } from '../../i18n/index.ts';
import {
  type Drawing,
  EBONY,
  EBONY_ALONE,
  ellipse,
  IVORY,
  type PieceLook,
  type Pieces,
  type Stretch,
  shaded,
  turned,
} from '../drawing.ts';

/** The lower part of all pieces, up to the waist; wider for taller pieces. */
function foot(width: number): Stretch[] {
  return [
    [width - 1, 41],
    [width + 2, 41, width + 2, 33, width - 2, 32],
    [width - 3, 27, width - 6, 26, width - 8, 25.5],
  ];
}

/** A piece from the lathe, with the lines that are cut into it. */
function lathed(profile: readonly Stretch[], engraved: string): Drawing {
  return [
    ['body', turned(profile)],
    ['shade', shaded(profile)],
    ['engraved', engraved],
  ];
}

const PAWN = lathed(
  [...foot(26), [10, 20, 8, 8, 6.5, -3], [14, -4, 14, -10, 9.5, -11], [22, -19, 16, -38, 0, -38]],
  'M-23 32H23M-17 25.5Q0 28 17 25.5M-7 -3Q0 -1 7 -3M-9.5 -11Q0 -8.5 9.5 -11',
);

const ROOK = lathed(
  [
    ...foot(29),
    [17, 19, 15, 6, 14.5, -10],
    [21, -12, 23, -16, 23, -20],
    [23, -36],
    [14, -36],
    [14, -29],
    [5.5, -29],
    [5.5, -36],
    [0, -36],
  ],
  'M-26 32H26M-20.5 25.5Q0 28 20.5 25.5M-14.5 -10Q0 -7.5 14.5 -10M-22.5 -20Q0 -17.5 22.5 -20',
);

const BISHOP = lathed(
  [...foot(28), [13, 20, 10, 12, 8.5, 2], [16.5, 1, 16.5, -5, 11, -6], [24, -16, 13, -31, 4, -37], [7.5, -40, 5.5, -46, 0, -46]],
  'M-25 32H25M-19.5 25.5Q0 28 19.5 25.5M-9 2Q0 4 9 2M-11 -6Q0 -3.5 11 -6M-4 -37Q0 -36 4 -37M2.5 -16L10 -27',
);

/** Queen and king are the same up to the collar. */
const ROYAL: readonly Stretch[] = [...foot(31), [16, 20, 12, 12, 10.5, 3], [19, 2, 19, -5, 13, -6]];
const ROYAL_LINES = 'M-28 32H28M-22.5 25.5Q0 28 22.5 25.5M-11 3Q0 5 11 3M-13 -6Q0 -3.5 13 -6';

const QUEEN: Drawing = [
  ...lathed(
    [...ROYAL, [16, -13, 22, -22, 27, -30], [17, -22], [15, -34], [8, -24], [0, -37]],
    `${ROYAL_LINES}M-15.5 -12Q0 -9 15.5 -12`,
  ),
  ['body', ellipse(0, -40.5, 4.2) + ellipse(-15.5, -37, 3.8) + ellipse(15.5, -37, 3.8)],
  ['body', ellipse(-28.5, -32.5, 3.8) + ellipse(28.5, -32.5, 3.8)],
];

const KING: Drawing = [
  ['body', 'M-2.2 -25L-2.6 -33H-9V-39H-2.6L-3.2 -45.5H3.2L2.6 -39H9V-33H2.6L2.2 -25Z'],
  ...lathed(
    [...ROYAL, [20, -12, 25, -24, 17, -28], [11, -31, 4, -29, 0, -23]],
    `${ROYAL_LINES}M0 -23V-11M-16.5 -12Q-8 -10 0 -10.5Q8 -10 16.5 -12`,
  ),
];

const KNIGHT: Drawing = [
  [
    'body',
    'M-25 41C-28.5 41-28.5 33-24.5 32C-24 28.5-21.5 26.5-18 25.5C-17 14-6 9-4 -3C-9 1-13 2-17.5 4.5C-20 8-23.5 10-26.5 7.5C-30.5 6-31.5 0-28.5-3.5C-24-10-22.5-15-20-20.5C-18.5-25-15-28.5-11.5-30.5C-11.5-35-10.5-39.5-8-43.5C-4.5-41-2-37.5-.5-34C15-33.5 27-19 27.5 3C27.7 13 25 20 24 25.5C26 26.5 27.5 28.5 28 32C31.5 33 31.5 41 28 41Z',
  ],
  [
    'shade',
    'M-.5-34C15-33.5 27-19 27.5 3C27.7 13 25 20 24 25.5C26 26.5 27.5 28.5 28 32C31.5 33 31.5 41 28 41H10C14 24 16 8 13-8C11-20 6-29-.5-34Z',
  ],
  ['engraved', 'M-24.5 32H28M-18 25.5Q3 28.5 24 25.5M-11 -31C1 -29 13 -16 15 6'],
  ['eye', 'M-16 -18.5C-14 -20.5 -11 -20 -10.5 -18C-12.5 -16.5 -14.5 -16.5 -16 -18.5Z'],
  ['eye', 'M-26 .5C-25.5 -1 -24 -1.3 -23.3 -.3C-23.6 1 -25 1.6 -26 .5Z'],
];

function piece(side: 'white' | 'black', drawing: Drawing, name: Translation): PieceLook {
  return {
    name,
    side,
    drawing,
    transform: 'translate(0 1) scale(1.05)',
    motion: 'moves',
    ...(side === 'white' ? { paints: IVORY } : { paints: EBONY, alone: EBONY_ALONE }),
    promotes: drawing === PAWN,
  };
}

export const CHESS_PIECES: Pieces = {
  'white-king': piece('white', KING, { en: 'white king', fr: 'roi blanc' }),
  'white-queen': piece('white', QUEEN, { en: 'white queen', fr: 'dame blanche' }),
  'white-rook': piece('white', ROOK, { en: 'white rook', fr: 'tour blanche' }),
  'white-bishop': piece('white', BISHOP, { en: 'white bishop', fr: 'fou blanc' }),
  'white-knight': piece('white', KNIGHT, { en: 'white knight', fr: 'cavalier blanc' }),
  'white-pawn': piece('white', PAWN, { en: 'white pawn', fr: 'pion blanc' }),
  'black-king': piece('black', KING, { en: 'black king', fr: 'roi noir' }),
  'black-queen': piece('black', QUEEN, { en: 'black queen', fr: 'dame noire' }),
  'black-rook': piece('black', ROOK, { en: 'black rook', fr: 'tour noire' }),
  'black-bishop': piece('black', BISHOP, { en: 'black bishop', fr: 'fou noir' }),
  'black-knight': piece('black', KNIGHT, { en: 'black knight', fr: 'cavalier noir' }),
  'black-pawn': piece('black', PAWN, { en: 'black pawn', fr: 'pion noir' }),
};
