import { failureAt, type Game, ok, problems, type Result } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';
import { DRAUGHTS_RULES, type DraughtsMove, type DraughtsRules, squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { MOST_PLIES } from '../position.ts';
import { failure as tooLong } from '../words.ts';
import { squareCount } from './board.ts';
import { type DraughtsSetup, makeDraughtsFen } from './fen.ts';
import { type Draughts, formatDraughts } from './game.ts';
import { draughtsInfo } from './info.ts';
import type { DraughtsPosition } from './position.ts';
import { boardOf, setupOf } from './setup.ts';
import { isUsual } from './variant.ts';
import type { TypedMove } from './words.ts';
import { failure, problem, seen } from './words.ts';

/**
 * How draughts programs write to each other by the Hub protocol, versions 1 and 2: positions, moves, and version 2's
 * lines. The protocol knows international draughts; that the other rule sets are written the same way, by a parameter
 * `variant`, is ours, and so is the huff before a move.
 */
export const HUB_VARIANTS: readonly string[] = [...new Set(['normal', ...DRAUGHTS_RULES.map(hubVariant)])];

/** `normal` for international draughts, else the name of the rules. */
export function hubVariant(rules: DraughtsRules): string {
  return rules === 'international' ? 'normal' : rules;
}

/** The rules of a variant; undefined if the name is unknown. */
export function rulesOfHubVariant(name: string): DraughtsRules | undefined {
  const typed = name.trim().toLowerCase();
  return DRAUGHTS_RULES.find((rules) => rules === typed || hubVariant(rules) === typed);
}

/** Whether a game can be played by the protocol: draughts by any rules, on their usual board, with their draws. */
export function isHubGame(game: Game): game is Draughts {
  return (game as Partial<BuiltInGame>).info === draughtsInfo && isUsual((game as Draughts).variant);
}

/** Empty, men and kings: `e`, `w`, `b`, `W`, `B`. */
const LETTERS = 'ewbWB';

/**
 * Reads the side to move, W or B, and a letter for each square, the first square first: 51 letters on 10x10, 33 on 8x8.
 * Nothing may be huffed in such a position, and nothing was counted for a draw: the moves before it tell that.
 */
export function parseHubPosition(text: string, game: Draughts): Result<DraughtsPosition> {
  const { variant } = game;
  const count = squareCount(variant.size);
  const side = text[0] ?? '';
  if (side !== 'W' && side !== 'B')
    return failureAt({ ok: false, error: problem('no-mover', { seen: seen(side) }) }, { column: 1 });
  const stray = [...text.slice(1)].findIndex((letter) => !LETTERS.includes(letter));
  if (stray >= 0) {
    const error = hubProblem('hub-letter', { seen: seen(text[stray + 1]) });
    return failureAt({ ok: false, error }, { column: stray + 2 });
  }
  if (text.length !== count + 1) return notHub('hub-squares', { letters: text.length - 1, count });
  const squares = (letter: string) => Array.from({ length: count }, (_, i) => i + 1).filter((square) => text[square] === letter);
  const setup: DraughtsSetup = {
    turn: side === 'W' ? 'white' : 'black',
    white: { men: squares('w'), kings: squares('W') },
    black: { men: squares('b'), kings: squares('B') },
  };
  const pieces = new Map(Array.from({ length: count }, (_, i) => [i + 1, i + 2]));
  const board = boardOf(setup, variant, { sides: new Map(), pieces, fields: new Map() });
  return board.ok ? game.parsePosition(makeDraughtsFen(setup, variant)) : board;
}

/** Writes what `parseHubPosition` reads. */
export function formatHubPosition(position: DraughtsPosition, { variant }: Draughts): string {
  const { turn, white, black } = setupOf(position.board(), variant);
  const letters = Array.from({ length: squareCount(variant.size) }, () => 'e');
  for (const [letter, squares] of Object.entries({ w: white.men, W: white.kings, b: black.men, B: black.kings }))
    for (const square of squares) letters[square - 1] = letter;
  return (turn === 'white' ? 'W' : 'B') + letters.join('');
}

/**
 * The position as the game writes it for an engine. If it is drawn by the rules and a move is requested nevertheless,
 * its history is dropped, so that the engine finds a move.
 */
export function positionToPlayOn(position: DraughtsPosition, game: Draughts): string {
  const isDrawn = position.drawnBy() !== undefined;
  return isDrawn ? formatDraughts(position, { ...game.variant, endless: true }) : game.formatPosition(position);
}

/** The huff (an extension of Minerve), origin, target, and the captured squares. */
const MOVE = /^(?:~(\d{1,2}):)?(\d{1,2})([-x])(\d{1,2})((?:x\d{1,2})*)$/i;

/** `32-28`; a capture as its ends and all that it takes, in any order: `28x19x23`. Ours in souffler: `~28:32-27`. */
export function formatHubMove(number: number, position: DraughtsPosition, { variant: { size } }: Draughts): string {
  const move = position.legal().find((other) => other.number === number);
  if (move === undefined) throw new RangeError(`draughts: ${number} is not a legal move here.`);
  const { from, to, taken, huffed } = move;
  const huff = huffed === undefined ? '' : `~${squareOfBit(huffed, size)}:`;
  const ends = [from, to].map((bit) => squareOfBit(bit, size));
  return huff + (taken === 0n ? ends.join('-') : [...ends, ...squaresOfSet(taken, size)].join('x'));
}

/**
 * Reads a move as `formatHubMove` writes it, with the captured squares in any order; they may be omitted if the first
 * and the last square determine the capture. Moves are accepted after a draw too: the program that sends them decides.
 */
export function parseHubMove(text: string, position: DraughtsPosition, game: Draughts): Result<number> {
  if (position.plies >= MOST_PLIES) return tooLong('game-too-long', { most: MOST_PLIES });
  const meant = meantBy(text.trim(), position.legal(), game);
  if (meant.length === 1) return ok(meant[0].number);
  const written = (moves: readonly DraughtsMove[]) => moves.map(({ number }) => formatHubMove(number, position, game));
  return meant.length === 0
    ? notHub('hub-illegal', { text: text.trim(), moves: written(position.legal()) })
    : failure('ambiguous-capture', { text: text.trim(), moves: written(meant) });
}

function meantBy(text: string, legal: readonly DraughtsMove[], { variant: { size } }: Draughts): readonly DraughtsMove[] {
  const [, huff, from, mark, to, rest] = MOVE.exec(text) ?? [];
  if (from === undefined || (mark === '-' && rest !== '')) return [];
  const taken = (rest.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  return legal.filter((move) => {
    const isEnds = squareOfBit(move.from, size) === Number(from) && squareOfBit(move.to, size) === Number(to);
    const huffed = move.huffed === undefined ? undefined : squareOfBit(move.huffed, size);
    if (!isEnds || huffed !== (huff === undefined ? undefined : Number(huff))) return false;
    if (mark === '-') return move.taken === 0n;
    return move.taken !== 0n && (taken.length === 0 || taken.join() === squaresOfSet(move.taken, size).join());
  });
}

/** The arguments of a line: names with values; a name alone has an empty value. */
export type HubArguments = ReadonlyMap<string, string>;

/** `name=value`, or a name alone. Values are in double quotes if they need to be. */
const ARGUMENT = /\s*([^\s="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s="]+)))?(?=\s|$)/y;

/** Reads `pos=W... moves="32-28 19-23"`. Of a name that is there twice the last value counts. */
export function parseHubArguments(text: string): Result<HubArguments> {
  const read = new Map<string, string>();
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    ARGUMENT.lastIndex = at;
    const found = ARGUMENT.exec(text);
    if (found === null) return failureAt(notHub('hub-argument'), { column: at + 1 });
    const [, name, quoted, plain] = found;
    read.set(name, quoted ?? plain ?? '');
    at = ARGUMENT.lastIndex;
  }
  return ok(read);
}

/** Writes a line that `parseHubArguments` reads behind its command; `true` is a name alone. */
export function formatHubLine(command: string, values: Readonly<Record<string, string | number | true>> = {}): string {
  const written = Object.entries(values).map(([name, value]) => (value === true ? name : `${name}=${hubValue(String(value))}`));
  return [command, ...written].join(' ');
}

/** Values cannot contain a double quote, because Hub has no way to escape it. */
function hubValue(value: string): string {
  const plain = value.replaceAll('"', "'");
  return /^[^\s="]+$/.test(plain) ? plain : `"${plain}"`;
}

/** Errors in Hub. Not in the words of the game, so that pages, which do not use Hub, do not load them. */
const { problem: hubProblem, failure: notHub } = problems(
  words({
    'hub-letter': {
      en: '{seen} is not what stands on a square: e (nothing), w, b, W or B is.',
      fr: '{seen} n’est pas ce qu’il y a sur une case : e (rien), w, b, W ou B l’est.',
    },
    'hub-squares': {
      en: 'A position has a letter for each of {count} squares behind the side to move, not {letters}.',
      fr: 'Une position a une lettre pour chacune des {count} cases derrière le camp qui a le trait, non {letters}.',
    },
    'hub-illegal': {
      en: ({ text, moves }: TypedMove) => `"${text}" is not a legal move here. Legal: ${moves.join(' ') || '(none)'}.`,
      fr: ({ text, moves }: TypedMove) =>
        `« ${text} » n’est pas un coup légal ici. Coups légaux : ${moves.join(' ') || '(aucun)'}.`,
    },
    'hub-argument': {
      en: 'write name=value, with the value in double quotes if it has spaces.',
      fr: 'écrivez nom=valeur, la valeur entre guillemets droits si elle a des espaces.',
    },
  }),
);
