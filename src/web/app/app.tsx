import { type ComponentType, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shelf } from '../../games/index.ts';
import { localeOf } from '../../say/index.ts';
import { Home } from '../home/home.tsx';
import { Boundary, Loaded } from '../loaded.tsx';
import { keepOffline } from '../pwa/keep-offline.ts';
import { NewVersion } from '../pwa/new-version.tsx';
import { language, said } from '../spoken.ts';
import { showChosenTheme } from '../theme.ts';
import { shellText } from '../words.ts';
import { Header, Help } from './header.tsx';
import { type Explaining, followAddress, headline, type Route, route } from './route.ts';

/** The pages whose code is loaded when they are wanted. */
const playPage = async () => (await import('../play/play-page.tsx')).PlayPage;
const rulesPage = async () => (await import('../rules/rules-page.tsx')).RulesPage;
const savesPage = async () => (await import('../saves/saves.tsx')).SavesPage;

/** Those that explain read their own address, and have the name of their route as a folder. */
const explaining: Readonly<Record<Explaining, () => Promise<ComponentType<{ readonly address: string }>>>> = {
  tree: async () => (await import('../tree/tree-page.tsx')).TreePage,
  jury: async () => (await import('../jury/jury-page.tsx')).JuryPage,
  arena: async () => (await import('../arena/arena-page.tsx')).ArenaPage,
  evaluate: async () => (await import('../evaluate/evaluate-page.tsx')).EvaluatePage,
  exercises: async () => (await import('../exercises/exercises-page.tsx')).ExercisesPage,
  sheet: async () => (await import('../sheet/sheet-page.tsx')).SheetPage,
  lab: async () => (await import('../lab/lab-page.tsx')).LabPage,
  proof: async () => (await import('../proof/proof-page.tsx')).ProofPage,
  course: async () => (await import('../course/course-page.tsx')).CoursePage,
};

function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const now = route.value;
  useEffect(() => {
    document.documentElement.lang = localeOf(language.value);
    document.title = titleOf(now);
  }, [now, headline.value, language.value]);
  /**
   * Whoever cannot see that the page has changed is brought to its beginning. Not on arrival: there the browser does
   * it.
   */
  const shown = () => {
    if (!first.current) {
      scrollTo(0, 0);
      (main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current)?.focus({ preventScroll: true });
    }
    first.current = false;
  };
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {shellText.skip}
      </button>
      <Header />
      <main id="main" ref={main} tabIndex={-1} class={`on-${now.page}`}>
        <Boundary key={now}>
          <Page route={now} onShown={shown} />
        </Boundary>
      </main>
      <Help />
      <NewVersion />
    </>
  );
}

function Page({ route, onShown }: { readonly route: Route; readonly onShown: () => void }) {
  useEffect(() => {
    if (route.page === 'home' || route.page === 'unknown') onShown();
  }, []);
  if (route.page === 'home') return <Home />;
  if (route.page === 'saves') return <Loaded load={savesPage} props={{}} onShown={onShown} />;
  if (route.page === 'play') return <Loaded load={playPage} props={{ address: route.hash }} onShown={onShown} />;
  if (route.page === 'rules' && shelf.some(({ name }) => name === route.game))
    return <Loaded load={rulesPage} props={{ spec: route.spec }} onShown={onShown} />;
  if (route.page === 'rules' || route.page === 'unknown') return <Unknown hash={route.hash} />;
  return <Loaded load={explaining[route.page]} props={{ address: route.hash }} onShown={onShown} />;
}

function Unknown({ hash }: { readonly hash: string }) {
  return (
    <section class="card broken">
      <h1 tabIndex={-1}>{shellText.unknownTitle}</h1>
      <p>{shellText.unknown({ hash })}</p>
      <p class="ways">
        <a href="#/">{shellText.toGames}</a>
      </p>
    </section>
  );
}

function titleOf(route: Route): string {
  if (route.page === 'home') return shellText.homeTitle;
  if (headline.value !== undefined) return shellText.pageTitle({ page: headline.value() });
  if (!('game' in route)) return shellText.pageTitle({ page: shellText[route.page === 'unknown' ? 'unknownTitle' : route.page] });
  const title = shelf.find(({ name }) => name === route.game)?.title;
  if (title === undefined) return shellText.pageTitle({ page: shellText.unknownTitle });
  const game = said(title);
  return shellText.pageTitle({ page: route.page === 'rules' ? shellText.rulesOf({ game }) : game });
}

showChosenTheme();
followAddress();
render(<App />, document.getElementById('app') as HTMLElement);
keepOffline();
