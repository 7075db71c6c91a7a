import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../icon.tsx';
import './figure.css';
import { figureText } from './words.ts';
import { bounded, type Rect, type Size, scaleOf, scrollTo, type Zoom, zoomed } from './zoom.ts';

interface Ref<T> {
  readonly current: T;
}

interface Props {
  /** The size of the picture in its own units; the content of the panel fills a box of these proportions. */
  readonly width: number;
  readonly height: number;
  /** The name for screen readers. */
  readonly name: string;
  /** The content to the left of the buttons. */
  readonly head?: ComponentChildren;
  /** Brought into view whenever it is another one than before, in units of the picture. */
  readonly reveal?: Rect | undefined;
  /** The smallest scale at which it is shown whole at first, where that is another than usual. */
  readonly least?: number | undefined;
  /** False where the picture itself has something to be reached by the keyboard. */
  readonly focusable?: boolean;
  /** Told how much room the picture has. */
  readonly onRoom?: ((room: Size) => void) | undefined;
  /** The element shown in full screen; default: the panel alone. */
  readonly fullScreen?: () => HTMLElement | null;
  readonly children: ComponentChildren;
}

/**
 * A picture that fills its panel and can be zoomed (buttons, + - 0, pinch, wheel with Ctrl) and panned (drag, wheel,
 * finger, arrow keys: the panel scrolls). A part of the picture that is dragged itself stops the propagation of its
 * `pointerdown`.
 */
export function FigurePanel(props: Props) {
  const { width, height, name, head, reveal, least, focusable = true, onRoom, fullScreen, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('readable');
  const room = useRoom(view);
  useLayoutEffect(() => onRoom?.(room), [room]);
  const scale = scaleOf(zoom, { width, height }, room, least);
  const now = useRef(scale);
  now.current = scale;
  const held = useRef<{ readonly x: number; readonly y: number; readonly from: number } | undefined>(undefined);

  /** Changes the scale; the given point of the view, by default its middle, stays where it is. */
  const zoomTo = (next: number, point?: { readonly x: number; readonly y: number }) => {
    const box = view.current as HTMLDivElement;
    held.current = { from: now.current, ...(point ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }) };
    setZoom(bounded(next));
  };
  useLayoutEffect(() => {
    const box = view.current as HTMLDivElement;
    if (held.current === undefined) return;
    const { x, y, from } = held.current;
    held.current = undefined;
    box.scrollLeft = ((box.scrollLeft + x) * scale) / from - x;
    box.scrollTop = ((box.scrollTop + y) * scale) / from - y;
  }, [scale]);

  // No smooth scrolling: it would be too slow for fast steps.
  useLayoutEffect(() => {
    const box = view.current as HTMLDivElement;
    if (reveal === undefined || room.width === 0) return;
    box.scrollLeft += scrollTo(reveal.x * scale, reveal.width * scale, box.scrollLeft, box.clientWidth);
    box.scrollTop += scrollTo(reveal.y * scale, reveal.height * scale, box.scrollTop, box.clientHeight);
  }, [reveal?.x, reveal?.y, room.width === 0]);

  useGestures(view, now, { zoomTo, showAll: () => setZoom('whole') });
  const [isFull, toggleFull] = useFullScreen(() => fullScreen?.() ?? panel.current);

  return (
    <div ref={panel} class="figure-panel">
      <div class="figure-bar row">
        <div class="figure-head">{head}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
        <div class="figure-tools" role="group" aria-label={figureText.tools({ name })}>
          <IconButton name="minus" label={figureText.smaller} onClick={() => zoomTo(zoomed(scale, -1))} />
          <IconButton name="new" label={figureText.larger} onClick={() => zoomTo(zoomed(scale, 1))} />
          <IconButton name="fit" label={figureText.whole} onClick={() => setZoom('whole')} />
          <IconButton
            name={isFull ? 'unfull' : 'full'}
            label={isFull ? figureText.leaveFull : figureText.full}
            onClick={toggleFull}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no other element scrolls and is named. */}
      <div ref={view} class="figure-view" role="group" aria-label={name} {...(focusable && { tabIndex: 0 })}>
        {/* Set on the element, not written into the page: the policy allows it. */}
        <div class="figure-sheet" style={{ '--wide': `${width * scale}px`, '--high': `${height * scale}px` }}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The space for the picture in a panel; undefined before it is measured. */
function useRoom(view: Ref<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = view.current as HTMLElement;
    // Without scroll bars, which appear and disappear with the content.
    const measure = () =>
      setRoom(({ width, height }) =>
        width === box.offsetWidth && height === box.offsetHeight
          ? { width, height }
          : { width: box.offsetWidth, height: box.offsetHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return room;
}

interface ZoomActions {
  readonly zoomTo: (scale: number, point?: { readonly x: number; readonly y: number }) => void;
  readonly showAll: () => void;
}

/** Pixels that a hand may shake. */
const SHAKE = 4;

/** Panning by the mouse, zooming by keys, by the wheel and by two fingers; one finger scrolls, as everywhere. */
function useGestures(view: Ref<HTMLElement | null>, scale: Ref<number>, { zoomTo, showAll }: ZoomActions): void {
  useEffect(() => {
    const box = view.current as HTMLElement;
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === '+' || event.key === '=') zoomTo(zoomed(scale.current, 1));
      else if (event.key === '-') zoomTo(zoomed(scale.current, -1));
      else if (event.key === '0') showAll();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const within = (x: number, y: number) => {
      const { left, top } = box.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      zoomTo(bounded(scale.current * 2 ** (-pixels / 200)), within(event.clientX, event.clientY));
    };

    let pressed: PointerEvent | undefined;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button > 1 || event.target instanceof HTMLInputElement) return;
      pressed = event;
    };
    const move = (event: PointerEvent) => {
      if (pressed === undefined) return;
      if (event.buttons === 0) return up();
      const far = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SHAKE;
      if (!dragged && !far) return;
      if (!dragged) box.setPointerCapture(event.pointerId);
      dragged = true;
      box.classList.add('dragged');
      box.scrollLeft -= event.clientX - pressed.clientX;
      box.scrollTop -= event.clientY - pressed.clientY;
      pressed = event;
    };
    const up = () => {
      pressed = undefined;
      box.classList.remove('dragged');
    };
    // The end of a drag is no click.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };

    let apart = 0;
    let before = 1;
    const spread = ([one, other]: TouchList) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const touch = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      apart = spread(event.touches);
      before = scale.current;
    };
    const pinch = (event: TouchEvent) => {
      if (event.touches.length !== 2 || apart === 0) return;
      if (event.cancelable) event.preventDefault();
      const [one, other] = event.touches;
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      zoomTo(bounded((before * spread(event.touches)) / apart), middle);
    };

    box.addEventListener('keydown', key);
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    box.addEventListener('click', click, { capture: true });
    box.addEventListener('touchstart', touch, { passive: true });
    box.addEventListener('touchmove', pinch, { passive: false });
    // They end with the element.
  }, []);
}

/** Whether something fills the screen, and what makes it do so; browsers without full screens let it cover the page. */
function useFullScreen(elementOf: () => HTMLElement | null): readonly [boolean, () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === elementOf());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cover(false);
    };
    if (isFull) addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isFull]);
  const cover = (covers: boolean) => {
    elementOf()?.classList.toggle('covers', covers);
    setFull(covers);
  };
  const toggle = () => {
    const element = elementOf();
    if (element === null) return;
    if (element.classList.contains('covers')) cover(false);
    else if (document.fullscreenElement !== null) void document.exitFullscreen();
    else if (element.requestFullscreen === undefined) cover(true);
    else element.requestFullscreen().catch(() => cover(true));
  };
  return [isFull, toggle];
}
