import { pieces, type Scene, type SceneCell } from '../../games/index.ts';

const SURFACES: Readonly<Record<Scene['surface'], true>> = { paper: true, rack: true, felt: true, wood: true, table: true };
const TONES: Readonly<Record<SceneCell['tone'], true>> = { light: true, dark: true, plain: true, none: true };

/** Squares of a side of the largest board. */
const LONGEST_SIDE = 100;

/** What is drawn where a picture is lost: nothing. */
export const NO_PICTURE: Scene = { columns: 1, rows: 1, surface: 'paper', cells: [{ square: '', tone: 'none' }] };

/** A kept picture that can be drawn: one that is damaged is left out, because the game itself does not need it. */
export function readScene(value: unknown): Scene {
  const scene = value as Scene;
  const isWhole =
    isObject(value) &&
    isSide(scene.columns) &&
    isSide(scene.rows) &&
    isKey(scene.surface, SURFACES) &&
    Array.isArray(scene.cells) &&
    scene.cells.length === scene.columns * scene.rows &&
    scene.cells.every(isCell);
  if (!isWhole) return NO_PICTURE;
  return {
    columns: scene.columns,
    rows: scene.rows,
    surface: scene.surface,
    cells: scene.cells.map(({ square, tone, piece }) => ({ square, tone, ...(piece !== undefined && { piece }) })),
  };
}

function isCell(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { square, tone, piece } = value as Partial<SceneCell>;
  return typeof square === 'string' && isKey(tone, TONES) && (piece === undefined || isKey(piece, pieces));
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LONGEST_SIDE;
}

function isKey(value: unknown, table: object): boolean {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
