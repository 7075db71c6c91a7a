import type { ArenaDesk } from './state.ts';

export function PlayPanel(_: { readonly desk: ArenaDesk }) {
  return null;
}
