export {
  capital,
  counted,
  decimal,
  formatNumber,
  formatRate,
  formatTime,
  listed,
  plural,
  quoted,
  shellWord,
  unbroken,
} from './grammar.ts';
export { inLanguage, LANGUAGES, type Language, localeOf, PSEUDO_BRACKETS, PSEUDO_LANGUAGE, parseLanguage } from './languages.ts';
export {
  type Arg,
  type Args,
  type ArgsOf,
  clashes,
  inFull,
  inPlace,
  type Place,
  rephrase,
  type Sayable,
  type Sentence,
  type SentenceTable,
  say,
  sentences,
} from './sentence.ts';
export { SOURCES } from './sources.ts';
export {
  type AgreeingWords,
  fill,
  type Phrase,
  type Text,
  type Texts,
  type Translation,
  textsIn,
  type Value,
  type Words,
  words,
} from './words.ts';
