import { type Failure, failureAt, MAX, MAX_VALUE, ok, type Place, type Player, type Result } from '../../core/index.ts';
import { type GameTree, LARGEST_TREE, TreeBuilder } from '../../model/index.ts';
import { pointsProblem } from '../position.ts';
import { failure } from './words.ts';

/** Reads a tree typed as nested lists, `[[6,7],[2,8]]` or just `5`, in one pass without recursion. */
export function parseTree(text: string, root: Player = MAX): Result<GameTree> {
  const builder = new TreeBuilder();
  /** The places in the text at which the open lists start. */
  const opened: number[] = [];
  const wrong = (at: number, refused: Failure) => failureAt(refused, placeIn(text, at));
  let wantsNode = true;
  let at = 0;
  for (; at < text.length; at++) {
    const letter = text[at];
    if (isSpace(letter)) continue;
    if (opened.length === 0 && !wantsNode) return wrong(at, failure('tree-has-ended', { rest: text.slice(at).trim() }));
    if (letter === ',') {
      if (wantsNode) return wrong(at, failure('no-child-before-comma'));
      wantsNode = true;
    } else if (letter === ']') {
      if (opened.length === 0) return wrong(at, failure('bracket-closes-nothing'));
      if (builder.current === builder.size - 1) return wrong(at, failure('empty-list'));
      if (wantsNode) return wrong(at, failure('no-child-after-comma'));
      builder.close();
      opened.pop();
    } else {
      if (!wantsNode) return wrong(at, failure('no-comma'));
      if (builder.size === LARGEST_TREE) return wrong(at, failure('tree-too-large', { most: LARGEST_TREE }));
      if (letter === '[') {
        builder.open();
        opened.push(at);
        continue;
      }
      const word = wordAt(text, at);
      const value = numberIn(word);
      const refused = refuseLeaf(word, value);
      if (refused !== undefined) return wrong(at, refused);
      builder.leaf(value);
      wantsNode = false;
      at += word.length - 1;
    }
  }
  if (opened.length > 0) return wrong(opened[opened.length - 1], failure('bracket-never-closed'));
  if (wantsNode) return wrong(at, failure('bad-tree'));
  return ok(builder.finish(root));
}

/** The value of a leaf; an infinite one is the largest that points can have. */
function numberIn(word: string): number {
  const text = word.replace('\u2212', '-');
  return INFINITY.test(word) ? (text.startsWith('-') ? -MAX_VALUE : MAX_VALUE) : Number(text);
}

const INFINITY = /^[+\-\u2212]?(∞|inf|oo)$/i;

function refuseLeaf(word: string, value: number): Failure | undefined {
  if (Number.isNaN(value)) return failure('leaf-not-a-number', { word });
  const why = pointsProblem(value);
  if (why !== undefined) return failure('leaf-not-a-value', { why });
  return INFINITY.test(word) || /^[+\-\u2212]?\d+$/.test(word) ? undefined : failure('leaf-not-in-digits', { word, value });
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
