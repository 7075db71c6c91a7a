import { useEffect, useState } from 'preact/hooks';
import { type BoardGameInfo, boardGames } from '../../games/index.ts';
import type { Language } from '../../i18n/index.ts';
import { gameTitle, Picture, variantTitle } from '../board/index.ts';
import { Loaded } from '../loaded.tsx';
import type { SavedGame } from '../saves/saved-game.ts';
import { language, said, speaking } from '../spoken.ts';
import { shellText } from '../words.ts';

export const homeText = speaking({
  title: { en: 'Play. See. Solve. Prove.', fr: 'Jouer. Voir. Résoudre. Prouver.' },
  lead: {
    en: 'Pick a board and play, against the computer or each other. Then look at what it thinks, and why it is right.',
    fr: 'Choisissez un plateau et jouez, contre l’ordinateur ou à deux. Regardez ensuite ce qu’il pense, et pourquoi il a raison.',
  },
  resume: { en: 'Continue playing', fr: 'Reprendre votre partie' },
  resumeSeveral: { en: 'Continue playing', fr: 'Reprendre vos parties' },
  after: { en: 'after {moves}', fr: 'après {moves}' },
  play: { en: 'Play {game}', fr: 'Jouer : {game}' },
  variants: { en: '{game}: ways to play', fr: '{game} : façons de jouer' },
  foot: {
    en: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
    fr: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
  },
});

/** Beneath the games, and no part of what a board loads. */
const further = async () => (await import('./further.tsx')).Further;

export function Home() {
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{homeText.title}</h1>
        <p>{homeText.lead}</p>
      </div>
      <RunningGames />
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="unseen">
          {shellText.games}
        </h2>
        <ul class="shelf">
          {boardGames.map((entry) => (
            <GameCard key={entry.name} entry={entry} />
          ))}
        </ul>
      </section>
      <Loaded load={further} props={{}} />
      <footer class="foot">{homeText.foot}</footer>
    </>
  );
}

interface Running {
  readonly game: SavedGame;
  readonly address: string;
}

/** As many as stand side by side. */
const MOST = 3;

/**
 * Games that were begun and not ended in this browser, the last first: one tap goes on. Nothing where there are none.
 */
function RunningGames() {
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
      <h2 id="running-title">{homeText[games.length === 1 ? 'resume' : 'resumeSeveral']}</h2>
      <ul>
        {games.map(({ game, address }) => (
          <li key={game.id}>
            <a class="card" href={address}>
              <span class="stand">
                <Picture scene={game.scene} flipped={game.data.flipped ?? false} />
              </span>
              <span>
                <b>{[gameTitle(game.data.game), variantTitle(game.data.game)].filter(Boolean).join(', ')}</b>
                <small>{homeText.after({ moves: shellText.countedMoves(game.plies) })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The store and what it needs come after the shelf is on the screen. Where it cannot be had, there is nothing to
 * resume.
 */
async function findRunning(): Promise<Running[]> {
  const [{ saveStore }, { addressOf }] = await Promise.all([import('../saves/store.ts'), import('../match/address.ts')]);
  const running = await saveStore.running();
  return running.slice(0, MOST).map((game) => ({ game, address: addressOf(game.data) }));
}

/** From so many ways to play on, they stand beside the board. Those of other games are offered with each new game. */
const MANY = 5;

/** What people of a language mean by the bare name of a game; else it begins with its first rules. */
const BARE_NAME: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  draughts: { en: 'draughts:english', fr: 'draughts:international' },
};

/** A game as a picture of its board: one tap anywhere on it begins. */
function GameCard({ entry: { name, title, picture, variants } }: { readonly entry: BoardGameInfo }) {
  const game = said(title);
  const isWide = variants.length >= MANY;
  const first = BARE_NAME[name]?.[language.value] ?? variants[0].spec;
  return (
    <li class={isWide ? 'game wide' : 'game'}>
      <a class="begin" href={`#/play/${first}`} aria-label={homeText.play({ game })}>
        <span class="stand">
          <Picture scene={picture} />
        </span>
        <span class="name">{game}</span>
      </a>
      <a class="rules-link" href={`#/rules/${first}`} aria-label={shellText.rulesOf({ game })}>
        {shellText.rules}
      </a>
      {isWide && (
        <ul class="variants" aria-label={homeText.variants({ game })}>
          {variants.map(({ spec, title }) => (
            <li key={spec}>
              <a href={`#/play/${spec}`}>{said(title)}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
