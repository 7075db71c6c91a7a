import { drawn } from '../element.ts';
import { BEST_SCORE, signed } from './worth.ts';

const WIDTH = 360;
const MIDDLE = WIDTH / 2;
const STEP = (WIDTH - 40) / (2 * BEST_SCORE);

/** All scores from the worst to the best in a row, and on it what is known: the band of those that are still possible, and the question under way. */
export class Scale {
  readonly #band = drawn('rect', { class: 'band', y: 14, height: 16, rx: 8 });
  readonly #question = drawn('path', { class: 'question', d: 'M0 36l6 9h-12z' });
  readonly #svg = drawn('svg', { viewBox: `0 0 ${WIDTH} 62`, role: 'img' });

  constructor(place: HTMLElement) {
    this.#svg.append(
      drawn('rect', {
        class: 'track',
        x: x(-BEST_SCORE) - 6,
        y: 18,
        width: x(BEST_SCORE) - x(-BEST_SCORE) + 12,
        height: 8,
        rx: 4,
      }),
      this.#band,
      ...Array.from({ length: 2 * BEST_SCORE + 1 }, (_, i) => tick(i - BEST_SCORE)),
      this.#question,
      ...[-BEST_SCORE, -9, 0, 9, BEST_SCORE].map((score) =>
        drawn('text', { x: x(score), y: 60, class: score === 0 ? 'zero' : '' }, signed(score)),
      ),
    );
    place.append(this.#svg);
  }

  show(least: number, most: number, window: number | undefined, label: string): void {
    const [left, right] = [Math.max(least, -BEST_SCORE), Math.min(most, BEST_SCORE)];
    this.#band.setAttribute('x', `${x(left) - 8}`);
    this.#band.setAttribute('width', `${x(right) - x(left) + 16}`);
    this.#svg.classList.toggle('found', least === most);
    this.#question.toggleAttribute('hidden', window === undefined);
    if (window !== undefined) this.#question.setAttribute('transform', `translate(${x(window + 0.5)} 0)`);
    this.#svg.setAttribute('aria-label', label);
  }
}

function x(score: number): number {
  return MIDDLE + score * STEP;
}

function tick(score: number): SVGCircleElement {
  return drawn('circle', { class: score === 0 ? 'tick zero' : 'tick', cx: x(score), cy: 22, r: score % 9 === 0 ? 2.2 : 1.2 });
}
