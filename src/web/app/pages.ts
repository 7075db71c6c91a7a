import type { ComponentType } from 'preact';

export interface PlayPageProps {
  /** The part of the address from # on, as it was when one came here. */
  readonly address: string;
}

/** The pages that are loaded when they are wanted. */
const files = import.meta.glob<Record<string, unknown>>(['../play/index.ts', '../saves/index.ts']);

async function take<P extends object>(file: string, name: string): Promise<ComponentType<P>> {
  const load = files[file];
  if (load === undefined) throw new Error(`${file} is not there yet.`);
  return (await load())[name] as ComponentType<P>;
}

export const playPage = () => take<PlayPageProps>('../play/index.ts', 'PlayPage');
export const savesPage = () => take<object>('../saves/index.ts', 'SavesPage');
