import { type ComponentType, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boardGameInfoOf, boardGames } from '../../games/index.ts';
import { localeOf } from '../../i18n/index.ts';
import { showChosenTheme } from '../browser.ts';
import { LONGEST_ADDRESS } from '../fields.ts';
import { Home } from '../home/home.tsx';
import { noteLesson } from '../home/lesson.ts';
import { language, pageText } from '../language.ts';
import { Boundary, Broken, Loaded } from '../loaded.tsx';
import { keepOffline, newVersion } from '../pwa/keep-offline.ts';
import { shellText } from '../words.ts';
import { Header, Help } from './header.tsx';
import { type ExplainingPage, followAddress, headline, isWorkbench, type Route, route } from './route.ts';

/** The pages whose code is loaded when they are wanted. */
const playPage = async () => (await import('../play/play-page.tsx')).PlayPage;
const rulesPage = async () => (await import('../rules/rules-page.tsx')).RulesPage;
const savesPage = async () => (await import('../saves/saves.tsx')).SavesPage;

/** Those that explain read their own address, and have the name of their route as a folder. */
const explaining: Readonly<Record<ExplainingPage, () => Promise<ComponentType<{ readonly address: string }>>>> = {
  tree: async () => (await import('../tree/tree-page.tsx')).TreePage,
  jury: async () => (await import('../jury/jury-page.tsx')).JuryPage,
  arena: async () => (await import('../arena/arena-page.tsx')).ArenaPage,
  evaluate: async () => (await import('../evaluate/evaluate-page.tsx')).EvaluatePage,
  exercises: async () => (await import('../exercises/exercises-page.tsx')).ExercisesPage,
  sheet: async () => (await import('../sheet/sheet-page.tsx')).SheetPage,
  lab: async () => (await import('../lab/lab-page.tsx')).LabPage,
  proof: async () => (await import('../proof/proof-page.tsx')).ProofPage,
  solved: async () => (await import('../solved/solved-page.tsx')).SolvedPage,
  teach: async () => (await import('../teach/teach-page.tsx')).TeachPage,
  code: async () => (await import('../code/code-page.tsx')).CodePage,
  sources: async () => (await import('../sources/sources-page.tsx')).SourcesPage,
  course: async () => (await import('../course/course-page.tsx')).CoursePage,
};

function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const now = route.value;
  useEffect(() => {
    document.documentElement.lang = localeOf(language.value);
    document.title = titleOf(now);
    noteLesson(now, headline.value?.());
  }, [now, headline.value, language.value]);
  /**
   * Users of screen readers do not see that the page has changed, so the focus goes to its beginning. Not on the first
   * load, where the browser does this.
   */
  const shown = () => {
    if (!first.current) {
      scrollTo(0, 0);
      // If a panel of the header has been opened meanwhile, the focus stays in it.
      if (document.querySelector('.pages [aria-expanded="true"]') === null)
        (main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current)?.focus({ preventScroll: true });
    }
    first.current = false;
  };
  return (
    <>
      <button type="button" class="skip main" onClick={() => main.current?.focus()}>
        {shellText.skip}
      </button>
      <Header />
      <main id="main" ref={main} tabIndex={-1} class={`${isWorkbench(now) ? 'bench' : 'page'} on-${now.page}`}>
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
    if (route.page === 'home' || route.page === 'unknown' || route.page === 'too-long') onShown();
  }, []);
  if (route.page === 'home') return <Home />;
  if (route.page === 'too-long')
    return <NoPage title={shellText.tooLongTitle} why={shellText.tooLong({ most: LONGEST_ADDRESS })} />;
  if (route.page === 'saves') return <Loaded load={savesPage} props={{}} onShown={onShown} />;
  if (route.page === 'play') return <Loaded load={playPage} props={{ address: route.hash }} onShown={onShown} />;
  if (route.page === 'rules' && boardGameInfoOf(route.spec) !== undefined)
    return <Loaded load={rulesPage} props={{ spec: route.spec }} onShown={onShown} />;
  if (route.page === 'rules' || route.page === 'unknown')
    return <NoPage title={shellText.unknownTitle} why={shellText.unknown({ hash: route.hash })} />;
  return <Loaded load={explaining[route.page]} props={{ address: route.hash }} onShown={onShown} />;
}

function NoPage(props: { readonly title: string; readonly why: string }) {
  return (
    <Broken {...props}>
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

const later = () => {
  newVersion.value = undefined;
};

/** Tells that a newer version is there, in a corner; nothing changes until its button is pressed. */
function NewVersion() {
  const waiting = newVersion.value;
  if (waiting === undefined) return null;
  return (
    <div class="new-version raised row" role="status">
      <p>{shellText.ready}</p>
      <button type="button" class="main" onClick={() => waiting.takeOver()}>
        {shellText.reload}
      </button>
      <button type="button" class="quiet" onClick={later}>
        {shellText.later}
      </button>
    </div>
  );
}

function titleOf(route: Route): string {
  if (route.page === 'home') return shellText.homeTitle;
  if (headline.value !== undefined) return shellText.pageTitle({ page: headline.value() });
  if (route.page === 'unknown') return shellText.pageTitle({ page: shellText.unknownTitle });
  if (route.page === 'too-long') return shellText.pageTitle({ page: shellText.tooLongTitle });
  if (!('game' in route)) return shellText.pageTitle({ page: shellText[route.page] });
  const title = boardGames.find(({ name }) => name === route.game)?.title;
  if (title === undefined) return shellText.pageTitle({ page: shellText.unknownTitle });
  const game = pageText(title);
  return shellText.pageTitle({ page: route.page === 'rules' ? shellText.rulesOf({ game }) : game });
}

showChosenTheme();
followAddress();
render(<App />, document.getElementById('app') as HTMLElement);
keepOffline();
