import { signal } from '@preact/signals';
import type { Language } from '../draw/index.ts';
import type { Said } from '../games/index.ts';
import { say } from '../say/index.ts';
import { frenchSpaces } from './french-spaces.ts';
import { firstLanguage, rememberLanguage } from './language.ts';

/** The language that the app speaks; whatever reads it is drawn again when it changes. */
export const language = signal<Language>(firstLanguage());

export function speak(chosen: Language): void {
  language.value = chosen;
  rememberLanguage(chosen);
}

/** A sentence of the layers below, in the language that is spoken. */
export const said = (what: Said): string => (language.value === 'fr' ? frenchSpaces(say(what, 'fr')) : say(what, language.value));
