import { type Failure, MAX, MIN, ok, type Player, type Result } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import type { PieceName, Scene, SceneCell } from '../board-adapter.ts';
import { nearest } from '../nearest.ts';
import type { Term } from './terms.ts';
import { failure } from './words.ts';

/** A kind of piece, and its name in scenes for each side. */
export interface PieceKind {
  readonly name: Translation;
  readonly max: PieceName;
  readonly min: PieceName;
}

/** The layout of tables on a board. */
export interface TableLayout {
  readonly kinds: readonly PieceKind[];
  /**
   * Which square of a table Min reads: the `same` as Max; the one `across`, where the sides face each other; the one
   * that the board has there when it is `turned` round.
   */
  readonly min: 'same' | 'across' | 'turned';
}

/** A number in a heuristic that users may change. */
export interface HeuristicSetting {
  /** As it is typed: `long=4`. */
  readonly name: string;
  readonly about: Translation;
  readonly usual: number;
}

/** A value for every setting of a heuristic, by its name. */
export type HeuristicValues = Readonly<Record<string, number>>;

/** A static evaluation as a list of terms: their points add up to exactly the value of `evaluate`. */
export interface Heuristic<P> {
  readonly name: string;
  readonly title: Translation;
  /** How it counts, with our choices if its source leaves something open. */
  readonly about: Translation;
  /** Absent: nothing in it can be changed. */
  readonly settings?: readonly HeuristicSetting[];
  /** `values`: of its settings; default: the usual ones. */
  terms(position: P, values?: HeuristicValues): readonly Term[];
  /** The sum of the terms. Only to compute it faster. */
  total?(position: P, values: HeuristicValues): number;
}

/** The static evaluations of a game. */
export interface HeuristicSet<P> {
  /** The first is the default. */
  readonly heuristics: readonly Heuristic<P>[];
  /** How a user's own table is oriented on the board. */
  readonly layout: TableLayout;
  /** A table to begin with, as it is typed. */
  readonly table: string;
  /** How users type the order in which searches try the moves. Absent: it cannot be chosen. */
  readonly order?: MoveOrder;
}

/** A setting of every heuristic of a game: which moves are tried first. */
export interface MoveOrder {
  readonly name: string;
  readonly about: Translation;
  /** The moves in the typed order; it has to name all of them. */
  parse(text: string): Result<readonly number[]>;
}

/** Weights of one kind's squares, row by row from the top as Max sees them, or one for all squares. */
export type Weights = readonly number[] | number;

/** Weights by the English names of the kinds; missing kinds count 0. */
export type WeightTable = ReadonlyMap<string, Weights>;

/** A weight of more digits is a slip of the hand. */
export const MOST_WEIGHT = 1_000_000;

/** The squares that pieces stand on, row by row. */
export function tableRows(scene: Scene): readonly (readonly SceneCell[])[] {
  const isPlayed = ({ tone }: SceneCell) => (scene.numbered ? tone === 'dark' : tone !== 'none');
  return Array.from({ length: scene.rows }, (_, row) =>
    scene.cells.slice(row * scene.columns, (row + 1) * scene.columns).filter(isPlayed),
  );
}

/** The weight of a kind on a square, by its place among those of `tableRows`. */
export function weightAt(weights: Weights, place: number): number {
  return typeof weights === 'number' ? weights : (weights[place] as number);
}

/** The sum of `tableTerms`, as a function for many positions. `board`: any scene of the game. */
export function tableTotal(table: WeightTable, board: Scene, layout: TableLayout): (scene: Scene) => number {
  const points = new Map<PieceName, readonly number[]>();
  for (const side of ['max', 'min'] as const)
    for (const kind of layout.kinds) {
      const full = { ...board, cells: board.cells.map((cell) => ({ ...cell, piece: kind[side] })) };
      const bySquare = new Map(tableTerms(table, full, { ...layout, kinds: [kind] }).map((term) => [term.squares[0], term]));
      const each = board.cells.map(({ square }) => bySquare.get(square)?.points ?? 0);
      points.set(kind[side], each);
    }
  return ({ cells }) => {
    let total = 0;
    for (let i = 0; i < cells.length; i++) total += points.get(cells[i].piece as PieceName)?.[i] ?? 0;
    return total;
  };
}

/** The terms of the pieces on a board, Max's first, kind by kind, without zeros. */
export function tableTerms(table: WeightTable, scene: Scene, layout: TableLayout): Term[] {
  const rows = tableRows(scene);
  const cells = rows.flat();
  const width = rows[0]?.length ?? 0;
  const placeFor = (player: Player, place: number) => {
    if (player === MAX || layout.min === 'same') return place;
    if (layout.min === 'turned') return cells.length - 1 - place;
    return (rows.length - 1 - Math.floor(place / width)) * width + (place % width);
  };
  return [MAX, MIN].flatMap((player) =>
    layout.kinds.flatMap(({ name, max, min }) => {
      const weights = table.get(name.en);
      if (weights === undefined) return [];
      const piece = player === MAX ? max : min;
      return cells.flatMap((cell, place) => {
        const weight = cell.piece === piece ? weightAt(weights, placeFor(player, place)) : 0;
        return weight === 0 ? [] : [{ name, player, squares: [cell.square], points: player * weight }];
      });
    }),
  );
}

/**
 * Reads a typed or pasted table: numbers row by row from the top as Max sees the board, rows separated by new lines or
 * `/`; brackets and commas of Python lists are ignored. A single number is the weight of every square. If a game has
 * several kinds of pieces, the name of a kind precedes its numbers (`rook 5`); numbers before the first name are for
 * all kinds that are not named.
 */
export function parseTable(text: string, scene: Scene, layout: TableLayout): Result<WeightTable> {
  const sections: { name: string | undefined; rows: number[][] }[] = [{ name: undefined, rows: [[]] }];
  for (const [token, word, number, end] of text
    .replaceAll('\u2212', '-')
    .matchAll(/(\p{L}+)|([-+]?\d[\d.]*)|([\n/;\]])|[\s,:=[({})"'`|]+|./gu)) {
    const section = sections.at(-1) as (typeof sections)[number];
    if (word !== undefined) {
      const kind = kindNamed(word, layout);
      if (kind === undefined) return unknownKind(word, layout);
      if (sections.some(({ name }) => name === kind)) return failure('table-kind-twice', { typed: word });
      sections.push({ name: kind, rows: [[]] });
    } else if (number !== undefined) {
      if (!/^[-+]?\d+$/.test(number) || Math.abs(Number(number)) > MOST_WEIGHT)
        return failure('table-number', { typed: number, most: MOST_WEIGHT });
      section.rows.at(-1)?.push(Number(number));
    } else if (end !== undefined) section.rows.push([]);
    else if (!/^[\s,:=[({})"'`|]+$/.test(token)) return failure('table-number', { typed: token, most: MOST_WEIGHT });
  }
  const shape = tableRows(scene).map(({ length }) => length);
  const read = new Map<string | undefined, Weights>();
  for (const { name, rows } of sections) {
    const numbers = rows.filter(({ length }) => length > 0);
    if (numbers.length === 0 && name === undefined) continue;
    const weights = weightsOf(numbers, shape, name);
    if (!weights.ok) return weights;
    read.set(name, weights.value);
  }
  if (read.size === 0) return failure('table-empty', { rows: shape.length, columns: shape[0] as number });
  const table = layout.kinds.flatMap(({ name }) => {
    const weights = read.get(name.en) ?? read.get(undefined);
    return weights === undefined ? [] : [[name.en, weights] as const];
  });
  return ok(new Map(table));
}

function weightsOf(rows: readonly number[][], shape: readonly number[], name: string | undefined): Result<Weights> {
  const [columns, height] = [shape[0] as number, shape.length];
  const all = rows.flat();
  if (all.length === 1) return ok(all[0] as number);
  const squares = shape.reduce((sum, length) => sum + length, 0);
  if (rows.length === 1 && all.length === squares) return ok(all);
  const of = name ?? '';
  if (rows.length !== height) return failure('table-rows', { of, count: rows.length, rows: height, columns });
  const wrong = rows.findIndex(({ length }, row) => length !== shape[row]);
  if (wrong < 0) return ok(all);
  return failure('table-row', { of, row: wrong + 1, count: rows[wrong].length, columns: shape[wrong] });
}

function kindNamed(word: string, { kinds }: TableLayout): string | undefined {
  const typed = plain(word);
  return kinds.find(({ name }) => Object.values(name).some((known) => [known, `${known}s`].some((form) => plain(form) === typed)))
    ?.name.en;
}

const plain = (word: string) => word.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

function unknownKind(word: string, { kinds }: TableLayout): Failure {
  const names = kinds.flatMap(({ name }) => Object.values(name));
  return failure('table-kind', { typed: word, meant: nearest(word.toLowerCase(), names) ?? '', names });
}

/** The table on one line, in the form that `parseTable` reads. */
export function formatTable(table: WeightTable, scene: Scene, layout: TableLayout): string {
  const shape = tableRows(scene).map(({ length }) => length);
  const written = (weights: Weights) => {
    if (typeof weights === 'number') return String(weights);
    let at = 0;
    return shape.map((length) => weights.slice(at, (at += length)).join(' ')).join(' / ');
  };
  const [only, second] = layout.kinds;
  if (only !== undefined && second === undefined) return written(table.get(only.name.en) ?? 0);
  const named = layout.kinds.flatMap(({ name }) => {
    const weights = table.get(name.en);
    return weights === undefined ? [] : [`${name.en} ${written(weights)}`];
  });
  return named.join(' ; ');
}
