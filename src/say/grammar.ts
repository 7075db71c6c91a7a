import { type Language, localeOf } from './languages.ts';

/** 1,234 or 1 234. French groups digits with a narrow space that no line breaks at. */
export function formatNumber(number: number | bigint, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(number);
}

/** The form that goes with a number: 1 move, 2 moves; French takes the singular below 2. */
export function plural(number: number, language: Language, one: string, many: string): string {
  return new Intl.PluralRules(localeOf(language)).select(number) === 'one' ? one : many;
}

/** "a, b and c", "a, b et c". */
export function listed(
  names: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(names);
}

/** de or d’, que or qu’, before a word. */
export function elided(before: string, word: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüœh]/i.test(word) ? `${before.slice(0, -1)}’${word}` : `${before} ${word}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
