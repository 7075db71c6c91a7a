import type { ArenaDesk } from './state.ts';

export function StealingPanel(_: { readonly desk: ArenaDesk }) {
  return null;
}
