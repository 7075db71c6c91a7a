import { quoted, quotedList } from './grammar.ts';
import { inLanguage, type Language } from './languages.ts';
import {
  type AgreeingWords,
  type Entry,
  fill,
  isPhrase,
  type Phrase,
  type PhraseText,
  phraseIn,
  type Translation,
  type Value,
} from './words.ts';

/**
 * A sentence as data: a code of a table of `sentences`, and its arguments. It crosses threads and files as it is.
 */
export interface Sentence {
  readonly code: string;
  readonly args: Args;
  /** The place of the error in a text; the sentence begins with it. */
  readonly at?: Place;
}

/** A place in a text, counted from 1. A text of one line has columns only. */
export interface Place {
  readonly line?: number;
  readonly column?: number;
}

/** Everything that `say` accepts. A problem written by hand has a message and no arguments. */
export type Sayable = Sentence | { readonly code: string; readonly message: string; readonly args?: Args } | Translation | string;

/**
 * The arguments of a sentence. Sentences and translations among them take the language of the whole. A plain text may
 * come from anywhere and be of any length, so only its beginning is shown; `inFull` shows all of it.
 */
export type Args = Readonly<Record<string, Arg>>;
export type Arg = number | bigint | boolean | undefined | Sayable | readonly Arg[];

/** Sentences by their codes. An entry that is a function takes one object of arguments. */
export type SentenceTable = Readonly<Record<string, Entry>>;

type Within<T> = [Value] extends [T]
  ? Arg
  : [string] extends [T]
    ? T | Sayable
    : T extends readonly (infer E)[]
      ? readonly Within<E>[]
      : T;

type ParameterTypes<A> = { readonly [K in keyof A]: Within<A[K]> };

/** The parameters of a code: none, or its arguments. */
export type ArgsOf<P extends Entry> =
  PhraseText<P> extends (values: infer A) => unknown ? ([A] extends [never] ? [] : [args: ParameterTypes<A>]) : [];

/** The sentences of all loaded modules. Codes are unique in all of Minerve; a test checks this. */
const phrases = new Map<string, Phrase>();

/** Codes that occur in two tables: there should be none. */
export const clashes = new Set<string>();

/** Sentences that a front end replaces. */
const rephrased = new Map<string, Phrase>();

/** Registers the sentences of a table for `say`. Returns a function that makes a sentence of a code and arguments. */
export function sentences<const T extends SentenceTable>(table: T & AgreeingWords<T>) {
  for (const [code, phrase] of Object.entries(table)) {
    if (phrases.has(code)) clashes.add(code);
    phrases.set(code, phrase as Phrase);
  }
  return <C extends keyof T & string>(code: C, ...args: ArgsOf<T[C]>): Sentence => ({
    code,
    args: Object.fromEntries(Object.entries((args[0] ?? {}) as Args).map(([name, arg]) => [name, shortened(arg)])),
  });
}

function shortened(arg: Arg): Arg {
  if (typeof arg === 'string') return quoted(arg);
  return Array.isArray(arg) ? quotedList(arg.map(shortened)) : arg;
}

/** A text that a sentence quotes in full, such as the path of a file or another program's error message. */
export function inFull(text: string): Sayable {
  return { code: 'in-full', message: text };
}

/**
 * Replaces sentences of the layers below, by their codes: a front end can name its own options as the remedy.
 */
export function rephrase(table: Readonly<Record<string, Phrase>>): void {
  for (const [code, phrase] of Object.entries(table)) rephrased.set(code, phrase);
}

/**
 * The text of a sentence, a problem or a translation in a language. If the code is in no table, as with user-defined
 * games, it is the `message`.
 */
export function say(what: Sayable, language: Language): string {
  if (typeof what === 'string') return what;
  if (isPhrase(what)) return inLanguage(what as Translation, language);
  const { code, args, at, message } = what as Sentence & { readonly message?: string };
  const phrase = args === undefined ? undefined : (rephrased.get(code) ?? phrases.get(code));
  if (phrase === undefined) return message ?? code;
  const text = phraseIn(phrase, language) as string | ((values: Readonly<Record<string, unknown>>) => string);
  const values = () => Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, valueIn(arg, language)]));
  return inPlace(typeof text === 'string' ? text : text(values()), at, language);
}

function valueIn(arg: Arg, language: Language): unknown {
  if (Array.isArray(arg)) return arg.map((each) => valueIn(each, language));
  return typeof arg === 'object' && arg !== null ? say(arg as Sayable, language) : arg;
}

const LINE: Translation = { en: 'Line {line}: {text}', fr: 'Ligne {line} : {text}' };
const COLUMN: Translation = { en: 'Column {column}: {text}', fr: 'Colonne {column} : {text}' };
const LINE_AND_COLUMN: Translation = {
  en: 'Line {line}, column {column}: {text}',
  fr: 'Ligne {line}, colonne {column} : {text}',
};

/** The text with its place before it. */
export function inPlace(text: string, at: Place | undefined, language: Language): string {
  if (at?.line === undefined && at?.column === undefined) return text;
  const place = at.line === undefined ? COLUMN : at.column === undefined ? LINE : LINE_AND_COLUMN;
  return fill(inLanguage(place, language), { ...at, text }, language);
}
