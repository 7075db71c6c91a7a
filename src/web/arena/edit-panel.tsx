import type { ArenaDesk } from './state.ts';

export function EditPanel(_: { readonly desk: ArenaDesk }) {
  return null;
}
