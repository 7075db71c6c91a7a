import { MAX, opponent, type Player, winOf } from '../../core/index.ts';
import { explaining } from '../explaining.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Gesture, Look, PieceName, Touches } from '../look.ts';
import { RED, wonBy, YELLOW } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import { withTurnMark } from '../turn-mark.ts';
import type { Nim } from './index.ts';
import { formatTaking } from './notation.ts';
import { HEAP_SHIFT, type NimPosition, TAKEN_MASK } from './position.ts';
import type { NimRules } from './rules.ts';
import { nimScene, placeOfStick, stickSquare } from './scene.ts';

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
    ending: (position) => ending(position),
    remark: (position) => (position.heaps().every((sticks, heap) => sticks === rules.heaps[heap]) ? inShort(rules) : undefined),
    unit: { size: 1, of: { en: 'points', fr: 'points' }, one: { en: 'point', fr: 'point' } },
    editing: {
      palette: ['stick'],
      write: (pieces, turn) => write(pieces, turn, rules),
      example: rules.heaps.map((sticks) => Math.ceil(sticks / 2)).join(','),
    },
  };
}

/** The rules, for whoever begins. */
function inShort({ heaps, most, lastLoses }: NimRules): Translated {
  const how =
    heaps.length === 1
      ? {
          en: `Take 1 to ${most} sticks: touch one, and it goes with all that follow it.`,
          fr: `Prenez de 1 à ${most} bâtonnets : touchez-en un, il part avec tous ceux qui le suivent.`,
        }
      : {
          en: 'Take as many sticks as you like from one heap: touch one, and it goes with all that follow it in its row.',
          fr: 'Prenez autant de bâtonnets que vous voulez dans un seul tas : touchez-en un, il part avec tous ceux qui le suivent sur sa rangée.',
        };
  return {
    en: `${how.en} Whoever takes the last one ${lastLoses ? 'loses' : 'wins'}.`,
    fr: `${how.fr} Qui prend le dernier ${lastLoses ? 'perd' : 'gagne'}.`,
  };
}

function explain(heaps: readonly number[], path: readonly string[], { most }: NimRules): Translated {
  const place = placeOfStick(path.at(-1) as string);
  if (place === undefined || path.length > 1) return { en: 'Touch one stick.', fr: 'Touchez un bâtonnet.' };
  const wanted = (heaps[place.heap] ?? 0) - place.stick;
  if (wanted <= 0) return { en: 'No stick is left there: touch a stick.', fr: 'Il n’y a plus de bâtonnet ici : touchez-en un.' };
  return {
    en: `That would be ${wanted} sticks, and you may take ${most} at most: touch one of the last ${most}.`,
    fr: `Cela ferait ${wanted} bâtonnets, et on en prend au plus ${most} : touchez l’un des ${most} derniers.`,
  };
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

function ending(position: NimPosition): Translated | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const sideOf = (player: Player) => (player === MAX ? YELLOW : RED);
  const { name } = sideOf(opponent(position.turn()));
  return wonBy(sideOf(winOf(outcome)!.winner), {
    en: `${name.en} took the last stick`,
    fr: `${name.fr} ont pris le dernier bâtonnet`,
  });
}

/** Sticks of a heap are counted: where they lie in it says nothing. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, rules: NimRules): string {
  const heaps = rules.heaps.map(() => 0);
  for (const square of pieces.keys()) heaps[placeOfStick(square)!.heap]++;
  return withTurnMark(heaps.join(','), turn);
}
