import type { ComponentChildren } from 'preact';
import { type Stretch, shaded, turned } from './lathe.ts';

export type ChessKind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

/** Every piece stands on the same foot, wider for the taller ones: the bottom of the profile, up to the waist. */
function foot(width: number): Stretch[] {
  return [
    [width - 1, 41],
    [width + 2, 41, width + 2, 33, width - 2, 32],
    [width - 3, 27, width - 6, 26, width - 8, 25.5],
  ];
}

const PAWN: readonly Stretch[] = [...foot(26), [10, 20, 8, 8, 6.5, -3], [14, -4, 14, -10, 9.5, -11], [22, -19, 16, -38, 0, -38]];

const ROOK: readonly Stretch[] = [
  ...foot(29),
  [17, 19, 15, 6, 14.5, -10],
  [21, -12, 23, -16, 23, -20],
  [23, -36],
  [14, -36],
  [14, -29],
  [5.5, -29],
  [5.5, -36],
  [0, -36],
];

const BISHOP: readonly Stretch[] = [
  ...foot(28),
  [13, 20, 10, 12, 8.5, 2],
  [16.5, 1, 16.5, -5, 11, -6],
  [24, -16, 13, -31, 4, -37],
  [7.5, -40, 5.5, -46, 0, -46],
];

const QUEEN: readonly Stretch[] = [
  ...foot(31),
  [16, 20, 12, 12, 10.5, 3],
  [19, 2, 19, -5, 13, -6],
  [16, -13, 22, -22, 27, -30],
  [17, -22],
  [15, -34],
  [8, -24],
  [0, -37],
];

const KING: readonly Stretch[] = [
  ...foot(31),
  [16, 20, 12, 12, 10.5, 3],
  [19, 2, 19, -5, 13, -6],
  [20, -12, 25, -24, 17, -28],
  [11, -31, 4, -29, 0, -23],
];

const HORSE =
  'M-25 41C-28.5 41-28.5 33-24.5 32C-24 28.5-21.500 26.500-18 25.500C-17 14-6 9-4 -3C-9 1-13 2-17.500 4.500C-20 8-23.500 10-26.500 7.500C-30.500 6-31.500 0-28.500-3.500C-24-10-22.500-15-20-20.500C-18.500-25-15-28.500-11.500-30.500C-11.500-35-10.500-39.500-8-43.500C-4.500-41-2-37.500-.500-34C15-33.500 27-19 27.500 3C27.700 13 25 20 24 25.500C26 26.500 27.500 28.500 28 32C31.500 33 31.500 41 28 41Z';

/** The lines that are cut into a piece. */
const ENGRAVED: Readonly<Record<ChessKind, string>> = {
  pawn: 'M-23 32H23M-17 25.500Q0 28 17 25.500M-7 -3Q0 -1 7 -3M-9.500 -11Q0 -8.500 9.500 -11',
  rook: 'M-26 32H26M-20.500 25.500Q0 28 20.500 25.500M-14.500 -10Q0 -7.500 14.500 -10M-22.500 -20Q0 -17.500 22.500 -20',
  bishop: 'M-25 32H25M-19.500 25.500Q0 28 19.500 25.500M-9 2Q0 4 9 2M-11 -6Q0 -3.500 11 -6M-4 -37Q0 -36 4 -37M2.500 -16L10 -27',
  queen: 'M-28 32H28M-22.500 25.500Q0 28 22.500 25.500M-11 3Q0 5 11 3M-13 -6Q0 -3.500 13 -6M-15.500 -12Q0 -9 15.500 -12',
  king: 'M-28 32H28M-22.500 25.500Q0 28 22.500 25.500M-11 3Q0 5 11 3M-13 -6Q0 -3.500 13 -6M0 -23V-11M-16.500 -12Q-8 -10 0 -10.500Q8 -10 16.500 -12',
  knight: 'M-24.500 32H28M-18 25.500Q3 28.500 24 25.500M-11 -31C1 -29 13 -16 15 6',
};

const PROFILES = { pawn: PAWN, rook: ROOK, bishop: BISHOP, queen: QUEEN, king: KING };

const SHADED_HORSE =
  'M-.500-34C15-33.500 27-19 27.500 3C27.700 13 25 20 24 25.500C26 26.500 27.500 28.500 28 32C31.500 33 31.500 41 28 41H10C14 24 16 8 13-8C11-20 6-29-.500-34Z';

/** What belongs to a piece beside its turned body. */
const EXTRAS: Partial<Readonly<Record<ChessKind, ComponentChildren>>> = {
  queen: (
    <g class="body">
      <circle cx="0" cy="-40.500" r="4.200" />
      <circle cx="-15.500" cy="-37" r="3.800" />
      <circle cx="15.500" cy="-37" r="3.800" />
      <circle cx="-28.500" cy="-32.500" r="3.800" />
      <circle cx="28.500" cy="-32.500" r="3.800" />
    </g>
  ),
  king: <path class="body" d="M-2.200 -25L-2.600 -33H-9V-39H-2.600L-3.200 -45.500H3.200L2.600 -39H9V-33H2.600L2.200 -25Z" />,
  knight: (
    <g>
      <path class="eye" d="M-16 -18.500C-14 -20.500 -11 -20 -10.500 -18C-12.500 -16.500 -14.500 -16.500 -16 -18.500Z" />
      <path class="eye" d="M-26 .500C-25.500 -1 -24 -1.300 -23.300 -.300C-23.600 1 -25 1.600 -26 .500Z" />
    </g>
  ),
};

export function ChessPiece({ kind }: { kind: ChessKind }) {
  const profile = kind === 'knight' ? undefined : PROFILES[kind];
  return (
    <g transform="translate(0 1) scale(1.05)">
      {kind === 'king' && EXTRAS.king}
      <path class="body" d={profile === undefined ? HORSE : turned(profile)} />
      <path class="shade" d={profile === undefined ? SHADED_HORSE : shaded(profile)} />
      <path class="engraved" d={ENGRAVED[kind]} />
      {kind !== 'king' && EXTRAS[kind]}
    </g>
  );
}
