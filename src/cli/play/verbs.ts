import { inLanguage, type Language, type Translation } from '../../i18n/index.ts';

/** The commands at the board, besides moves. Those of all languages work, whichever language is set. */
export const VERBS = {
  undo: { en: 'undo', fr: 'annuler' },
  redo: { en: 'redo', fr: 'refaire' },
  hint: { en: 'hint', fr: 'conseil' },
  moves: { en: 'moves', fr: 'coups' },
  values: { en: 'values', fr: 'valeurs' },
  save: { en: 'save', fr: 'sauver' },
  load: { en: 'load', fr: 'charger' },
  swap: { en: 'swap', fr: 'changer' },
  level: { en: 'level', fr: 'niveau' },
  resign: { en: 'resign', fr: 'abandonner' },
  new: { en: 'new', fr: 'nouvelle' },
  board: { en: 'board', fr: 'plateau' },
  help: { en: 'help', fr: 'aide' },
  quit: { en: 'quit', fr: 'quitter' },
} as const satisfies Readonly<Record<string, Translation>>;

export type Verb = keyof typeof VERBS;

const ALSO: ReadonlyMap<string, Verb> = new Map([
  ['?', 'help'],
  ['exit', 'quit'],
  ['nouveau', 'new'],
] as const);

/** The words of one language. */
export function verbWords(language: Language): string[] {
  return Object.values(VERBS).map((verb) => inLanguage(verb, language));
}

/** Reads a line as a verb with its arguments; undefined if it is not a verb. */
export function parseVerb(line: string): { readonly verb: Verb; readonly rest: string } | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line.trim()) ?? [];
  const typed = word.toLowerCase();
  const named = (name: Verb) => (Object.values(VERBS[name]) as string[]).includes(typed);
  const verb = (Object.keys(VERBS) as Verb[]).find(named) ?? ALSO.get(typed);
  return verb === undefined ? undefined : { verb, rest };
}
