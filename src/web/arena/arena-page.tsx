import { shellText } from '../words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** Arenas and their attractors (document 004): typed, drawn by hand or of a small game. */
export function ArenaPage({ address }: Props) {
  return (
    <h1 tabIndex={-1} data-address={address}>
      {shellText.arena}
    </h1>
  );
}
