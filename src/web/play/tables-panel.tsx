import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { callWorker, workerThread } from '../../jobs/index.ts';
import { folderName, type NamedBlob, tableError } from '../../tablebases/index.ts';
import { pageText } from '../language.ts';
import { problemIn } from '../match/address.ts';
import { endgameFiles } from '../match/computer-seats.ts';
import { shellText } from '../words.ts';
import type { PlayStore } from './store.ts';
import { text } from './tables-words.ts';
import type { TablesReply, TablesRequest } from './tables-worker.ts';

/**
 * The number of pieces for which tables are solved in the page: a million positions on a board of 10x10, in a second or
 * two.
 */
const PIECES = 3;
const TABLE = /\.table$/i;

/** How many pieces the tables of each game have. */
const piecesOf = signal<ReadonlyMap<string, number>>(new Map());

/** A worker that solves or reads tables. */
interface Work {
  /** Ends it. */
  readonly cancel: AbortController;
  /** How much is done, from 0 to 1; undefined while files are read. */
  readonly share: number | undefined;
}

interface Props {
  readonly session: PlayStore;
}

/** Tablebases for the board: solved here, or opened from files. They stay loaded while the page is open. */
export function TablesPanel({ session }: Props) {
  const { match } = session;
  const { game } = match;
  /** The name of the folder with the game's tables; undefined if it has none. */
  const folder = useSignal<string | undefined>(undefined);
  const work = useSignal<Work | undefined>(undefined);
  const problem = useSignal<Problem | string | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    // Some kinds of a game have none.
    void descriptorOf(game)
      ?.tablebases?.(game)
      .then((rules) => {
        if (wanted) folder.value = rules && folderName(rules);
      });
    return () => {
      wanted = false;
      work.value?.cancel.abort();
      work.value = undefined;
    };
  }, [game]);

  const end = (why?: Problem | string) => {
    work.value?.cancel.abort();
    work.value = undefined;
    problem.value = why;
  };
  const start = async (request: TablesRequest) => {
    end();
    const cancel = new AbortController();
    work.value = { cancel, share: 'files' in request ? undefined : 0 };
    try {
      const { files, pieces } = await callWorker<TablesReply, number>(
        (events) => workerThread(new Worker(new URL('./tables-worker.ts', import.meta.url), { type: 'module' }), events),
        request,
        {
          signal: cancel.signal,
          onProgress: (share) => {
            if (!cancel.signal.aborted) work.value = { cancel, share };
          },
        },
      );
      if (cancel.signal.aborted) return;
      end();
      piecesOf.value = new Map(piecesOf.value).set(game.name, pieces);
      endgameFiles.value = new Map(endgameFiles.value).set(game.name, files);
      session.showValues(true);
    } catch (thrown) {
      if (!cancel.signal.aborted) end(problemIn(thrown));
    }
  };
  const open = (files: readonly File[]) => {
    const chosen = files.filter(({ name }) => TABLE.test(name));
    if (chosen.length === 0) end(tableError('no-table-files'));
    else
      void start({ game: game.name, files: withFiles(endgameFiles.value.get(game.name) ?? [], ofFolder(chosen, folder.value)) });
  };
  if (folder.value === undefined) return null;

  const pieces = piecesOf.value.get(game.name);
  const now = work.value;
  const busy = now !== undefined;
  const there = match.stand.value.scene.cells.filter(({ piece }) => piece !== undefined).length;
  return (
    <section class="card solve tables" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p class="muted legend">{pieces === undefined ? text.lead : text.rules}</p>
      {busy ? (
        <button type="button" class="stop" onClick={() => end(text.stopped)}>
          {shellText.cancel}
        </button>
      ) : (
        pieces === undefined && (
          <button type="button" class="main" onClick={() => void start({ game: game.name, pieces: PIECES })}>
            {text.build({ pieces: PIECES })}
          </button>
        )
      )}
      {busy && (
        <label class="known stack tight muted">
          {now.share === undefined ? text.checking : text.building({ share: Math.floor(100 * now.share) })}
          <progress {...(now.share !== undefined && { value: now.share })} />
        </label>
      )}
      {!busy && (
        <p class="table-files row">
          <FileButton label={text.open} onFiles={open} />
          <FileButton label={text.openFolder} folder onFiles={open} />
        </p>
      )}
      <p class="answer" role="status">
        {problem.value !== undefined
          ? typeof problem.value === 'string'
            ? problem.value
            : pageText(problem.value)
          : pieces !== undefined && !busy && `${text.ready({ pieces })} ${there > pieces ? text.beyond : ''}`}
      </p>
    </section>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly folder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileButton({ label, folder = false, onFiles }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const picked = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    // The same files may be chosen again, once they are mended.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <>
      <button type="button" onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        class="picker"
        type="file"
        hidden
        multiple
        {...(folder ? { webkitdirectory: true } : { accept: '.table' })}
        onChange={picked}
      />
    </>
  );
}

/** Those of one game, where a folder with the tables of several was chosen. */
function ofFolder(files: readonly File[], folder: string | undefined): NamedBlob[] {
  const own = files.filter(({ webkitRelativePath }) => webkitRelativePath.split('/').at(-2) === folder);
  return (own.length > 0 ? own : files).map((file) => ({ name: file.name, blob: file }));
}

/** With these files; those of the same name are the new ones. */
function withFiles(old: readonly NamedBlob[], added: readonly NamedBlob[]): NamedBlob[] {
  return [...new Map([...old, ...added].map((file) => [file.name, file])).values()];
}
