import { type ComponentChild, h } from 'preact';
import type { SvgElement } from '../draw/index.ts';

interface Props {
  readonly element: SvgElement;
  /** The content for an element named `slot`, by its attribute `of`. */
  readonly slot?: (of: number) => ComponentChild;
}

/** A picture of `draw/` as elements of the page. */
export function DrawnSvg({ element, slot }: Props): ComponentChild {
  if (element.name === 'slot') return slot?.(Number(element.attributes.of)) ?? null;
  return h(
    element.name,
    element.attributes,
    element.children.map((child) => (typeof child === 'string' ? child : DrawnSvg({ element: child, ...(slot && { slot }) }))),
  );
}

const adopted = new Set<string>();

/** Lets the page have the style of a picture: its policy forbids `<style>`, adopted sheets are not text of the page. */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
