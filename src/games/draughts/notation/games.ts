import { fail, isWin, MAX, ok, type Result, winOf } from '../../../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize } from '../../../kernels/index.ts';
import { eachRecord, type GameRecord, type Replay, recordOf, replay, type Tag, tagOf, writeRecord } from '../../records/index.ts';
import { type Draughts, type DraughtsPosition, draughts } from '../index.ts';
import { setupOf } from '../setup.ts';
import { type DraughtsVariant, parseVariant, usualSize, variantName } from '../variant.ts';
import { makeDraughtsFen } from './fen.ts';
import { moveWithHuff, plyWithHuff } from './huff-comment.ts';
import { makeDraughtsMoveText, parseDraughtsMoveText } from './move-text.ts';
import { formatGameType, type GameType, PDN_CONVENTIONS, parseGameType } from './pdn.ts';
import { hasAlgebraic, rowsOf, type SquareCount } from './squares.ts';

/** A game of a PDN file: what was written, by which rules, and its moves played. */
export interface PdnGame {
  readonly record: GameRecord;
  readonly game: Draughts;
  readonly replay: Replay<DraughtsPosition>;
}

export interface PdnReading {
  /** The rules of games that have no GameType tag. Default: international, which most files without one mean. */
  readonly rules?: DraughtsRules;
  /**
   * Whether a game ends where a draw rule ends it, so that more moves are an error. Default: false, because players of all times went on: they have to
   * claim the draw, or did not know it.
   */
  readonly drawRules?: boolean;
}

/** Reads all games of a PDN text and plays every move and variation by the rules that each game names. The first error ends it, with line and column. */
export function readDraughtsPdn(text: string, reading: PdnReading = {}): Result<PdnGame[]> {
  const games: PdnGame[] = [];
  for (const game of eachDraughtsPdn(text, reading)) {
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok(games);
}

/** The games one by one; one that cannot be read or played gives its error, and the next follows. */
export function* eachDraughtsPdn(text: string, reading: PdnReading = {}): Generator<Result<PdnGame>> {
  const games = new Map<string, Draughts>();
  for (const record of eachRecord(text, 'pdn')) yield record.ok ? play(record.value, reading, games) : record;
}

function play(record: GameRecord, reading: PdnReading, games: Map<string, Draughts>): Result<PdnGame> {
  const variant = variantOf(record, reading);
  if (!variant.ok) return variant;
  const name = variantName(variant.value);
  const game = games.get(name) ?? draughts(variant.value);
  games.set(name, game);
  const replayed = replay(record, game, { moveText: moveWithHuff });
  return replayed.ok ? ok({ record, game, replay: replayed.value }) : replayed;
}

/** The rules that a record names. */
export function draughtsOf(record: GameRecord, reading: PdnReading = {}): Result<Draughts> {
  const variant = variantOf(record, reading);
  return variant.ok ? ok(draughts(variant.value)) : variant;
}

function variantOf(record: GameRecord, reading: PdnReading): Result<DraughtsVariant> {
  const type = typeOf(record, reading);
  if (!type.ok) return type;
  return ok({ rules: type.value.rules, size: sizeOf(type.value.squares), endless: !reading.drawRules });
}

/** Souffler is named in a tag of ours; other rules by the GameType tag. */
function typeOf(record: GameRecord, { rules = 'international' }: PdnReading): Result<GameType> {
  const named = tagOf(record, 'Variant');
  const numbered = tagOf(record, 'GameType');
  const options = named?.value.toLowerCase().split(':') ?? [];
  if (options[0] === 'souffler' || (numbered === undefined && DRAUGHTS_RULES.some((known) => known === options[0]))) {
    const variant = parseVariant(options);
    if (!variant.ok) return at(named, variant.error.message);
    const squares = squaresOf(variant.value.size);
    return ok({ rules: variant.value.rules, squares, notation: notationOn(squares, variant.value.rules) });
  }
  if (numbered === undefined)
    return ok({ rules, squares: PDN_CONVENTIONS[rules].squares, notation: PDN_CONVENTIONS[rules].notation });
  const type = parseGameType(numbered.value);
  return type.ok ? type : at(numbered, type.error.message);
}

function at(tag: Tag | undefined, message: string): Result<GameType> {
  const place = tag?.at === undefined ? '' : `Line ${tag.at.line}, column ${tag.at.column}: `;
  return fail('bad-game-type', `${place}${message}`);
}

export interface PlayedDraughts {
  /** Where it starts, the usual start where it is not said. It is played on, and given back as it was. */
  readonly start?: DraughtsPosition;
  readonly moves: readonly number[];
  /** Event, players and the like. The tags that say the rules, the start and the result are added behind them. */
  readonly tags?: readonly Tag[];
  /** Where the moves do not decide the game, what the players agreed. Without it: the result of the position reached, `*` where the game goes on. */
  readonly result?: string;
}

/** The record of a game that was played, as PDN wants it written: squares, marks and result as its rules have them. */
export function draughtsRecordOf(game: Draughts, played: PlayedDraughts): GameRecord {
  const { rules, size } = game.variant;
  const squares = squaresOf(size);
  const notation = notationOn(squares, rules);
  const { separator } = PDN_CONVENTIONS[rules];
  const start = played.start ?? game.start();
  const secondBegins = start.turn() !== MAX;
  const setup = setupOf(start.board(), game.variant);
  const isUsualStart = game.formatPosition(start) === game.formatPosition(game.start());
  const plain = recordOf(game, { start, moves: played.moves });
  const result = played.result ?? resultOf(game, start, played.moves);
  const plies = plain.line.plies.map(({ move, remarks }) => {
    const text = parseDraughtsMoveText(move, squares);
    if (!text.ok) throw new Error(`${game.name} writes the move ${move}, which its own notation does not read.`);
    return plyWithHuff(makeDraughtsMoveText(text.value, { squares, notation, separator }), remarks);
  });
  const gameType = formatGameType({ rules, squares, notation });
  const tags: Tag[] = [
    ...(played.tags ?? []).filter(({ name }) => !OURS.has(name)),
    { name: 'Result', value: result },
    gameType === undefined
      ? { name: 'Variant', value: size === usualSize(rules) ? rules : `${rules}:${size}x${size}` }
      : { name: 'GameType', value: gameType },
    ...(isUsualStart ? [] : [{ name: 'FEN', value: makeDraughtsFen(setup, { squares, notation }) }]),
  ];
  return { tags, line: { remarks: [], plies }, firstPly: secondBegins ? 1 : 0, result };
}

/** The same as text. */
export function writeDraughtsPdn(game: Draughts, played: PlayedDraughts): string {
  return writeRecord(draughtsRecordOf(game, played), 'pdn');
}

const OURS = new Set(['Result', 'Variant', 'GameType', 'FEN']);

function resultOf(game: Draughts, start: DraughtsPosition, moves: readonly number[]): string {
  for (const move of moves) start.play(move);
  const outcome = start.outcome();
  for (const _ of moves) start.undo();
  const [won, drawn, lost] = PDN_CONVENTIONS[game.variant.rules].results;
  if (outcome === undefined) return '*';
  if (!isWin(outcome)) return drawn;
  return winOf(outcome)?.winner === MAX ? won : lost;
}

function notationOn(squares: SquareCount, rules: DraughtsRules): 'numeric' | 'algebraic' {
  return hasAlgebraic(squares) ? PDN_CONVENTIONS[rules].notation : 'numeric';
}

function sizeOf(squares: SquareCount): DraughtsSize {
  return rowsOf(squares) as DraughtsSize;
}

function squaresOf(size: DraughtsSize): SquareCount {
  return size === 10 ? 50 : size === 8 ? 32 : 18;
}
