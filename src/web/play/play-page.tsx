import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { boardGameInfoOf, boardGames, gameName } from '../../games/index.ts';
import type { MatchData } from '../../match/index.ts';
import { decoded } from '../app/route.ts';
import { pageText } from '../language.ts';
import { Broken, Waiting } from '../loaded.tsx';
import { readAddress } from '../match/address.ts';
import './play.css';
import { shellText } from '../words.ts';
import { freshMatch, preferredSeats } from './preferences.ts';
import { PlayStore } from './store.ts';
import { Table } from './table.tsx';
import { problem as problemOf, text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/**
 * A game on its board, from the address. An address with only the name of the game starts one with the seats of the
 * last time.
 */
export function PlayPage({ address }: Props) {
  const session = useSignal<PlayStore | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const left = useRef(false);
  const spec = specOf(address);
  const entry = boardGameInfoOf(spec);

  const open = async (data: MatchData, isBegun: boolean) => {
    const opened = await PlayStore.open(data, isBegun);
    if (left.current) {
      if (opened.ok) opened.value.close();
      return;
    }
    if (opened.ok) {
      session.value?.close();
      session.value = opened.value;
    } else problem.value = opened.error;
  };

  useEffect(() => {
    left.current = false;
    const read = readAddress(address);
    if (entry === undefined) problem.value = unknownGame(spec);
    else if (read === undefined || !address.includes('?')) open(freshMatch(spec, preferredSeats(spec)), false);
    else if (read.ok) open(read.value, true);
    else problem.value = read.error;
    return () => {
      left.current = true;
      session.value?.close();
    };
  }, [address]);

  const now = session.value;
  if (now !== undefined && entry !== undefined) return <Table key={now} session={now} entry={entry} onStart={open} />;
  if (problem.value === undefined) return <Waiting>{text.loading}</Waiting>;
  return (
    <Broken role="alert" title={text.cannotOpen} why={pageText(problem.value)} list={entry === undefined && <Playable />}>
      {entry !== undefined && <a href={`#/play/${entry.variants[0].spec}`}>{text.openFresh}</a>}
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

/** The games with a board, for visitors who looked for another one. */
function Playable() {
  return (
    <ul class="playable chips" aria-label={text.playable}>
      {boardGames.map(({ name, title, variants }) => (
        <li key={name}>
          <a href={`#/play/${variants[0].spec}`}>{pageText(title)}</a>
        </li>
      ))}
    </ul>
  );
}

/** The message for a game without a board: trees and graphs can only be searched. */
function unknownGame(spec: string): Problem {
  return problemOf('no-board', { game: gameName(spec) });
}

/** The game that an address names, with its options. */
function specOf(address: string): string {
  const named = /^#\/play\/([^?]*)/.exec(address)?.[1] ?? '';
  return decoded(named.replaceAll('_', ' ')).toLowerCase();
}
