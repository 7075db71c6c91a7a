import { ok, type PurePosition, type Result } from '../../core/index.ts';
import { inFull, type Language } from '../../i18n/index.ts';
import { boardCaption, splitTurnMark, wholeNumbers, withTurnMark } from '../position.ts';
import { HEAP_SHIFT, type NimRules, type NimState, TAKEN_MASK } from './rules.ts';
import { failure } from './words.ts';

/** Sticks drawn one by one; a longer heap ends in dots and its number. */
const DRAWN = 60;

/** `2` where there is one heap, `b3` (three sticks of the second heap) where there are more. */
export function formatTaking(move: number, rules: NimRules): string {
  const taken = String(move & TAKEN_MASK);
  return rules.heaps.length === 1 ? taken : heapLetter(move >> HEAP_SHIFT) + taken;
}

/** `3,4,5` for Max to move, `3,4,5:min` for Min to move. */
export function formatHeaps({ heaps, turn }: NimState): string {
  return withTurnMark(heaps.join(','), turn);
}

export function parseHeaps(text: string, rules: NimRules): Result<NimState> {
  const { body, player } = splitTurnMark(text);
  const heaps = parseSticks(body);
  if (heaps === undefined) return failure('not-sticks', { typed: text, example: inFull(rules.heaps.join(',')) });
  if (heaps.length !== rules.heaps.length)
    return failure('heaps-of-game', { typed: body, count: heaps.length, heaps: rules.heaps.length });
  const grown = heaps.findIndex((sticks, heap) => sticks > rules.heaps[heap]);
  if (grown >= 0) return failure('heap-grown', { heap: heapLetter(grown), sticks: heaps[grown], first: rules.heaps[grown] });
  return ok({ heaps, turn: player });
}

/** The numbers in `3,4,5`, or undefined where the text is anything else. */
export function parseSticks(text: string): number[] | undefined {
  return wholeNumbers(text.split(','));
}

export function drawHeaps(position: PurePosition<NimState, number>, language?: Language): string {
  const { heaps } = position.state;
  const width = Math.max(...heaps.map((sticks) => String(sticks).length));
  const lines = heaps.map((sticks, heap) => {
    const shown = '|'.repeat(Math.min(sticks, DRAWN)).replace(/(\|{5})(?=\|)/g, '$1 ');
    return `${heapLetter(heap)}  ${String(sticks).padStart(width)}  ${shown}${sticks > DRAWN ? ' ...' : ''}`.trimEnd();
  });
  return [...lines, boardCaption(position, undefined, language)].join('\n');
}

function heapLetter(heap: number): string {
  return String.fromCharCode(97 + heap);
}
