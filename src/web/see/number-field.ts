/** A field for a whole number between the bounds that it states in `min` and `max`. What is typed beyond them is set right where it stands. */
export class NumberField {
  readonly #input: HTMLInputElement;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    input.addEventListener('change', () => {
      this.value = this.value;
    });
  }

  get value(): number {
    const { valueAsNumber, min } = this.#input;
    return this.#bounded(Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber) : Number(min));
  }

  set value(value: number) {
    this.#input.value = `${this.#bounded(value)}`;
  }

  #bounded(value: number): number {
    return Math.min(Math.max(value, Number(this.#input.min)), Number(this.#input.max));
  }
}
