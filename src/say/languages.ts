/** The languages that Minerve speaks, each by its own name. A new one: a row here, then what the compiler names. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/**
 * A pseudo-language, for tests and translators: English, with every text of a table between marks. What is seen
 * without them comes from no table. It is no `Language`: tables have no entry for it, and only `inLanguage` knows it.
 */
export const MARKED = 'qps-ploc' as Language;

export const MARKS = ['⟦', '⟧'] as const;

/** The language that a tag means: `fr`, `fr-CA`, `fr_FR.UTF-8`; undefined where we do not speak it. */
export function parseLanguage(tag: string): Language | undefined {
  if (tag === MARKED) return MARKED;
  const code = tag.toLowerCase().split(/[-_.@]/)[0];
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
}

/** The tag for `lang` and for `Intl`. */
export function localeOf(language: Language): string {
  return language === MARKED ? 'en' : language;
}

/** What is there in each language, in one of them. */
export function inLanguage<T>(each: Readonly<Record<Language, T>>, language: Language): T {
  return language === MARKED ? marked(each.en) : each[language];
}

function marked<T>(text: T): T {
  if (typeof text === 'string') return `${MARKS[0]}${text}${MARKS[1]}` as T;
  if (Array.isArray(text)) return text.map(marked) as T;
  if (typeof text === 'function') return ((...args: unknown[]) => marked(text(...args))) as T;
  return text;
}
