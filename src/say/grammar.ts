import { type Language, localeOf } from './languages.ts';

/** What `Intl` makes for a language, made once: making it takes longer than all that is said with it. */
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

/** 1,234 or 1 234. French groups digits with a narrow space that no line breaks at. */
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

/** What no line may break at, written as plain spaces in our tables: in French before : ; ? ! % » and after «. */
const UNBREAKABLE: Readonly<Partial<Record<Language, RegExp>>> = { fr: /(?<=«) | (?=[:;?!%»])/g };

/** A text for pages and paper, where lines are broken at plain spaces alone. */
export function unbroken(text: string, language: Language): string {
  const spaces = UNBREAKABLE[language];
  return spaces === undefined ? text : text.replace(spaces, '\u00a0');
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Characters of a text from outside that a sentence repeats, and items of a list. */
const QUOTED = 40;

/** A text as a sentence repeats it: where it is long, its beginning. */
export function quoted(text: string): string {
  if (text.length <= QUOTED) return text;
  const isHalf = /[\ud800-\udbff]/.test(text[QUOTED - 2]);
  return `${text.slice(0, QUOTED - (isHalf ? 2 : 1))}…`;
}

/** A list likewise: its first items. */
export function quotedList<T>(items: readonly T[]): readonly (T | '…')[] {
  return items.length <= QUOTED ? items : [...items.slice(0, QUOTED - 1), '…'];
}

/** 1 position, 1,234 positions; nouns whose plural is not made with an s say it. */
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

/** With so many digits after the point or the comma. */
export function decimal(number: number, digits: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(number);
}

/** A word of a command that is printed to be typed: quoted where a shell would not take the word as it is. */
export function shellWord(word: string): string {
  return /^[\w./:,=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
