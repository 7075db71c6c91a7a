import { useComputed, useSignal } from '@preact/signals';
import { arenaPicture, el, type SvgElement } from '../../draw/index.ts';
import type { SolvedSource } from '../../explain/index.ts';
import { boardAdapterOf } from '../../games/index.ts';
import { Picture } from '../board/index.ts';
import type { Rect } from '../figure/index.ts';
import { language } from '../language.ts';
import { ArenaView, numberAt, pointIn } from './arena-view.tsx';
import { type Boxes, boxesOf, middleOf, type Point } from './boxes.ts';
import { LAYOUTS } from './link.ts';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

interface Props {
  readonly store: ArenaStore;
  /** What goes full screen with it. */
  readonly fullScreen: () => HTMLElement | null;
  /** Within a text: nothing above it but how to read it. */
  readonly isPart?: boolean;
}

/** The current gesture on the figure. */
type Hand =
  | { readonly does: 'move'; readonly vertex: number; readonly from: Point; readonly to: Point }
  | { readonly does: 'connect'; readonly vertex: number; readonly to: Point };

/** Pixels that a hand may shake. */
const SHAKE = 4;

/** Where one draws there is room for more. */
const SHEET = { width: 620, height: 400 };

/** The arena as it is drawn at the rank shown; a touch selects, edits or plays, as the panel beside it says. */
export function ArenaFigure({ store, fullScreen, isPart = false }: Props) {
  const hand = useSignal<Hand | undefined>(undefined);
  const board = useComputed(() => boardsOf(store.shown.value));
  const picture = useComputed(() => {
    const { arena, solution } = store.shown.value;
    const layout = store.layout.value;
    return arenaPicture(arena, solution, { language: language.value, layout, board: board.value === undefined ? 0 : BOARD });
  });
  const boxes = useComputed(() => boxesOf(picture.value));
  const isDrawing = store.tab.value === 'graph' && store.isEditable.value;

  const onPointerDown = (event: PointerEvent) => {
    if (!isDrawing || event.button !== 0) return;
    const target = event.target as Element;
    const figure = event.currentTarget as Element;
    const point = pointIn(figure, event);
    const handle = numberAt(target, 'data-handle');
    const vertex = handle ?? numberAt(target, 'data-node');
    if (vertex === undefined || point === undefined) return;
    // The panel would drag the whole figure.
    event.stopPropagation();
    const from = { x: event.clientX, y: event.clientY };
    let far = false;
    const move = (moved: PointerEvent) => {
      far ||= Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SHAKE;
      const to = pointIn(figure, moved);
      if (!far || to === undefined) return;
      hand.value = handle === undefined ? { does: 'move', vertex, from: point, to } : { does: 'connect', vertex, to };
    };
    const up = (lifted: PointerEvent) => {
      const made = hand.value;
      end();
      if (made === undefined) return;
      if (made.does === 'move') store.moveTo(vertex, boxes.value, shiftedBy(boxes.value, made));
      else {
        const onto = document.elementFromPoint(lifted.clientX, lifted.clientY);
        const to = onto === null ? undefined : numberAt(onto, 'data-node');
        if (to !== undefined) store.connect(vertex, to);
      }
    };
    const end = () => {
      hand.value = undefined;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  };
  const onDblClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!isDrawing || target.closest('.figure-view') === null) return;
    const point = pointIn(event.currentTarget as Element, event);
    if (numberAt(target, 'data-node') === undefined && point !== undefined) store.addVertex(boxes.value, point);
  };
  return (
    <ArenaView
      class={`only-${store.of.value}${store.tab.value === 'graph' ? ' editing' : ''}`}
      picture={picture.value}
      board={board.value}
      view={{ stage: store.rank.value, selected: store.selected.value, reasons: store.reasons.value }}
      under={marks(store, boxes.value)}
      over={overlay(store, boxes.value, hand.value)}
      sheet={isDrawing ? SHEET : undefined}
      name={arenaText.figure}
      head={<Legend store={store} undrawn={picture.value.undrawn} isPart={isPart} />}
      least={LEAST}
      fullScreen={fullScreen}
      start={store.shown.value.arena.start}
      onTouch={(vertex) => store.touch(vertex)}
      onSelect={(vertex) => store.select(vertex)}
      onDelete={store.tab.value === 'graph' ? (vertex) => store.remove(vertex) : undefined}
      onPointerDownCapture={onPointerDown}
      onDblClick={onDblClick}
    />
  );
}

/** An arena is rather shown small than cut off. */
const LEAST = 0.34;

/** The side of the small boards, and in how many vertices at most they stand. */
const BOARD = 44;
const MOST_BOARDS = 60;

/** The positions of a game as small boards, where they can be told apart. */
function boardsOf({ arena, game, positionAt }: SolvedSource) {
  if (game === undefined || positionAt === undefined || arena.size > MOST_BOARDS) return undefined;
  const adapter = boardAdapterOf(game);
  return (vertex: number) => <Picture scene={adapter.scene(positionAt(vertex))} />;
}

function shiftedBy(boxes: Boxes, { vertex, from, to }: Extract<Hand, { does: 'move' }>): Point {
  const { x, y } = middleOf(boxes.get(vertex) as Rect);
  return { x: x + to.x - from.x, y: y + to.y - from.y };
}

/** What is drawn under the picture, so that no head of an arrow is hidden: where one can go, and what has changed. */
function marks(store: ArenaStore, boxes: Boxes): SvgElement[] {
  const drawn: SvgElement[] = [];
  for (const target of store.targets.value) {
    const box = boxes.get(target);
    if (box !== undefined) drawn.push(el('rect', { key: `target-${target}`, class: 'target-mark', ...grown(box, 7), rx: 10 }));
  }
  if (store.tab.value === 'graph')
    for (const { name } of store.changes.value ?? []) {
      const vertex = store.vertexOf(name);
      const changed = vertex === undefined ? undefined : boxes.get(vertex);
      if (changed !== undefined)
        drawn.push(el('rect', { key: `changed-${name}`, class: 'changed-mark', ...grown(changed, 9), rx: 10 }));
    }
  return drawn;
}

/** What is drawn over the picture: the handle that arrows are drawn from, what the hand holds, the token. */
function overlay(store: ArenaStore, boxes: Boxes, hand: Hand | undefined): SvgElement[] {
  const drawn: SvgElement[] = [];
  const token = store.tokenAt.value;
  const at = token === undefined ? undefined : boxes.get(token);
  if (at !== undefined) drawn.push(el('circle', { key: 'token', class: 'token-mark', cx: at.x + at.width, cy: at.y, r: 9 }));
  const selected = store.selected.value;
  const box = selected === undefined ? undefined : boxes.get(selected);
  if (store.tab.value === 'graph' && store.isEditable.value && box !== undefined) {
    const { x, y } = handleOf(box);
    drawn.push(el('circle', { key: 'handle', class: 'handle', 'data-handle': selected, cx: x, cy: y, r: 9 }));
  }
  const held = hand === undefined ? undefined : boxes.get(hand.vertex);
  if (hand?.does === 'connect' && held !== undefined) {
    const { x, y } = middleOf(held);
    drawn.push(el('path', { key: 'band', class: 'rubber', d: `M${x} ${y}L${hand.to.x} ${hand.to.y}` }));
  }
  if (hand?.does === 'move' && held !== undefined) {
    const by = { x: hand.to.x - hand.from.x, y: hand.to.y - hand.from.y };
    drawn.push(el('rect', { key: 'held', class: 'held', ...grown({ ...held, x: held.x + by.x, y: held.y + by.y }, 3), rx: 6 }));
  }
  return drawn;
}

function handleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width + 12, y: y + height / 2 };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

interface LegendProps {
  readonly store: ArenaStore;
  readonly undrawn: number;
  readonly isPart: boolean;
}

function Legend({ store, undrawn, isPart }: LegendProps) {
  const { arena, moves, graph } = store.shown.value;
  return (
    <div class="arena-legend row words note">
      {!isPart && <Layouts store={store} />}
      {!isPart && <span>{arenaText.size({ vertices: arena.size, edges: moves })}</span>}
      {graph === 'plain' && <span>{arenaText.legendPlain}</span>}
      {graph !== 'plain' && <span class="is-max">{arenaText.legendAdam}</span>}
      {graph !== 'plain' && <span class="is-min">{arenaText.legendEve}</span>}
      {undrawn > 0 && <span>{arenaText.undrawn({ drawn: arena.size - undrawn, all: arena.size })}</span>}
    </div>
  );
}

function Layouts({ store }: { readonly store: ArenaStore }) {
  const { drawing } = store.shown.value;
  return (
    <label>
      <span class="unseen">{arenaText.layout}</span>
      <select
        value={drawing === undefined ? store.view.value.layout : ''}
        onChange={({ currentTarget: { value } }) => store.arrange(value === 'levels' ? 'levels' : 'ranks')}
      >
        {drawing !== undefined && <option value="">{arenaText.byHand}</option>}
        {LAYOUTS.map((layout) => (
          <option key={layout} value={layout}>
            {arenaText[layout]}
          </option>
        ))}
      </select>
    </label>
  );
}
