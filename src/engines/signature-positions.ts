/** Positions of one game for a compiled search, and the depths of its selective and exact searches. */
export interface CompiledSample {
  readonly game: string;
  readonly depth: number;
  readonly exactDepth: number;
  readonly positions: readonly string[];
}

const CHESS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  '8/1p2nk2/1p2Rb2/1r1p4/3P3p/P7/K1P2PPP/4R3 w - - 0 36',
];

/** From the tests of perft and from games of the levels. `/2-7`: steps of kings, which may be repeated. */
export const COMPILED_SAMPLES: readonly CompiledSample[] = [
  { game: 'chess', depth: 11, exactDepth: 4, positions: CHESS },
  { game: 'chess:course', depth: 6, exactDepth: 3, positions: CHESS },
  { game: 'chess:thesis', depth: 6, exactDepth: 3, positions: CHESS },
  {
    game: 'othello',
    depth: 10,
    exactDepth: 7,
    positions: [
      '---------------------------OX------XO--------------------------- X',
      '-----------------O-O-O---XXXO------XXX----XXX------------------- O',
      '------------O----OOOOO--OOOOOO----XXOOX---XXXO-----XX--------X-- X',
      '-XXXXX--OOXXXX--OOOOOOO-OOXOOOO-O-OXOXX--OXXXX-----XXX-------X-- X',
      'XXXXXX--XXXXXX--XOXOOXXXXOOXOOX-XOOOOXXXXOXXXX---OOXXX-------X-- O',
      'XXXXXX--XXXXXX--XOXOOXXXXOOXXOX-XOOXOXXXXXOXOX--OOOOXO--XXOOOOO- X',
    ],
  },
  {
    game: 'othello:6x6',
    depth: 10,
    exactDepth: 7,
    positions: [
      '--------------OX----XO-------------- X',
      '------X-----X-OX--XXXXX---O---OOO--- O',
      '------X-XX--XOXXO-XXOXX---XX--OOOX-- O',
    ],
  },
  { game: 'othello:4x4', depth: 12, exactDepth: 12, positions: ['-----OX--XO----- X'] },
  {
    game: 'draughts',
    depth: 9,
    exactDepth: 6,
    positions: [
      'B:W31-50:B1-20',
      'B:W25,26,30-32,35,36,38-42,44,46-50:B1,2,4-11,14,16-22',
      'B:W17,25,33,35,36,41,42,47,K3:B6,9,10,14,15,19,24,27',
    ],
  },
  {
    game: 'draughts:international',
    depth: 11,
    exactDepth: 7,
    positions: [
      'W:W31-50:B1-20',
      'W:W27,28,30-32,34,36,37,41-44,46-50:B1,2,4-9,11-14,16-20',
      'W:W25,27,28,32,37,38,40,47,48:B1,5,6,11,13,16,17,19,21',
    ],
  },
  {
    game: 'draughts:english',
    depth: 11,
    exactDepth: 7,
    positions: [
      'B:W21-32:B1-12',
      'B:W17,19,20,25,27,29,30,32:B1,2,6,7,9-12',
      'W:W10,16,32,K2:B1,17,26,K30/2-7',
      'B:W11,K1,K3:B25,K19,K21/19-15/1-5',
    ],
  },
  {
    game: 'draughts:russian',
    depth: 11,
    exactDepth: 7,
    positions: [
      'W:W21-32:B1-12',
      'W:W19-23,26,27,29,31:B1,2,4,7,9-12,14',
      'W:W6,14,18:B23,27,28',
      'W:WK3:B28,K1,K5/3-8/1-6/8-29/5-32',
    ],
  },
  {
    game: 'draughts:brazilian',
    depth: 11,
    exactDepth: 7,
    positions: [
      'W:W21-32:B1-12',
      'W:W13,21,22,27,29-32:B1-3,6,7,9,12,23',
      'B:W5,13,17,18,23-25:B1,3,6,16,K32',
      'W:WK1,K29:B10,15,20,K18:material=1/1-5/18-32',
    ],
  },
  {
    game: 'draughts:pool',
    depth: 11,
    exactDepth: 7,
    positions: [
      'B:W21-32:B1-12',
      'B:W13,17,19,21,23-27,30,32:B1,2,4-6,10-12,14,18,20',
      'B:W13,17,18,20,21,24,31:B5-7,9-11,14,27',
    ],
  },
  {
    game: 'draughts:frisian',
    depth: 10,
    exactDepth: 6,
    positions: ['W:W31-50:B1-20', 'W:W26,27,32,36,37,41-50:B1-9,11,12,14-16,30', 'W:W26,37:B25,44,K49'],
  },
  {
    game: 'draughts:english:6x6:endless',
    depth: 14,
    exactDepth: 9,
    positions: ['W:W10,11,14,18:B4,6,7,12,15', 'B:WK2,K13:BK15'],
  },
];

/** Connect 4 on 7x6: columns played. */
export const CONNECT4_SAMPLE = {
  depth: 10,
  solved: [
    '117636223453273741776455261164',
    '321122257713734356575265',
    '77217273633517211276',
    '52113137233562237',
    '61237174115227',
  ],
  looked: ['', '4', '44455554', '61237174115227'],
} as const;

/** Small games for the general searches, and how far they look. A player of the graph moves twice in a row. */
export const GENERAL_SAMPLE: readonly (readonly [game: string, depth: number])[] = [
  ['tictactoe', 5],
  ['connect4:5x4x3', 6],
  ['othello:4x4', 6],
  ['chomp:3x4', 6],
  ['nim:3,4,5', 4],
  ['tree:[[[[-3,6,2],[-7,3]],[[-7,9,-5],[5,1,1]]],[[-6,9,9],[7,6,-9]],[4,[[0,8],[2,[-1,5,3]]]]]', 6],
  [
    'graph:0 -> 1 2; 1 -> 3 4; 2 -> 4 0; 3 -> 0 5; 4 -> 5 6; 5 -> 2 7; adam: 0 1 5; eve: 2 3 4; win adam: 7; win eve: 6; turns: free; start: 0',
    9,
  ],
  ['draughts:english:6x6', 5],
  ['chess', 2],
];
