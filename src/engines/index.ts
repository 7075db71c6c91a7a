export { type Answer, type BestMoveOptions, bestMove } from './best-move.ts';
export { algorithmFor, algorithmsFor } from './copies.ts';
export { LEVELS, type RankedMove, type RankOptions, rankMoves } from './levels.ts';
export { compose, type Settings, strongest } from './settings.ts';
export { formatLine, type Limits, type ThinkOptions, type Thought, think, thoughts } from './think.ts';
