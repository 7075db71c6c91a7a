import { type Failure, failureAt, IntList, MAX, ok, type Place, type Player, type Result } from '../../core/index.ts';
import { pointsProblem } from '../position.ts';
import { type FlatTree, LARGEST_TREE } from './flat-tree.ts';
import { failure } from './words.ts';

/** Reads a tree typed as nested lists, `[[6,7],[2,8]]` or just `5`, in one pass without recursion. */
export function parseTree(text: string, root: Player = MAX): Result<FlatTree> {
  const nodes = new Preorder();
  const wrong = (at: number, refused: Failure) => failureAt(refused, placeIn(text, at));
  let open = -1;
  let wantsNode = true;
  let at = 0;
  for (; at < text.length; at++) {
    const letter = text[at];
    if (isSpace(letter)) continue;
    if (open < 0 && !wantsNode) return wrong(at, failure('tree-has-ended', { rest: text.slice(at).trim() }));
    if (letter === ',') {
      if (wantsNode) return wrong(at, failure('no-child-before-comma'));
      wantsNode = true;
    } else if (letter === ']') {
      if (open < 0) return wrong(at, failure('bracket-closes-nothing'));
      if (nodes.count.get(open) === 0) return wrong(at, failure('empty-list'));
      if (wantsNode) return wrong(at, failure('no-child-after-comma'));
      open = nodes.parent.get(open);
    } else {
      if (!wantsNode) return wrong(at, failure('no-comma'));
      if (nodes.parent.length === LARGEST_TREE) return wrong(at, failure('tree-too-large', { most: LARGEST_TREE }));
      if (letter === '[') {
        open = nodes.add(open, 0, at);
        continue;
      }
      const word = wordAt(text, at);
      const value = Number(word.replace('\u2212', '-'));
      const refused = refuseLeaf(word, value);
      if (refused !== undefined) return wrong(at, refused);
      nodes.add(open, value, at);
      wantsNode = false;
      at += word.length - 1;
    }
  }
  if (open >= 0) return wrong(nodes.at.get(open), failure('bracket-never-closed'));
  if (wantsNode) return wrong(at, failure('bad-tree'));
  return ok(nodes.grouped(root));
}

/** The nodes in the order they are typed: each before its children, and these apart from each other. */
class Preorder {
  readonly parent = new IntList();
  readonly count = new IntList();
  readonly value = new IntList();
  /** Where in the text each node starts. */
  readonly at = new IntList();

  add(parent: number, value: number, at: number): number {
    const node = this.parent.length;
    if (parent >= 0) this.count.set(parent, this.count.get(parent) + 1);
    this.parent.push(parent);
    this.count.push(0);
    this.value.push(value);
    this.at.push(at);
    return node;
  }

  /** The same tree with siblings side by side: every node reserves a block for its children when its turn comes. */
  grouped(root: Player): FlatTree {
    const size = this.parent.length;
    const firstChild = new Int32Array(size);
    const childCount = new Int32Array(size);
    const value = new Int32Array(size);
    const parent = new Int32Array(size).fill(-1);
    const number = new Int32Array(size);
    const placed = new Int32Array(size);
    let free = 1;
    for (let node = 0; node < size; node++) {
      if (node > 0) {
        const above = this.parent.get(node);
        number[node] = firstChild[number[above]] + placed[above]++;
        parent[number[node]] = number[above];
      }
      const count = this.count.get(node);
      childCount[number[node]] = count;
      value[number[node]] = this.value.get(node);
      if (count > 0) firstChild[number[node]] = free;
      free += count;
    }
    return { root, size, firstChild, childCount, value, parent };
  }
}

function refuseLeaf(word: string, value: number): Failure | undefined {
  if (Number.isNaN(value)) return failure('leaf-not-a-number', { word });
  const why = pointsProblem(value);
  if (why !== undefined) return failure('leaf-not-a-value', { why });
  return /^[+\-\u2212]?\d+$/.test(word) ? undefined : failure('leaf-not-in-digits', { word, value });
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return (WORD.exec(text) as RegExpExecArray)[0];
}

const WORD = /[^\s,[\]]+/y;

/** Every blank that ends a word, no-break spaces too. */
function isSpace(letter: string): boolean {
  return letter <= ' ' || letter >= '\u00a0' ? /\s/.test(letter) : false;
}

function placeIn(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
