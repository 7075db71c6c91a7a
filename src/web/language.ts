import { signal } from '@preact/signals';
import {
  type AgreeingWords,
  type Language,
  parseLanguage,
  type Sayable,
  say,
  type Text,
  type Texts,
  textsIn,
  unbroken,
  type Words,
} from '../i18n/index.ts';
import { remember, remembered } from './browser.ts';

/** The language of the pages. Components that read it are drawn again when it changes. */
export const language = signal<Language>(firstLanguage());

/** The visitor's last choice, else the first of the browser's languages that we have. */
function firstLanguage(): Language {
  const tags = [remembered('language') ?? '', ...(globalThis.navigator?.languages ?? [])];
  return tags.map(parseLanguage).find((known) => known !== undefined) ?? 'en';
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}

/** A sentence or title of the layers below, in the language of the pages. */
export const pageText = (what: Sayable): string => unbroken(say(what, language.value), language.value);

/** The texts of a table in the language of the pages, looked up when they are read. */
export function pageTexts<const W extends Words>(table: W & AgreeingWords<W>): Texts<W> {
  const word = (_: unknown, key: string | symbol) => typeset(textsIn(table, language.value)[key as string] as Text);
  return new Proxy(table, { get: word }) as unknown as Texts<W>;
}

function typeset(text: Text): Text {
  if (typeof text === 'string') return unbroken(text, language.value);
  if (typeof text === 'function') return (...args: never[]) => typeset(text(...args)) as string;
  return text.map((line) => unbroken(line, language.value));
}
