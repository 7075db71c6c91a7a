import { remember, remembered } from './browser.ts';

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
