import type { Scene } from '../../games/index.ts';
import type { FollowedScene, Token } from './follow.ts';
import { CELL, middle, type Point, type View } from './geometry.ts';

const GLIDE = 180;
const FADE = 200;
const TURN = 260;
/** How much later a disc turns for each cell that it is away from the one that was put down. */
const WAVE = 45;

/** Whether the user prefers reduced motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface AnimationView {
  readonly view: View;
  readonly surface: Scene['surface'];
  /** The squares of the last move in their order: a piece that went several steps is seen to go them. */
  readonly path: readonly string[];
  /** Where a piece was let go, and on which square. */
  readonly dropped: { readonly square: string; readonly point: Point } | undefined;
}

/** The squares over which a token comes to where it is now. */
export function wayOf(path: readonly string[], from: string, to: string): readonly string[] {
  const start = path.lastIndexOf(from);
  return start >= 0 && path[path.length - 1] === to ? path.slice(start) : [from, to];
}

/** How long a piece is on its way, in milliseconds. */
const timeOf = (steps: number): number => (steps <= 1 ? GLIDE : Math.min(900, 150 * steps));

/**
 * Animates the tokens of a drawing from their old places to their new ones. Returns the milliseconds after which
 * removed tokens can be dropped.
 */
export function animate(
  group: SVGGElement,
  { tokens, motions, gone }: FollowedScene,
  { view, surface, path, dropped }: AnimationView,
): number {
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const point = (square: string) => middle(view.places.get(square) as number, view.columns);
  const put = motions.find(({ how }) => how === 'appear');
  const origin = put && point((byId.get(put.id) as Token).square);
  const delay = (square: string) => {
    if (origin === undefined) return 0;
    const { x, y } = point(square);
    return WAVE * (Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y)) / CELL);
  };
  let longest = 0;
  let arrival = 0;
  const runs = (animation: Animation | undefined) => {
    longest = Math.max(longest, Number(animation?.effect?.getComputedTiming().endTime ?? 0));
  };
  for (const motion of motions) {
    const { square } = byId.get(motion.id) as Token;
    const element = group.querySelector<SVGGElement>(`[data-token="${motion.id}"]`);
    const inner = element?.firstElementChild;
    if (!element || !inner) continue;
    switch (motion.how) {
      case 'glide': {
        const way = wayOf(path, motion.from, square);
        const here = dropped?.square === square;
        if (!here) arrival = Math.max(arrival, timeOf(way.length - 1));
        runs(here ? glide(element, [dropped.point, point(square)], 70) : glide(element, way.map(point), timeOf(way.length - 1)));
        break;
      }
      case 'turn':
        runs(
          inner.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }], {
            duration: TURN,
            delay: delay(square),
            fill: 'backwards',
          }),
        );
        break;
      case 'appear':
        if (surface === 'rack') fall(element, point(square));
        else if (surface === 'paper') write(element);
        else
          inner.animate([{ transform: 'scale(0.5)', opacity: 0 }, {}], {
            duration: 140,
            easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.3)',
          });
    }
  }
  for (const { id, square, turned } of gone) {
    const inner = group.querySelector(`[data-gone="${id}"]`)?.firstElementChild;
    if (turned)
      runs(
        inner?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], {
          duration: TURN,
          delay: delay(square),
          fill: 'both',
        }),
      );
    else
      runs(
        inner?.animate([{ opacity: 1 }, { opacity: 0, transform: 'scale(0.8)' }], {
          duration: FADE,
          // A captured piece disappears when it is reached.
          delay: Math.max(0, arrival - GLIDE),
          fill: 'both',
          easing: 'ease-in',
        }),
      );
  }
  return longest;
}

/** Over points to the last of them, where the element is drawn. */
export function glide(element: SVGGElement, points: readonly Point[], duration: number): Animation {
  return element.animate(
    points.map((point) => ({ transform: css(point) })),
    { duration, easing: points.length > 2 ? 'linear' : 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
}

/** A stone drops from over the rack, and bounces once. */
function fall(element: SVGGElement, to: Point): void {
  const height = to.y + CELL;
  const [down, up] = [Math.sqrt(height) * 11, Math.sqrt(height * 0.04) * 11];
  const duration = down + 2 * up;
  element.animate(
    [
      { transform: css({ x: to.x, y: -CELL / 2 }), easing: 'cubic-bezier(0.33, 0, 0.66, 0.33)' },
      { transform: css(to), offset: down / duration, easing: 'cubic-bezier(0.33, 0.66, 0.66, 1)' },
      {
        transform: css({ x: to.x, y: to.y - height * 0.04 }),
        offset: (down + up) / duration,
        easing: 'cubic-bezier(0.33, 0, 0.66, 0.33)',
      },
      { transform: css(to) },
    ],
    { duration },
  );
}

/** A sign is written stroke by stroke. */
function write(element: SVGGElement): void {
  const strokes = [...element.querySelectorAll('.stroke')];
  strokes.forEach((stroke, at) => {
    stroke.animate(
      [
        { strokeDasharray: '1 1', strokeDashoffset: 1 },
        { strokeDasharray: '1 1', strokeDashoffset: 0 },
      ],
      { duration: 240 / strokes.length, delay: (at * 260) / strokes.length, fill: 'backwards', easing: 'ease-out' },
    );
  });
}

const css = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
