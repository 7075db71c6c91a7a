import { MAX, MIN } from '../../core/index.ts';
import { nameInSentence } from '../../draw/index.ts';
import type { ArenaDesk } from './state.ts';
import { arenaText } from './words.ts';

/** Names that the sentence lists. */
const LISTED = 6;

/** Asks the visitor for the winner at vertices without a move and without a declared winner. */
export function Unsaid({ desk }: { readonly desk: ArenaDesk }) {
  const unsaid = desk.unsaid.value;
  const names = unsaid.slice(0, LISTED).map((vertex) => nameInSentence(desk.names.value[vertex]));
  return (
    <div class="unsaid" aria-live="polite">
      {unsaid.length > 0 && (
        <>
          <p>{arenaText.unsaid({ names: unsaid.length > LISTED ? [...names, '…'] : names, count: unsaid.length })}</p>
          <div class="arena-row">
            <button type="button" onClick={() => desk.settle(MAX)}>
              {arenaText.adamThere}
            </button>
            <button type="button" onClick={() => desk.settle(MIN)}>
              {arenaText.eveThere}
            </button>
            <button type="button" onClick={() => desk.settle('stuck-loses')}>
              {arenaText.stuckLoses}
            </button>
            <button type="button" onClick={() => desk.settle(0)}>
              {arenaText.drawThere}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
