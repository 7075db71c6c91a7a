import { type SearchTree, svgStyle, treeToSvg } from '../../draw/index.ts';
import { language } from '../spoken.ts';

/** The drawing, in a box that scrolls where it is too large to be shrunk. */
export class Figure {
  readonly #box: HTMLElement;

  constructor(box: HTMLElement) {
    this.#box = box;
    // The page's policy forbids <style> elements; adopted sheets are not text of the page.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(svgStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    new ResizeObserver(() => this.#fit()).observe(box);
  }

  /** `at` as in `treeToSvg`; undefined shows the whole search. */
  show(tree: SearchTree, at: number | undefined): void {
    const options = { language: language.value, style: false, maxNodes: Number.POSITIVE_INFINITY };
    const source = treeToSvg(tree, at === undefined ? options : { ...options, at });
    const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
    this.#box.replaceChildren(document.importNode(documentElement, true));
    this.#fit();
    this.#reveal();
  }

  /** Shrinks the drawing to the width of the box as long as it stays legible. */
  #fit(): void {
    const svg = this.#box.querySelector('svg');
    if (svg === null) return;
    const { width, height } = svg.viewBox.baseVal;
    const room = this.#box.clientWidth;
    const scale = room < width && room >= width * LEAST_SCALE ? room / width : 1;
    svg.setAttribute('width', `${Math.floor(width * scale)}`);
    svg.setAttribute('height', `${Math.floor(height * scale)}`);
  }

  /** Scrolls, only inside the box, to the node at which the search is; at the end, to the root. */
  #reveal(): void {
    const node = this.#box.querySelector('.now .shape') ?? this.#box.querySelector('.shape');
    if (node === null) return;
    const inner = node.getBoundingClientRect();
    const outer = this.#box.getBoundingClientRect();
    const margin = 40;
    if (inner.left < outer.left + margin || inner.right > outer.right - margin)
      this.#box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin)
      this.#box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}

const LEAST_SCALE = 0.7;
