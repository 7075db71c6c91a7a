import { el, type SvgAttributes, type SvgElement } from '../../draw/index.ts';

/** The computed styles of an element of a drawing, as attributes for a file. */
const PAINTS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'font-style',
  'paint-order',
  'font-family',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Shapes have paint of their own; groups pass on nothing but their opacity. */
const PAINTED = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'text', 'tspan']);

/** A picture that carries its style sheet, as data without one. It is shown for a moment, apart from the page's own. */
export function paintedPicture(svg: string): SvgElement {
  const [before, style, after] = styleApart(svg);
  const host = document.createElement('div');
  host.className = 'unseen';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(document.importNode(parsed(before + after), true));
  document.body.append(host);
  try {
    return readDrawing(shadow.firstElementChild as Element);
  } finally {
    host.remove();
  }
}

/** The text before the style sheet, the sheet itself, and what follows: a parser would ask the page's policy for it. */
function styleApart(svg: string): readonly [string, string, string] {
  const [opening, closing] = ['<style>', '</style>'];
  const from = svg.indexOf(opening);
  const to = svg.indexOf(closing);
  if (from < 0) return [svg, '', ''];
  const style = parsed(`<text>${svg.slice(from + opening.length, to)}</text>`).textContent ?? '';
  return [svg.slice(0, from), style, svg.slice(to + closing.length)];
}

function parsed(xml: string): Element {
  return new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement;
}

/** A drawing of the page as data, painted as it is shown: for files, which have no style sheet of the page. */
export function readDrawing(element: Element): SvgElement {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (isDrawn(name)) attributes[name] = value;
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? readDrawing(child) : (child.textContent ?? ''),
  );
  return el(element.localName, { ...attributes, ...paintsOf(element) }, ...children);
}

function isDrawn(name: string): boolean {
  return !/^(class|style|role|tabindex|focusable|translate|aria-|data-)/.test(name);
}

function paintsOf(element: Element): SvgAttributes {
  const style = getComputedStyle(element);
  if (element.localName === 'stop') return { 'stop-color': style.stopColor, 'stop-opacity': style.stopOpacity };
  if (!PAINTED.has(element.localName)) return style.opacity === '1' ? {} : { opacity: style.opacity };
  const paints: Record<string, string> = {};
  for (const paint of PAINTS) {
    const value = style.getPropertyValue(paint);
    if (value && value !== 'normal' && value !== 'auto') paints[paint] = value;
  }
  return paints;
}
