import { useState } from 'preact/hooks';
import type { FoundGame } from '../../match/index.ts';
import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import type { Importing } from './import-state.ts';
import { savesText } from './words.ts';

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
    title: game.title || savesText.unnamed({ number: i + 1 }),
  }));
  const found = numbered.filter(({ game, title }) => hasWords(title, game, words));
  return (
    <div class="found">
      <div class="found-head">
        <h3>{savesText.several({ file: state.file })}</h3>
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
                {[said(game.details), shellText.countedMoves(game.plies)].filter((part) => part !== '').join(' · ')}
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
  const text = `${title} ${said(details)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
