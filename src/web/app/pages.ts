import type { ComponentType } from 'preact';

/** The pages whose code is loaded when they are wanted. */
export const playPage = async () => (await import('../play/index.ts')).PlayPage;

/** Not there yet: no import by name, so that the app builds without it. */
const saves = import.meta.glob<{ SavesPage?: ComponentType }>('../saves/index.ts');

export async function savesPage(): Promise<ComponentType> {
  const { SavesPage } = await saves['../saves/index.ts']();
  if (SavesPage === undefined) throw new Error('The page of saved games is not there yet.');
  return SavesPage;
}
