import { useSignal } from '@preact/signals';
import { remember, remembered } from '../browser.ts';
import { pageText } from '../language.ts';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';

/**
 * A notice before a first game: a rule that surprises players who do not know it. It is not shown again once it was
 * closed.
 */
export function FirstGameNotice({ session: { match } }: { readonly session: PlayStore }) {
  const { firstGameNotice } = match.adapter;
  const key = `told.${firstGameNotice?.code}`;
  const isTold = useSignal(remembered(key) !== undefined);
  if (firstGameNotice === undefined || isTold.value || match.plies.value.length > 1) return null;
  const understand = () => {
    remember(key, 'yes');
    isTold.value = true;
  };
  return (
    <aside class="beforehand icon-word">
      <p>{pageText(firstGameNotice)}</p>
      <button type="button" onClick={understand}>
        {text.understood}
      </button>
    </aside>
  );
}
