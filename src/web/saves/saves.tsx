import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { boardGames, gameName, type Scene } from '../../games/index.ts';
import { type MatchData, writeSaves } from '../../match/index.ts';
import { gameTitle } from '../board/index.ts';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { goToMatch } from '../match/address.ts';
import { shellText } from '../words.ts';
import { download } from './files.ts';
import { FilePanel, useImport } from './importing.tsx';
import type { SavedGame, SaveEntry } from './saved-game.ts';
import { type Notice, Recent, Slots } from './slots.tsx';
import { saveStore } from './store.ts';
import { savesText } from './words.ts';
import './saves.css';

interface Props {
  /** The game at the board. */
  readonly data: MatchData;
  readonly scene: Scene;
  readonly onOpen: (data: MatchData) => void;
  readonly onClose: () => void;
}

/** The saves of a game in a window over it: ten slots and more, the games played last, files. */
export function Saves({ data, scene, onOpen, onClose }: Props) {
  const { game } = data;
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const { entries, recent, problem } = useKeptGames(gameName(game));
  const importing = useImport(game, onOpen);
  const open = (saved: SavedGame) => onOpen(saved.data);
  const others = recent.filter(({ data: kept }) => kept.seed !== data.seed || kept.moves[0] !== data.moves[0]);
  return (
    <Dialog
      title={
        <>
          {shellText.saves} <span class="of">{gameTitle(game)}</span>
        </>
      }
      class="saves-window"
      fromTitle
      onClose={onClose}
    >
      {problem !== undefined && <p class="news box wrong">{pageText(problem)}</p>}
      <NoticeLine notice={notice} onNotice={setNotice} />
      {entries === undefined && problem === undefined && (
        <p class="fetching" role="status">
          {savesText.fetching}
        </p>
      )}
      {entries !== undefined && problem === undefined && (
        <Slots entries={entries} current={{ data, scene }} onOpen={open} onNotice={setNotice} />
      )}
      <Recent games={others} onOpen={open} />
      <FilePanel data={data} importing={importing} />
      {importing.hovering && <p class="drop-here">{savesText.dropNow}</p>}
    </Dialog>
  );
}

/** All that this browser keeps, game by game. */
export function SavesPage() {
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const { entries, recent, problem } = useKeptGames(undefined);
  const importing = useImport(undefined, goToMatch);
  const open = (saved: SavedGame) => goToMatch(saved.data);
  const kept = groups(entries ?? []);
  const whole = (entries ?? []).filter((entry) => entry.state === 'whole');
  const isEmpty = entries !== undefined && problem === undefined && kept.length === 0 && recent.length === 0;
  return (
    <div class="saves-page stack">
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.saves}</h1>
        <p>{savesText.lead}</p>
      </div>
      {problem !== undefined && <p class="news box wrong">{pageText(problem)}</p>}
      <NoticeLine notice={notice} onNotice={setNotice} />
      {isEmpty && (
        <p class="news box">
          {savesText.nothingSaved({ saves: shellText.saves })} <a href="#/">{shellText.toGames}</a>
        </p>
      )}
      <Recent games={recent} onOpen={open} />
      {kept.map(([game, saves]) => (
        <section key={game} aria-label={gameTitle(game)}>
          <div class="section-head row words">
            <h2>{gameTitle(game)}</h2>
          </div>
          <Slots entries={saves} onlyFull onOpen={open} onNotice={setNotice} />
        </section>
      ))}
      {whole.length > 1 && (
        <p class="row">
          <button type="button" onClick={() => download(writeSaves(whole), 'json', `${savesText.allFile}.json`)}>
            <Icon name="keep" />
            {savesText.exportAll}
          </button>
        </p>
      )}
      <FilePanel importing={importing} />
      {importing.hovering && <p class="drop-here">{savesText.dropNow}</p>}
    </div>
  );
}

/** In the order of the games on the home page; unknown games come last. */
function groups(entries: readonly SaveEntry[]): [game: string, entries: SaveEntry[]][] {
  const known = new Map<string, SaveEntry[]>([...boardGames.map(({ name }) => name), ''].map((name) => [name, []]));
  for (const entry of entries) (known.get(entry.game) ?? (known.get('') as SaveEntry[])).push(entry);
  return [...known].filter(([, saves]) => saves.length > 0);
}

interface KeptGames {
  /** undefined: they are being fetched. */
  readonly entries: readonly SaveEntry[] | undefined;
  readonly recent: readonly SavedGame[];
  /** Why there are none, where the browser keeps nothing. */
  readonly problem: Problem | undefined;
}

const NOT_YET: KeptGames = { entries: undefined, recent: [], problem: undefined };

/** The saves of a game, or of all games; read again after every change, in this tab or another. */
function useKeptGames(game: string | undefined): KeptGames {
  const [kept, setKept] = useState(NOT_YET);
  const version = saveStore.changes.value;
  useEffect(() => {
    let wanted = true;
    const fetch = async () => {
      const [entries, recent] = await Promise.all([saveStore.list(game), saveStore.recent(game)]);
      if (!wanted) return;
      setKept({ entries: entries.ok ? entries.value : [], recent, problem: entries.ok ? undefined : entries.error });
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [game, version]);
  return kept;
}

/** How long good news stays. What can be undone stays until something else happens. */
const READ_MS = 5000;

interface NoticeProps {
  readonly notice: Notice | undefined;
  readonly onNotice: (notice: undefined) => void;
}

/**
 * One line that says what happened, and takes a deletion back. The place is there from the start, so that it is read
 * aloud when it fills.
 */
function NoticeLine({ notice, onNotice }: NoticeProps) {
  useEffect(() => {
    if (notice?.kind !== 'saved') return;
    const timer = setTimeout(onNotice, READ_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div class="notice" role="status">
      {notice?.kind === 'saved' && <p>{savesText.saved({ slot: notice.slot, name: notice.name })}</p>}
      {notice?.kind === 'problem' && <p>{pageText(notice.problem)}</p>}
      {notice?.kind === 'deleted' && (
        <>
          <p>{savesText.deleted({ name: notice.name })}</p>
          <button type="button" onClick={() => void saveStore.restore(notice.removed).then(() => onNotice(undefined))}>
            {savesText.undo}
          </button>
        </>
      )}
    </div>
  );
}
