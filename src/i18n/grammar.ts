import { type Language, localeOf } from './languages.ts';

/** Caches one `Intl` object for each language: constructing one takes longer than all its uses. */
function once<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    let found = made.get(language);
    if (found === undefined) made.set(language, (found = make(localeOf(language))));
    return found;
  };
}

const numbers = once((locale) => new Intl.NumberFormat(locale));
const plurals = once((locale) => new Intl.PluralRules(locale));
const lists = {
  conjunction: once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  disjunction: once((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};

/** 1,234 or 1 234. French groups digits with a narrow no-break space. */
export function formatNumber(number: number | bigint, language: Language): string {
  return numbers(language).format(number);
}

/** The form that goes with a number: 1 move, 2 moves; French takes the singular below 2. */
export function plural(number: number, language: Language, one: string, many: string): string {
  return plurals(language).select(number) === 'one' ? one : many;
}

/** "a, b and c", "a, b et c". */
export function listed(names: readonly string[], language: Language, type: keyof typeof lists = 'conjunction'): string {
  return lists[type](language).format(names);
}

/** No-break spaces, which our tables write as plain spaces: in French before : ; ? ! % » and after «. */
const UNBREAKABLE: Readonly<Partial<Record<Language, RegExp>>> = { fr: /(?<=«) | (?=[:;?!%»])/g };

/** A text for pages and paper: spaces at which no line may break become no-break spaces. */
export function unbroken(text: string, language: Language): string {
  const spaces = UNBREAKABLE[language];
  return spaces === undefined ? text : text.replace(spaces, '\u00a0');
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The most characters of a text from outside, and items of a list, that a sentence repeats. */
const MAX_QUOTED = 40;

/** A text from outside as a sentence quotes it: only the beginning of a long one. */
export function quoted(text: string): string {
  if (text.length <= MAX_QUOTED) return text;
  const isHalf = /[\ud800-\udbff]/.test(text[MAX_QUOTED - 2]);
  return `${text.slice(0, MAX_QUOTED - (isHalf ? 2 : 1))}…`;
}

/** A list as a sentence quotes it: only the first items of a long one. */
export function quotedList<T>(items: readonly T[]): readonly (T | '…')[] {
  return items.length <= MAX_QUOTED ? items : [...items.slice(0, MAX_QUOTED - 1), '…'];
}

/** 1 position, 1,234 positions. `many`: the plural of the noun, if it is not formed with an s. */
export function counted(number: number, language: Language, one: string, many = `${one}s`): string {
  return `${formatNumber(number, language)} ${plural(number, language, one, many)}`;
}

/** A duration: `12 ms`, `3.4 s`. */
export function formatTime(ms: number, language: Language): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${decimal(ms / 1000, 1, language)} s`;
}

/** A speed in few characters: `850 k`, `12.3 M`. */
export function formatRate(perSecond: number, language: Language): string {
  const [scaled, unit] =
    perSecond >= 1e6 ? [perSecond / 1e6, ' M'] : perSecond >= 1e3 ? [perSecond / 1e3, ' k'] : [perSecond, ''];
  return decimal(scaled, scaled < 10 && unit !== '' ? 1 : 0, language) + unit;
}

/** With `digits` digits after the point or the comma. */
export function decimal(number: number, digits: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(number);
}

/** A word of a command that is printed to be copied: quoted if a shell would otherwise change it. */
export function shellWord(word: string): string {
  return /^[\w./:,=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
