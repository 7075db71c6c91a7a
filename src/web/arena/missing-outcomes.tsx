import { MAX, MIN } from '../../core/index.ts';
import { nameInSentence } from '../../draw/index.ts';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** Names that the sentence lists. */
const LISTED = 6;

/** Asks the visitor who wins at vertices without a move whose result the text does not give. */
export function MissingOutcomes({ store }: { readonly store: ArenaStore }) {
  const unsaid = store.withoutOutcome.value;
  const names = unsaid.slice(0, LISTED).map((vertex) => nameInSentence(store.names.value[vertex]));
  return (
    <div class="unsaid" aria-live="polite">
      {unsaid.length > 0 && (
        <>
          <p>{arenaText.unsaid({ names: unsaid.length > LISTED ? [...names, '…'] : names, count: unsaid.length })}</p>
          <div class="row">
            <button type="button" onClick={() => store.settle(MAX)}>
              {arenaText.adamThere}
            </button>
            <button type="button" onClick={() => store.settle(MIN)}>
              {arenaText.eveThere}
            </button>
            <button type="button" onClick={() => store.settle('stuck-loses')}>
              {arenaText.stuckLoses}
            </button>
            <button type="button" onClick={() => store.settle(0)}>
              {arenaText.drawThere}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
