/**
 * The features of the evaluation by number; evaluation.ts has their weights. From White's view: Black's features count
 * negative.
 */
/**
 * A king; having one at all; squares that kings reach; kings that reach fewer than two; on the main road; away from
 * the edge.
 */
export const KINGS: i32 = 0;
export const FIRST_KING: i32 = 1;
export const REACH: i32 = 2;
export const SHUT_IN: i32 = 3;
export const ROAD: i32 = 4;
export const INNER_KINGS: i32 = 5;
/** To be on move; and the opposition: an odd number of pieces on the rows that begin with the mover's home row. */
export const TURN: i32 = 6;
export const OPPOSITION: i32 = 7;
/** Steps that men can make; men that can make none. */
export const STEPS: i32 = 8;
export const BLOCKED: i32 = 9;
/** Men next to each other on a diagonal; three in a row; men with a hole behind them. */
export const PAIRS: i32 = 10;
export const CHAINS: i32 = 11;
export const OPEN: i32 = 12;
/** Men well beyond the middle with a man behind them, and without. */
export const OUTPOST: i32 = 13;
export const STRAY: i32 = 14;
/** By how much the men of one half of the board outnumber the others. */
export const BALANCE: i32 = 15;
/**
 * Men without a piece in their way, with 1 or 2 rows to go, 3 or 4, more; only once two fifths of the pieces are gone.
 */
export const PASSED_NEAR: i32 = 16;
export const PASSED_MIDDLE: i32 = 17;
export const PASSED_FAR: i32 = 18;
/** Pieces with which the side not to move threatens to capture. */
export const THREATS: i32 = 19;
/** A man by its square, row by row, the crowning row left out. */
export const MEN: i32 = 20;
/** The men on the home row, by the bits of its squares. */
export const BACK: i32 = MEN + 45;
/** For rule sets with patterns (evaluation-patterns.ts): the value of a man on any square. */
export const MAN: i32 = BACK + 32;
export const FEATURES: i32 = MAN + 1;
