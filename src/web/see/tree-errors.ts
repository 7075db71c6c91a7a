import type { Language } from '../../draw/index.ts';
import { inFrench } from '../../french/index.ts';

/** A sentence of `parseTree` in the language of the page. */
export function treeError(message: string, language: Language): string {
  return language === 'en' ? message : inFrench(message);
}
