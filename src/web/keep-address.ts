import { effect } from '@preact/signals';
import { LONGEST_ADDRESS } from './fields.ts';

/** The address follows so soon: browsers refuse more than some changes a second. */
const ADDRESS_MS = 250;

/**
 * Writes the state of a page to its address until the returned function is called. An address that is too long to be
 * opened again is not written: the last one stays.
 */
export function keepAddress(address: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let own = location.hash;
  const write = (next: string) => {
    // If the user has left for another page meanwhile, its address stays.
    if (location.hash !== own || next.length > LONGEST_ADDRESS) return;
    history.replaceState(history.state, '', next);
    own = location.hash;
  };
  const stop = effect(() => {
    const next = address();
    clearTimeout(timer);
    timer = setTimeout(() => write(next), ADDRESS_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
