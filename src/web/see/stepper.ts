import { byId } from '../browser.ts';

const MILLISECONDS = 900;

/** The buttons, the slider and the keys that go through the steps of a search: 0 is before it, `steps` is its end. */
export class Stepper {
  #step = 0;
  #steps = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #onStep: (step: number) => void;
  readonly #onPlaying: (playing: boolean) => void;
  readonly #progress = byId('progress', HTMLInputElement);

  constructor(onStep: (step: number) => void, onPlaying: (playing: boolean) => void) {
    this.#onStep = onStep;
    this.#onPlaying = onPlaying;
    const button = (id: string, act: () => void) => byId(id, HTMLButtonElement).addEventListener('click', act);
    button('first', () => this.#go(0));
    button('previous', () => this.#go(this.#step - 1));
    button('next', () => this.#go(this.#step + 1));
    button('last', () => this.#go(this.#steps));
    button('play', () => this.#togglePlay());
    this.#progress.addEventListener('input', () => this.#go(this.#progress.valueAsNumber));
    document.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** A new search, shown at one of its steps. */
  start(step: number, steps: number): void {
    this.pause();
    this.#steps = steps;
    this.#progress.max = `${steps}`;
    this.#put(step);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#onPlaying(false);
  }

  #go(step: number): void {
    this.pause();
    this.#put(step);
  }

  #put(step: number): void {
    this.#step = Math.min(Math.max(step, 0), this.#steps);
    this.#progress.value = `${this.#step}`;
    this.#onStep(this.#step);
  }

  #togglePlay(): void {
    if (this.#timer !== undefined) {
      this.pause();
      return;
    }
    this.#put(this.#step === this.#steps ? 1 : this.#step + 1);
    this.#timer = setInterval(() => {
      this.#put(this.#step + 1);
      if (this.#step === this.#steps) this.pause();
    }, MILLISECONDS);
    this.#onPlaying(true);
  }

  /** Keys step wherever they do not already mean something: not in fields, and space not on buttons. */
  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (target.closest('input, textarea, select, pre')) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: () => this.#go(this.#step + 1),
      ArrowLeft: () => this.#go(this.#step - 1),
      Home: () => this.#go(0),
      End: () => this.#go(this.#steps),
    };
    const act = event.key === ' ' && target.closest('button, summary, a') === null ? () => this.#togglePlay() : steps[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }
}
