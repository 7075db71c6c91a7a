import type { Descriptor } from '../games/index.ts';

/**
 * Replaces games/descriptors.ts in pages (see vite.config.ts): the games whose rules were loaded. A page of one game
 * loads one.
 */
export const descriptors: Descriptor[] = [];

const files = import.meta.glob<Readonly<Record<string, Descriptor>>>('../games/*/descriptor.ts');

/** Makes the rules of a game available; `parseGame` refuses a name that is not a game's. */
export async function loadRules(name: string): Promise<void> {
  const module = await files[`../games/${name}/descriptor.ts`]?.();
  if (module === undefined) return;
  const [descriptor] = Object.values(module);
  if (!descriptors.includes(descriptor)) descriptors.push(descriptor);
}
