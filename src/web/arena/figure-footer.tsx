import { BEFORE, GROWING, type Growing } from './link.ts';
import { PlayerBar } from './player-bar.tsx';
import type { ArenaDesk } from './state.ts';
import { arenaText } from './words.ts';

interface Props {
  readonly desk: ArenaDesk;
  /** Where the keys of the player are heard; without it, on the whole page. */
  readonly within?: (() => HTMLElement | null) | undefined;
  /** Within a text, which says whose attractor it is. */
  readonly isPart?: boolean;
}

/** The player, whose attractor grows, and what has just happened. */
export function Foot({ desk, within, isPart = false }: Props) {
  const { end } = desk.layers.value;
  const stage = desk.stage.value;
  return (
    <>
      <div class="arena-foot">
        <PlayerBar at={stage} from={BEFORE} to={end} said={stageName(stage, end)} onGo={(to) => desk.goTo(to)} within={within} />
        {!isPart && desk.shown.value.graph !== 'plain' && (
          <label class="growing">
            <span>{arenaText.whose}</span>
            <select value={desk.of.value} onChange={({ currentTarget }) => desk.set({ of: currentTarget.value as Growing })}>
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
        {desk.news.value}
      </p>
    </>
  );
}

function stageName(stage: number, end: number): string {
  if (stage === BEFORE) return arenaText.before;
  return stage === end ? arenaText.complete : arenaText.atRank({ rank: stage, last: end - 1 });
}
