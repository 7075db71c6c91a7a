import type { Language } from '../language.ts';
import { english } from './english.ts';
import { french } from './french.ts';

/** Everything that the command line says besides its help, in one language. English is the model; French has the same entries. */
export type Words = typeof english;

export const catalogue: Readonly<Record<Language, Words>> = { en: english, fr: french };
