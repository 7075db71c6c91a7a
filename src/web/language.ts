import type { Language } from '../draw/index.ts';
import { remember, remembered } from './remembered.ts';

/** The visitor's last choice, else the first of the browser's languages that we have. */
export function firstLanguage(): Language {
  const chosen = remembered('language');
  if (chosen === 'en' || chosen === 'fr') return chosen;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code === 'en' || code === 'fr');
  return known === 'fr' ? 'fr' : 'en';
}

export function rememberLanguage(language: Language): void {
  remember('language', language);
}

/** Puts every fixed text of a page in the language. The keys of the texts are those of `data-text` and `data-label` in the page. */
export function showLanguage(language: Language, said: Readonly<Record<string, string>>): void {
  document.documentElement.lang = language;
  document.title = said.pageTitle;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = said[element.dataset.text as string];
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    setLabel(element, said[element.dataset.label as string]);
  const other = language === 'en' ? 'fr' : 'en';
  document.getElementById('language')?.setAttribute('lang', other);
}

/** A name for those who hear the page, and a tooltip for those who see it. */
export function setLabel(element: HTMLElement, label: string): void {
  element.setAttribute('aria-label', label);
  if (element instanceof HTMLButtonElement) element.title = label;
}
