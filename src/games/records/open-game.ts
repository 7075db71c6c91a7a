import { type GameRecord, NO_REMARKS, type Ply, type Remark, type Tag } from './record.ts';
import { isResult, type Standard } from './standard.ts';

/** What is wrong with the piece being read; the reader knows its place. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

export function trouble(code: string, message: string): Trouble {
  return { code, message };
}

/** A game while it is read: the lines opened and not yet closed are kept on a stack. */
export class OpenGame {
  result: string | undefined;
  readonly #tags: Tag[] = [];
  readonly #names = new Set<string>();
  readonly #line: OpenLine;
  readonly #stack: { line: OpenLine; row: number; column: number }[] = [];
  #current: OpenLine;
  #firstPly = 0;
  /** The last move number, and the dots behind it. */
  #number: number | undefined;
  #dots = 0;
  /** Whether the last piece was a number or its dots. */
  #afterNumber = false;

  constructor(leading: Remark[]) {
    this.#line = { remarks: leading, plies: [] };
    this.#current = this.#line;
  }

  get depth(): number {
    return this.#stack.length;
  }

  get opened(): { line: number; column: number } {
    const { row, column } = this.#stack[this.#stack.length - 1];
    return { line: row, column };
  }

  /** Whether moves have begun: a tag from here on belongs to another game. */
  get started(): boolean {
    return this.#line.plies.length > 0 || this.#number !== undefined;
  }

  get empty(): boolean {
    return !this.started && this.#tags.length === 0 && this.#line.remarks.length === 0;
  }

  addTag(tag: Tag): Trouble | undefined {
    if (this.#names.has(tag.name))
      return trouble('bad-tag', `the tag ${tag.name} is there twice. Take one away, or end the game before it with a result.`);
    this.#names.add(tag.name);
    this.#tags.push(tag);
    return undefined;
  }

  remark(remark: Remark): undefined {
    this.#afterNumber = false;
    const ply = this.#current.plies.at(-1);
    if (ply === undefined) this.#current.remarks.push(remark);
    else if (ply.remarks === NO_REMARKS) ply.remarks = [remark];
    else (ply.remarks as Remark[]).push(remark);
  }

  strength(text: string): Trouble | undefined {
    if (this.#afterNumber || this.#current.plies.length === 0)
      return trouble('bad-movetext', `${text} stands behind the move that it judges, and there is none.`);
    return this.remark({ kind: 'strength', text });
  }

  open(row: number, column: number): Trouble | undefined {
    if (this.#current.plies.length === 0)
      return trouble('bad-movetext', 'a variation stands behind the move that it replaces, and there is none.');
    const line: OpenLine = { remarks: [], plies: [] };
    this.remark({ kind: 'variation', line });
    this.#stack.push({ line: this.#current, row, column });
    this.#current = line;
    return undefined;
  }

  close(): Trouble | undefined {
    const outer = this.#stack.pop();
    if (outer === undefined) return trouble('bad-movetext', 'this ) closes nothing. Take it away.');
    this.#current = outer.line;
    this.#afterNumber = false;
    return undefined;
  }

  number(number: number): undefined {
    this.#number = number;
    this.#dots = 0;
    this.#afterNumber = true;
  }

  dots(count: number): Trouble | undefined {
    if (!this.#afterNumber && count === 1) return trouble('bad-movetext', 'a dot stands behind a move number, as in 12.');
    this.#dots += count;
    return undefined;
  }

  move(ply: OpenPly): undefined {
    if (this.#line.plies.length === 0) this.#firstPly = Math.max(0, 2 * ((this.#number ?? 1) - 1) + (this.#dots > 1 ? 1 : 0));
    this.#current.plies.push(ply);
    this.#afterNumber = false;
  }

  /** What the Result tag says. */
  get told(): string | undefined {
    return this.#tags.find((tag) => tag.name === 'Result')?.value;
  }

  record(standard: Standard): GameRecord {
    const { result = '*' } = this;
    return {
      tags: this.#tags,
      line: this.#line,
      firstPly: this.#firstPly,
      result: result === '*' ? toldResult(this.told, standard) : result,
    };
  }
}

interface OpenLine {
  readonly remarks: Remark[];
  readonly plies: OpenPly[];
}

interface OpenPly extends Ply {
  remarks: Remark[] | typeof NO_REMARKS;
}

/** PDN lets a tag say any result: tournaments have had 4-6. */
function toldResult(told = '*', standard: Standard): string {
  if (standard === 'pdn') return told === '' || told === '?' ? '*' : told;
  return isResult(told, standard) ? told : '*';
}
