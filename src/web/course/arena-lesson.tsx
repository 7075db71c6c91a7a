import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { boardAdapterOf } from '../../games/index.ts';
import { Waiting } from '../loaded.tsx';
import '../arena/arena.css';
import { Selected } from '../arena/attractors-panel.tsx';
import { ArenaFigure } from '../arena/figure.tsx';
import { FigureFooter } from '../arena/figure-footer.tsx';
import { FIRST_LINK, readLink } from '../arena/link.ts';
import { PLAYERS } from '../arena/news.ts';
import { VertexName } from '../arena/notation.tsx';
import { PlayPanel } from '../arena/play-panel.tsx';
import { Sets } from '../arena/sets.tsx';
import { ArenaStore, arenaFrom } from '../arena/store.ts';
import { Picture } from '../board/index.ts';
import type { ChapterFigure } from './chapters.ts';
import { courseText } from './words.ts';

interface Props {
  readonly figure: Extract<ChapterFigure, { kind: 'arena' }>;
}

/** The figure of a chapter: an arena whose attractors grow, or on which one plays. */
export function ArenaLesson({ figure: { address } }: Props) {
  const store = useSignal<ArenaStore | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const link = readLink(address) ?? FIRST_LINK;
    void arenaFrom(link.source).then((opened) => {
      if (!opened.ok) throw new Error(`The figure ${address} cannot be made.`);
      if (wanted) store.value = new ArenaStore(link, opened.value, { keepsAddress: false });
    });
    return () => {
      wanted = false;
      store.value?.close();
    };
  }, [address]);
  if (store.value === undefined) return <Waiting>{courseText.loading}</Waiting>;
  return <Desk store={store.value} address={address} />;
}

function Desk({ store, address }: { readonly store: ArenaStore; readonly address: string }) {
  const box = useRef<HTMLDivElement>(null);
  const isPlay = store.tab.value === 'play';
  return (
    <div class="lesson stack arena-lesson">
      <div class="card arena-stage filled" ref={box}>
        <ArenaFigure store={store} fullScreen={() => box.current} isPart />
        {!isPlay && <FigureFooter store={store} within={() => box.current} isPart />}
      </div>
      <Positions store={store} />
      <div class="lesson-said stack loose">{isPlay ? <PlayPanel store={store} /> : <AttractorSets store={store} />}</div>
      <p class="lesson-ways row words">
        <a href={address}>{courseText.openLarge}</a>
        {!isPlay && <span class="hint">{courseText.keysOfArena}</span>}
      </p>
    </div>
  );
}

/** What the numbers of positions stand for, as boards. */
function Positions({ store }: { readonly store: ArenaStore }) {
  const { arena, game, legend, positionAt } = store.shown.value;
  if (game === undefined || positionAt === undefined || legend.length === 0) return null;
  const adapter = boardAdapterOf(game);
  /** In a doubled graph a position has two vertices; they look the same. */
  const vertexOf = (name: string) => {
    for (let vertex = 0; vertex < arena.size; vertex++) if (arena.name(vertex).startsWith(`${name}_`)) return vertex;
    return arena.start;
  };
  return (
    <ul class="positions row words" aria-label={courseText.positions}>
      {legend.map(([name, rows]) => (
        <li key={name} class="icon-word">
          <VertexName name={name} />
          <Picture scene={adapter.scene(positionAt(vertexOf(name)))} label={rows} />
        </li>
      ))}
    </ul>
  );
}

/** The sets so far, and why a vertex that was chosen is in one. */
function AttractorSets({ store }: { readonly store: ArenaStore }) {
  const [layers, rank, selected] = [store.layers.value, store.rank.value, store.selected.value];
  return (
    <>
      <Selected store={store} />
      {PLAYERS[store.of.value].map((player) => (
        <Sets key={player} layers={layers} player={player} shownRank={rank} selected={selected} />
      ))}
    </>
  );
}
