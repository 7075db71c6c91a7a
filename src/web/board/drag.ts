import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { moves } from './follow.ts';
import { CELL, middle, type Point, placeAt, placeMeant, pointOf, translate, type View } from './geometry.ts';
import { glide, isCalm } from './motion.ts';
import type { DroppedPiece } from './pieces.tsx';

/** A finger or a mouse that moves less than this many pixels has clicked. */
const SLACK = 6;

interface DragOptions {
  readonly view: View;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly targets: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly open: boolean;
  readonly dropped: { current: DroppedPiece | undefined };
  readonly onTouch: ((square: string) => void) | undefined;
  readonly onEscape: (() => void) | undefined;
}

export interface Drag {
  /** The square whose piece is in the hand. */
  readonly square: string | undefined;
  /** Where it is when it is drawn for the first time; later it is moved without a new drawing of the board. */
  readonly point: Point | undefined;
  readonly lifted: RefObject<SVGGElement | null>;
  /** The frame round the cell that it is over. */
  readonly over: RefObject<SVGRectElement | null>;
  canLift(square: string): boolean;
  /** The place that a mouse points at or that a finger means. */
  placeFor(event: PointerEvent): number | undefined;
  /** Whether the click that comes now is the end of a drag. */
  justEnded(): boolean;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** Dragging pieces. Only pieces that can be played, or that belong to the current move, can be dragged. */
export function useDrag({ view, drawing, targets, chosen, open, dropped, onTouch, onEscape }: DragOptions): Drag {
  const [held, hold] = useState<{ square: string; point: Point } | undefined>(undefined);
  const lifted = useRef<SVGGElement>(null);
  const over = useRef<SVGRectElement>(null);
  const down = useRef<{ id: number; square: string; x: number; y: number; dragging: boolean } | undefined>(undefined);
  const ended = useRef(0);

  const pieceOn = (square: string) => view.cells[view.places.get(square) ?? -1]?.piece;
  const canLift = (square: string) => {
    const piece = pieceOn(square);
    return open && piece !== undefined && moves(piece) && (targets.has(square) || chosen[chosen.length - 1] === square);
  };
  const pointUnder = ({ clientX, clientY }: PointerEvent): Point => {
    const box = (drawing.current as SVGSVGElement).getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * view.width - view.frame.left,
      y: ((clientY - box.top) / box.height) * view.height - view.frame.top,
    };
  };
  const placeFor = (event: PointerEvent) => {
    const point = pointUnder(event);
    if (event.pointerType !== 'touch') return placeAt(point, view);
    return placeMeant(point, view, targets, (drawing.current as SVGSVGElement).clientWidth / view.width);
  };
  const carry = (point: Point) => {
    lifted.current?.setAttribute('transform', translate(point));
    const place = placeAt(point, view);
    over.current?.setAttribute('visibility', place === undefined ? 'hidden' : 'visible');
    if (place === undefined) return;
    const { x, y } = middle(place, view.columns);
    over.current?.setAttribute('x', `${x - CELL / 2 + 3}`);
    over.current?.setAttribute('y', `${y - CELL / 2 + 3}`);
  };
  const letGo = () => {
    if (down.current?.dragging) ended.current = performance.now();
    down.current = undefined;
    hold(undefined);
  };
  // The dragged piece may be removed from the board meanwhile, by undo or a new game.
  useEffect(() => {
    if (held !== undefined && (!open || pieceOn(held.square) === undefined)) letGo();
  }, [view, open]);

  return {
    square: held?.square,
    point: held?.point,
    lifted,
    over,
    canLift,
    placeFor,
    justEnded: () => performance.now() - ended.current < 100,
    onPointerDown(event) {
      const square = event.target instanceof HTMLElement ? event.target.dataset.square : undefined;
      if (event.button !== 0 || !event.isPrimary || square === undefined || !canLift(square)) return;
      down.current = { id: event.pointerId, square, x: event.clientX, y: event.clientY, dragging: false };
    },
    onPointerMove(event) {
      const start = down.current;
      if (start === undefined || start.id !== event.pointerId) return;
      if (event.buttons === 0) return letGo();
      if (start.dragging) {
        carry(pointUnder(event));
        return;
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      start.dragging = true;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      hold({ square: start.square, point: pointUnder(event) });
      if (chosen[chosen.length - 1] !== start.square) onTouch?.(start.square);
    },
    onPointerUp(event) {
      const start = down.current;
      if (start === undefined || start.id !== event.pointerId) return;
      const point = pointUnder(event);
      letGo();
      if (!start.dragging) return;
      const place = placeFor(event);
      const square = place === undefined ? undefined : view.cells[place].square;
      if (!isCalm()) glideBack(drawing.current, start.square, point, view);
      if (square === undefined) onEscape?.();
      else if (square !== start.square) {
        dropped.current = { square, point, time: performance.now() };
        onTouch?.(square);
      }
    },
    onPointerCancel(event) {
      if (down.current?.id !== event.pointerId) return;
      const { dragging } = down.current;
      letGo();
      if (dragging) onEscape?.();
    },
  };
}

/** A released piece glides back to its square; if it was played, its own motion hides this one. */
function glideBack(drawing: SVGSVGElement | null, square: string, point: Point, view: View): void {
  const home = pointOf(view, square);
  const element = drawing?.querySelector<SVGGElement>('.lifted');
  if (element && home) glide(element, [point, home], 120);
}
