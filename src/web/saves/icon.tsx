/** Drawn with lines on 24 by 24. */
const PATHS = {
  close: 'M6 6l12 12M18 6 6 18',
  save: 'M12 4v11m0 0-4-4m4 4 4-4M5 19h14',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M11 11v5M13 11v5',
  replace: 'M5 9a7 7 0 0 1 12-3l2 2m0-4v4h-4M19 15a7 7 0 0 1-12 3l-2-2m0 4v-4h4',
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
