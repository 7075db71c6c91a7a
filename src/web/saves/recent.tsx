import type { SavedGame } from './saved-game.ts';
import { RecentCard } from './slot-card.tsx';
import { savesText } from './words.ts';

interface Props {
  readonly games: readonly SavedGame[];
  readonly onOpen: (saved: SavedGame) => void;
  readonly onForget: (id: string) => void;
}

/** The games that were kept by themselves. Nothing where there are none. */
export function Recent({ games, onOpen, onForget }: Props) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <div class="section-head">
        <h2 id="recent-title">{savesText.recent}</h2>
        <p class="note">{savesText.recentLead}</p>
      </div>
      <ul class="recents">
        {games.map((saved) => (
          <RecentCard key={saved.id} saved={saved} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}
