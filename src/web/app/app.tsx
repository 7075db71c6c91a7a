import { useEffect, useRef } from 'preact/hooks';
import { shelf } from '../../games/index.ts';
import { fill } from '../fill.ts';
import { Home } from '../home/index.ts';
import { language, said } from '../spoken.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { Help } from './help.tsx';
import { Loaded } from './loaded.tsx';
import { playPage, savesPage } from './pages.ts';
import { type Route, route } from './route.ts';
import { shellText } from './strings.ts';

export function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const now = route.value;
  useEffect(() => {
    document.documentElement.lang = language.value;
    document.title = titleOf(now);
  }, [now, language.value]);
  /** Whoever cannot see that the page has changed is brought to its beginning. Not on arrival: there the browser does it. */
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
        {shellText('skip')}
      </button>
      <Header />
      <main id="main" ref={main} tabIndex={-1} class={`on-${now.page}`}>
        <Boundary key={now}>
          <Page route={now} onShown={shown} />
        </Boundary>
      </main>
      <Help />
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
  return <Unknown hash={route.hash} />;
}

function Unknown({ hash }: { readonly hash: string }) {
  return (
    <section class="card broken">
      <h1 tabIndex={-1}>{shellText('unknownTitle')}</h1>
      <p>{fill(shellText('unknown'), { hash })}</p>
      <p class="ways">
        <a href="#/">{shellText('backHome')}</a>
      </p>
    </section>
  );
}

function titleOf(route: Route): string {
  if (route.page === 'home') return shellText('homeTitle');
  const game = route.page === 'play' ? shelf.find(({ name }) => name === route.game) : undefined;
  const title = game === undefined ? shellText(route.page === 'saves' ? 'savesTitle' : 'unknownTitle') : said(game.title);
  return `${title} · Minerve`;
}
