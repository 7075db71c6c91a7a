import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type ArenaPicture, arenaSvg, arenaSvgStyle, type ArenaView as Drawn, type SvgElement } from '../../draw/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import { FigurePanel, type Rect, type Size } from '../figure/index.ts';
import './arena-view.css';
import { boxesOf, nearestToward, type Point } from './boxes.ts';

interface Props {
  readonly picture: ArenaPicture;
  /** The visible state. */
  readonly view: Pick<Drawn, 'stage' | 'selected' | 'reasons' | 'strategy'>;
  /** The small board of a vertex, where the picture has room for one. */
  readonly board?: ((vertex: number) => ComponentChildren) | undefined;
  /** What is drawn under the picture, so that no head of an arrow is hidden, and over it. */
  readonly under?: readonly SvgElement[];
  readonly over?: readonly SvgElement[];
  /** The sheet is at least so large. */
  readonly sheet?: Size | undefined;
  readonly name: string;
  readonly head?: ComponentChildren;
  /** The element shown in full screen; default: the panel alone. */
  readonly fullScreen?: (() => HTMLElement | null) | undefined;
  /** The smallest scale at which it opens, where that is another than usual. */
  readonly least?: number | undefined;
  readonly class?: string;
  /** Where the arrow keys begin. */
  readonly start: number;
  /** A click, a tap, or Enter on the vertex that the arrow keys have selected. */
  readonly onTouch: (vertex: number) => void;
  readonly onSelect: (vertex: number | undefined) => void;
  /** Deletes the selected vertex; without it none is deleted. */
  readonly onDelete?: ((vertex: number) => void) | undefined;
  readonly onPointerDownCapture?: ((event: PointerEvent) => void) | undefined;
  readonly onDblClick?: ((event: MouseEvent) => void) | undefined;
}

/** An arena in its panel: vertices are touched, or selected by the arrow keys. */
export function ArenaView(props: Props) {
  const { picture, view, under = [], over = [], sheet, name, head, fullScreen, start, onTouch, onSelect, onDelete } = props;
  adoptStyle(arenaSvgStyle);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSignal<Rect | undefined>(undefined);
  const boxes = boxesOf(picture);
  const isLarge = boxes.size > LARGE;
  useWindow(box, seen, isLarge);
  const drawn = arenaSvg(picture, {
    ...view,
    legend: false,
    style: false,
    ...(isLarge && seen.value !== undefined && { window: seen.value }),
  });
  const { width, height } = atLeast(sheet, drawn);
  const element: SvgElement = {
    ...drawn,
    attributes: { ...drawn.attributes, width, height, viewBox: `0 0 ${width} ${height}` },
    children: [...drawn.children.slice(0, PAPER), ...under, ...drawn.children.slice(PAPER).map(asNotation), ...over],
  };
  const onClick = (event: MouseEvent) => {
    const vertex = numberAt(event.target as Element, 'data-node');
    if (vertex !== undefined) onTouch(vertex);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('.figure-view') === null) return;
    const vertex = view.selected;
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const next = vertex === undefined ? start : nearestToward(boxes, vertex, direction);
      if (next !== undefined) onSelect(next);
    } else if (event.key === 'Enter' && vertex !== undefined) onTouch(vertex);
    else if (event.key === 'Delete' && vertex !== undefined && onDelete !== undefined) onDelete(vertex);
    else if (event.key === 'Escape') onSelect(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const place = view.selected === undefined ? undefined : boxes.get(view.selected);
  const reveal = useMemo(() => place, [place?.x, place?.y]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the figure, which is reached by the keyboard.
    <div
      ref={box}
      class={`arena-figure ${props.class ?? ''}`}
      onPointerDownCapture={props.onPointerDownCapture}
      onClick={onClick}
      onDblClick={props.onDblClick}
      onKeyDown={onKeyDown}
    >
      <FigurePanel
        width={width}
        height={height}
        name={name}
        head={head}
        reveal={reveal}
        least={props.least}
        {...(fullScreen && { fullScreen })}
      >
        <DrawnSvg element={element} {...(props.board && { slot: props.board })} />
      </FigurePanel>
    </div>
  );
}

/** More vertices than this are drawn as far as they are in sight. */
const LARGE = 400;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The number that an element or what holds it has in an attribute: `data-node` is a vertex. */
export function numberAt(element: Element, attribute: string): number | undefined {
  const found = element.closest(`[${attribute}]`)?.getAttribute(attribute);
  return found == null ? undefined : Number(found);
}

/** Where an event is, in units of the picture of a figure. */
export function pointIn(figure: Element, event: MouseEvent): Point | undefined {
  const matrix = figure.querySelector<SVGSVGElement>('.figure-sheet > svg')?.getScreenCTM()?.inverse();
  return matrix === undefined ? undefined : new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
}

/** The title, the description and the paper come first in a picture. */
const PAPER = 3;

/** The names of sets are the course's in every language. */
function asNotation(part: SvgElement | string): SvgElement | string {
  if (typeof part === 'string' || part.attributes.class !== 'band') return part;
  return { ...part, attributes: { ...part.attributes, translate: 'no' } };
}

function atLeast(least: Size | undefined, { attributes }: SvgElement): Size {
  const [width, height] = [Number(attributes.width), Number(attributes.height)];
  return { width: Math.max(width, least?.width ?? 0), height: Math.max(height, least?.height ?? 0) };
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
