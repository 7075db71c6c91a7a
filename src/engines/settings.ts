import { DRAW, MAX, type Position } from '../core/index.ts';
import {
  algorithmOf,
  aspirating,
  HashTable,
  Ordering,
  type OrderingPart,
  type Search,
  type SearchOptions,
} from '../search/index.ts';

/** A general search and the parts it is composed with. Parts that are not given are not used. */
export interface Settings {
  /** A name from the table of algorithms. */
  readonly algorithm: string;
  /** Trees of depth 1, 2, 3... instead of one tree of the whole depth. */
  readonly deepening: boolean;
  /** Size of a transposition table. */
  readonly tableMegabytes?: number;
  /** Parts of the move ordering. */
  readonly order?: readonly OrderingPart[];
  /** Distance q of the winning-move pruning. */
  readonly q?: number;
  /** With deepening: half the width of the window around the last tree's value that the next one begins with. */
  readonly aspiration?: number;
}

const TABLE_MEGABYTES = 32;

/** The strongest composition for a position of any game: the default. */
export function strongest(position: Position, tableMegabytes = TABLE_MEGABYTES): Settings {
  const keyed = position.key !== undefined;
  return {
    algorithm: 'negascout',
    deepening: true,
    order: keyed ? ['previous', 'hash', 'killer', 'history'] : ['previous', 'killer', 'history'],
    ...(keyed && { tableMegabytes }),
  };
}

/**
 * The search that the settings name, with its own memory and ordering, ready to be called once or many times on one
 * game.
 */
export function compose(settings: Settings): { readonly search: Search; readonly options: SearchOptions } {
  const { search } = algorithmOf(settings.algorithm);
  return {
    search: settings.aspiration === undefined ? search : aspirating(search, settings.aspiration),
    options: {
      ...(settings.tableMegabytes !== undefined && { memory: new HashTable(settings.tableMegabytes) }),
      ...(settings.order?.length && { order: new Ordering(settings.order) }),
      ...(settings.q !== undefined && { q: settings.q }),
    },
  };
}

/**
 * Lets the library itself refuse impossible settings, by searching a finished game with them. Of the position, only its
 * optional `key` is used.
 */
export function checkSettings(settings: Settings, position: Position, limits: SearchOptions = {}): void {
  const { tableMegabytes } = settings;
  const { search, options } = compose({ ...settings, ...(tableMegabytes !== undefined && { tableMegabytes: 1 }) });
  search({ ...OVER, ...(position.key && { key: () => 0 }) }, { ...options, ...limits });
}

const OVER: Position = {
  ...{ turn: () => MAX, moves: (_, at) => at, play() {}, undo() {}, outcome: () => DRAW, evaluate: () => DRAW },
};
