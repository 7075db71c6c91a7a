import { type Game, ok, type Problem, type Result } from '../../../core/index.ts';
import {
  type GameRecord,
  type Ply,
  type RecordLine,
  type RecordStandard,
  recordsIn,
  refusedFen,
  type Tag,
  tagOf,
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
  const records = recordsIn(gameName(game.name) === 'chess' ? 'pgn' : 'pdn');
  const [won, even, lost] = records.results(game);
  const agreed = data.drawn ? even : data.resigned && (data.resigned === 'min' ? won : lost);
  const result = outcome === undefined ? agreed : undefined;
  const tags = tagsOf(data, records.maxIsWhite(game), date);
  return records.write(game, { start: position, moves, tags, ...(result !== undefined && { result }) });
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
  const records = recordsIn(standard);
  const rules = records.rulesOf(record, isWanted ? usual : undefined);
  if (!rules.ok) return rules;
  const followed = await follow(record, rules.value, records.moveText);
  if (!followed.ok) return followed;
  const { from, moves, stopped } = followed.value;
  const play = records.nameOf(rules.value) === records.nameOf(usual) ? usual : await load(records.nameOf(rules.value));
  // Where the players went on after a draw by rule, so do we: by the rules without draws.
  const data = (game: Game): MatchData => ({
    game: game.name,
    ...(from !== undefined && { from }),
    moves,
    at: moves.length,
    ...FROM_FILE,
  });
  const replayed = replayable(data(play), play);
  const game = replayed.ok && replayed.value.stopped === undefined ? play : rules.value;
  return ok({ data: data(game), ...(stopped !== undefined && { stopped }) });
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
    return refusedFen(start.error, setup?.at);
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
