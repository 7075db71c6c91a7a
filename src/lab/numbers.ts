import { decimal, formatNumber, inLanguage, LANGUAGES, type Language, type Translation } from '../say/index.ts';

/** A cell of a table: the same in all languages, or not. */
export type Written = string | Translation;

function inEach(write: (language: Language) => string): Translation {
  return Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, write(code as Language)])) as Translation;
}

/** A number as each language writes it; a dash where it is not known. */
export function written(value: number | undefined, digits: number): Written {
  if (value === undefined || !Number.isFinite(value)) return '—';
  const inOne = (language: Language) =>
    digits === 0 ? formatNumber(Math.round(value), language) : decimal(value, digits, language);
  return inEach((language) => inOne(language).replace('-', '−'));
}

/** How long something takes, roughly, in every language alike: 48 s, 4 min. */
export function roughTime(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** With all the digits that it has. */
export function exactly(value: number): Written {
  return written(value, `${value}`.split('.')[1]?.length ?? 0);
}

export function percent(share: number | undefined, digits = 0): Written {
  return share === undefined ? '—' : inEach((language) => `${decimal(100 * share, digits, language)} %`);
}

/** 17.5 ± 16: half of an interval says how many digits of the value count. */
export function plusMinus(value: number, margin: number, digits: number): Translation {
  return inEach((language) => `${decimal(value, digits, language)} ± ${decimal(margin, 0, language)}`);
}

/** 1.4·10^31. */
export function power(value: number, digits = 1): Translation {
  const exponent = Math.floor(Math.log10(value));
  return inEach((language) => `${decimal(value / 10 ** exponent, digits, language)}·10^${exponent}`);
}

/** Several in one cell: "4.38; 4.12". */
export function listing(...parts: readonly Written[]): Translation {
  return inEach((language) => parts.map((part) => (typeof part === 'string' ? part : inLanguage(part, language))).join('; '));
}
