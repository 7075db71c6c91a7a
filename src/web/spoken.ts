import { signal } from '@preact/signals';
import {
  type AgreeingWords,
  type Language,
  parseLanguage,
  type Sayable,
  type Spoken,
  say,
  spoken,
  type Text,
  unbroken,
  type Words,
} from '../i18n/index.ts';
import { remember, remembered } from './browser.ts';

/** The language that the pages speak; whatever reads it is drawn again when it changes. */
export const language = signal<Language>(firstLanguage());

/** The visitor's last choice, else the first of the browser's languages that we have. */
function firstLanguage(): Language {
  const tags = [remembered('language') ?? '', ...(globalThis.navigator?.languages ?? [])];
  return tags.map(parseLanguage).find((known) => known !== undefined) ?? 'en';
}

export function speak(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}

/** A sentence of the layers below, in the language that is spoken. */
export const said = (what: Sayable): string => unbroken(say(what, language.value), language.value);

/** Texts in the current language, looked up when they are read. */
export function speaking<const W extends Words>(table: W & AgreeingWords<W>): Spoken<W> {
  const word = (_: unknown, key: string | symbol) => typeset(spoken(table, language.value)[key as string] as Text);
  return new Proxy(table, { get: word }) as unknown as Spoken<W>;
}

function typeset(text: Text): Text {
  if (typeof text === 'string') return unbroken(text, language.value);
  if (typeof text === 'function') return (...args: never[]) => typeset(text(...args)) as string;
  return text.map((line) => unbroken(line, language.value));
}
