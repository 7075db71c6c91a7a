import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import type { Importing } from './import-state.ts';
import { savesText } from './words.ts';

/** What has become of the file. Whatever comes from it is shown as text. */
export function ImportNews({ importing: { state, open, leave } }: { readonly importing: Importing }) {
  if (state.kind === 'none' || state.kind === 'several') return null;
  if (state.kind === 'reading') return <p class="news">{savesText.reading({ file: state.file })}</p>;
  const isStopped = state.kind === 'stopped';
  return (
    <div class="news wrong">
      <p class="headline">{savesText[isStopped ? 'stopped' : 'refused']({ file: state.file })}</p>
      <p>{said(state.problem)}</p>
      <div class="row-of-buttons">
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
