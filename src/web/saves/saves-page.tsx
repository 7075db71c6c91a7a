import { useState } from 'preact/hooks';
import { shelf } from '../../games/index.ts';
import { writeSaves } from '../../match/index.ts';
import { goToMatch } from '../match/address.ts';
import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { FilePanel } from './file-panel.tsx';
import { download } from './files.ts';
import { Icon } from './icon.tsx';
import { useDrop, useImport } from './import-state.ts';
import { saveStore } from './kept.ts';
import { useKeptGames } from './kept-games.ts';
import { gameTitle } from './match-title.ts';
import { type Notice, NoticeLine } from './notice.tsx';
import { Recent } from './recent.tsx';
import type { SavedGame, SaveEntry } from './saved-game.ts';
import { Slots } from './slots.tsx';
import { gameOf } from './store.ts';
import { savesText } from './words.ts';
import './saves.css';

/** All that this browser keeps, game by game. */
export function SavesPage() {
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const { entries, recent, problem } = useKeptGames(saveStore, undefined);
  const importing = useImport(undefined, goToMatch);
  const hovering = useDrop(importing.take);
  const open = (saved: SavedGame) => goToMatch(saved.data);
  const kept = groups(entries ?? []);
  const whole = (entries ?? []).flatMap((entry) => (entry.state === 'whole' ? [entry.saved] : []));
  const isEmpty = entries !== undefined && problem === undefined && kept.length === 0 && recent.length === 0;
  return (
    <div class="saves-page">
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.savesTitle}</h1>
        <p>{savesText.lead}</p>
      </div>
      {problem !== undefined && <p class="news wrong">{said(problem)}</p>}
      <NoticeLine
        notice={notice}
        onUndo={(removed) => void saveStore.restore(removed).then(() => setNotice(undefined))}
        onRead={() => setNotice(undefined)}
      />
      {isEmpty && (
        <p class="news">
          {savesText.nothingSaved} <a href="#/">{shellText.toGames}</a>
        </p>
      )}
      <Recent games={recent} onOpen={open} onForget={(id) => void saveStore.forget(id)} />
      {kept.map(([game, saves]) => (
        <section key={game} aria-label={gameTitle(game)}>
          <div class="section-head">
            <h2>{gameTitle(game)}</h2>
          </div>
          <Slots store={saveStore} entries={saves} onlyFull onOpen={open} onNotice={setNotice} />
        </section>
      ))}
      {whole.length > 1 && (
        <p class="row-of-buttons">
          <button type="button" onClick={() => download(writeSaves(whole), 'json', `${savesText.allFile}.json`)}>
            <Icon name="save" />
            {savesText.exportAll}
          </button>
        </p>
      )}
      <FilePanel importing={importing} />
      {hovering && <p class="drop-here">{savesText.dropNow}</p>}
    </div>
  );
}

/** In the order of the shelf; what is of no game that we know comes last. */
function groups(entries: readonly SaveEntry[]): [game: string, entries: SaveEntry[]][] {
  const known = new Map<string, SaveEntry[]>([...shelf.map(({ name }) => name), ''].map((name) => [name, []]));
  for (const entry of entries) (known.get(gameOf(entry)) ?? (known.get('') as SaveEntry[])).push(entry);
  return [...known].filter(([, saves]) => saves.length > 0);
}
