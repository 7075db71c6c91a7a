/** Drawn with lines on 24 by 24. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.300 1 2.100h5c0-.8.4-1.600 1-2.100A6 6 0 0 0 12 3z',
  flip: 'M7 4v16M3 16l4 4 4-4M17 20V4M13 8l4-4 4 4',
  resign: 'M5 21V4M5 4h13l-3 4.500 3 4.500H5',
  draw: 'M5 9h14M5 15h14',
  new: 'M12 5v14M5 12h14',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  setUp: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  share: 'M9 12a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L11 5M15 12a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L13 19',
  keys: 'M3 7h18v10H3zM7 10.500h.1M11 10.500h.1M15 10.500h.1M7 14h10',
  pause: 'M8 5v14M16 5v14',
  run: 'M8 5v14l11-7z',
  step: 'M6 5v14l9-7zM18 5v14',
  menu: 'M5 7h14M5 12h14M5 17h14',
  first: 'M6 5v14M18 6l-7 6 7 6',
  previous: 'm15 6-7 6 7 6',
  next: 'm9 6 7 6-7 6',
  last: 'M18 5v14M6 6l7 6-7 6',
  previousCut: 'm10 7-6 5 6 5M14 7l6 10M20 7l-6 10',
  nextCut: 'm14 7 6 5-6 5M4 7l6 10M10 7 4 17',
  arena: 'M4 4h6v6H4zM17 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10 7h4a3 3 0 0 1 3 3v3m-2-2 2 2 2-2',
  tree: 'M12 7 6.500 16M12 7l5.500 9M9.500 3h5v5h-5zM3.500 16h6v5h-6zM14.500 16h6v5h-6z',
  rematch: 'M4 8h13l-3-3M20 16H7l3 3',
  close: 'M6 6l12 12M18 6 6 18',
  keep: 'M12 4v11m0 0-4-4m4 4 4-4M5 19h14',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M11 11v5M13 11v5',
  replace: 'M5 9a7 7 0 0 1 12-3l2 2m0-4v4h-4M19 15a7 7 0 0 1-12 3l-2-2m0 4v-4h4',
  hand: 'M5 12h14M12 5v14M5 12l3-3m-3 3 3 3m11-3-3-3m3 3-3 3M12 5 9 8m3-3 3 3M12 19l-3-3m3 3 3-3',
  minus: 'M5 12h14',
  fit: 'M4 12h16M4 12l3-3m-3 3 3 3m13-3-3-3m3 3-3 3M3 5h18M3 19h18',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  unfull: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  sum: 'M17 6V4H7l6 8-6 8h10v-2',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  eraser: 'M8 19h12M4 14l9-9 7 7-7 7H8zM9 10l6 6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface ButtonProps {
  readonly name: IconName;
  /** Said aloud, and shown when one points at it. */
  readonly label: string;
  readonly onClick: () => void;
}

export function IconButton({ name, label, onClick }: ButtonProps) {
  return (
    <button type="button" class="quiet icon-button" title={label} aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
