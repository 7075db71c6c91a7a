import type { Player } from '../../core/index.ts';
import type { Side } from '../../games/index.ts';
import { seatName } from '../../match/index.ts';
import { Token } from '../board/index.ts';
import { pageText } from '../language.ts';
import { preferSeats, seatOptions } from './preferences.ts';
import { sideOf } from './status.tsx';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';
import { counted } from './worth.ts';

interface Props {
  readonly session: PlayStore;
  readonly player: Player;
}

/**
 * A side of the board: its piece and name, its player, and whether it is to move. The player can be changed at any
 * time.
 */
export function PlayerStrip({ session, player }: Props) {
  const { match, computer } = session;
  const side = sideOf(session, player);
  const seat = match.seat(player);
  const turn = !match.isOver && match.stand.value.turn === player;
  const thinks = turn && computer.busy.value === 'move';
  const won = match.ended.value?.winner === player;
  const name = pageText(side.name);
  const choose = (value: string) => {
    const chosen = seatOptions(seat).find((option) => option.value === value);
    if (chosen === undefined) return;
    match.match.sit(player, chosen.seat);
    preferSeats(match.data.value.game, match.seats.value);
  };
  return (
    <div class={`strip icon-word tall${turn ? ' turn' : ''}${won ? ' won' : ''}`}>
      <Token name={side.piece} />
      <strong>{name}</strong>
      <Discs session={session} side={side} />
      <select
        aria-label={text.whoPlays({ side: name })}
        value={seatName(seat)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {seatOptions(seat).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span class={`dots${thinks ? ' on' : ''}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** Where the number of pieces decides: how many this side has. */
function Discs({ session, side }: { readonly session: PlayStore; readonly side: Side }) {
  const { scene } = session.match.stand.value;
  const { unit, countsPieces } = session.match.adapter;
  if (!countsPieces || unit === undefined) return null;
  const count = scene.cells.filter(({ piece }) => piece === side.piece).length;
  return <span class="discs muted">{`${count} ${counted(count, unit)}`}</span>;
}
