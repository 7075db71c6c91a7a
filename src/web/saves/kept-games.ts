import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import type { SavedGame, SaveEntry } from './saved-game.ts';
import type { SaveStore } from './store.ts';

export interface KeptGames {
  /** undefined: they are being fetched. */
  readonly entries: readonly SaveEntry[] | undefined;
  readonly recent: readonly SavedGame[];
  /** Why there are none, where the browser keeps nothing. */
  readonly problem: Problem | undefined;
}

const NOT_YET: KeptGames = { entries: undefined, recent: [], problem: undefined };

/** What is kept of a game, or of all; read again whenever something changes, in this tab or another. */
export function useKeptGames(store: SaveStore, game: string | undefined): KeptGames {
  const [kept, setKept] = useState(NOT_YET);
  const version = store.changes.value;
  useEffect(() => {
    let wanted = true;
    const fetch = async () => {
      const [entries, recent] = await Promise.all([store.list(game), game === undefined ? store.running() : store.recent(game)]);
      if (!wanted) return;
      setKept({ entries: entries.ok ? entries.value : [], recent, problem: entries.ok ? undefined : entries.error });
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [store, game, version]);
  return kept;
}
