export { saveStore } from './kept.ts';
export type { SavedGame, SaveEntry } from './saved-game.ts';
export { Saves } from './saves.tsx';
export { SavesPage } from './saves-page.tsx';
export { type Place, type Removed, SaveStore } from './store.ts';
