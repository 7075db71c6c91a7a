import { useSignal } from '@preact/signals';
import { Loaded } from '../loaded.tsx';
import { courseText } from './words.ts';

const listing = async () => (await import('../tree/now-panel.tsx')).Listing;

/** A listing, for who wants to see it. */
export function Program({ name }: { readonly name: string }) {
  const open = useSignal(false);
  return (
    <details class="chapter-program" onToggle={({ currentTarget }) => (open.value ||= currentTarget.open)}>
      <summary>{courseText.program}</summary>
      {open.value && <Loaded load={listing} props={{ of: name }} />}
    </details>
  );
}
