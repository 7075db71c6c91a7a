import { decimal, formatNumber, inLanguage, LANGUAGES, type Language, type Translation } from '../i18n/index.ts';

/** A cell of a table: one text for all languages, or a translation. */
export type CellText = string | Translation;

function inEach(write: (language: Language) => string): Translation {
  return Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, write(code as Language)])) as Translation;
}

/** A number in each language's notation; a dash if it is not known. */
export function formatted(value: number | undefined, digits: number): CellText {
  if (value === undefined || !Number.isFinite(value)) return '—';
  const inOne = (language: Language) =>
    digits === 0 ? formatNumber(Math.round(value), language) : decimal(value, digits, language);
  return inEach((language) => inOne(language).replace('-', '−'));
}

/** A rough duration, the same in every language: 48 s, 4 min. */
export function roughTime(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** A number with all its digits. */
export function exactly(value: number): CellText {
  return formatted(value, `${value}`.split('.')[1]?.length ?? 0);
}

export function percent(share: number | undefined, digits = 0): CellText {
  return share === undefined ? '—' : inEach((language) => `${decimal(100 * share, digits, language)} %`);
}

/** 17.5 ± 16: the value with `digits` decimals, the margin without. */
export function plusMinus(value: number, margin: number, digits: number): Translation {
  return inEach((language) => `${decimal(value, digits, language)} ± ${decimal(margin, 0, language)}`);
}

/** In scientific notation: 1.4·10^31. */
export function scientific(value: number, digits = 1): Translation {
  const exponent = Math.floor(Math.log10(value));
  return inEach((language) => `${decimal(value / 10 ** exponent, digits, language)}·10^${exponent}`);
}

/** Several numbers in one cell: "4.38; 4.12". */
export function listing(...parts: readonly CellText[]): Translation {
  return inEach((language) => parts.map((part) => (typeof part === 'string' ? part : inLanguage(part, language))).join('; '));
}
