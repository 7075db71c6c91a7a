export { type Algorithm, algorithmOf, algorithms } from './algorithms.ts';
export { alphabeta } from './alphabeta.ts';
export { alphabetaSoft } from './alphabeta-soft.ts';
export { type CheckOptions, type CheckReport, checkGame, GameFault } from './conformance.ts';
export { aspirating, deepen, deepening } from './deepening.ts';
export { maximin } from './maximin.ts';
export { minimax } from './minimax.ts';
export { minimax2 } from './minimax2.ts';
export { dual, mtdf, sss } from './mtd.ts';
export { negamax } from './negamax.ts';
export { negamaxAlphabeta } from './negamax-alphabeta.ts';
export { negascout } from './negascout.ts';
export {
  checkTime,
  checkWhole,
  type Search,
  type SearchOptions,
  type SearchResult,
  type StopSignal,
} from './options.ts';
export { ORDERING_PARTS, Ordering, type OrderingPart } from './ordering.ts';
export { type Bulk, BulkCount, perft } from './perft.ts';
export { HashTable, Memo, TranspositionTable } from './transposition-table.ts';
