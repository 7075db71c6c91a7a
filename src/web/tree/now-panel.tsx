import type { TreeState } from './state.ts';
import { text } from './words.ts';

export function NowPanel({ state }: { readonly state: TreeState }) {
  return <p aria-live="polite">{state.stop.value === 0 ? text.notBegun : ''}</p>;
}
