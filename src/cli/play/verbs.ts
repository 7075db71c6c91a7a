import type { Language } from '../../say/index.ts';

/**
 * What can be typed at the board besides a move, in either language whichever is spoken. The catalogues say what each
 * does, by the English names.
 */
export const VERBS = {
  undo: 'annuler',
  redo: 'refaire',
  hint: 'conseil',
  moves: 'coups',
  values: 'valeurs',
  save: 'sauver',
  load: 'charger',
  swap: 'changer',
  level: 'niveau',
  resign: 'abandonner',
  new: 'nouvelle',
  board: 'plateau',
  help: 'aide',
  quit: 'quitter',
} as const;

export type Verb = keyof typeof VERBS;

const ALSO: ReadonlyMap<string, Verb> = new Map([
  ['?', 'help'],
  ['exit', 'quit'],
  ['nouveau', 'new'],
] as const);

/** The words of one language. */
export function verbWords(language: Language): string[] {
  return language === 'fr' ? Object.values(VERBS) : Object.keys(VERBS);
}

/** A line as a verb with what follows it; undefined where it is something else. */
export function parseVerb(line: string): { readonly verb: Verb; readonly rest: string } | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line.trim()) ?? [];
  const typed = word.toLowerCase();
  const verb = (Object.keys(VERBS) as Verb[]).find((name) => name === typed || VERBS[name] === typed) ?? ALSO.get(typed);
  return verb === undefined ? undefined : { verb, rest };
}
