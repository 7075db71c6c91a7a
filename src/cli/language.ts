export type Language = 'en' | 'fr';

/** The same text in both languages. */
export type Text = Readonly<Record<Language, string>>;

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** What the machine is set to: the first of these variables that says anything decides, as in every POSIX program. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return /^fr/i.test(locale) ? 'fr' : 'en';
}

/** A count grouped by threes the way people of that language read it. */
export function formatCount(count: number | bigint, language: Language): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u202f' : ',');
}

/** A duration: `12 ms`, `3.4 s`. */
export function formatTime(ms: number, language: Language): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = (ms / 1000).toFixed(1);
  return `${language === 'fr' ? seconds.replace('.', ',') : seconds} s`;
}

/** A speed in few characters: `850 k`, `12.3 M`. */
export function formatRate(perSecond: number, language: Language): string {
  const [scaled, unit] =
    perSecond >= 1e6 ? [perSecond / 1e6, ' M'] : perSecond >= 1e3 ? [perSecond / 1e3, ' k'] : [perSecond, ''];
  const text = scaled.toFixed(scaled < 10 && unit !== '' ? 1 : 0);
  return (language === 'fr' ? text.replace('.', ',') : text) + unit;
}
