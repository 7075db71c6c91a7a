import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { boardAdapterOf } from '../../games/index.ts';
import { Waiting } from '../loaded.tsx';
import '../arena/arena.css';
import { Selected } from '../arena/attractors-panel.tsx';
import { ArenaFigure } from '../arena/figure.tsx';
import { Foot } from '../arena/foot.tsx';
import { FIRST_LINK, readLink } from '../arena/link.ts';
import { PLAYERS } from '../arena/news.ts';
import { VertexName } from '../arena/notation.tsx';
import { PlayPanel } from '../arena/play-panel.tsx';
import { Sets } from '../arena/sets.tsx';
import { ArenaDesk, arenaFrom } from '../arena/state.ts';
import { Picture } from '../board/index.ts';
import type { ChapterFigure } from './chapters.ts';
import { courseText } from './words.ts';

interface Props {
  readonly figure: Extract<ChapterFigure, { kind: 'arena' }>;
}

/** The figure of a chapter: an arena whose attractors grow, or on which one plays. */
export function ArenaLesson({ figure: { address } }: Props) {
  const desk = useSignal<ArenaDesk | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const link = readLink(address) ?? FIRST_LINK;
    void arenaFrom(link.source).then((opened) => {
      if (!opened.ok) throw new Error(`The figure ${address} cannot be made.`);
      if (wanted) desk.value = new ArenaDesk(link, opened.value, { keepsAddress: false });
    });
    return () => {
      wanted = false;
      desk.value?.close();
    };
  }, [address]);
  if (desk.value === undefined) return <Waiting>{courseText.loading}</Waiting>;
  return <Desk desk={desk.value} address={address} />;
}

function Desk({ desk, address }: { readonly desk: ArenaDesk; readonly address: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const isPlay = desk.tab.value === 'play';
  return (
    <div class="lesson arena-lesson">
      <div class="card arena-stage" ref={stage}>
        <ArenaFigure desk={desk} stage={() => stage.current} isPart />
        {!isPlay && <Foot desk={desk} within={() => stage.current} isPart />}
      </div>
      <Positions desk={desk} />
      <div class="lesson-said">{isPlay ? <PlayPanel desk={desk} /> : <Growth desk={desk} />}</div>
      <p class="lesson-ways">
        <a href={address}>{courseText.openLarge}</a>
        {!isPlay && <span class="hint">{courseText.keysOfArena}</span>}
      </p>
    </div>
  );
}

/** The positions behind the numbers, as boards. */
function Positions({ desk }: { readonly desk: ArenaDesk }) {
  const { arena, game, legend, positionAt } = desk.shown.value;
  if (game === undefined || positionAt === undefined || legend.length === 0) return null;
  const look = boardAdapterOf(game);
  /** In a doubled graph a position has two vertices; they look the same. */
  const vertexOf = (name: string) => {
    for (let vertex = 0; vertex < arena.size; vertex++) if (arena.name(vertex).startsWith(`${name}_`)) return vertex;
    return arena.start;
  };
  return (
    <ul class="positions" aria-label={courseText.positions}>
      {legend.map(([name, rows]) => (
        <li key={name}>
          <VertexName name={name} />
          <Picture scene={look.scene(positionAt(vertexOf(name)))} label={rows} />
        </li>
      ))}
    </ul>
  );
}

/** The sets so far, and why a vertex that was chosen is in one. */
function Growth({ desk }: { readonly desk: ArenaDesk }) {
  const [layers, stage, selected] = [desk.layers.value, desk.stage.value, desk.selected.value];
  return (
    <>
      <Selected desk={desk} />
      {PLAYERS[desk.of.value].map((player) => (
        <Sets key={player} layers={layers} player={player} stage={stage} selected={selected} />
      ))}
    </>
  );
}
