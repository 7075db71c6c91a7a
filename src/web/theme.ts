import { remember, remembered } from './remembered.ts';

/** Light or dark: the system's choice until the visitor makes another. */
export function startTheme(button: HTMLButtonElement): void {
  const chosen = remembered('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    remember('theme', theme);
  });
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
