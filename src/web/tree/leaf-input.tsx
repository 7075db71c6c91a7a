import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { parseLeaf } from '../../explain/index.ts';
import { pageText } from '../language.ts';
import { treeFigureText } from './words.ts';

interface Props {
  readonly value: number;
  /** Where it stands, in hundredths of the picture. */
  readonly left: number;
  readonly top: number;
  readonly onChange: (value: number) => void;
  readonly onClose: () => void;
}

/** A leaf's value, typed where it stands. Enter takes it, Escape leaves it as it was. */
export function LeafInput({ value, left, top, onChange, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const closed = useRef(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const errorId = useId();
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const close = () => {
    if (closed.current) return;
    closed.current = true;
    onClose();
  };
  const take = (isLeaving: boolean) => {
    const typed = input.current?.value ?? '';
    const parsed = parseLeaf(typed);
    if (!parsed.ok && !isLeaving) return setProblem(pageText(parsed.error));
    if (!closed.current && parsed.ok && parsed.value !== value) onChange(parsed.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') take(false);
    else return;
    event.preventDefault();
  };
  return (
    <div class={`leaf-input ${left > 50 ? 'at-right' : 'at-left'}`} style={{ left: `${left}%`, top: `${top}%` }}>
      <input
        ref={input}
        type="text"
        inputMode="text"
        autocomplete="off"
        spellcheck={false}
        aria-label={treeFigureText.value}
        aria-invalid={problem !== undefined}
        aria-describedby={errorId}
        defaultValue={String(value)}
        onKeyDown={onKeyDown}
        onInput={() => setProblem(undefined)}
        onBlur={() => take(true)}
      />
      <p id={errorId} class="error" role="alert">
        {problem}
      </p>
    </div>
  );
}

interface NodeInputProps {
  readonly label: string;
  readonly value: string;
  /** Where it stands, in hundredths of the picture. */
  readonly left: number;
  readonly top: number;
  readonly onInput: (text: string) => void;
  /** Enter: on to what is to be filled in next. */
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** An answer, typed in the node that it is about. */
export function NodeInput({ label, value, left, top, onInput, onNext, onClose }: NodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') onNext();
    else return;
    event.preventDefault();
  };
  return (
    <div class="leaf-input" style={{ left: `${left}%`, top: `${top}%` }}>
      <input
        ref={input}
        type="text"
        autocomplete="off"
        spellcheck={false}
        maxLength={20}
        aria-label={label}
        defaultValue={value}
        onKeyDown={onKeyDown}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onBlur={onClose}
      />
    </div>
  );
}
