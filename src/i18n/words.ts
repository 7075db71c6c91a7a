import { counted, formatNumber } from './grammar.ts';
import { inLanguage, LANGUAGES, type Language } from './languages.ts';

/**
 * A text with `{places}` to be filled in, several texts, or a function where a sentence needs plural, gender or
 * elision.
 */
export type Text = string | readonly string[] | ((...args: never[]) => string | readonly string[]);

/** A text in each language. */
export type Phrase = Readonly<Record<Language, Text>>;

/** A plain text in each language: a title, a name. */
export type Translation = Readonly<Record<Language, string>>;

/** The texts of a layer or a game, languages side by side; groups may be nested. */
export interface Words {
  readonly [key: string]: Entry | Words;
}

/** The English text determines the type of an entry; `AgreeingWords` requires the other languages. */
export interface Entry {
  readonly en: Text;
}

/** The places in a text: `at` and `all` in "move {at} of {all# move|moves}". */
type Places<S> = S extends `${string}{${infer Place}}${infer Rest}` ? PlaceName<Place> | Places<Rest> : never;
type PlaceName<Place> = Place extends `${infer Name}#${string}` ? Name : Place;

/** The value of a placeholder. */
export type Value = string | number | bigint | readonly (string | number)[];

type FilledText<S> = [Places<S>] extends [never] ? string : (values: Readonly<Record<Places<S>, Value>>) => string;

/** A phrase in one language: a text, or a function of its arguments. */
export type PhraseText<P extends Entry> = P['en'] extends string ? FilledText<P['en']> : P['en'];

/** Words in one language. */
export type Texts<W> = {
  readonly [K in keyof W]: W[K] extends Entry ? PhraseText<W[K]> : W[K] extends Words ? Texts<W[K]> : never;
};

/** Texts in other languages take the arguments of the English one and have no other placeholders. */
type Agreeing<E> = E extends string
  ? string | ((values: Readonly<Record<Places<E>, Value>>) => string)
  : E extends (...args: infer A) => infer R
    ? string | ((...args: A) => R)
    : Text;

export type AgreeingWords<W> = {
  readonly [K in keyof W]: W[K] extends Entry
    ? { readonly [L in Language]: L extends 'en' ? Text : Agreeing<W[K]['en']> }
    : W[K] extends Words
      ? AgreeingWords<W[K]>
      : never;
};

/** A table of words; the compiler checks that every language has every entry. */
export function words<const W extends Words>(table: W & AgreeingWords<W>): W {
  return table;
}

const PLACES = /\{(\w+)(?:(#)(?: ([^|{}]+)\|([^{}]+))?)?\}/g;

/**
 * The text with its places filled in; lists are separated by commas. `{n#}` is a number in the format of the language,
 * `{n# move|moves}` a number with its noun.
 */
export function fill(text: string, values: Readonly<Record<string, unknown>>, language: Language): string {
  return text.replace(PLACES, (place, name: string, counts?: string, one?: string, many?: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = values[name];
    if (counts === undefined) return Array.isArray(value) ? value.join(', ') : String(value);
    return one === undefined ? formatNumber(value as number, language) : counted(value as number, language, one, many);
  });
}

export function isPhrase(entry: object): entry is Phrase {
  return 'en' in entry;
}

/** A phrase in one language: a string, or a function if it takes values. */
export function phraseIn(phrase: Phrase, language: Language): Text {
  const takesValues = Object.keys(LANGUAGES).some((code) => {
    const text = phrase[code as Language];
    return typeof text === 'function' || (typeof text === 'string' && /\{\w+[#}]/.test(text));
  });
  if (!takesValues) return inLanguage(phrase, language);
  const callable = (text: Text, code: Language): Text =>
    typeof text === 'string' ? (values: Readonly<Record<string, unknown>> = {}) => fill(text, values, code) : text;
  return inLanguage(
    mapLanguages((code) => callable(phrase[code], code)),
    language,
  );
}

function mapLanguages<T>(map: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, map(code as Language)])) as Record<Language, T>;
}

const textsByLanguage = new WeakMap<Words, Map<Language, unknown>>();

/** The texts of a table in one language; cached. */
export function textsIn<W extends Words>(table: W, language: Language): Texts<W> {
  let made = textsByLanguage.get(table);
  if (made === undefined) textsByLanguage.set(table, (made = new Map()));
  let found = made.get(language);
  if (found === undefined) {
    found = Object.fromEntries(
      Object.entries(table).map(([key, entry]) => [
        key,
        isPhrase(entry) ? phraseIn(entry, language) : textsIn(entry as Words, language),
      ]),
    );
    made.set(language, found);
  }
  return found as Texts<W>;
}
