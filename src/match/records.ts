import { failureAt, type Game, ok, type Position, type Problem, type Result, unwrap } from '../core/index.ts';
import { loadGame } from '../engines/index.ts';
import {
  eachRecord,
  type GameRecord,
  type GameRecords,
  gameInfoOf,
  gameInfos,
  gameName,
  infoOf,
  type RecordLine,
  type Ply as RecordPly,
  type RecordStandard,
  recordReadings,
  recordsIn,
  refusedFen,
  type Tag,
  tagOf,
  writeRecord,
} from '../games/index.ts';
import { failure, LONGEST_RECORD, type MatchData, MOST_MOVES, PERSON, type Seat } from './data.ts';
import { Match } from './match.ts';
import { readSaves, shortName, writeSaves } from './saves.ts';

/** The file formats of a game, named by the extension of the file's name. */
export type FileForm = RecordStandard | 'txt' | 'json';

/** The formats of a game, those of other programs first. JSON is the only complete one, and exists for every game. */
export function formsOf(spec: string): readonly FileForm[] {
  const { records, transcript } = gameInfoOf(spec) ?? {};
  const common = records ?? (transcript && 'txt');
  return common === undefined ? ['json'] : [common, 'json'];
}

/** A game found in a file. Its texts come from outside and are shown as plain text only. */
export interface FoundGame {
  /** The name of the game, or its players; empty if the file has neither. */
  readonly title: string;
  /** Place and date, or the error that makes it unreadable. */
  readonly details: string | Problem;
  /** Both names, if at least one is known. */
  readonly players?: readonly [white: string, black: string];
  readonly plies: number;
  /** Replays the game by the rules, up to `ply`, in short slices so that a page stays responsive. */
  read(ply?: number): Promise<Result<LoadedGame>>;
}

/** A game read from a file. */
export interface LoadedGame {
  readonly data: MatchData;
  /** If the file has more moves, which cannot be played: the error. */
  readonly stopped?: Problem;
  /** For a record: its game, with the rules (without draw rules) by which it was replayed. */
  readonly game?: Game;
  readonly rules?: Game;
}

/**
 * The games in a text. `wanted` is the current game, for files that do not name theirs; `list` may read the records in
 * a worker.
 */
export async function readGames(
  text: string,
  form: FileForm,
  wanted?: string,
  list: (text: string, standard: RecordStandard) => Promise<readonly Result<ListedRecord>[]> = async (...of) =>
    listRecords(...of),
): Promise<Result<readonly FoundGame[]>> {
  if (form === 'txt') return readTranscripts(text, wanted);
  if (form === 'json') {
    const saves = readSaves(text);
    if (!saves.ok) return saves;
    return ok(
      saves.value.map(({ name, match }) => ({
        title: shortName(name),
        details: match.ok ? match.value.game : '',
        plies: match.ok ? match.value.moves.length : 0,
        read: async () => (match.ok ? ok({ data: match.value }) : match),
      })),
    );
  }
  const named = wanted === undefined ? undefined : await loadGame(wanted);
  const games = (await list(text, form)).map((record) => foundRecord(record, form, named));
  return games.length > 0 ? ok(games) : failure('no-games');
}

/** A match as the text of a file. All its moves are written, including those after the cursor. */
export async function writeGame(data: MatchData, form: FileForm, name: string, date = new Date()): Promise<string> {
  if (form === 'json') return writeSaves([{ name, data }]);
  if (form === 'txt') return writeTranscript(data);
  return writeMatchRecord(data, await loadGame(data.game), form, date);
}

/** The main line of a record, and the whole record as text. */
export interface ListedRecord {
  readonly record: GameRecord;
  readonly text: string;
}

/**
 * The games in a text, or the errors of those that cannot be read. Variations are only in the text: they may be nested
 * too deeply to be copied from thread to thread.
 */
export function listRecords(text: string, standard: RecordStandard, most = Number.POSITIVE_INFINITY): Result<ListedRecord>[] {
  const records: Result<ListedRecord>[] = [];
  for (const record of eachRecord(text, standard)) {
    records.push(listed(record, standard));
    if (records.length === most) break;
  }
  return records;
}

export function listed(record: Result<GameRecord>, standard: RecordStandard): Result<ListedRecord> {
  return record.ok ? ok({ record: mainLine(record.value), text: keptText(record.value, standard) }) : record;
}

/** Keeps one move more than a match may have, so that the excess is noticed. */
function mainLine(record: GameRecord): GameRecord {
  const { remarks, plies } = record.line;
  const kept = (all: RecordLine['remarks']) => all.filter(({ kind }) => kind === 'comment' || kind === 'setup');
  const main = plies
    .slice(0, MOST_MOVES + 1)
    .map((ply) => (ply.remarks.length === 0 ? ply : { ...ply, remarks: kept(ply.remarks) }));
  return { ...record, line: { remarks: kept(remarks), plies: main } };
}

/** The record's text; without annotations if it is too long, because the match has the moves anyway. */
function keptText(record: GameRecord, standard: RecordStandard): string {
  const text = writeRecord(record, standard);
  if (text.length <= LONGEST_RECORD) return text;
  const tags = writeRecord({ ...record, line: { remarks: [], plies: [] } }, standard);
  return tags.length <= LONGEST_RECORD ? tags : '';
}

const LONGEST_TAG = 80;

/** A game of a file. Only its main line is replayed, when `read` is called; then errors are reported as well. */
export function foundRecord(listed: Result<ListedRecord>, standard: RecordStandard, named?: Game): FoundGame {
  if (!listed.ok) return { title: '', details: listed.error, plies: 0, read: async () => listed };
  const { record } = listed.value;
  const tag = (name: string) => {
    const value = tagOf(record, name)?.value.trim().slice(0, LONGEST_TAG) ?? '';
    return /^[?.]*$/.test(value) ? '' : value;
  };
  const players = [tag('White') || '?', tag('Black') || '?'] as const;
  const isKnown = players.some((name) => name !== '?');
  const date = tag('Date').replace(/\.\?\?/g, '');
  const details = [tag('Event'), tag('Site'), date, tag('Round'), record.result === '*' ? '' : record.result];
  return {
    title: isKnown ? players.join(' – ') : '',
    details: details.filter((detail) => detail !== '').join(', '),
    ...(isKnown && { players }),
    plies: record.line.plies.length,
    read: (ply) => takeRecord(listed.value, standard, named, ply),
  };
}

async function takeRecord(
  { record, text }: ListedRecord,
  standard: RecordStandard,
  named: Game | undefined,
  ply: number | undefined,
): Promise<Result<LoadedGame>> {
  const records = recordsIn(standard);
  const own = named !== undefined && infoOf(named)?.records === standard ? named : undefined;
  const usual = own ?? (await loadGame(records.game));
  const rules = records.rulesOf(record, own);
  if (!rules.ok) return rules;
  const followed = await follow(record, rules.value, records, ply);
  if (!followed.ok) return followed;
  const { from, moves, stopped } = followed.value;
  const name = records.nameOf(rules.value);
  const game = name === records.nameOf(usual) ? usual : await loadGame(name);
  const data = {
    ...{ game: game.name, ...(from !== undefined && { from }), moves, at: moves.length, max: PERSON, min: PERSON },
    ...{ seed: hashOf(text), ...(text !== '' && { record: text }) },
  };
  const match = Match.open(game, data);
  // If the players went on after a draw by rule, the match uses the rules without such draws.
  const isWhole = match.ok && match.value.replayError === undefined;
  const taken = isWhole ? data : { ...data, game: rules.value.name };
  return ok({ data: taken, game, rules: rules.value, ...(stopped !== undefined && { stopped }) });
}

/** Distinguishes games from files (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

interface ReplayedLine {
  readonly from: string | undefined;
  readonly moves: readonly string[];
  readonly stopped: Problem | undefined;
}

/** Replays the main line by the rules, as far as they allow, from the last position that the record sets up. */
async function follow(
  record: GameRecord,
  rules: Game,
  records: GameRecords,
  ply: number | undefined,
): Promise<Result<ReplayedLine>> {
  const { line } = record;
  const setup = setupIn(line) ?? fenOf(record);
  const start = setup === undefined ? ok(rules.start()) : rules.parsePosition(setup.fen);
  if (!start.ok) return refusedFen(start.error, setup?.at);
  let position = start.value;
  let from = setup && rules.formatPosition(position);
  let moves: string[] = [];
  const breathe = breathing();
  const written = movesIn(line, rules, records);
  for (const [i, made] of line.plies.slice(0, ply).entries()) {
    await breathe();
    const move =
      moves.length < MOST_MOVES ? rules.parseMove(written[i] as string, position) : failure('too-long', { most: MOST_MOVES });
    if (!move.ok) return ok({ from, moves, stopped: failureAt(move, made.at).error });
    moves.push(rules.formatMove(move.value, position));
    position.play(move.value);
    const next = setupIn(made);
    if (next === undefined) continue;
    const there = rules.parsePosition(next.fen);
    if (!there.ok) return ok({ from, moves, stopped: failureAt(there, next.at).error });
    position = there.value;
    from = rules.formatPosition(position);
    moves = [];
  }
  return ok({ from, moves, stopped: undefined });
}

/** The moves of the main line in the notation of the rules. */
function movesIn({ plies }: RecordLine, rules: Game, { moveText }: GameRecords): readonly string[] {
  return recordReadings(plies.map(moveText), infoOf(rules));
}

/** The last position set up after a ply, or before the first: PDN's `/FEN "..."/`. */
function setupIn({ remarks }: Pick<RecordLine, 'remarks'>) {
  return remarks.findLast((remark) => remark.kind === 'setup');
}

/** The FEN tag, unless PGN's `[SetUp "0"]` says to ignore it. */
function fenOf(record: GameRecord) {
  const fen = tagOf(record, 'SetUp')?.value === '0' ? undefined : tagOf(record, 'FEN');
  return fen && { fen: fen.value, at: fen.at };
}

/** Milliseconds of work without a pause: shorter than a person notices. */
const SLICE = 20;

/** Returns a function to be awaited often in a long loop: when a slice is over, it lets the page handle events. */
function breathing(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < SLICE) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}

/**
 * The record of a match, as text. It keeps tags, comments and variations of the record that the match origin from, as
 * far as the moves are the same.
 */
export function writeMatchRecord(data: MatchData, game: Game, standard: RecordStandard, date: Date): string {
  const records = recordsIn(standard);
  const match = unwrap(Match.open(game, { ...data, at: data.moves.length }));
  const isOpen = match.position.outcome() === undefined;
  const moves = match.plies.map(({ move }) => move);
  match.goTo(0);
  const origin = originOf(data, standard, game, match.position, moves);
  const [won, even, lost] = records.results(game);
  const ended = data.drawn ? even : data.resigned && (data.resigned === 'min' ? won : lost);
  const result = isOpen ? (ended ?? (origin?.isWhole ? origin.record.result : undefined)) : undefined;
  const tags = tagsOf(data, records.maxIsWhite(game), date, origin);
  const { line, ...record } = records.record(game, {
    start: match.position,
    moves,
    tags,
    ...(result !== undefined && { result }),
  });
  if (origin === undefined) return writeRecord({ line, ...record }, standard);
  const plies = line.plies.map((ply, i) =>
    i < origin.same ? { ...ply, remarks: [...ply.remarks, ...others(origin.record.line.plies[i], ply)] } : ply,
  );
  const remarks = origin.isFromStart ? origin.record.line.remarks : [];
  return writeRecord({ ...record, line: { remarks, plies } }, standard);
}

/** The annotations of the original record after a move, without those that the match writes itself (huffs). */
function others(there: RecordPly, { remarks }: RecordPly): RecordLine['remarks'] {
  const own = new Set(remarks.map((remark) => (remark.kind === 'comment' ? remark.text : '')));
  return there.remarks.filter((remark) => remark.kind !== 'comment' || !own.has(remark.text));
}

/** The record that a match origin from. */
interface Origin {
  readonly record: GameRecord;
  readonly isFromStart: boolean;
  /** How many moves of the match are the same as the record's. */
  readonly same: number;
  /** Whether both have exactly the same moves. */
  readonly isWhole: boolean;
}

function originOf(
  { record: text = '' }: MatchData,
  standard: RecordStandard,
  game: Game,
  position: Position,
  moves: readonly number[],
): Origin | undefined {
  const [read] = eachRecord(text, standard);
  if (!read?.ok) return undefined;
  const record = read.value;
  const fen = fenOf(record);
  const start = fen === undefined ? ok(game.start()) : game.parsePosition(fen.fen);
  const isFromStart = start.ok && game.formatPosition(start.value) === game.formatPosition(position);
  const { plies } = record.line;
  const written = movesIn(record.line, game, recordsIn(standard));
  let same = 0;
  while (isFromStart && same < Math.min(plies.length, moves.length)) {
    const move = game.parseMove(written[same] as string, position);
    if (!move.ok || move.value !== moves[same]) break;
    position.play(move.value);
    same++;
  }
  for (let i = 0; i < same; i++) position.undo();
  return { record, isFromStart, same, isWhole: same === plies.length && same === moves.length };
}

/** The event name by which Minerve recognises its own records; also the program's name in the tags of players. */
const OURS = 'Minerve';

export function isOurs(record: GameRecord): boolean {
  return ['Event', 'Software'].some((name) => tagOf(record, name)?.value === OURS);
}

function tagsOf({ max, min }: MatchData, maxIsWhite: boolean, date: Date, origin: Origin | undefined): Tag[] {
  const [white, black] = maxIsWhite ? [max, min] : [min, max];
  const two = (number: number) => `${number}`.padStart(2, '0');
  if (origin === undefined)
    return [
      { name: 'Event', value: OURS },
      { name: 'Date', value: `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}` },
      { name: 'White', value: playerName(white) ?? '?' },
      { name: 'Black', value: playerName(black) ?? '?' },
    ];
  // If the game was continued after loading, the tags name the players of this match.
  const now: Readonly<Record<string, string | undefined>> = origin.isWhole
    ? {}
    : { White: playerName(white), Black: playerName(black) };
  const tags = origin.record.tags.map((tag) => ({ name: tag.name, value: now[tag.name] ?? tag.value }));
  return isOurs(origin.record) ? tags : [...tags.filter(({ name }) => name !== 'Software'), { name: 'Software', value: OURS }];
}

function playerName(seat: Seat): string | undefined {
  if (seat.who === 'person') return undefined;
  if ('perfect' in seat) return `${OURS}, perfect play`;
  return 'level' in seat ? `${OURS}, level ${seat.level}` : `${OURS}, ${seat.ms / 1000} s`;
}

/**
 * A game as other programs write it (`GameInfo.transcript`): its moves one after the other, `f5d6c3` or `4453`. The
 * game and its start precede them, in lines that begin with #: `# game: othello:6x6`, `# from: 44:min`. Moves of
 * several characters are separated by commas; a single one has a comma after it: `10,`.
 */
function writeTranscript({ game, from, moves }: MatchData): string {
  const { joined, pass } = gameInfoOf(game)?.transcript ?? {};
  const separator = joined || moves.every((move) => move.length === 1) ? '' : ',';
  return [
    // The moves identify a game's default variant. Otherwise, and without moves, the header names it.
    ...(game === gameName(game) && moves.length > 0 ? [] : [`# game: ${game}`]),
    ...(from === undefined ? [] : [`# from: ${from}`]),
    moves.map((move) => (move === pass ? 'pa' : move)).join(separator) + (moves.length === 1 ? separator : ''),
    '',
  ].join('\n');
}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const MOST_TRANSCRIPTS = 1000;

/** The games in a transcript: one game if all lines together form one, otherwise one per line. */
async function readTranscripts(text: string, wanted: string | undefined): Promise<Result<readonly FoundGame[]>> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const tagValue = (key: string) =>
    lines
      .find((line) => line.startsWith(`# ${key}: `))
      ?.slice(key.length + 4)
      .trim();
  const moves = lines.map((line, i) => (line.startsWith('#') ? [] : tokensOf(line, i + 1)));
  const all = moves.flat();
  const from = tagValue('from');
  const spec = tagValue('game') ?? guess(all, wanted);
  if (spec === undefined) return failure('no-transcript');
  const game = await loadGame(spec);
  const whole = followTokens(all, from, game);
  if (!whole.ok) return whole;
  const one: FoundGame = { title: '', details: game.name, plies: all.length, read: async () => whole };
  const rows = moves.filter((row) => row.length > 0);
  if (whole.value.stopped === undefined || rows.length < 2 || from !== undefined) return ok([one]);
  // A game whose third line is wrong is one game, not many.
  const second = followTokens(rows[1], undefined, game);
  if (!second.ok || second.value.stopped !== undefined) return ok([one]);
  return ok(
    rows.slice(0, MOST_TRANSCRIPTS).map((row) => {
      const words = row.map((token) => token.text).join(' ');
      return { title: '', details: words.slice(0, 60), plies: row.length, read: async () => followTokens(row, undefined, game) };
    }),
  );
}

/** Squares, columns, passes. Any other character is a token of its own and is refused later, with its place. */
function tokensOf(line: string, number: number): Token[] {
  const pattern = line.includes(',') ? /[^\s,]+/g : /pass|pa|ps|--|[a-z]\d+|\S/gi;
  return [...line.matchAll(pattern)].map((match) => ({ text: match[0], line: number, column: match.index + 1 }));
}

/** The game that has such moves (squares: Othello, columns: Connect 4); the page's variant of it, if any. */
function guess([first]: readonly Token[], wanted: string | undefined): string | undefined {
  const game = gameInfos.find(({ transcript }) => transcript?.move.test(first?.text ?? ''))?.name;
  return wanted !== undefined && gameName(wanted) === game ? wanted : game;
}

const PASS = /^(?:pass|pa|ps|--)$/i;

/** Plays the moves. A pass is played if it is the only move, whether or not it is written. */
function followTokens(tokens: readonly Token[], from: string | undefined, game: Game): Result<LoadedGame> {
  const data = { game: game.name, ...(from !== undefined && { from }), moves: [], at: 0, max: PERSON, min: PERSON, seed: 0 };
  const match = Match.open(game, data);
  if (!match.ok) return match;
  const { value } = match;
  const pass = gameInfoOf(game.name)?.transcript?.pass;
  for (const { text, ...at } of tokens) {
    if (pass !== undefined && !PASS.test(text)) value.playText(pass);
    const made = value.playText(text);
    if (!made.ok) return ok({ data: value.data, stopped: failureAt(made, at).error });
  }
  return ok({ data: value.data });
}
