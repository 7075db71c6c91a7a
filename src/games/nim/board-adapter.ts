import { MAX, opponent, type Player, type Problem, winOf } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, PieceName, Touches } from '../board-adapter.ts';
import { explainTouch, legalMoves, withTurnMark } from '../position.ts';
import { FIRST, SECOND } from '../words.ts';
import type { Nim, NimPosition } from './index.ts';
import { isBoxed, looseOf, nimScene, placeOfStick, stickSquare } from './info.ts';
import { formatTaking } from './notation.ts';
import { HEAP_SHIFT, LARGEST_HEAP, type NimRules, TAKEN_MASK } from './rules.ts';
import { problem, sentence } from './words.ts';

/**
 * Touching a stick takes it and all that follow it in its heap. Touching a box takes more than the loose sticks; the
 * number is then asked for.
 */
export function nimBoard({ rules }: Nim): BoardAdapter<NimPosition> {
  const gestures = (position: NimPosition): Gesture[] => {
    const loose = looseSquares(position.state.heaps, rules);
    return legalMoves(position).map((number) => {
      const move = position.move(number);
      const [heap, taken] = [move >> HEAP_SHIFT, move & TAKEN_MASK];
      const beyond = taken > loose[heap].length;
      const squares = beyond ? [boxSquare(heap), ...loose[heap]] : loose[heap].slice(-taken);
      const notation = formatTaking(move, rules);
      return { move: number, notation, path: [squares[0]], takes: [squares], ...(beyond && { amount: taken }) };
    });
  };
  return {
    max: FIRST,
    min: SECOND,
    scene: (position) => nimScene(rules.heaps, position.state.heaps),
    gestures,
    explain: explainTouch(gestures, (position, path) => explain(position.state.heaps, path, rules)),
    touches: (position, text) => touches(position.state.heaps, text, rules),
    highlights: () => [],
    ending,
    warning: (position) =>
      position.state.heaps.every((sticks, heap) => sticks === rules.heaps[heap]) ? inShort(rules) : undefined,
    drawless: true,
    editing: {
      palette: rules.heaps.some((_, heap) => isBoxed(rules.heaps, heap)) ? ['stick', 'bundle'] : ['stick'],
      write: (pieces, turn, before) => write(pieces, turn, rules, before.state.heaps),
      example: rules.heaps.map((sticks) => Math.ceil(sticks / 2)).join(','),
    },
  };
}

/** The rules, before the first move. */
function inShort({ heaps, most, lastLoses }: NimRules): Sentence {
  return sentence(heaps.length === 1 ? 'one-heap-in-short' : 'heaps-in-short', { most, lastLoses });
}

const boxSquare = (heap: number) => stickSquare(heap, -1);

/** The squares of the sticks that lie loose in each heap. */
function looseSquares(heaps: readonly number[], rules: NimRules): string[][] {
  return heaps.map((left, heap) =>
    Array.from({ length: looseOf(rules.heaps, heap, left) }, (_, stick) => stickSquare(heap, stick)),
  );
}

function explain(heaps: readonly number[], path: readonly string[], { heaps: first, most }: NimRules): Sentence {
  const place = placeOfStick(path.at(-1) as string);
  if (place === undefined || path.length > 1) return sentence('touch-stick');
  const left = heaps[place.heap] ?? 0;
  const wanted = looseOf(first, place.heap, left) - place.stick;
  return wanted <= 0 || wanted > left ? sentence('no-stick-left') : sentence('too-many-sticks', { wanted, most });
}

/** `3`, or `b3` if there are several heaps. Undefined for more sticks than the heap has. */
function touches(heaps: readonly number[], text: string, rules: NimRules): Touches | undefined {
  const named = /^([a-z]?)(\d{1,5})$/.exec(text.toLowerCase());
  if (named === null || (named[1] === '') !== (heaps.length === 1)) return undefined;
  const heap = named[1] === '' ? 0 : named[1].charCodeAt(0) - 97;
  const taken = Number(named[2]);
  if (taken < 1 || taken > (heaps[heap] ?? 0)) return undefined;
  return { path: [looseSquares(heaps, rules)[heap].at(-taken) ?? boxSquare(heap)] };
}

function ending(position: NimPosition): Sentence | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const sideOf = (player: Player) => (player === MAX ? FIRST : SECOND);
  const taker = sideOf(opponent(position.turn())).name;
  return sentence('took-last-stick', { taker, won: sideOf(winOf(outcome)!.winner).hasWon });
}

/** The number of sticks in a box that a user puts on the board. */
const NEW_BOX = 10;

/** The position as text. Sticks of a heap are counted; their places do not matter. A box keeps its number of sticks. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, rules: NimRules, before: readonly number[]): string {
  const heaps = rules.heaps.map(() => 0);
  for (const [square, piece] of pieces) {
    const { heap, stick } = placeOfStick(square)!;
    const held = before[heap] - looseOf(rules.heaps, heap, before[heap]);
    heaps[heap] += piece === 'stick' ? 1 : stick < 0 && held > 0 ? held : NEW_BOX;
  }
  return withTurnMark(heaps.join(','), turn);
}

/** Legal moves that a board shows without making anybody wait; a single heap never has more than three. */
const MOST_ON_BOARD = 1000;

/** Why these heaps are too large for the board. */
export function nimBoardProblem({ rules: { heaps } }: Nim): Problem | undefined {
  const sticks = heaps.reduce((sum, heap) => sum + heap, 0);
  if (heaps.length === 1 || sticks <= MOST_ON_BOARD) return undefined;
  return problem('sticks-on-board', { sticks, most: MOST_ON_BOARD, alone: LARGEST_HEAP });
}
