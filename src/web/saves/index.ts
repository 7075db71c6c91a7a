export type { SavedGame } from './saved-game.ts';
export { Saves, SavesPage } from './saves.tsx';
