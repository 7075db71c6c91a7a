import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { arenaPicture, arenaSvg, arenaSvgStyle, el, type SvgElement } from '../../draw/index.ts';
import { DrawnSvg } from '../drawn.tsx';
import { adoptStyle, FigurePanel, type Rect } from '../figure/index.ts';
import { language } from '../spoken.ts';
import { type Boxes, boxesIn, middleOf, nearestToward, type Point } from './boxes.ts';
import { LAYOUTS } from './link.ts';
import type { ArenaDesk } from './state.ts';
import { arenaText } from './words.ts';

interface Props {
  readonly desk: ArenaDesk;
  /** What goes full screen with it. */
  readonly stage: () => HTMLElement | null;
  /** Within a text: nothing above it but how to read it. */
  readonly isPart?: boolean;
}

/** What the hand is doing on the figure. */
type Hand =
  | { readonly does: 'move'; readonly vertex: number; readonly from: Point; readonly to: Point }
  | { readonly does: 'connect'; readonly vertex: number; readonly to: Point };

/** Pixels that a hand may shake. */
const SHAKE = 4;

/** The arena as it is drawn at the stage; a touch selects, edits or plays, as the panel beside it says. */
export function ArenaFigure({ desk, stage, isPart = false }: Props) {
  adoptStyle(arenaSvgStyle);
  const box = useRef<HTMLDivElement>(null);
  const hand = useSignal<Hand | undefined>(undefined);
  const seen = useSignal<Rect | undefined>(undefined);
  const picture = useComputed(() => {
    const { arena, solution, graph } = desk.shown.value;
    const layout = desk.layout.value;
    return arenaPicture(arena, solution, { plain: graph === 'plain', language: language.value, layout });
  });
  const boxes = useComputed(() => boxesIn(arenaSvg(picture.value, { legend: false, style: false, simple: true })));
  const isLarge = boxes.value.size > LARGE;
  const view = arenaSvg(picture.value, {
    stage: desk.stage.value,
    selected: desk.selected.value,
    reasons: desk.reasons.value,
    legend: false,
    style: false,
    ...(isLarge && seen.value !== undefined && { window: seen.value }),
  });
  const { width, height } = sizeOf(view, desk.tab.value === 'graph' && desk.isEditable.value);
  const drawn: SvgElement = {
    ...view,
    attributes: { ...view.attributes, width, height, viewBox: `0 0 ${width} ${height}` },
    children: [
      ...view.children.slice(0, PAPER),
      ...marks(desk, boxes.value),
      ...view.children.slice(PAPER).map(asNotation),
      ...overlay(desk, boxes.value, hand.value),
    ],
  };
  const selected = desk.selected.value;
  useWindow(box, seen, isLarge);

  const pointIn = (event: MouseEvent): Point | undefined => {
    const svg = box.current?.querySelector<SVGSVGElement>('.figure-sheet > svg');
    const matrix = svg?.getScreenCTM()?.inverse();
    return matrix == null ? undefined : new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (desk.tab.value !== 'graph' || !desk.isEditable.value || event.button !== 0) return;
    const target = event.target as Element;
    const point = pointIn(event);
    const handle = numberAt(target, 'data-handle');
    const vertex = handle ?? numberAt(target, 'data-node');
    if (vertex === undefined || point === undefined) return;
    // The panel would drag the whole figure.
    event.stopPropagation();
    const from = { x: event.clientX, y: event.clientY };
    let far = false;
    const move = (moved: PointerEvent) => {
      far ||= Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SHAKE;
      const to = pointIn(moved);
      if (!far || to === undefined) return;
      hand.value = handle === undefined ? { does: 'move', vertex, from: point, to } : { does: 'connect', vertex, to };
    };
    const up = (lifted: PointerEvent) => {
      const made = hand.value;
      end();
      if (made === undefined) return;
      if (made.does === 'move') desk.moveTo(vertex, boxes.value, shiftedBy(boxes.value, made));
      else {
        const onto = document.elementFromPoint(lifted.clientX, lifted.clientY);
        const to = onto === null ? undefined : numberAt(onto, 'data-node');
        if (to !== undefined) desk.connect(vertex, to);
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

  const onClick = (event: MouseEvent) => {
    const vertex = numberAt(event.target as Element, 'data-node');
    if (vertex !== undefined) desk.touch(vertex);
  };
  const onDblClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (desk.tab.value !== 'graph' || !desk.isEditable.value || target.closest('.figure-view') === null) return;
    const point = pointIn(event);
    if (numberAt(target, 'data-node') === undefined && point !== undefined) desk.addVertex(boxes.value, point);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('.figure-view') === null) return;
    const vertex = desk.selected.value;
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const next = vertex === undefined ? desk.shown.value.arena.start : nearestToward(boxes.value, vertex, direction);
      if (next !== undefined) desk.select(next);
    } else if (event.key === 'Enter' && vertex !== undefined) desk.touch(vertex);
    else if (event.key === 'Delete' && vertex !== undefined && desk.tab.value === 'graph') desk.remove(vertex);
    else if (event.key === 'Escape') desk.select(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const place = selected === undefined ? undefined : boxes.value.get(selected);
  const reveal = useMemo(() => place, [place?.x, place?.y]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the figure, which is reached by the keyboard.
    <div
      ref={box}
      class={`arena-figure only-${desk.of.value}${desk.tab.value === 'graph' ? ' editing' : ''}`}
      onPointerDownCapture={onPointerDown}
      onClick={onClick}
      onDblClick={onDblClick}
      onKeyDown={onKeyDown}
    >
      <FigurePanel
        width={width}
        height={height}
        name={arenaText.figure}
        head={<Legend desk={desk} undrawn={picture.value.undrawn} isPart={isPart} />}
        reveal={reveal}
        least={isPart ? LEAST_OF_PART : undefined}
        stage={stage}
      >
        <DrawnSvg element={drawn} />
      </FigurePanel>
    </div>
  );
}

/** Within a text, a picture is rather small than cut off. */
const LEAST_OF_PART = 0.55;

/** More vertices than this are drawn as far as they are in sight. */
const LARGE = 400;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function numberAt(element: Element, attribute: string): number | undefined {
  const found = element.closest(`[${attribute}]`)?.getAttribute(attribute);
  return found == null ? undefined : Number(found);
}

/** The names of sets are the course's in every language. */
function asNotation(part: SvgElement | string): SvgElement | string {
  if (typeof part === 'string' || part.attributes.class !== 'band') return part;
  return { ...part, attributes: { ...part.attributes, translate: 'no' } };
}

/** Where one draws there is room for more. */
const SHEET = { width: 620, height: 400 };

function sizeOf({ attributes }: SvgElement, isSheet: boolean): { readonly width: number; readonly height: number } {
  const [width, height] = [Number(attributes.width), Number(attributes.height)];
  return isSheet ? { width: Math.max(width, SHEET.width), height: Math.max(height, SHEET.height) } : { width, height };
}

function shiftedBy(boxes: Boxes, { vertex, from, to }: Extract<Hand, { does: 'move' }>): Point {
  const { x, y } = middleOf(boxes.get(vertex) as Rect);
  return { x: x + to.x - from.x, y: y + to.y - from.y };
}

/** The title, the description and the paper come first in a picture. */
const PAPER = 3;

/** What is drawn under the picture, so that no head of an arrow is hidden: where one can go, and what has changed. */
function marks(desk: ArenaDesk, boxes: Boxes): SvgElement[] {
  const drawn: SvgElement[] = [];
  for (const target of desk.targets.value) {
    const box = boxes.get(target);
    if (box !== undefined) drawn.push(el('rect', { key: `target-${target}`, class: 'target-mark', ...grown(box, 7), rx: 10 }));
  }
  if (desk.tab.value === 'graph')
    for (const { name } of desk.changes.value ?? []) {
      const vertex = desk.vertexOf(name);
      const changed = vertex === undefined ? undefined : boxes.get(vertex);
      if (changed !== undefined)
        drawn.push(el('rect', { key: `changed-${name}`, class: 'changed-mark', ...grown(changed, 9), rx: 10 }));
    }
  return drawn;
}

/** What is drawn over the picture: the handle that arrows are drawn from, what the hand holds, the token. */
function overlay(desk: ArenaDesk, boxes: Boxes, hand: Hand | undefined): SvgElement[] {
  const drawn: SvgElement[] = [];
  const token = desk.tokenAt.value;
  const at = token === undefined ? undefined : boxes.get(token);
  if (at !== undefined) drawn.push(el('circle', { key: 'token', class: 'token-mark', cx: at.x + at.width, cy: at.y, r: 9 }));
  const selected = desk.selected.value;
  const box = selected === undefined ? undefined : boxes.get(selected);
  if (desk.tab.value === 'graph' && desk.isEditable.value && box !== undefined) {
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

/** The part of a large picture that is in sight, in its units. */
function useWindow(box: { readonly current: HTMLElement | null }, seen: { value: Rect | undefined }, isLarge: boolean): void {
  useEffect(() => {
    const view = box.current?.querySelector<HTMLElement>('.figure-view');
    if (!isLarge || view == null) {
      seen.value = undefined;
      return;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const svg = view.querySelector<SVGSVGElement>('.figure-sheet > svg');
      const matrix = svg?.getScreenCTM();
      if (matrix == null) return;
      const { left, top, width, height } = view.getBoundingClientRect();
      const scale = matrix.a;
      seen.value = { x: (left - matrix.e) / scale, y: (top - matrix.f) / scale, width: width / scale, height: height / scale };
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const sheet = view.querySelector('.figure-sheet') as Element;
    const observer = new ResizeObserver(soon);
    observer.observe(sheet);
    observer.observe(view);
    view.addEventListener('scroll', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      view.removeEventListener('scroll', soon);
    };
  }, [isLarge]);
}

interface LegendProps {
  readonly desk: ArenaDesk;
  readonly undrawn: number;
  readonly isPart: boolean;
}

function Legend({ desk, undrawn, isPart }: LegendProps) {
  const { arena, moves, graph } = desk.shown.value;
  return (
    <div class="arena-legend">
      {!isPart && <Layouts desk={desk} />}
      {!isPart && <span>{arenaText.size({ vertices: arena.size, edges: moves })}</span>}
      {graph === 'plain' && <span>{arenaText.legendPlain}</span>}
      {graph !== 'plain' && <span class="is-adam">{arenaText.legendAdam}</span>}
      {graph !== 'plain' && <span class="is-eve">{arenaText.legendEve}</span>}
      {undrawn > 0 && <span>{arenaText.undrawn({ drawn: arena.size - undrawn, all: arena.size })}</span>}
    </div>
  );
}

function Layouts({ desk }: { readonly desk: ArenaDesk }) {
  const { drawing } = desk.shown.value;
  return (
    <label>
      <span class="unseen">{arenaText.layout}</span>
      <select
        value={drawing === undefined ? desk.rest.value.layout : ''}
        onChange={({ currentTarget: { value } }) => desk.arrange(value === 'levels' ? 'levels' : 'ranks')}
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
