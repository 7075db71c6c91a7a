import type { Language } from '../../draw/index.ts';

const english = {
  ready: 'A new version of Minerve is ready.',
  reload: 'Reload',
  later: 'Later',
};

const french: Readonly<Record<keyof typeof english, string>> = {
  ready: 'Une nouvelle version de Minerve est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
};

export const strings: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = { en: english, fr: french };
