import type { Scene } from '../../games/index.ts';
import type { Followed, Token } from './follow.ts';
import { CELL, middle, type Point, type View } from './geometry.ts';

const GLIDE = 180;
const FADE = 200;
const TURN = 260;
/** How much later a disc turns for each cell that it is away from the one that was put down. */
const WAVE = 45;

/** Whether whoever looks wants nothing to move. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** After how many milliseconds the last motion is over and what is gone can be forgotten. */
export function clearingTime({ motions }: Followed, { columns, rows }: View): number {
  const turning = motions.some(({ how }) => how === 'turn');
  return (turning ? TURN + WAVE * Math.max(columns, rows) : FADE) + 40;
}

/** Sets the tokens of a drawing going: from where they stood to where they are drawn now. */
export function animate(
  group: SVGGElement,
  { tokens, motions, gone }: Followed,
  view: View,
  surface: Scene['surface'],
  dropped: { readonly square: string; readonly point: Point } | undefined,
): void {
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const point = (square: string) => middle(view.places.get(square) as number, view.columns);
  const put = motions.find(({ how }) => how === 'appear');
  const origin = put && point((byId.get(put.id) as Token).square);
  const delay = (square: string) => {
    if (origin === undefined) return 0;
    const { x, y } = point(square);
    return WAVE * (Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y)) / CELL);
  };
  for (const motion of motions) {
    const { square } = byId.get(motion.id) as Token;
    const element = group.querySelector<SVGGElement>(`[data-token="${motion.id}"]`);
    const inner = element?.firstElementChild;
    if (!element || !inner) continue;
    const to = point(square);
    switch (motion.how) {
      case 'glide':
        glide(
          element,
          dropped?.square === square ? dropped.point : point(motion.from),
          to,
          dropped?.square === square ? 70 : GLIDE,
        );
        break;
      case 'turn':
        inner.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }], {
          duration: TURN,
          delay: delay(square),
          fill: 'backwards',
        });
        break;
      case 'appear':
        if (surface === 'rack') fall(element, to);
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
      inner?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], {
        duration: TURN,
        delay: delay(square),
        fill: 'both',
      });
    else
      inner?.animate([{ opacity: 1 }, { opacity: 0, transform: 'scale(0.8)' }], {
        duration: FADE,
        fill: 'forwards',
        easing: 'ease-in',
      });
  }
}

/** From a point to where the element is drawn. */
export function glide(element: SVGGElement, from: Point, to: Point, duration = GLIDE): void {
  element.animate([{ transform: css(from) }, { transform: css(to) }], { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' });
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
