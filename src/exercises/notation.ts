import { INFINITE } from '../core/index.ts';
import { nodeAt, pathTo } from '../explain/index.ts';
import type { GameTree } from '../model/index.ts';

/** Node names of TIPE 2013: the root is p, its second child p2, the first child of that p21. */
export function nodeName(tree: GameTree, node: number): string {
  const path = pathTo(tree, node);
  return `p${path.join(path.some((number) => number > 9) ? '.' : '')}`;
}

/** The node of a name, typed with or without its p; undefined if there is none. */
export function nodeNamed(tree: GameTree, name: string): number | undefined {
  const digits = /^\s*p?(\d*|\d+(?:\.\d+)+)\s*$/i.exec(name)?.[1];
  if (digits === undefined) return undefined;
  const path = digits.includes('.') ? digits.split('.') : [...digits];
  return nodeAt(tree, path.map(Number));
}

/** Whether a text is a dash of any length: "there is none". */
export function isDash(text: string): boolean {
  return /^\s*[-−–—]\s*$/.test(text);
}

/** Reads a number: any minus sign, infinities in letters or as a sign; undefined if the text is not a number. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[−–—]/g, '-')
    .replace(/^([+-]) +/, '$1');
  const infinite = /^([+-]?)(?:∞|oo|inf|infini|infinity)$/.exec(plain);
  if (infinite !== null) return infinite[1] === '-' ? -INFINITE : INFINITE;
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
