import { type Game, ok, type Problem, type Result } from '../../../core/index.ts';
import {
  type ChessPosition,
  chessOf,
  type Draughts,
  type DraughtsPosition,
  draughtsOf,
  firstColour,
  type GameRecord,
  moveWithHuff,
  type Ply,
  type RecordLine,
  type RecordStandard,
  type Tag,
  tagOf,
  writeChessPgn,
  writeDraughtsPdn,
} from '../../../games/index.ts';
import type { MatchData, Seat } from '../../match/match-data.ts';
import { MOST_MOVES } from '../../match/read-data.ts';
import { refuse } from '../../match/refusal.ts';
import { replayable } from '../../match/replayable.ts';
import { gameName } from '../saved-game.ts';
import { breathing } from './breathing.ts';
import { type FoundGame, FROM_FILE, placed, type TakenGame } from './found-game.ts';
import { listRecords } from './list-records.ts';

/** A game of chess as PGN, of draughts as PDN: all its moves, those after the cursor included. */
export function writeRecordFile(data: MatchData, game: Game, date: Date): string {
  const replayed = replayable(data, game);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { moves, position } = replayed.value;
  const outcome = position.outcome();
  for (const _ of moves) position.undo();
  if (gameName(game.name) === 'chess') {
    const score = outcome ?? (data.drawn ? 0 : data.resigned === undefined ? undefined : data.resigned === 'max' ? -1 : 1);
    const result = score === undefined ? '*' : score === 0 ? '1/2-1/2' : score > 0 ? '1-0' : '0-1';
    return writeChessPgn({ start: position as ChessPosition, moves, tags: tagsOf(data, true, date), result });
  }
  const rules = game as unknown as Draughts;
  const tags = tagsOf(data, firstColour(rules.variant) === 'white', date);
  const isAgreed = outcome === undefined && (data.resigned ?? data.drawn) !== undefined;
  return writeDraughtsPdn(rules, {
    start: position as DraughtsPosition,
    moves,
    tags,
    ...(isAgreed && { result: resultOf(rules, data) }),
  });
}

/** PDN's convention of each rule set, from the view of the side that begins. */
function resultOf({ variant: { rules } }: Draughts, { resigned, drawn }: MatchData): string {
  const [won, even, lost] = rules === 'souffler' || rules === 'international' ? ['2-0', '1-1', '0-2'] : ['1-0', '1/2-1/2', '0-1'];
  return drawn ? even : resigned === 'min' ? won : lost;
}

function tagsOf({ max, min }: MatchData, maxIsWhite: boolean, date: Date): Tag[] {
  const [white, black] = maxIsWhite ? [max, min] : [min, max];
  const two = (number: number) => `${number}`.padStart(2, '0');
  return [
    { name: 'Event', value: 'Minerve' },
    { name: 'Date', value: `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}` },
    { name: 'White', value: playerName(white) },
    { name: 'Black', value: playerName(black) },
  ];
}

function playerName(seat: Seat): string {
  if (seat.who === 'person') return '?';
  return 'level' in seat ? `Minerve, level ${seat.level}` : `Minerve, ${seat.ms / 1000} s`;
}

/**
 * The games in a PGN or PDN text. Only their words are read here; a game is played when it is chosen, and only its main line: variations, however many, are passed over. One that cannot be
 * read says so when it is chosen. `wanted` is the game that the page is at.
 */
export async function readRecordFile(
  text: string,
  standard: RecordStandard,
  wanted: string | undefined,
  load: (spec: string) => Promise<Game>,
): Promise<Result<readonly FoundGame[]>> {
  const records = await listRecords(text, standard);
  const games = records.map((record) => (record.ok ? found(record.value, standard, wanted, load) : broken(record.error)));
  return games.length > 0
    ? ok(games)
    : refuse('no-games', { en: 'There is no game in this file.', fr: 'Il n’y a pas de partie dans ce fichier.' });
}

function broken(error: Problem): FoundGame {
  return { title: '', details: error.message, plies: 0, read: async () => ({ ok: false, error }) };
}

function found(
  record: GameRecord,
  standard: RecordStandard,
  wanted: string | undefined,
  load: (spec: string) => Promise<Game>,
): FoundGame {
  const tag = (name: string) => {
    const value = tagOf(record, name)?.value.trim().slice(0, LONGEST_TAG) ?? '';
    return /^[?.]*$/.test(value) ? '' : value;
  };
  const players = [tag('White'), tag('Black')];
  const details = [
    tag('Event'),
    tag('Site'),
    tag('Date').replace(/\.\?\?/g, ''),
    tag('Round'),
    record.result === '*' ? '' : record.result,
  ];
  return {
    title: players.some((name) => name !== '') ? players.map((name) => name || '?').join(' – ') : '',
    details: details.filter((detail) => detail !== '').join(', '),
    plies: record.line.plies.length,
    read: () => take(record, standard, wanted, load),
  };
}

const LONGEST_TAG = 80;

async function take(
  record: GameRecord,
  standard: RecordStandard,
  wanted: string | undefined,
  load: (spec: string) => Promise<Game>,
): Promise<Result<TakenGame>> {
  const own = standard === 'pgn' ? 'chess' : 'draughts';
  const isWanted = wanted !== undefined && gameName(wanted) === own;
  const usual = await load(isWanted ? wanted : own);
  const reading = isWanted && standard === 'pdn' ? { rules: (usual as unknown as Draughts).variant.rules } : {};
  const rules = standard === 'pgn' ? chessOf(record) : draughtsOf(record, reading);
  if (!rules.ok) return rules;
  const followed = await follow(record, rules.value as unknown as Game, standard === 'pdn' ? moveWithHuff : ({ move }) => move);
  if (!followed.ok) return followed;
  const { from, moves, stopped } = followed.value;
  const play =
    standard === 'pgn' ? usual : await load(withDraws(rules.value as unknown as Draughts, usual as unknown as Draughts));
  // Where the players went on after a draw by rule, so do we: by the rules without draws.
  const data = (game: Game): MatchData => ({
    game: game.name,
    ...(from !== undefined && { from }),
    moves,
    at: moves.length,
    ...FROM_FILE,
  });
  const replayed = replayable(data(play), play);
  const game = replayed.ok && replayed.value.stopped === undefined ? play : (rules.value as unknown as Game);
  return ok({ data: data(game), ...(stopped !== undefined && { stopped }) });
}

/** The rules of a record with their draws, as they are played here. */
function withDraws({ name, variant }: Draughts, usual: Draughts): string {
  if (usual.variant.rules === variant.rules && usual.variant.size === variant.size) return usual.name;
  return name.replace(/:endless$/, '');
}

interface Followed {
  readonly from: string | undefined;
  readonly moves: readonly string[];
  readonly stopped: Problem | undefined;
}

/** The main line played by the rules, as far as they allow, from the last position that is set up on the way. */
async function follow(record: GameRecord, rules: Game, textOf: (ply: Ply) => string): Promise<Result<Followed>> {
  const { line } = record;
  const fen = tagOf(record, 'SetUp')?.value === '0' ? undefined : tagOf(record, 'FEN');
  const setup = setupIn(line) ?? (fen && { fen: fen.value, at: fen.at });
  const start = setup === undefined ? ok(rules.start()) : rules.parsePosition(setup.fen);
  if (!start.ok) {
    const { code, message } = start.error;
    return { ok: false, error: placed(setup?.at, { code, message: `this FEN is refused. ${message}` }) };
  }
  let position = start.value;
  let from = setup === undefined ? undefined : rules.formatPosition(position);
  let moves: string[] = [];
  const breathe = breathing();
  for (const ply of line.plies) {
    await breathe();
    const move = moves.length < MOST_MOVES ? rules.parseMove(textOf(ply), position) : tooLong();
    if (!move.ok) return ok({ from, moves, stopped: placed(ply.at, move.error) });
    moves.push(rules.formatMove(move.value, position));
    position.play(move.value);
    const next = setupIn(ply);
    if (next === undefined) continue;
    const there = rules.parsePosition(next.fen);
    if (!there.ok) return ok({ from, moves, stopped: placed(next.at, there.error) });
    position = there.value;
    from = rules.formatPosition(position);
    moves = [];
  }
  return ok({ from, moves, stopped: undefined });
}

function tooLong() {
  return refuse('too-long', { en: `At most ${MOST_MOVES} moves are read.`, fr: `On lit au plus ${MOST_MOVES} coups.` });
}

/** The last position that is set up behind a ply, or before the first: PDN's `/FEN "..."/`. */
function setupIn({ remarks }: Pick<RecordLine, 'remarks'>) {
  return remarks.findLast((remark) => remark.kind === 'setup');
}
