import { MAX, MIN, opponent, type Player } from '../../core/index.ts';
import type { Language } from '../../draw/index.ts';
import { CONNECT4_LEVELS } from '../../engines/index.ts';
import { byId, element } from '../element.ts';
import { fill } from '../fill.ts';
import { remember, remembered } from '../remembered.ts';
import { strings } from './strings.ts';

/** Who plays a side: a person (0), or the computer at a level from 1. */
export type Seat = number;

const LEVELS = CONNECT4_LEVELS.length;
const FIRST = '0 4';

/** The two lists that say who plays, remembered from one visit to the next. */
export class Seats {
  readonly #lists = new Map([
    [MAX, byId('yellow', HTMLSelectElement)],
    [MIN, byId('red', HTMLSelectElement)],
  ]);
  readonly #seats: Map<Player, Seat>;

  constructor(onChange: () => void) {
    const [yellow, red] = (remembered('connect4.seats') ?? FIRST).split(' ').map(seatOf);
    this.#seats = new Map([
      [MAX, yellow],
      [MIN, red ?? 0],
    ]);
    for (const [player, list] of this.#lists)
      list.addEventListener('change', () => {
        this.#put(player, seatOf(list.value));
        onChange();
      });
  }

  of(player: Player): Seat {
    return this.#seats.get(player) ?? 0;
  }

  /** Whether a person and the computer play each other: then a person never has to take the computer's moves back one by one. */
  get mixed(): boolean {
    return (this.of(MAX) === 0) !== (this.of(MIN) === 0);
  }

  /** A person takes this side; the computer that had it gets the other one. */
  giveTo(player: Player): void {
    const level = this.of(player);
    if (level === 0) return;
    this.#put(player, 0);
    if (this.of(opponent(player)) === 0) this.#put(opponent(player), level);
  }

  show(language: Language): void {
    const said = strings[language];
    for (const [player, list] of this.#lists) {
      const options = Array.from({ length: LEVELS + 1 }, (_, seat) => {
        const name = seat === 0 ? said.human : fill(seat === LEVELS ? said.perfect : said.computer, { level: seat });
        return element('option', { value: `${seat}` }, name);
      });
      list.replaceChildren(...options);
      list.value = `${this.of(player)}`;
    }
    this.#explain(language);
  }

  /** What the computer's level does. */
  #explain(language: Language): void {
    const said = strings[language];
    const levels = new Set([...this.#seats.values()].filter((seat) => seat > 0));
    const sentences = [...levels].map((level) => {
      const { depth } = CONNECT4_LEVELS[level - 1];
      if (depth === undefined) return fill(said.looksAll, { level });
      return fill(depth === 1 ? said.looksOne : said.looks, { level, depth });
    });
    byId('level-hint', HTMLElement).textContent = sentences.join(' ');
  }

  #put(player: Player, seat: Seat): void {
    this.#seats.set(player, seat);
    const list = this.#lists.get(player);
    if (list !== undefined) list.value = `${seat}`;
    remember('connect4.seats', `${this.of(MAX)} ${this.of(MIN)}`);
  }
}

/** Anything else that storage holds is a person. */
function seatOf(text: string): Seat {
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat <= LEVELS ? seat : 0;
}
