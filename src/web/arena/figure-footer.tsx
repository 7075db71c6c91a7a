import { BEFORE, GROWING, type Growing } from './link.ts';
import { PlayerBar } from './player-bar.tsx';
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
  const stage = store.stage.value;
  return (
    <>
      <div class="arena-foot row">
        <PlayerBar
          at={stage}
          from={BEFORE}
          to={end}
          description={stageName(stage, end)}
          onGo={(to) => store.goTo(to)}
          within={within}
        />
        {!isPart && store.shown.value.graph !== 'plain' && (
          <label class="growing icon-word">
            <span>{arenaText.whose}</span>
            <select value={store.of.value} onChange={({ currentTarget }) => store.set({ of: currentTarget.value as Growing })}>
              {GROWING.map((one) => (
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

function stageName(stage: number, end: number): string {
  if (stage === BEFORE) return arenaText.before;
  return stage === end ? arenaText.complete : arenaText.atRank({ rank: stage, last: end - 1 });
}
