import { effect } from '@preact/signals';
import { LANGUAGES, type Language, localeOf, spoken } from '../say/index.ts';
import { element, remember, remembered, setLabel } from './browser.ts';
import { language, speak } from './spoken.ts';
import { shellText, shellWords } from './words.ts';

/** Light or dark: the system's choice until the visitor makes another, here or at the last visit. */
export function showChosenTheme(): void {
  const chosen = remembered('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

export function changeTheme(): void {
  const theme = shownLook() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}

export type Look = 'light' | 'dark';

/** What the page looks like now. */
export function shownLook(): Look {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Chooses the language: a button that shows the other one where there are two, else a list. */
export function languageSwitch(): HTMLElement {
  const codes = Object.keys(LANGUAGES) as Language[];
  if (!codes.includes(language.value)) codes.push(language.value);
  return codes.length === 2 ? languageButton(codes) : languageList(codes);
}

function languageButton([one, other]: readonly Language[]): HTMLElement {
  const button = element('button', { type: 'button', id: 'language', class: 'quiet' });
  const next = () => (language.value === one ? other : one);
  button.addEventListener('click', () => speak(next()));
  effect(() => {
    button.lang = localeOf(next());
    button.textContent = LANGUAGES[next()];
    setLabel(button, spoken(shellWords, next()).showPage);
  });
  return button;
}

function languageList(codes: readonly Language[]): HTMLElement {
  const option = (code: Language) =>
    element('option', { value: code, lang: localeOf(code), translate: 'no' }, LANGUAGES[code] ?? code);
  const list = element('select', { id: 'language', class: 'quiet' }, ...codes.map(option));
  list.value = language.value;
  list.addEventListener('change', () => speak(list.value as Language));
  effect(() => setLabel(list, shellText.language));
  return list;
}
