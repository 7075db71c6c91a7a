/**
 * The features of the evaluation by number. Each has a weight for the middle game and one for the endgame
 * (data/chess-weights.txt). "By row" is from the owner's side, 0 to 7; "by file" runs from the edge, 0, to the middle,
 * 3.
 */
/** Pawn to queen. */
export const MATERIAL: i32 = 0;
/** Six kinds, by row and file: 32 each. */
export const SQUARES: i32 = 5;
/** Each by the number of squares that a piece can go to. */
export const KNIGHT_MOVES: i32 = 197;
export const BISHOP_MOVES: i32 = 206;
export const ROOK_MOVES: i32 = 220;
export const QUEEN_MOVES: i32 = 235;
export const BISHOP_PAIR: i32 = 263;
/** No pawn on the rook's file; none of its own. */
export const ROOK_OPEN: i32 = 264;
export const ROOK_HALF_OPEN: i32 = 265;
/** On row 4 to 6, guarded by a pawn, out of reach of the other side's pawns: a knight, a bishop. */
export const OUTPOST: i32 = 266;
/** Own pawns on squares of a bishop's colour. */
export const BISHOP_PAWNS: i32 = 268;
/** A knight or bishop right behind a pawn. */
export const SHIELDED: i32 = 269;
export const DOUBLED: i32 = 270;
export const ISOLATED: i32 = 271;
/** No pawn beside it can guard it any more, and it cannot step forward without being taken. */
export const BACKWARD: i32 = 272;
/** Guarded by a pawn or beside one, by row. */
export const CONNECTED: i32 = 273;
/** No pawn can stop it, by row; and more if the square before it is occupied, by row. */
export const PASSED: i32 = 281;
export const PASSED_BLOCKED: i32 = 289;
/** Steps from a king to the square before a passed pawn, times the rows that it is beyond the third. */
export const PASSED_OWN_KING: i32 = 297;
export const PASSED_OTHER_KING: i32 = 298;
/** The square before it is not attacked; nothing is on its way, and nothing attacks it. Times the row. */
export const PASSED_SAFE: i32 = 299;
export const PASSED_FREE: i32 = 300;
/** The own pawn before the king, by row, 0 for none: on the king's file, and 8 further beside it. */
export const SHELTER: i32 = 301;
/** The other side's pawn that comes at the king, by row, 0 for none; 8 further: stopped by an own pawn. */
export const STORM: i32 = 317;
/** Attacked by a pawn: knights and bishops, rooks and queens. */
export const BY_PAWN: i32 = 333;
/** Attacked by a knight or bishop, and by a rook: a pawn without guard, a knight or bishop, a rook, a queen. */
export const BY_MINOR: i32 = 335;
export const BY_ROOK: i32 = 339;
/** Pieces attacked and without guard. */
export const HANGING: i32 = 343;
/** Attacked by the king, without guard. */
export const BY_KING: i32 = 344;
/** Pieces that a pawn's safe step would attack. */
export const BY_STEP: i32 = 345;
/** To be on the move. */
export const TURN: i32 = 346;
export const FEATURES: i32 = 347;

/**
 * The dangers to a king, each with one weight, in units of danger.ts. First the pieces that attack squares beside it,
 * knight to queen.
 */
export const ATTACKER: i32 = 0;
/** Squares beside the king that are attacked, counted for each piece. */
export const NEAR_HITS: i32 = 4;
/** Those of them that nothing but king and queen guards. */
export const NEAR_WEAK: i32 = 5;
/**
 * Squares from which a piece could give check without being taken, knight to queen; any such squares that are
 * guarded.
 */
export const SAFE_CHECK: i32 = 6;
export const GUARDED_CHECK: i32 = 10;
export const NO_QUEEN: i32 = 11;
export const DANGER_BASE: i32 = 12;
/** No own pawn on the king's file or one beside it, counted. */
export const BARE_FILES: i32 = 13;
export const DANGERS: i32 = 14;
