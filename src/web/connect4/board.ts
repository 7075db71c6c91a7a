import type { Language } from '../../draw/index.ts';
import { drawn, element } from '../element.ts';
import { fill } from '../fill.ts';
import { boardDrawing, CELL, centre, fourLine, level, nameOf } from './board-drawing.ts';
import { COLUMNS, foursOf, heightOf, type Moves, ROWS, type Stone, stonesOf, toMove, winnerOf } from './moves.ts';
import { strings } from './strings.ts';

/**
 * The board: a drawing, and over it a grid of cells that the mouse, a finger, the keyboard and screen readers meet. It knows how a game looks, and
 * tells which column was chosen; whether that is a move is for the page to say.
 */
export class Board {
  readonly #place: HTMLElement;
  readonly #onColumn: (column: number) => void;
  readonly #stones = drawn('g');
  readonly #ghost = drawn('use', { class: 'ghost' });
  readonly #lane = drawn('rect', { class: 'lane', y: 0, width: CELL, height: ROWS * CELL });
  readonly #advice = drawn('g', { class: 'advice' });
  readonly #over = drawn('g');
  readonly #grid = element('div', { role: 'grid', id: 'grid', class: 'grid' });
  /** By column and row. */
  readonly #cells: HTMLElement[][] = Array.from({ length: COLUMNS }, () => []);
  #shown: Stone[] = [];
  #moves: Moves = [];
  #open = true;
  #pointed: number | undefined;

  constructor(place: HTMLElement, onColumn: (column: number) => void) {
    this.#place = place;
    this.#onColumn = onColumn;
    place.append(boardDrawing([this.#lane, this.#stones, this.#ghost], [this.#advice, this.#over]), this.#grid);
    for (let row = ROWS - 1; row >= 0; row--) {
      const line = element('div', { role: 'row' });
      for (let column = 0; column < COLUMNS; column++) {
        const cell = element('div', { role: 'gridcell', tabindex: '-1', 'data-column': `${column}` });
        this.#cells[column][row] = cell;
        line.append(cell);
      }
      this.#grid.append(line);
    }
    this.#cells[3][0].tabIndex = 0;
    this.#grid.addEventListener('click', (event) => {
      const column = columnOf(event.target);
      if (column !== undefined) this.#onColumn(column);
    });
    this.#grid.addEventListener('pointermove', (event) =>
      this.#point(event.pointerType === 'touch' ? undefined : columnOf(event.target)),
    );
    this.#grid.addEventListener('pointerleave', () => this.#point(undefined));
    this.#grid.addEventListener('focusin', (event) => this.#point(isSeen(event.target) ? columnOf(event.target) : this.#pointed));
    this.#grid.addEventListener('focusout', () => this.#point(undefined));
    this.#grid.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Draws a game. `open`: whoever sits here may move. Stones that were not there yet fall. */
  show(moves: Moves, open: boolean, language: Language): void {
    if (moves !== this.#moves) this.advise(undefined);
    this.#moves = moves;
    this.#open = open;
    const stones = stonesOf(moves);
    let same = 0;
    while (same < stones.length && same < this.#shown.length && isSame(stones[same], this.#shown[same])) same++;
    while (this.#stones.children.length > same) this.#stones.lastElementChild?.remove();
    const fallen = stones.slice(same);
    for (const stone of fallen) this.#stones.append(this.#falling(stone, fallen.length === 1));
    this.#shown = stones;
    this.#showEnd(moves);
    this.#place.classList.toggle('open', open);
    this.#label(stones, language);
    this.#point(this.#pointed);
  }

  /** Marks where a stone should go; undefined: nowhere. */
  advise(column: number | undefined): void {
    const row = column === undefined ? ROWS : heightOf(this.#moves, column);
    const mark = column === undefined ? [] : [drawn('circle', { cx: centre(column), cy: level(row), r: 34 })];
    this.#advice.replaceChildren(...mark);
  }

  /** Takes the keyboard to the board. */
  focus(): void {
    this.#grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  #falling({ column, row, player }: Stone, alone: boolean): SVGGElement {
    const use = drawn('use', { href: `#${nameOf(player)}-stone` });
    const place = drawn('g', { transform: `translate(${centre(column)} ${level(row)})`, class: `stone ${nameOf(player)}` }, use);
    if (alone) {
      use.setAttribute('class', 'falls');
      use.style.setProperty('--from', `${-(ROWS - row) * CELL}px`);
      use.style.setProperty('--fall', `${Math.sqrt((ROWS - row) / ROWS) * 0.42}s`);
    }
    return place;
  }

  /** The four, or where the last stone went. */
  #showEnd(moves: Moves): void {
    const over = winnerOf(moves) !== undefined;
    const fours = over ? foursOf(moves) : [];
    this.#place.classList.toggle('over', fours.length > 0);
    const winning = fours.flat();
    for (const [i, stone] of [...this.#stones.children].entries())
      stone.classList.toggle(
        'of-four',
        winning.some((cell) => isSame(cell, this.#shown[i])),
      );
    const last = this.#shown.at(-1);
    this.#over.replaceChildren(
      ...fours.map(fourLine),
      ...(last === undefined || over
        ? []
        : [drawn('circle', { class: 'last', cx: centre(last.column), cy: level(last.row), r: 43 })]),
    );
  }

  #label(stones: readonly Stone[], language: Language): void {
    const said = strings[language];
    this.#grid.setAttribute('aria-label', said.grid);
    for (let column = 0; column < COLUMNS; column++)
      for (let row = 0; row < ROWS; row++) {
        const stone = stones.find((there) => there.column === column && there.row === row);
        const what = stone === undefined ? said.empty : said[nameOf(stone.player)];
        this.#cells[column][row].setAttribute('aria-label', fill(said.cell, { column: column + 1, row: row + 1, what }));
      }
  }

  /** Lights up a column, with the stone that would fall there. */
  #point(column: number | undefined): void {
    this.#pointed = column;
    const row = column === undefined ? ROWS : heightOf(this.#moves, column);
    const possible = this.#open && column !== undefined && row < ROWS;
    this.#lane.toggleAttribute('hidden', column === undefined);
    this.#ghost.toggleAttribute('hidden', !possible);
    if (column !== undefined) this.#lane.setAttribute('x', `${column * CELL}`);
    if (!possible) return;
    this.#ghost.setAttribute('href', `#${nameOf(toMove(this.#moves))}-stone`);
    this.#ghost.setAttribute('transform', `translate(${centre(column)} ${level(row)})`);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = this.#focused();
    if (at === undefined) return;
    const { column, row } = at;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#go(column - 1, row),
      ArrowRight: () => this.#go(column + 1, row),
      ArrowUp: () => this.#go(column, row + 1),
      ArrowDown: () => this.#go(column, row - 1),
      Home: () => this.#go(0, row),
      End: () => this.#go(COLUMNS - 1, row),
      Enter: () => this.#onColumn(column),
      ' ': () => this.#onColumn(column),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  }

  #focused(): { column: number; row: number } | undefined {
    for (let column = 0; column < COLUMNS; column++) {
      const row = this.#cells[column].indexOf(document.activeElement as HTMLElement);
      if (row >= 0) return { column, row };
    }
    return undefined;
  }

  #go(column: number, row: number): void {
    const cell = this.#cells[column]?.[row];
    if (cell === undefined) return;
    for (const other of this.#grid.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus();
  }
}

function columnOf(target: EventTarget | null): number | undefined {
  const column = (target as Element).closest<HTMLElement>('[data-column]')?.dataset.column;
  return column === undefined ? undefined : Number(column);
}

/** A click focuses too, but only the keyboard has to see where. */
function isSeen(target: EventTarget | null): boolean {
  return (target as Element).matches(':focus-visible');
}

function isSame(a: Stone, b: Stone): boolean {
  return a.column === b.column && a.row === b.row && a.player === b.player;
}
