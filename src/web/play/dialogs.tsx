import { useId, useRef } from 'preact/hooks';
import { opponent } from '../../core/index.ts';
import type { Gesture } from '../../games/index.ts';
import { pieceName, Token } from '../board/index.ts';
import { Dialog } from '../dialog.tsx';
import { said } from '../spoken.ts';
import type { Session } from './session.ts';
import { asked, sideOf } from './status.tsx';
import { text } from './words.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The one who gives up is the person whose turn it is, or who plays at all. */
export function Resign({ session, onClose }: Props) {
  const { match } = session;
  const { turn } = match.stand.value;
  const loser = match.seat(turn).who === 'person' ? turn : opponent(turn);
  return (
    <Confirm
      title={text.resignTitle}
      question={text.resignSure({ willResign: said(sideOf(session, loser).willResign) })}
      yes={text.resign}
      danger
      onYes={() => match.resign(loser)}
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
      onYes={() => match.agreeOnDraw()}
      onClose={onClose}
    />
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  /** What cannot be taken back looks so. */
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
      <p class="ways">
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

/** Asks which of several moves is meant that the squares do not tell apart: what a pawn becomes, how many are taken. */
export function Chooser({ session: { hand } }: { readonly session: Pick<Session, 'hand'> }) {
  const choices = hand.choosing.value;
  if (choices.length === 0) return null;
  const question = asked(choices);
  if (question === 'chooseAmount') return <Amount choices={choices} hand={hand} />;
  return (
    <Dialog title={text[question]} class="chooser" onClose={() => hand.cancel()}>
      <div class="choices">
        {choices.map((gesture, i) => (
          <button key={gesture.move} type="button" autofocus={i === 0} onClick={() => hand.choose(gesture)}>
            {gesture.choice === undefined ? (
              <span translate={false}>{gesture.notation}</span>
            ) : (
              <>
                <Token name={gesture.choice} />
                {pieceName(gesture.choice)}
              </>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Asks for a number, where that tells the moves apart. */
function Amount({ choices, hand }: { readonly choices: readonly Gesture[]; readonly hand: Session['hand'] }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const amounts = choices.map(({ amount = 0 }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const play = (event: Event) => {
    event.preventDefault();
    const chosen = choices.find(({ amount }) => amount === field.current?.valueAsNumber);
    if (chosen !== undefined) hand.choose(chosen);
  };
  return (
    <Dialog title={text.chooseAmount} class="chooser" onClose={() => hand.cancel()}>
      <form class="amount" onSubmit={play}>
        <label for={id}>{text.amount({ least, most })}</label>
        <input ref={field} id={id} type="number" required min={least} max={most} step={1} value={least} autofocus />
        <button type="submit" class="main">
          {text.play}
        </button>
      </form>
    </Dialog>
  );
}

/** While one of several pieces is to be chosen for huffing: each with its button and the reason. */
export function HuffPanel({ session: { hand } }: { readonly session: Session }) {
  if (!hand.huffing.value) return null;
  return (
    <section class="huff-panel" aria-label={text.huff}>
      <ul>
        {hand.huffable.value.map(({ square, said: why }) => (
          <li key={square}>
            <button type="button" class="main" onClick={() => hand.huff(square)}>
              {text.huffSquare({ square })}
            </button>
            {why !== undefined && <span>{said(why)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
