import { failureAt, ok, type Result } from '../../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize } from '../../kernels/index.ts';
import { type GameRecord, type GameRecords, gameRecords, NO_REMARKS, type Ply, tagOf } from '../records/index.ts';
import { hasAlgebraic, type SquareNotation, squareName } from './board.ts';
import { makeDraughtsFen } from './fen.ts';
import { type Draughts, draughts } from './game.ts';
import { makeDraughtsMoveText, parseDraughtsMoveText } from './moves.ts';
import type { DraughtsPosition } from './position.ts';
import { setupOf } from './setup.ts';
import { type DraughtsVariant, defaultSize, firstColour, parseVariant, variantName } from './variant.ts';
import { FOREIGN_GAMES, failure } from './words.ts';

/** How PDN 3.0 wants the games of a rule set written. */
export interface PdnConvention {
  /** The number in the GameType tag; souffler has none, and is named in a tag of ours, `[Variant "souffler"]`. */
  readonly gameType?: number;
  readonly notation: SquareNotation;
  /** Between the squares of a capture. */
  readonly separator: 'x' | ':';
  /**
   * The result if the side that begins won, drew or lost. The standard does not say whose number comes first; the Open
   * Checkers Archive of English games gives Black's first, who begins.
   */
  readonly results: readonly [won: string, drawn: string, lost: string];
}

const NUMBERS = { notation: 'numeric', separator: 'x', results: ['1-0', '1/2-1/2', '0-1'] } as const;
const LETTERS = { ...NUMBERS, notation: 'algebraic' } as const;
const TWO_POINTS = ['2-0', '1-1', '0-2'] as const;

/**
 * From the table of the standard, section GameType tag. Pool is its 23, with numbers; the pool of the unified rules is
 * written with letters there.
 */
export const PDN_CONVENTIONS: Readonly<Record<DraughtsRules, PdnConvention>> = {
  souffler: { ...NUMBERS, results: TWO_POINTS },
  international: { ...NUMBERS, gameType: 20, results: TWO_POINTS },
  english: { ...NUMBERS, gameType: 21 },
  pool: { ...NUMBERS, gameType: 23 },
  russian: { ...LETTERS, gameType: 25, separator: ':' },
  brazilian: { ...LETTERS, gameType: 26 },
  frisian: { ...NUMBERS, gameType: 40 },
};

/** The contents of a GameType tag: rules, board, notation. */
export interface GameType {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  readonly notation: SquareNotation;
}

const SIZES: ReadonlyMap<string, DraughtsSize> = new Map([
  ['10x10', 10],
  ['8x8', 8],
  ['6x6', 6],
]);

/**
 * Reads `20`, or `20,W,10,10,N2,0` with all attributes. Boards that are numbered or lettered from another corner than
 * ours, or played on the other squares (Jamaican pool), are refused: their moves would be read to the wrong squares.
 */
export function parseGameType(text: string): Result<GameType> {
  const parts =
    /^\s*(\d{1,3})\s*(?:,\s*([WB])\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\s*,\s*([ANS])([0-3])\s*(?:,\s*([01])\s*)?)?$/i.exec(text);
  if (parts === null) return failure('bad-game-type', { text });
  const [, number, attributed, width, height, letter, corner, inverted] = parts;
  const rules = DRAUGHTS_RULES.find((known) => PDN_CONVENTIONS[known].gameType === Number(number));
  if (rules === undefined) {
    const ours = Object.values(PDN_CONVENTIONS).flatMap(({ gameType }) => gameType ?? []);
    return failure('foreign-game-type', { number: Number(number), name: FOREIGN_GAMES.get(Number(number)), ours });
  }
  if (attributed === undefined) return ok({ rules, size: defaultSize(rules), notation: PDN_CONVENTIONS[rules].notation });
  const size = SIZES.get(`${Number(width)}x${Number(height)}`);
  if (size === undefined) return failure('foreign-board', { size: `${width}x${height}`, sizes: [...SIZES.keys()] });
  const notation = letter.toUpperCase() === 'A' ? 'algebraic' : 'numeric';
  // The corner is not taken at its word where files in use mean ours: A1 in older ones for a1 at the left, N1 by
  // PlayOK for 10x10 with White below.
  const corners = notation === 'algebraic' ? '01' : '12';
  const type = { rules, size, notation } as const;
  if (letter.toUpperCase() === 'S' || !corners.includes(corner) || inverted === '1')
    return failure('foreign-corner', { text: text.trim(), ours: formatGameType(type) });
  return ok(type);
}

/** The number alone where the other attributes are the default ones, else all attributes; undefined for souffler. */
export function formatGameType({ rules, size, notation }: GameType): string | undefined {
  const usual = PDN_CONVENTIONS[rules];
  if (usual.gameType === undefined) return undefined;
  if (size === defaultSize(rules) && notation === usual.notation) return String(usual.gameType);
  const [first, numbers] = firstColour({ rules }) === 'white' ? ['W', 'N2'] : ['B', 'N1'];
  return `${usual.gameType},${first},${size},${size},${notation === 'algebraic' ? 'A0' : numbers},0`;
}

/** The rules assumed for games without a GameType tag, as in most files. */
const DEFAULT_RULES = 'international';

/** The rules that a record names: souffler in a tag of ours, other rules by the GameType tag. */
function variantOf(record: GameRecord, usual: DraughtsVariant | undefined): Result<DraughtsVariant> {
  const named = tagOf(record, 'Variant');
  const numbered = tagOf(record, 'GameType');
  const options = named?.value.toLowerCase().split(':') ?? [];
  if (options[0] === 'souffler' || (numbered === undefined && DRAUGHTS_RULES.some((known) => known === options[0]))) {
    const variant = parseVariant(options);
    return variant.ok ? variant : failureAt(variant, named?.at);
  }
  const rules = usual?.rules ?? DEFAULT_RULES;
  if (numbered === undefined) return ok({ rules, size: defaultSize(rules), endless: true });
  const type = parseGameType(numbered.value);
  return type.ok ? ok({ ...type.value, endless: true }) : failureAt(type, numbered.at);
}

/** Games without draw rules, by their names: those of a file share their kernels. */
const endless = new Map<string, Draughts>();

const styleOf = ({ rules, size }: DraughtsVariant) => ({
  size,
  notation: hasAlgebraic(size) ? PDN_CONVENTIONS[rules].notation : 'numeric',
  separator: PDN_CONVENTIONS[rules].separator,
});

/**
 * A huff in a PDN file: the command `[%huff 28]` in a comment after the move that followed it, which is where PDN puts
 * extensions. In the game's own notation it precedes the move: `~28:32-27`.
 */
const HUFF = /\[%huff\s+([a-j]?\d+)\s*\]/;

/** Draughts in PDN files: squares, marks and results as the rule set has them. */
export const draughtsRecords: GameRecords<DraughtsPosition, Draughts> = gameRecords({
  standard: 'pdn',
  game: 'draughts',
  rulesOf: (record, usual) => {
    const variant = variantOf(record, usual?.variant);
    if (!variant.ok) return variant;
    const { rules, size } = variant.value;
    const name = variantName({ rules, size, endless: true });
    const game = endless.get(name) ?? draughts({ rules, size, endless: true });
    endless.set(name, game);
    return ok(game);
  },
  nameOf: ({ variant }) => variantName({ ...variant, endless: false }),
  results: ({ variant }) => PDN_CONVENTIONS[variant.rules].results,
  maxIsWhite: ({ variant }) => firstColour(variant) === 'white',
  fenOf: (position, { variant }) => makeDraughtsFen(setupOf(position.board(), variant), styleOf(variant)),
  tagsOf: ({ variant: { rules, size, endless } }) => {
    const gameType = formatGameType({ rules, ...styleOf({ rules, size, endless }) });
    if (gameType !== undefined) return [{ name: 'GameType', value: gameType }];
    return [{ name: 'Variant', value: size === defaultSize(rules) ? rules : `${rules}:${size}x${size}` }];
  },
  plyOf: (move, { name, variant }) => {
    const read = parseDraughtsMoveText(move, variant.size);
    if (read === undefined) throw new Error(`${name} writes the move ${move}, which its own notation does not read.`);
    const { huff, ...text } = read;
    const style = styleOf(variant);
    const command = huff === undefined ? undefined : `[%huff ${squareName(huff, style.size, style.notation)}]`;
    return {
      move: makeDraughtsMoveText(text, style),
      remarks: command === undefined ? NO_REMARKS : [{ kind: 'comment', form: '{', text: command }],
    };
  },
  moveText: ({ move, remarks }: Ply) => {
    for (const remark of remarks) {
      const square = remark.kind === 'comment' ? HUFF.exec(remark.text)?.[1] : undefined;
      if (square !== undefined) return `~${square}:${move}`;
    }
    return move;
  },
});
