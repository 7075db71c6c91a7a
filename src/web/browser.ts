type Child = Node | string;

/** A new element with attributes and children. No attribute is called `style`: the page's policy would refuse it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The element that the page has under this id. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with the id "${id}": add it, or correct the id.`);
}

/** A name for those who hear the page, and a tooltip for those who see it. */
export function setLabel(element: HTMLElement, label: string): void {
  element.setAttribute('aria-label', label);
  if (element instanceof HTMLButtonElement) element.title = label;
}

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

/** Hands something to the browser as a file to keep. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  element('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
