/**
 * What the page keeps from one visit to the next. A browser that keeps nothing (private windows, blocked storage)
 * only forgets.
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
