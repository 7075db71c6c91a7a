import type { Args } from './command.ts';
import { wrongUsage } from './problems.ts';

/** The text after an option, or undefined where the option is not there. */
export function textFlag(args: Args, name: string): string | undefined {
  const value = args.flags[name];
  return value === true ? undefined : value;
}

/** A whole number after an option, `least` or more. */
export function wholeFlag(args: Args, name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = textFlag(args, name);
  if (text === undefined) return undefined;
  const number = parseNumber(text);
  if (number === undefined || !Number.isInteger(number) || number < least || number > most)
    throw wrongUsage((say) =>
      say.notNumber(name, text, {
        whole: true,
        ...(least > Number.MIN_SAFE_INTEGER && { least }),
        ...(most < Number.MAX_SAFE_INTEGER && { most }),
      }),
    );
  return number;
}

/** A number after an option, fractions too, 0 or more. */
export function amountFlag(args: Args, name: string): number | undefined {
  const text = textFlag(args, name);
  if (text === undefined) return undefined;
  const number = parseNumber(text);
  if (number === undefined || number < 0) throw wrongUsage((say) => say.notNumber(name, text, { whole: false, least: 0 }));
  return number;
}

/** Plain decimal digits only: `Number` would also take `1e3`, `0x10` and an empty text. */
export function parseNumber(text: string): number | undefined {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text.trim())) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
