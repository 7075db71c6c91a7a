import { fail, ok, type Result } from '../../../core/index.ts';
import type { DraughtsRules } from '../../../kernels/index.ts';
import { rowsOf, type SquareCount, type SquareNotation } from './squares.ts';

/** How PDN 3.0 wants the games of a rule set written. */
export interface PdnConvention {
  /** The number in the GameType tag; souffler has none, and is named in a tag of ours, `[Variant "souffler"]`. */
  readonly gameType: number | undefined;
  /** Who makes the first move. White's men are at the bottom, on the high numbers, all the same. */
  readonly starts: 'white' | 'black';
  readonly squares: SquareCount;
  readonly notation: SquareNotation;
  /** Between the squares of a capture. */
  readonly separator: 'x' | ':';
  /**
   * Won, drawn and lost by the side that begins. The standard does not say whose figure comes first; the Open Checkers Archive of English games puts
   * Black's there, who begins.
   */
  readonly results: readonly [won: string, drawn: string, lost: string];
}

const DEFAULT_RESULTS = ['1-0', '1/2-1/2', '0-1'] as const;
const INTERNATIONAL_RESULTS = ['2-0', '1-1', '0-2'] as const;

/** From the table of the standard, section GameType tag. Pool is its 23, with numbers; the pool of the unified rules is written with letters there. */
export const PDN_CONVENTIONS: Readonly<Record<DraughtsRules, PdnConvention>> = {
  souffler: convention(undefined, 'black', 50, 'numeric', 'x', INTERNATIONAL_RESULTS),
  international: convention(20, 'white', 50, 'numeric', 'x', INTERNATIONAL_RESULTS),
  english: convention(21, 'black', 32, 'numeric', 'x', DEFAULT_RESULTS),
  pool: convention(23, 'black', 32, 'numeric', 'x', DEFAULT_RESULTS),
  russian: convention(25, 'white', 32, 'algebraic', ':', DEFAULT_RESULTS),
  brazilian: convention(26, 'white', 32, 'algebraic', 'x', DEFAULT_RESULTS),
  frisian: convention(40, 'white', 50, 'numeric', 'x', DEFAULT_RESULTS),
};

function convention(
  gameType: number | undefined,
  starts: 'white' | 'black',
  squares: SquareCount,
  notation: SquareNotation,
  separator: 'x' | ':',
  results: readonly [string, string, string],
): PdnConvention {
  return { gameType, starts, squares, notation, separator, results };
}

/** What a GameType tag says: which rules, on which board, written how. */
export interface GameType {
  readonly rules: DraughtsRules;
  readonly squares: SquareCount;
  readonly notation: SquareNotation;
}

/** The rule sets of the standard that are not ours. */
const OTHERS: ReadonlyMap<number, string> = new Map([
  [0, 'chess'],
  [1, 'Chinese chess'],
  [22, 'Italian draughts'],
  [24, 'Spanish draughts'],
  [27, 'Canadian draughts'],
  [28, 'Portuguese draughts'],
  [29, 'Czech draughts'],
  [30, 'Turkish draughts'],
  [31, 'Thai draughts'],
  [41, 'Spantsiretti draughts'],
  [50, 'Othello'],
]);

/**
 * Reads `20`, or `20,W,10,10,N2,0` with all attributes. Boards that are numbered or lettered from another corner than ours, or played on
 * the other squares (Jamaican pool), are refused: their moves would be read to the wrong squares.
 */
export function parseGameType(text: string): Result<GameType> {
  const parts =
    /^\s*(\d{1,3})\s*(?:,\s*([WB])\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\s*,\s*([ANS])([0-3])\s*(?:,\s*([01])\s*)?)?$/i.exec(text);
  if (parts === null)
    return fail('bad-game-type', `"${text.slice(0, 60)}" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.`);
  const [, number, attributed, width, height, letter, corner, inverted] = parts;
  const rules = rulesOf(Number(number));
  if (rules === undefined) {
    const other = OTHERS.get(Number(number));
    const known = Object.values(PDN_CONVENTIONS).flatMap(({ gameType }) => gameType ?? []);
    return fail(
      'bad-game-type',
      `Game type ${Number(number)}${other === undefined ? '' : `, ${other},`} is not played here. Ours are ${known.join(', ')}.`,
    );
  }
  if (attributed === undefined)
    return ok({ rules, squares: PDN_CONVENTIONS[rules].squares, notation: PDN_CONVENTIONS[rules].notation });
  const squares = SIZES.get(`${Number(width)}x${Number(height)}`);
  if (squares === undefined)
    return fail('bad-game-type', `There is no board of ${width}x${height} here: the boards are ${[...SIZES.keys()].join(', ')}.`);
  const notation = letter.toUpperCase() === 'A' ? 'algebraic' : 'numeric';
  // The corner is not taken at its word where files in use mean ours: A1 in older ones for a1 at the left, N1 by PlayOK for 10x10 with White below.
  const corners = notation === 'algebraic' ? '01' : '12';
  if (letter.toUpperCase() === 'S' || !corners.includes(corner) || inverted === '1')
    return fail(
      'bad-game-type',
      `The squares of game type ${text.trim()} are named from another corner than here. Renumber its moves as in ${formatGameType({ rules, squares, notation })}.`,
    );
  return ok({ rules, squares, notation });
}

/** The number alone where the rest goes without saying, and all attributes where it does not; undefined for souffler. */
export function formatGameType({ rules, squares, notation }: GameType): string | undefined {
  const usual = PDN_CONVENTIONS[rules];
  if (usual.gameType === undefined) return undefined;
  if (squares === usual.squares && notation === usual.notation) return String(usual.gameType);
  const rows = rowsOf(squares);
  const corner = notation === 'algebraic' ? 'A0' : usual.starts === 'white' ? 'N2' : 'N1';
  return `${usual.gameType},${usual.starts === 'white' ? 'W' : 'B'},${rows},${rows},${corner},0`;
}

const SIZES: ReadonlyMap<string, SquareCount> = new Map([
  ['10x10', 50],
  ['8x8', 32],
  ['6x6', 18],
]);

function rulesOf(gameType: number): DraughtsRules | undefined {
  return (Object.keys(PDN_CONVENTIONS) as DraughtsRules[]).find((rules) => PDN_CONVENTIONS[rules].gameType === gameType);
}
