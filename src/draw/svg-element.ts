import { escapeXml } from './notation.ts';

/**
 * A picture as data. Every drawing is made of these once: a file is their text, a page shows them as elements of its
 * own, with keys that tell what stays from one picture to the next.
 */
export interface SvgElement {
  readonly name: string;
  readonly attributes: SvgAttributes;
  readonly children: readonly (SvgElement | string)[];
}

/** Attributes that are undefined or false are omitted. `key` is for pages and is never written. */
export type SvgAttributes = Readonly<Record<string, string | number | false | undefined>>;

export function el(name: string, attributes: SvgAttributes = {}, ...children: readonly (SvgElement | string)[]): SvgElement {
  return { name, attributes, children };
}

export function svgText(element: SvgElement): string {
  const { name, attributes, children } = element;
  const written = Object.entries(attributes)
    .filter(([key, value]) => key !== 'key' && value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  // A style sheet of ours has no sign to escape, and lines of its own.
  const text = (child: string) => (name === 'style' ? child : escapeXml(child));
  const inner = children.map((child) => (typeof child === 'string' ? text(child) : svgText(child))).join('');
  return `<${name}${written}>${inner}</${name}>`;
}
