interface Props {
  readonly label: string;
  /** Shown when one points at it. */
  readonly title?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** A box to tick, and what it stands for. */
export function Check({ label, title, checked, disabled = false, onCheck }: Props) {
  return (
    <label class="check" title={title}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onCheck(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
