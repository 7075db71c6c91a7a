/*
 * Names of version 0.1 that have a new one. They go in the next version.
 */
import type { TranspositionTable } from './search/index.ts';

/** @deprecated Use `TranspositionTable`. */
export type Memory = TranspositionTable;

export {
  /** @deprecated Use `Analysis`. */
  type Analysis as Thought,
  /** @deprecated Use `AnalysisLine`. */
  type AnalysisLine as ThoughtLine,
  /** @deprecated Use `lastAnalysis`. */
  lastAnalysis as lastThought,
} from './engines/index.ts';
export {
  /** @deprecated Use `BoardAdapter`. */
  type BoardAdapter as Look,
  /** @deprecated Use `BoardGameInfo`. */
  type BoardGameInfo as BoardCard,
  /** @deprecated Use `BuiltInGame`. */
  type BuiltInGame as CardedGame,
  /** @deprecated Use `boardAdapterOf`. */
  boardAdapterOf as lookOf,
  /** @deprecated Use `boardGameInfoOf`. */
  boardGameInfoOf as boardCardOf,
  /** @deprecated Use `boardGames`. */
  boardGames as shelf,
  /** @deprecated Use `GameInfo`. */
  type GameInfo as Card,
  /** @deprecated Use `gameInfoOf`. */
  gameInfoOf as cardOf,
  /** @deprecated Use `gameInfos`. */
  gameInfos as cards,
  /** @deprecated Use `HeuristicSet`. */
  type HeuristicSet as Weighing,
  /** @deprecated Use `Highlight`. */
  type Highlight as Pointer,
  /** @deprecated Use `heuristicSetOf`. */
  heuristicSetOf as weighingOf,
  /** @deprecated Use `Marker`. */
  type Marker as Sign,
  /** @deprecated Use `RecordInput`. */
  type RecordInput as Played,
} from './games/index.ts';
