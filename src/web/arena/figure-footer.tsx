import { BEFORE, SHOWN_ATTRACTORS, type ShownAttractors } from './link.ts';
import { RankControls } from './rank-controls.tsx';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

interface Props {
  readonly store: ArenaStore;
  /** Where the keys of the player are heard; without it, on the whole page. */
  readonly within?: (() => HTMLElement | null) | undefined;
  /** Within a text, which says whose attractor it is. */
  readonly isPart?: boolean;
}

/** The player, whose attractor grows, and what has just happened. */
export function FigureFooter({ store, within, isPart = false }: Props) {
  const { end } = store.layers.value;
  const rank = store.rank.value;
  return (
    <>
      <div class="arena-foot row">
        <RankControls
          at={rank}
          from={BEFORE}
          to={end}
          description={rankName(rank, end)}
          onGo={(to) => store.goTo(to)}
          within={within}
        />
        {!isPart && store.shown.value.graph !== 'plain' && (
          <label class="growing icon-word">
            <span>{arenaText.whose}</span>
            <select
              value={store.of.value}
              onChange={({ currentTarget }) => store.set({ of: currentTarget.value as ShownAttractors })}
            >
              {SHOWN_ATTRACTORS.map((one) => (
                <option key={one} value={one}>
                  {arenaText[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p class="arena-said" aria-live="polite">
        {store.news.value}
      </p>
    </>
  );
}

function rankName(rank: number, end: number): string {
  if (rank === BEFORE) return arenaText.before;
  return rank === end ? arenaText.complete : arenaText.atRank({ rank: rank, last: end - 1 });
}
