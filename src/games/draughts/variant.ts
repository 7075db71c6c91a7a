import { type Failure, ok, type Result } from '../../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize } from '../../kernels/index.ts';
import { nearest } from '../nearest.ts';
import { parseDimensions } from '../position.ts';
import { failure } from './words.ts';

/** Which draughts: the rule set, the board, and whether the draw rules are in force. */
export interface DraughtsVariant {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  /**
   * Without draw rules a position's past decides nothing: transpositions meet more often, and an arena of all
   * positions is as small as it can be. Play without end is then nobody's win, as the solver has it.
   */
  readonly endless: boolean;
}

/** The colour that begins, which is Max. */
export function firstColour({ rules }: Pick<DraughtsVariant, 'rules'>): 'white' | 'black' {
  return rules === 'souffler' || rules === 'english' || rules === 'pool' ? 'black' : 'white';
}

export function defaultSize(rules: DraughtsRules): DraughtsSize {
  return rules === 'souffler' || rules === 'international' || rules === 'frisian' ? 10 : 8;
}

/** Whether it has the default board of its rules and their draw rules: the variants that the Hub protocol has. */
export function isUsual({ rules, size, endless }: DraughtsVariant): boolean {
  return size === defaultSize(rules) && !endless;
}

/** `draughts`, `draughts:english:6x6:endless`: default parts are omitted. */
export function variantName({ rules, size, endless }: DraughtsVariant): string {
  const isUsualSize = size === defaultSize(rules);
  const parts = ['draughts'];
  if (rules !== 'souffler' || !isUsualSize || endless) parts.push(rules);
  if (!isUsualSize) parts.push(`${size}x${size}`);
  if (endless) parts.push('endless');
  return parts.join(':');
}

/** Reads the options of a name in any order. */
export function parseVariant(options: readonly string[]): Result<DraughtsVariant> {
  let rules: DraughtsRules | undefined;
  let size: DraughtsSize | undefined;
  let endless = false;
  for (const option of options) {
    const word = option.trim().toLowerCase();
    const dimensions = parseDimensions(word);
    const named = DRAUGHTS_RULES.find((name) => name === word);
    if (named !== undefined && rules === undefined) rules = named;
    else if (word === 'endless' && !endless) endless = true;
    else if (dimensions !== undefined && size === undefined) {
      const [columns, rows] = dimensions;
      if (dimensions.length !== 2 || columns !== rows || (rows !== 6 && rows !== 8 && rows !== 10))
        return failure('draughts-size', { size: word });
      size = rows;
    } else return unknownOption(word);
  }
  const chosen = rules ?? 'souffler';
  return ok({ rules: chosen, size: size ?? defaultSize(chosen), endless });
}

function unknownOption(option: string): Failure {
  const meant = nearest(option, [...DRAUGHTS_RULES, 'endless']);
  return meant === option
    ? failure('draughts-clash', { option })
    : failure('draughts-option', { option, meant, rules: DRAUGHTS_RULES });
}

/** Whether capture is mandatory: everywhere but in souffler, where the piece may be huffed instead. */
export function forcesCaptures({ rules }: DraughtsVariant): boolean {
  return rules !== 'souffler';
}
