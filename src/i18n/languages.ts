/** The languages of Minerve, each by its own name. For a new one: a row here, then the texts that tsc reports. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/**
 * A pseudo-language for tests and translators: English, with every text of a table between brackets. Text that appears
 * without brackets is not from a table. It is not one of `LANGUAGES`: tables have no entry for it; `inLanguage` makes
 * it.
 */
export const PSEUDO_LANGUAGE = 'qps-ploc' as Language;

export const PSEUDO_BRACKETS = ['⟦', '⟧'] as const;

/** The language of a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`; undefined if Minerve does not have it. */
export function parseLanguage(tag: string): Language | undefined {
  if (tag === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE;
  const code = tag.toLowerCase().split(/[-_.@]/)[0];
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
}

/** The tag for the HTML attribute `lang` and for `Intl`. */
export function localeOf(language: Language): string {
  return language === PSEUDO_LANGUAGE ? 'en' : language;
}

/** The text of a translation in a language. */
export function inLanguage<T>(each: Readonly<Record<Language, T>>, language: Language): T {
  return language === PSEUDO_LANGUAGE ? bracketed(each.en) : each[language];
}

function bracketed<T>(text: T): T {
  if (typeof text === 'string') return `${PSEUDO_BRACKETS[0]}${text}${PSEUDO_BRACKETS[1]}` as T;
  if (Array.isArray(text)) return text.map(bracketed) as T;
  if (typeof text === 'function') return ((...args: unknown[]) => bracketed(text(...args))) as T;
  return text;
}
