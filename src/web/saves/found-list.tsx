import { useState } from 'preact/hooks';
import type { FoundGame } from '../../match/index.ts';
import { saidProblem } from '../match/refusal.ts';
import { said } from '../spoken.ts';
import type { Importing } from './import-state.ts';
import { countedMoves, savesText } from './strings.ts';

/** Games of a file that are shown at once; more are found by searching. */
const SHOWN = 100;

/** The games of a file with several, to choose from. */
export function FoundList({ importing: { state, choose, leave } }: { readonly importing: Importing }) {
  const [words, setWords] = useState('');
  if (state.kind !== 'several') return null;
  const { games, cut } = state.found;
  const numbered = games.map((game, i) => ({
    game,
    number: i + 1,
    title: game.title || savesText('unnamed', { number: i + 1 }),
  }));
  const found = numbered.filter(({ game, title }) => hasWords(title, game, words));
  return (
    <div class="found">
      <div class="found-head">
        <h3>{savesText('several', { file: state.file })}</h3>
        <span class="note">{savesText('gameCount', { count: games.length })}</span>
      </div>
      {cut && <p class="note">{savesText('cut')}</p>}
      {games.length > 8 && (
        <input
          type="search"
          value={words}
          placeholder={savesText('filter')}
          aria-label={savesText('filter')}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ol class="found-games">
        {found.slice(0, SHOWN).map(({ game, number, title }) => (
          <li key={number}>
            <button type="button" onClick={() => choose(state.file, game)}>
              <span class="name">{title}</span>
              <span class="note">{[detailsOf(game), countedMoves(game.plies)].filter((part) => part !== '').join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p class="note">{savesText('noMatch')}</p>}
      {found.length > SHOWN && <p class="note">{savesText('more', { count: found.length - SHOWN })}</p>}
      <button type="button" class="quiet" onClick={leave}>
        {savesText('cancel')}
      </button>
    </div>
  );
}

/** What is wrong with a game that cannot be read is said in its place. */
function detailsOf({ details }: FoundGame): string {
  return typeof details === 'string' ? details : said(saidProblem(details));
}

function hasWords(title: string, game: FoundGame, words: string): boolean {
  const text = `${title} ${detailsOf(game)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
