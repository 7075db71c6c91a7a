import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { type FoundGame, formsOf, type LoadedGame, type MatchData } from '../../match/index.ts';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { problemIn } from '../match/address.ts';
import { shellText } from '../words.ts';
import { ACCEPTED, downloadGame, type FoundGames, readFile } from './files.ts';
import { savesText } from './words.ts';

/** How far a file has come. */
type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'refused'; readonly file: string; readonly problem: Problem }
  /** The rules end the game before the end of the record: the user decides. */
  | { readonly kind: 'stopped'; readonly file: string; readonly taken: LoadedGame; readonly problem: Problem }
  | { readonly kind: 'several'; readonly file: string; readonly found: FoundGames };

interface FileImport {
  readonly state: ImportState;
  /** A file hovers over the page. */
  readonly hovering: boolean;
  readonly take: (file: File) => void;
  readonly choose: (file: string, game: FoundGame) => void;
  readonly open: (taken: LoadedGame) => void;
  readonly leave: () => void;
}

/** Files that somebody brings: one whole game is opened at once, anything else is asked about. The last file counts. */
export function useImport(wanted: string | undefined, onOpen: (data: MatchData) => void): FileImport {
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const turn = useRef(0);
  const open = ({ data }: LoadedGame) => {
    setState({ kind: 'none' });
    onOpen(data);
  };
  const choose = async (file: string, game: FoundGame) => {
    const mine = ++turn.current;
    setState({ kind: 'reading', file });
    const taken = await caught(() => game.read());
    if (mine !== turn.current) return;
    if (!taken.ok) setState({ kind: 'refused', file, problem: taken.error });
    else if (taken.value.stopped === undefined) open(taken.value);
    else if (taken.value.data.moves.length === 0) setState({ kind: 'refused', file, problem: taken.value.stopped });
    else setState({ kind: 'stopped', file, taken: taken.value, problem: taken.value.stopped });
  };
  const take = async (file: File) => {
    const mine = ++turn.current;
    setState({ kind: 'reading', file: file.name });
    const found = await caught(() => readFile(file, wanted));
    if (mine !== turn.current) return;
    if (!found.ok) setState({ kind: 'refused', file: file.name, problem: found.error });
    else if (found.value.games.length === 1) await choose(file.name, found.value.games[0]);
    else setState({ kind: 'several', file: file.name, found: found.value });
  };
  return {
    state,
    hovering: useDrop((file) => void take(file)),
    take: (file) => void take(file),
    choose: (file, game) => void choose(file, game),
    open,
    leave: () => {
      turn.current++;
      setState({ kind: 'none' });
    },
  };
}

async function caught<T>(work: () => Promise<T>): Promise<T | { readonly ok: false; readonly error: Problem }> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, error: problemIn(error) };
  }
}

/**
 * Whether a file hovers over the page. While this is used, files that are dropped anywhere on the page are taken,
 * instead of being shown in its place.
 */
function useDrop(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      setHovering(false);
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', left, { signal });
    addEventListener('drop', drop, { signal });
    return () => gone.abort();
  }, []);
  return hovering;
}

interface FilePanelProps {
  /** The game that could be taken along. */
  readonly data?: MatchData | undefined;
  readonly importing: FileImport;
}

/** Games to files and from files. */
export function FilePanel({ data, importing }: FilePanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  const news = useNewsInSight(importing.state);
  const picked = () => {
    const input = picker.current as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be picked again after it was changed.
    input.value = '';
    if (file !== undefined) importing.take(file);
  };
  return (
    <section class="file-panel stack wide" aria-labelledby="files-title">
      <h2 id="files-title" class="unseen">
        {savesText.files}
      </h2>
      <div class="ways-of-files row">
        {data !== undefined && (
          <div>
            <h3>{savesText.thisGame}</h3>
            <div class="row">
              {formsOf(data.game).map((form) => (
                <button
                  key={form}
                  type="button"
                  translate={false}
                  title={form === 'json' ? savesText.complete : undefined}
                  onClick={() => downloadGame(data, '', form)}
                >
                  <Icon name="keep" />
                  {form.toUpperCase()}
                </button>
              ))}
            </div>
          </div>
        )}
        <div>
          <h3>{savesText.fromFile}</h3>
          <div class="row">
            <button type="button" onClick={() => picker.current?.click()}>
              <Icon name="file" />
              {savesText.choose}
            </button>
            <span class="note">{savesText.drop}</span>
          </div>
          <input ref={picker} class="picker" type="file" accept={ACCEPTED} hidden onChange={picked} />
        </div>
        <PasteForm onText={importing.take} />
      </div>
      <div ref={news}>
        <div aria-live="polite">
          <ImportNews importing={importing} />
        </div>
        <FoundList importing={importing} />
      </div>
    </section>
  );
}

/**
 * The result of opening a file is below everything else, so it is scrolled into view, and a question gets the focus.
 */
function useNewsInSight(state: ImportState) {
  const news = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state.kind === 'none' || state.kind === 'reading') return;
    news.current?.scrollIntoView({ block: 'nearest' });
    news.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [state]);
  return news;
}

/** A game as text that somebody has copied elsewhere: it is read like a file. */
function PasteForm({ onText }: { readonly onText: (file: File) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  const open = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '') onText(new File([text], savesText.pasted));
  };
  return (
    <form class="paste" onSubmit={open}>
      <label for={id}>{savesText.paste}</label>
      <div>
        <textarea
          id={id}
          rows={2}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {savesText.open}
        </button>
      </div>
    </form>
  );
}

/** The result of opening a file. Its content is shown as text only. */
function ImportNews({ importing: { state, open, leave } }: { readonly importing: FileImport }) {
  if (state.kind === 'none' || state.kind === 'several') return null;
  if (state.kind === 'reading')
    return (
      <p class="news box">
        {state.file === savesText.pasted ? savesText.readingPasted : savesText.reading({ file: state.file })}
      </p>
    );
  const isStopped = state.kind === 'stopped';
  return (
    <div class="news box wrong">
      <p class="headline strong">{savesText[isStopped ? 'stopped' : 'refused']({ file: state.file })}</p>
      <p>{pageText(state.problem)}</p>
      <div class="row">
        {isStopped && (
          <button type="button" class="main" onClick={() => open(state.taken)}>
            {savesText.openPart({ plies: shellText.countedMoves(state.taken.data.moves.length) })}
          </button>
        )}
        <button type="button" onClick={leave}>
          {shellText.close}
        </button>
      </div>
    </div>
  );
}

/** Games of a file that are shown at once; more are found by searching. */
const SHOWN = 100;

/** The games of a file with several, to choose from. */
function FoundList({ importing: { state, choose, leave } }: { readonly importing: FileImport }) {
  const [words, setWords] = useState('');
  if (state.kind !== 'several') return null;
  const { games, cut } = state.found;
  const isPasted = state.file === savesText.pasted;
  const numbered = games.map((game, i) => ({
    game,
    number: i + 1,
    title: game.title || savesText.unnamed({ number: i + 1 }),
  }));
  const found = numbered.filter(({ game, title }) => hasWords(title, game, words));
  return (
    <div class="found stack">
      <div class="found-head row words">
        <h3 tabIndex={-1}>{isPasted ? savesText.severalPasted : savesText.several({ file: state.file })}</h3>
        <span class="note">{savesText.gameCount({ count: games.length })}</span>
      </div>
      {cut && <p class="note">{savesText.cut}</p>}
      {games.length > 8 && (
        <input
          type="search"
          value={words}
          placeholder={savesText.filter}
          aria-label={savesText.filter}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ol class="found-games">
        {found.slice(0, SHOWN).map(({ game, number, title }) => (
          <li key={number}>
            <button type="button" onClick={() => choose(state.file, game)}>
              <span class="name" translate={false}>
                {title}
              </span>
              <span class="note">
                {[pageText(game.details), shellText.countedMoves(game.plies)].filter((part) => part !== '').join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p class="note">{savesText.noMatch}</p>}
      {found.length > SHOWN && <p class="note">{savesText.more({ count: found.length - SHOWN })}</p>}
      <button type="button" class="quiet" onClick={leave}>
        {shellText.cancel}
      </button>
    </div>
  );
}

function hasWords(title: string, { details }: FoundGame, words: string): boolean {
  const text = `${title} ${pageText(details)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
