import { useRef } from 'preact/hooks';
import type { View } from './geometry.ts';

/** After this many milliseconds a key begins a new name. */
const PAUSE = 1000;

/** Squares by their names: each key that is typed goes on with a name, and leads to the square whose name is whole. */
export function useTyping(): (key: string, view: View) => number | undefined {
  const typed = useRef({ name: '', at: 0 });
  return (key, view) => {
    if (!/^[a-z0-9.]$/i.test(key)) return undefined;
    const now = performance.now();
    const begun = now - typed.current.at < PAUSE ? typed.current.name : '';
    const found = placeNamed(view, begun + key) ?? placeNamed(view, key);
    typed.current = { name: placeNamed(view, begun + key) === undefined ? key : begun + key, at: now };
    return found;
  };
}

/** The square of this name, else the first one whose name begins so. */
export function placeNamed(view: View, name: string): number | undefined {
  const wanted = name.toLowerCase();
  const exact = view.places.get(wanted);
  if (exact !== undefined && view.cells[exact].tone !== 'none') return exact;
  const place = view.cells.findIndex(({ square, tone }) => tone !== 'none' && square.toLowerCase().startsWith(wanted));
  return place < 0 ? undefined : place;
}
