import { remember, remembered } from './remembered.ts';

/** Light or dark: the system's choice until the visitor makes another. */
export function startTheme(button: HTMLButtonElement): void {
  showChosenTheme();
  button.addEventListener('click', changeTheme);
}

/** What the visitor chose the last time, if anything. */
export function showChosenTheme(): void {
  const chosen = remembered('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

export function changeTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
