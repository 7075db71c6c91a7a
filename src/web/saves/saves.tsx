import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gameName, type Scene } from '../../games/index.ts';
import type { MatchData } from '../../match/index.ts';
import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { FilePanel } from './file-panel.tsx';
import { IconButton } from './icon.tsx';
import { useDrop, useImport } from './import-state.ts';
import { saveStore } from './kept.ts';
import { useKeptGames } from './kept-games.ts';
import { gameTitle } from './match-title.ts';
import { type Notice, NoticeLine } from './notice.tsx';
import { Recent } from './recent.tsx';
import type { SavedGame } from './saved-game.ts';
import { Slots } from './slots.tsx';
import type { SaveStore } from './store.ts';
import { savesText } from './words.ts';
import './saves.css';

interface Props {
  /** The game at the board, named with its options. */
  readonly game: string;
  readonly data: MatchData;
  readonly scene: Scene;
  readonly store?: SaveStore;
  readonly onOpen: (data: MatchData) => void;
  readonly onClose: () => void;
}

/** The saves of a game in a window over it: ten slots and more, the games played last, files. */
export function Saves({ game, data, scene, store = saveStore, onOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const { entries, recent, problem } = useKeptGames(store, gameName(game));
  const importing = useImport(game, onOpen);
  const hovering = useDrop(importing.take);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // What had the focus may go: whoever uses keys is still in this window.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  });
  const open = (saved: SavedGame) => onOpen(saved.data);
  const others = recent.filter(({ data: kept }) => kept.seed !== data.seed || kept.moves[0] !== data.moves[0]);
  return (
    <dialog
      ref={dialog}
      class={hovering ? 'saves-window hovering' : 'saves-window'}
      aria-labelledby="saves-title"
      onClose={onClose}
      closedby="any"
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="inside">
        <header>
          <h2 id="saves-title" tabIndex={-1} autofocus>
            {shellText.savesTitle} <span class="of">{gameTitle(game)}</span>
          </h2>
          <IconButton name="close" label={shellText.close} onClick={() => dialog.current?.close()} />
        </header>
        {problem !== undefined && <p class="news wrong">{said(problem)}</p>}
        <NoticeLine
          notice={notice}
          onUndo={(removed) => void store.restore(removed).then(() => setNotice(undefined))}
          onRead={() => setNotice(undefined)}
        />
        {entries === undefined && problem === undefined && (
          <p class="fetching" role="status">
            {savesText.fetching}
          </p>
        )}
        {entries !== undefined && problem === undefined && (
          <Slots store={store} entries={entries} current={{ data, scene }} onOpen={open} onNotice={setNotice} />
        )}
        <Recent games={others} onOpen={open} onForget={(id) => void store.forget(id)} />
        <FilePanel data={data} importing={importing} />
      </div>
      {hovering && <p class="drop-here">{savesText.dropNow}</p>}
    </dialog>
  );
}
