import { ok, type Problem, ProblemError, problems, type Result } from '../../core/index.ts';
import { ADDRESS_LEVEL, type MatchData, readMatchData, type Seat } from '../../match/index.ts';
import { fieldsIn, read, written } from '../fields.ts';
import { pageProblems } from './words.ts';

export const { failure, problem } = problems(pageProblems);

/** A thrown error as a problem; rules that cannot be loaded throw one. */
export function problemIn(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown;
  return { code: 'not-loaded', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/**
 * A game in the part of an address after `#`, short enough to be read aloud:
 *
 *     #/play/chess?moves=e4_e5_Nf3&min=person
 *     #/play/draughts:english?from=W:W31,32:B1,2&moves=31-27&at=0&max=7&min=2000ms&view=min&values=shown
 *
 * Blanks are written `_`, which no notation has. Defaults are left out: all moves are on the board, Max
 * is a person, Min the computer at `ADDRESS_LEVEL`, values are not shown, the seed is 0.
 */
export function addressOf(data: MatchData): string {
  const fields = matchFields(data);
  return `${PLAY}${written(data.game)}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
}

/** All of a game but which one it is, field by field. */
export function matchFields(data: MatchData): string[] {
  const { from, moves, at, max, min, resigned, drawn, flipped, values, seed } = data;
  return [
    from === undefined ? '' : `from=${written(from)}`,
    moves.length === 0 ? '' : `moves=${moves.map(written).join('_')}`,
    at === moves.length ? '' : `at=${at}`,
    max.who === 'person' ? '' : `max=${seatText(max)}`,
    seatText(min) === `${ADDRESS_LEVEL}` ? '' : `min=${seatText(min)}`,
    resigned === undefined ? '' : `resigned=${resigned}`,
    drawn === undefined ? '' : `drawn=${drawn}`,
    flipped === undefined ? '' : `view=${flipped ? 'min' : 'max'}`,
    values === true ? 'values=shown' : '',
    seed === 0 ? '' : `seed=${seed}`,
  ].filter((field) => field !== '');
}

/** The last game opened by its address, with what the address leaves out: its record. */
let sent: MatchData | undefined;

/** Goes to the page where the game is played. */
export function goToMatch(data: MatchData): void {
  sent = data;
  location.hash = addressOf(data);
}

const PLAY = '#/play/';

/**
 * The game in an address; undefined where there is none in it. Fields that are not known are passed over: links outlive
 * versions.
 */
export function readAddress(hash: string): Result<MatchData> | undefined {
  if (!hash.startsWith(PLAY) || hash.length === PLAY.length) return undefined;
  if (sent !== undefined && addressOf(sent) === hash) return ok(sent);
  const end = hash.indexOf('?');
  const [path, query] = end < 0 ? [hash, ''] : [hash.slice(0, end), hash.slice(end + 1)];
  const game = read(path.slice(PLAY.length));
  const fields = fieldsIn(query);
  if (game === undefined || fields === undefined) return failure('bad-address');
  return matchIn(game, fields);
}

/** The game that such fields tell. */
export function matchIn(game: string, fields: ReadonlyMap<string, string>): Result<MatchData> {
  const moves = (fields.get('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  const view = fields.get('view');
  return readMatchData({
    game,
    from: fields.get('from') || undefined,
    moves,
    at: numberIn(fields.get('at')) ?? moves.length,
    max: seatIn(fields.get('max') ?? PERSON),
    min: seatIn(fields.get('min') ?? String(ADDRESS_LEVEL)),
    resigned: fields.get('resigned'),
    drawn: fields.get('drawn'),
    flipped: view === undefined ? undefined : view === 'min',
    values: fields.get('values') === 'shown' ? true : undefined,
    seed: numberIn(fields.get('seed')) ?? 0,
  });
}

const PERSON = 'person';
const PERFECT = 'perfect';

function seatText(seat: Seat): string {
  if (seat.who === 'person' || 'perfect' in seat) return 'perfect' in seat ? PERFECT : PERSON;
  const ms = seat.ms === undefined ? '' : `${seat.ms}ms`;
  return 'level' in seat ? [seat.level, ms].join(ms && '-') : ms;
}

/** Text that is no seat stays text, for `readMatchData` to refuse. */
function seatIn(text: string): unknown {
  if (text === PERSON) return { who: 'person' };
  if (text === PERFECT) return { who: 'computer', perfect: true };
  const [seat, level, ms] = /^(?:(\d{1,9})(?:-|$))?(?:(\d{1,9}(?:\.\d+)?)ms)?$/.exec(text) ?? [];
  if (!seat) return text;
  return { who: 'computer', ...(level && { level: Number(level) }), ...(ms && { ms: Number(ms) }) };
}

function numberIn(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : text;
}
