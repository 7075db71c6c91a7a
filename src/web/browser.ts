/** Puts a text on the clipboard; false where the browser has none for this page, or refuses it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value stored for the next visit. In a browser that stores nothing (private windows, blocked storage) it is lost.
 */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(`minerve.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`minerve.${key}`, value);
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}

/** Saves something as a file, through the browser. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Light or dark: the system's choice until the visitor makes another, here or at the last visit. */
export function showChosenTheme(): void {
  const chosen = remembered('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

export function changeTheme(): void {
  const theme = shownColourScheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}

export type ColourScheme = 'light' | 'dark';

/** The current theme. */
export function shownColourScheme(): ColourScheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
