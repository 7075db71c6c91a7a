import { Dialog } from './dialog.tsx';
import { text } from './strings.ts';

interface Props {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  /** What cannot be taken back looks so. */
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a game is ended by word. */
export function Confirm({ title, question, yes, danger = false, onYes, onClose }: Props) {
  const agree = () => {
    onYes();
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <p class="ways">
        <button type="button" class={danger ? 'main danger' : 'main'} onClick={agree}>
          {yes}
        </button>
        <button type="button" onClick={onClose}>
          {text('playOn')}
        </button>
      </p>
    </Dialog>
  );
}
