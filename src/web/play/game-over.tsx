import { MAX, MIN, type Player } from '../../core/index.ts';
import type { MatchData, Seats } from '../../match/index.ts';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { freshMatch } from './preferences.ts';
import { sideOf } from './status.tsx';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly session: PlayStore;
  readonly onStart: (data: MatchData) => void;
  readonly onNew: () => void;
}

/** What can be done with a game that has ended: again with sides changed, through its moves, or something else. */
export function GameOver({ session, onStart, onNew }: Props) {
  const { match } = session;
  const { game, from } = match.data.value;
  const { max, min } = match.seats.value;
  const changed: Seats = { max: min, min: max };
  const own = alone(changed);
  const lookBack = () => {
    match.match.goTo(0);
    // The focus goes to the next button, for keyboard users.
    document.querySelector<HTMLElement>('.moves .forth button')?.focus();
  };
  return (
    <div class="turn-buttons row after">
      <button type="button" class="main" onClick={() => onStart(freshMatch(game, changed, from))}>
        <Icon name="rematch" />
        {own === undefined ? text.rematch : text.rematchAs({ playing: pageText(sideOf(session, own).playing) })}
      </button>
      <button type="button" onClick={lookBack}>
        {text.lookBack}
      </button>
      <button type="button" onClick={onNew}>
        {text.newGame}
      </button>
    </div>
  );
}

/** The side of the only person. */
function alone({ max, min }: Seats): Player | undefined {
  if (max.who === min.who) return undefined;
  return max.who === 'person' ? MAX : MIN;
}
