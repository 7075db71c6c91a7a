import { useRef } from 'preact/hooks';
import type { View } from './geometry.ts';

/**
 * The place that a key leads to from another, as the board is seen; undefined: the key moves nothing. Places without
 * a square are passed over, and at the edge one stays.
 */
export function placeAfter(view: View, place: number, key: string, whole: boolean): number | undefined {
  const { columns, rows } = view;
  const [row, column] = [Math.floor(place / columns), place % columns];
  switch (key) {
    case 'ArrowLeft':
      return first(view, place, -1, column);
    case 'ArrowRight':
      return first(view, place, 1, columns - 1 - column);
    case 'ArrowUp':
      return first(view, place, -columns, row);
    case 'ArrowDown':
      return first(view, place, columns, rows - 1 - row);
    case 'Home':
      return whole ? from(view, 0, 1, columns * rows) : from(view, row * columns, 1, columns);
    case 'End':
      return whole ? from(view, columns * rows - 1, -1, columns * rows) : from(view, (row + 1) * columns - 1, -1, columns);
    case 'PageUp':
      return from(view, column, columns, rows);
    case 'PageDown':
      return from(view, (rows - 1) * columns + column, -columns, rows);
  }
}

/** The nearest square in a direction, `steps` away at most; where there is none, the place itself. */
function first(view: View, place: number, step: number, steps: number): number {
  for (let at = place + step, left = steps; left > 0; at += step, left--) if (view.cells[at].tone !== 'none') return at;
  return place;
}

function from(view: View, start: number, step: number, count: number): number | undefined {
  for (let at = start, left = count; left > 0; at += step, left--) if (view.cells[at].tone !== 'none') return at;
}

/** The place where the keyboard begins: the first square that can be played, else the first square. */
export function firstPlace(view: View, targets: ReadonlySet<string> | undefined): number {
  const playable = view.cells.findIndex(({ square, tone }) => tone !== 'none' && targets?.has(square));
  const first = view.cells.findIndex(({ tone }) => tone !== 'none');
  return Math.max(0, playable >= 0 ? playable : first);
}

/** After this many milliseconds a key begins a new name. */
const PAUSE = 1000;

/** Goes to a square by its typed name: each key extends the name, and a complete name selects the square. */
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
