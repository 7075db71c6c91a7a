import { ok, type Result } from '../../core/index.ts';
import { shelf, type Translated } from '../../games/index.ts';
import type { MatchData, Seat } from './match-data.ts';
import { refuse } from './refusal.ts';

/** More moves than any game has that people play to its end; the longest known game of chess could have some 11,800 half-moves, and nobody's has 600. */
export const MOST_MOVES = 5000;
/** A capture of twenty pieces with all its squares has 62 characters. */
export const LONGEST_MOVE = 99;
/** A position of Connect 4 on 26x26 lists its 676 columns. */
export const LONGEST_POSITION = 4000;
const LONGEST_GAME = 200;
/** The longest time for a move: an hour. */
export const LONGEST_TIME = 3_600_000;
export const HIGHEST_LEVEL = 10;

/**
 * Whatever comes from outside (an address, a file, a record in the browser) as a game, if it is one: every field is there, of its kind and
 * within its bounds; fields that are not known are left out. Whether the moves are legal is for `replayable` to say, which has the rules.
 */
export function readMatchData(value: unknown): Result<MatchData> {
  if (!isObject(value)) return wrong('what was read is no game.', 'ce qui a été lu n’est pas une partie.');
  const { game, from, moves, at, max, min, resigned, drawn, flipped, values, seed } = value;
  if (!isText(game, LONGEST_GAME)) return wrong('it does not name its game.', 'elle ne dit pas de quel jeu il s’agit.');
  if (!isKnown(game)) {
    const name = game.split(':')[0].slice(0, 40);
    return wrong(`there is no game "${name}" here.`, `il n’y a pas de jeu « ${name} » ici.`);
  }
  if (from !== undefined && !isText(from, LONGEST_POSITION))
    return wrong(
      `the position it starts from is no text of at most ${LONGEST_POSITION} characters.`,
      `sa position de départ n’est pas un texte d’au plus ${LONGEST_POSITION} caractères.`,
    );
  if (!Array.isArray(moves)) return wrong('it has no list of moves.', 'elle n’a pas de liste de coups.');
  if (moves.length > MOST_MOVES)
    return wrong(
      `it has ${moves.length} moves, and at most ${MOST_MOVES} are read.`,
      `elle a ${moves.length} coups, et l’on en lit au plus ${MOST_MOVES}.`,
    );
  const bad = moves.findIndex((move) => !isText(move, LONGEST_MOVE) || /\s/.test(move));
  if (bad >= 0)
    return wrong(`its move ${bad + 1} is not a move's notation.`, `son coup ${bad + 1} n’est pas la notation d’un coup.`);
  if (!isWhole(at, moves.length))
    return wrong(
      `the number of moves on the board is not from 0 to ${moves.length}.`,
      `le nombre de coups joués n’est pas compris entre 0 et ${moves.length}.`,
    );
  if (!isSeat(max) || !isSeat(min))
    return wrong(
      `it does not say who plays: a person, or the computer at a level from 1 to ${HIGHEST_LEVEL} or with a time a move.`,
      `elle ne dit pas qui joue : une personne, ou l’ordinateur à un niveau de 1 à ${HIGHEST_LEVEL} ou avec un temps par coup.`,
    );
  if (resigned !== undefined && resigned !== 'max' && resigned !== 'min')
    return wrong('it does not say clearly who resigned.', 'elle ne dit pas clairement qui a abandonné.');
  if (drawn !== undefined && (drawn !== 'agreed' || resigned !== undefined))
    return wrong('it does not say clearly how it was drawn.', 'elle ne dit pas clairement comment elle a été nulle.');
  if (flipped !== undefined && typeof flipped !== 'boolean')
    return wrong('it does not say clearly how the board is turned.', 'elle ne dit pas clairement comment le plateau est tourné.');
  if (values !== undefined && typeof values !== 'boolean')
    return wrong('it does not say clearly whether values are shown.', 'elle ne dit pas clairement si les valeurs sont montrées.');
  if (!isWhole(seed, Number.MAX_SAFE_INTEGER))
    return wrong('its seed is not a whole number.', 'sa graine n’est pas un nombre entier.');
  return ok({
    game,
    ...(from !== undefined && { from }),
    moves: [...(moves as string[])],
    at,
    max: seatOf(max),
    min: seatOf(min),
    ...(resigned !== undefined && { resigned }),
    ...(drawn !== undefined && { drawn }),
    ...(flipped !== undefined && { flipped }),
    ...(values !== undefined && { values }),
    seed,
  });
}

function wrong(en: string, fr: string) {
  const said: Translated = { en: `This game cannot be read: ${en}`, fr: `Cette partie ne se lit pas : ${fr}` };
  return refuse('bad-match', said);
}

/** The games that are played on a board. Options are judged by the game itself, once its rules are loaded. */
function isKnown(spec: string): boolean {
  const [name] = spec.split(':');
  return shelf.some((entry) => entry.name === name);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest && !CONTROL.test(value);
}

/** Control characters, line ends and tabs excepted (positions may be drawn over several lines), and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Cs}/u;

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isSeat(value: unknown): value is Seat {
  if (!isObject(value)) return false;
  if (value.who === 'person') return true;
  if (value.who !== 'computer') return false;
  const { level, ms } = value;
  if (level === undefined) return isWhole(ms, LONGEST_TIME) && ms > 0;
  return ms === undefined && isWhole(level, HIGHEST_LEVEL) && level > 0;
}

function seatOf(seat: Seat): Seat {
  if (seat.who === 'person') return { who: 'person' };
  return 'level' in seat ? { who: 'computer', level: seat.level } : { who: 'computer', ms: seat.ms };
}
