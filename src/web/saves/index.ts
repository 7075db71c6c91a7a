import { SaveStore } from './store.ts';

export { LONGEST_NAME, type SavedGame, type SaveEntry } from './saved-game.ts';
export { type Place, type Removed, SaveStore } from './store.ts';

/** The games that this browser keeps; one connection for the whole page, opened when it is first used. */
export const saveStore: SaveStore = new SaveStore();
