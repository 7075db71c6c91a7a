import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { levelsOf } from '../../engines/index.ts';
import { type BoardAdapter, type BoardGameInfo, levelElo, splitHeuristic } from '../../games/index.ts';
import { type MatchData, PERSON, type Seat, type Seats } from '../../match/index.ts';
import { Token } from '../board/index.ts';
import { Choice, Dialog } from '../dialog.tsx';
import { pageText } from '../language.ts';
import { freshMatch, preferSeats, TIMES } from './preferences.ts';
import { text } from './words.ts';

interface Props {
  readonly entry: BoardGameInfo;
  readonly adapter: BoardAdapter;
  /** The current game: the new one is like it unless something is changed. */
  readonly data: MatchData;
  readonly onStart: (data: MatchData) => void;
  readonly onClose: () => void;
}

type Kind = 'against' | 'people' | 'computers';

/** Asks for a new game. All is set as it was last time, so that one touch begins it. */
export function NewGame({ entry, adapter, data, onStart, onClose }: Props) {
  const { game: played } = splitHeuristic(data.game);
  const variant = useSignal(entry.variants.some(({ spec }) => spec === played) ? played : entry.variants[0].spec);
  const kind = useSignal<Kind>(kindOf(data));
  const side = useSignal<'max' | 'min'>(data.min.who === 'person' && data.max.who === 'computer' ? 'min' : 'max');
  const computer = useSignal<Seat>([data.min, data.max].find(({ who }) => who === 'computer') ?? { who: 'computer', level: 3 });
  const start = (event: Event) => {
    event.preventDefault();
    const seats = seatsOf(kind.value, side.value, computer.value);
    preferSeats(variant.value, seats);
    // The same game keeps the heuristic in its name.
    onStart(freshMatch(variant.value === played ? data.game : variant.value, seats));
  };
  const variantId = useId();
  return (
    <Dialog title={text.newGame} class="new-game" onClose={onClose}>
      <form class="stack" onSubmit={start}>
        <button type="submit" class="main start tall" autofocus>
          {text.play}
        </button>
        {entry.variants.length > 1 && (
          <div class="field">
            <label for={variantId}>{text.variant}</label>
            <select id={variantId} value={variant.value} onChange={(event) => (variant.value = event.currentTarget.value)}>
              {entry.variants.map(({ spec, title }) => (
                <option key={spec} value={spec}>
                  {pageText(title)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Choice legend={text.opponent} value={kind.value} onChoose={(value) => (kind.value = value)}>
          {[
            ['against', text.againstComputer],
            ['people', text.twoPeople],
            ['computers', text.computers],
          ]}
        </Choice>
        {kind.value === 'against' && (
          <Choice legend={text.colour} value={side.value} onChoose={(value) => (side.value = value)}>
            {[
              ['max', [<Token key="max" name={adapter.max.piece} />, text.begins({ side: pageText(adapter.max.name) })]],
              ['min', [<Token key="min" name={adapter.min.piece} />, pageText(adapter.min.name)]],
            ]}
          </Choice>
        )}
        {kind.value !== 'people' && (
          <Strength game={variant.value} seat={computer.value} onChoose={(seat) => (computer.value = seat)} />
        )}
      </form>
    </Dialog>
  );
}

interface StrengthProps {
  readonly game: string;
  readonly seat: Seat;
  readonly onChoose: (seat: Seat) => void;
}

/** How well the computer plays: a level, or a time. */
function Strength({ game, seat, onChoose }: StrengthProps) {
  const level = seat.who === 'computer' && 'level' in seat ? seat.level : 5;
  const timed = seat.who === 'computer' && 'ms' in seat && !('level' in seat);
  const ms = timed ? seat.ms : TIMES[1];
  const id = useId();
  return (
    <>
      <Choice
        legend={text.strength}
        value={timed ? 'time' : 'level'}
        onChoose={(by: 'level' | 'time') => onChoose(by === 'time' ? { who: 'computer', ms } : { who: 'computer', level })}
      >
        {[
          ['level', text.byLevel],
          ['time', text.byTime],
        ]}
      </Choice>
      <div class="field">
        <label for={id}>{timed ? text.timeNow(ms / 1000) : text.levelNow({ level })}</label>
        <input
          id={id}
          type="range"
          min={timed ? 0 : 1}
          max={timed ? TIMES.length - 1 : 10}
          value={timed ? Math.max(0, TIMES.indexOf(ms)) : level}
          aria-valuetext={timed ? text.timeNow(ms / 1000) : undefined}
          onInput={({ currentTarget: { valueAsNumber: chosen } }) =>
            onChoose(timed ? { who: 'computer', ms: TIMES[chosen] } : { who: 'computer', level: chosen })
          }
        />
        {!timed && <LevelHint game={game} level={level} />}
      </div>
    </>
  );
}

/** How far a level looks, and how strong it is; in a tooltip its rating where that was measured. */
function LevelHint({ game, level }: { readonly game: string; readonly level: number }) {
  const worth = levelElo(game, level);
  return (
    <p class="hint" title={worth && text.elo(worth)}>
      {text.looks(levelsOf(game)[level - 1]?.depth)} {text.strengths[Math.floor((level - 1) / 3)]}
    </p>
  );
}

function kindOf({ max, min }: Seats): Kind {
  if (max.who !== min.who) return 'against';
  return max.who === 'person' ? 'people' : 'computers';
}

function seatsOf(kind: Kind, side: 'max' | 'min', computer: Seat): Seats {
  if (kind === 'people') return { max: PERSON, min: PERSON };
  if (kind === 'computers') return { max: computer, min: computer };
  return side === 'max' ? { max: PERSON, min: computer } : { max: computer, min: PERSON };
}
