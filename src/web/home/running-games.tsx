import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../games/index.ts';
import { Picture } from '../board/index.ts';
import { fill } from '../fill.ts';
import type { SavedGame } from '../saves/index.ts';
import { said } from '../spoken.ts';
import { homeText } from './strings.ts';

interface Running {
  readonly game: SavedGame;
  readonly address: string;
}

/** As many as stand side by side. */
const MOST = 3;

/** Games that were begun and not ended in this browser, the last first: one tap goes on. Nothing where there are none. */
export function RunningGames() {
  const [games, setGames] = useState<readonly Running[]>([]);
  useEffect(() => {
    let wanted = true;
    findRunning().then(
      (running) => wanted && setGames(running),
      (reason: unknown) => console.info('Games under way cannot be listed:', reason),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section class="running" aria-labelledby="running-title">
      <h2 id="running-title">{homeText(games.length === 1 ? 'resume' : 'resumeSeveral')}</h2>
      <ul>
        {games.map(({ game, address }) => (
          <li key={game.id}>
            <a class="card" href={address}>
              <span class="stand">
                <Picture scene={game.scene} flipped={game.data.flipped ?? false} />
              </span>
              <span>
                <b>{titleOf(game)}</b>
                <small>{fill(homeText(game.plies === 1 ? 'oneMove' : 'moves'), { plies: game.plies })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The store and what it needs come after the shelf is on the screen. Where it cannot be had, there is nothing to resume. */
async function findRunning(): Promise<Running[]> {
  const [{ saveStore }, { addressOf }] = await Promise.all([import('../saves/kept.ts'), import('../match/address.ts')]);
  const running = await saveStore.running();
  return running.slice(0, MOST).map((game) => ({ game, address: addressOf(game.data) }));
}

function titleOf({ game, data }: SavedGame): string {
  const entry = shelf.find(({ name }) => name === game);
  if (entry === undefined) return data.game;
  const variant = entry.variants.find(({ spec }) => spec === data.game);
  const title = said(entry.title);
  return variant === undefined || variant === entry.variants[0] ? title : `${title}, ${said(variant.title)}`;
}
