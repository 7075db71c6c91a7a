import type { Look, Translated } from '../../games/index.ts';

/** In French the verb follows: Max a, les Jaunes ont. */
const PLURALS: Readonly<Record<string, string>> = { a: 'ont', avait: 'avaient' };

/** A sentence of the library with the sides' names at the board in it instead of Max and Min, whom only those know who have read about searches. */
export function withNamedSides({ en, fr }: Translated, { max, min }: Look): Translated {
  const subject = (name: string) => (name === 'Max' ? max : min).subject;
  return {
    en: en.replace(/\b(?:Max|Min)\b/g, (name) => subject(name).en),
    fr: fr.replace(/\b(Max|Min)\b( \([xo]\))?( (?:avait|a)\b)?/g, (_, name: string, stone = '', verb?: string) => {
      const verbs = verb === undefined ? '' : ` ${PLURALS[verb.trim()]}`;
      return `${subject(name).fr}${stone}${verbs}`;
    }),
  };
}
