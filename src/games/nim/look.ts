import { MAX, opponent, type Player, winOf } from '../../core/index.ts';
import type { Sentence } from '../../say/index.ts';
import type { Gesture, Look, PieceName, Touches } from '../look.ts';
import { explaining, legalMoves, withTurnMark } from '../position.ts';
import { POINTS, RED, YELLOW } from '../words.ts';
import { nimScene, placeOfStick, stickSquare } from './card.ts';
import type { Nim } from './index.ts';
import { formatTaking } from './notation.ts';
import type { NimRules } from './position.ts';
import { HEAP_SHIFT, type NimPosition, TAKEN_MASK } from './position.ts';
import { sentence } from './words.ts';

/** Touching a stick takes it with all that follow it in its heap. */
export function nimLook({ rules }: Nim): Look<NimPosition> {
  const gestures = (position: NimPosition): Gesture[] => {
    const heaps = position.heaps();
    return legalMoves(position).map((move) => {
      const heap = move >> HEAP_SHIFT;
      const taken = move & TAKEN_MASK;
      const squares = Array.from({ length: taken }, (_, i) => stickSquare(heap, heaps[heap] - taken + i));
      return { move, notation: formatTaking(move, rules), path: [squares[0]], takes: [squares] };
    });
  };
  return {
    max: YELLOW,
    min: RED,
    scene: (position) => {
      const heaps = position.heaps();
      return nimScene(rules.heaps, (square) => {
        const { heap, stick } = placeOfStick(square)!;
        return stick < heaps[heap] ? 'stick' : undefined;
      });
    },
    gestures,
    explain: explaining(gestures, (position, path) => explain(position.heaps(), path, rules)),
    touches: (position, text) => touches(position.heaps(), text),
    pointers: () => [],
    ending,
    remark: (position) => (position.heaps().every((sticks, heap) => sticks === rules.heaps[heap]) ? inShort(rules) : undefined),
    unit: { size: 1, ...POINTS },
    editing: {
      palette: ['stick'],
      write: (pieces, turn) => write(pieces, turn, rules),
      example: rules.heaps.map((sticks) => Math.ceil(sticks / 2)).join(','),
    },
  };
}

/** The rules, for whoever begins. */
function inShort({ heaps, most, lastLoses }: NimRules): Sentence {
  return sentence(heaps.length === 1 ? 'one-heap-in-short' : 'heaps-in-short', { most, lastLoses });
}

function explain(heaps: readonly number[], path: readonly string[], { most }: NimRules): Sentence {
  const place = placeOfStick(path.at(-1) as string);
  if (place === undefined || path.length > 1) return sentence('touch-stick');
  const wanted = (heaps[place.heap] ?? 0) - place.stick;
  return wanted <= 0 ? sentence('no-stick-left') : sentence('too-many-sticks', { wanted, most });
}

/** `3`, or `b3` where there are several heaps. More sticks than a heap has are on no square. */
function touches(heaps: readonly number[], text: string): Touches | undefined {
  const named = /^([a-z]?)(\d{1,4})$/.exec(text.toLowerCase());
  if (named === null || (named[1] === '') !== (heaps.length === 1)) return undefined;
  const heap = named[1] === '' ? 0 : named[1].charCodeAt(0) - 97;
  const taken = Number(named[2]);
  const left = heaps[heap] ?? 0;
  return taken >= 1 && taken <= left ? { path: [stickSquare(heap, left - taken)] } : undefined;
}

function ending(position: NimPosition): Sentence | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const sideOf = (player: Player) => (player === MAX ? YELLOW : RED);
  const taker = sideOf(opponent(position.turn())).name;
  return sentence('took-last-stick', { taker, won: sideOf(winOf(outcome)!.winner).hasWon });
}

/** Sticks of a heap are counted: where they lie in it says nothing. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, rules: NimRules): string {
  const heaps = rules.heaps.map(() => 0);
  for (const square of pieces.keys()) heaps[placeOfStick(square)!.heap]++;
  return withTurnMark(heaps.join(','), turn);
}
