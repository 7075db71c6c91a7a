/** The strength of a level, in Elo above random moves, and half of its 95% interval. */
export interface LevelElo {
  readonly elo: number;
  readonly margin: number;
}

/**
 * The levels of games as the app offers them, from level 1, measured in tournaments among themselves. The last one,
 * where it plays by the clock, was not. Written by scripts/levels-elo.mjs (docs/engines.md). Separate from the
 * descriptors so that boards do not load it before a level is chosen.
 */
// biome-ignore format: a game a line
const MEASURED: Readonly<Record<string, readonly (readonly [elo: number, margin: number])[]>> = {
  tictactoe: [[310, 185], [524, 205], [522, 213], [504, 224], [527, 233], [558, 243], [559, 252], [558, 260], [559, 269]],
  connect4: [[269, 187], [724, 276], [841, 288], [943, 297], [986, 305], [1195, 320], [1363, 333], [1443, 341], [1509, 350], [1870, 385]],
  othello: [[373, 294], [789, 393], [1037, 431], [1497, 508], [1629, 522], [1940, 548], [2126, 565], [2297, 576], [2478, 589]],
  'draughts:souffler': [[349, 364], [640, 437], [938, 507], [1248, 558], [1297, 569], [1522, 594], [1652, 614], [1845, 635], [2003, 655]],
  'draughts:international': [[294, 373], [533, 436], [791, 507], [1006, 552], [1150, 579], [1264, 604], [1592, 661], [1654, 679], [1841, 702]],
  'draughts:english': [[390, 359], [722, 437], [1049, 493], [1176, 509], [1333, 524], [1400, 536], [1561, 552], [1754, 573], [1881, 587]],
  chess: [[646, 347], [712, 350], [748, 356], [786, 361], [881, 368], [1174, 386], [1338, 399], [1642, 497], [1743, 524]],
};

/** undefined if it was not measured. */
export function levelElo(game: string, level: number): LevelElo | undefined {
  const [elo, margin] = MEASURED[game]?.[level - 1] ?? [];
  return elo === undefined || margin === undefined ? undefined : { elo, margin };
}
