import { useEffect, useState } from 'preact/hooks';
import { type BoardGameInfo, boardGames } from '../../games/index.ts';
import type { Language } from '../../i18n/index.ts';
import { gameTitle, Picture, variantTitle } from '../board/index.ts';
import { remember, remembered } from '../browser.ts';
import { language, pageText, pageTexts } from '../language.ts';
import { Loaded } from '../loaded.tsx';
import type { SavedGame } from '../saves/saved-game.ts';
import { shellText } from '../words.ts';
import { lastLesson } from './lesson.ts';
import { CourseSketch, ExerciseSketch } from './sketches.tsx';

export const homeText = pageTexts({
  title: { en: 'Play. See. Solve. Prove.', fr: 'Jouer. Voir. Résoudre. Prouver.' },
  lead: {
    en: 'Play against an engine that shows its thinking, then learn why it is right.',
    fr: 'Jouez contre un ordinateur qui montre ce qu’il pense, puis comprenez pourquoi il a raison.',
  },
  playNow: { en: 'Play now', fr: 'Jouer' },
  seeNow: { en: 'See how it thinks', fr: 'Voir comment il pense' },
  resume: { en: 'Continue', fr: 'Continuer' },
  after: { en: 'after {moves}', fr: 'après {moves}' },
  lesson: { en: 'where you stopped', fr: 'là où vous en étiez' },
  play: { en: 'Play {game}', fr: 'Jouer : {game}' },
  ruleSets: { en: '{count} rule sets', fr: '{count} variantes' },
  variants: { en: '{game}: ways to play', fr: '{game} : façons de jouer' },
  foot: {
    en: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
    fr: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
  },
});

/** The part below the games, which board pages do not load. */
const doors = async () => (await import('./doors.tsx')).Doors;
/** The page is there and can be used before its picture is. */
const livingPicture = async () => {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return (await import('./living-picture.tsx')).LivingPicture;
};

export function Home() {
  return (
    <>
      <div class="hero">
        <div class="intro">
          <h1 tabIndex={-1}>{homeText.title}</h1>
          <p>{homeText.lead}</p>
          <p class="ways row wide">
            <a class="button main" href="#/play/connect4">
              {homeText.playNow}
            </a>
            <a class="button" href="#/tree">
              {homeText.seeNow}
            </a>
          </p>
        </div>
        <div class="card">
          <Loaded load={livingPicture} props={{}} />
        </div>
      </div>
      <Continue />
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
      <Loaded load={doors} props={{}} />
      <footer class="foot note">
        {homeText.foot} <a href="#/sources">{shellText.sources}</a>
      </footer>
    </>
  );
}

interface UnfinishedGame {
  readonly game: SavedGame;
  readonly address: string;
}

/** As many as stand side by side. */
const MOST = 3;
/** How many games were found at the last visit: their room is kept while they are looked for. */
const FOUND = 'home.games';

/** Games begun and not ended in this browser, the last first, and the last lesson. Nothing at a first visit. */
function Continue() {
  const lesson = lastLesson();
  const room = MOST - Number(lesson !== undefined);
  const [games, setGames] = useState<readonly UnfinishedGame[] | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    findRunning().then(
      (running) => {
        remember(FOUND, `${running.length}`);
        if (wanted) setGames(running);
      },
      (reason: unknown) => console.info('Games under way cannot be listed:', reason),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const awaited = games === undefined && Number(remembered(FOUND) ?? 0) > 0;
  if (!awaited && lesson === undefined && !games?.length) return null;
  return (
    <section class="running" aria-labelledby="running-title">
      <h2 id="running-title">{homeText.resume}</h2>
      <ul class="tiles wider">
        {games?.slice(0, room).map(({ game, address }) => (
          <li key={game.id}>
            <a class="card tap" href={address}>
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
        {lesson && (
          <li>
            <a class="card tap" href={lesson.hash}>
              <span class="stand">{lesson.page === 'course' ? <CourseSketch /> : <ExerciseSketch />}</span>
              <span>
                <b>{lesson.title ?? shellText[lesson.page]}</b>
                <small>{homeText.lesson}</small>
              </span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Loads the store after the games are on the screen. If it cannot be opened, there is no game to resume. */
async function findRunning(): Promise<UnfinishedGame[]> {
  // At a first visit there is no store, and the code that reads it is not loaded.
  if ((await indexedDB.databases?.())?.length === 0) return [];
  const [{ saveStore }, { addressOf }] = await Promise.all([import('../saves/store.ts'), import('../match/address.ts')]);
  const running = await saveStore.running();
  return running.map((game) => ({ game, address: addressOf(game.data) }));
}

/** With this number of variants or more, the card lists them. Those of other games are offered with each new game. */
const MANY = 5;

/** The variant that users of a language expect under the game's plain name; otherwise it is the first one. */
const BARE_NAME: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  draughts: { en: 'draughts:english', fr: 'draughts:international' },
};

/** A game as a picture of its board: one tap anywhere on it begins. */
function GameCard({ entry: { name, title, picture, variants } }: { readonly entry: BoardGameInfo }) {
  const game = pageText(title);
  const first = BARE_NAME[name]?.[language.value] ?? variants[0].spec;
  return (
    <li class="game card">
      <a class="begin" href={`#/play/${first}`} aria-label={homeText.play({ game })}>
        <span class="stand">
          <Picture scene={picture} />
        </span>
        <span class="name heading">{game}</span>
      </a>
      <div class="card-foot">
        <a href={`#/rules/${first}`} aria-label={shellText.rulesOf({ game })}>
          {shellText.rules}
        </a>
        {variants.length >= MANY && (
          <details>
            <summary>
              <span>{homeText.ruleSets({ count: variants.length })}</span>
            </summary>
            <ul class="variants raised" aria-label={homeText.variants({ game })}>
              {variants.map(({ spec, title }) => (
                <li key={spec}>
                  <a href={`#/play/${spec}`}>{pageText(title)}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
