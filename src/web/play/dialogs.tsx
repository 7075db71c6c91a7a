import { opponent } from '../../core/index.ts';
import { Dialog } from '../dialog.tsx';
import { pageText } from '../language.ts';
import { sideOf } from './status.tsx';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly session: PlayStore;
  readonly onClose: () => void;
}

/** The player who resigns: the person to move, or the only person. */
export function Resign({ session, onClose }: Props) {
  const { match } = session;
  const { turn } = match.stand.value;
  const loser = match.seat(turn).who === 'person' ? turn : opponent(turn);
  return (
    <Confirm
      title={text.resignTitle}
      question={text.resignSure({ willResign: pageText(sideOf(session, loser).willResign) })}
      yes={text.resign}
      danger
      onYes={() => match.match.resign(loser)}
      onClose={onClose}
    />
  );
}

/** Asks two people at one board whether both want a draw. */
export function AgreeOnDraw({ session: { match }, onClose }: Props) {
  return (
    <Confirm
      title={text.agreeTitle}
      question={text.agreeSure}
      yes={text.agreeYes}
      onYes={() => match.match.agreeOnDraw()}
      onClose={onClose}
    />
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  /** Marks an action that cannot be undone. */
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a game is ended by word. */
function Confirm({ title, question, yes, danger = false, onYes, onClose }: ConfirmProps) {
  const agree = () => {
    onYes();
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <p class="ways row">
        <button type="button" class={danger ? 'main danger' : 'main'} onClick={agree}>
          {yes}
        </button>
        <button type="button" onClick={onClose}>
          {text.playOn}
        </button>
      </p>
    </Dialog>
  );
}

/** While one of several pieces is to be chosen for huffing: each with its button and the reason. */
export function HuffPanel({ session: { hand } }: { readonly session: PlayStore }) {
  if (!hand.huffing.value) return null;
  return (
    <section class="huff-panel callout" aria-label={text.huff}>
      <ul class="stack">
        {hand.huffable.value.map(({ square, reason: why }) => (
          <li key={square} class="row">
            <button type="button" class="main" onClick={() => hand.huff(square)}>
              {text.huffSquare({ square })}
            </button>
            {why !== undefined && <span>{pageText(why)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
