import { SaveStore } from './store.ts';

/** The games that this browser keeps; one connection for the whole page, opened when it is first used. */
export const saveStore: SaveStore = new SaveStore();
