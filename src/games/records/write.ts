import {
  type GameRecord,
  isMoveWord,
  isResult,
  type Line,
  type Ply,
  type Remark,
  type Standard,
  type Tag,
  tagOf,
} from './record.ts';
import { error } from './words.ts';

/**
 * Writes games as text that `readRecords` reads back to the same games. A record that no text could say (a move with a
 * space, a comment of the form `;` over two lines) throws a sentence.
 *
 * Lines of moves have at most 79 characters, as PGN asks; comments are kept to the letter and never broken. The result
 * ends the game; in PDN, which wants `*` there, it does so only where no Result tag says the same.
 */
export function writeRecords(records: readonly GameRecord[], standard: Standard): string {
  return records.map((record) => writeRecord(record, standard)).join('\n');
}

export function writeRecord(record: GameRecord, standard: Standard): string {
  const header = record.tags.map((tag) => `[${checkedName(tag)} "${escaped(tag)}"]\n`).join('');
  const moves = new Movetext(standard);
  writeLine(record.line, record.firstPly, moves);
  if (record.line.plies.length === 0 && record.line.remarks.length === 0 && record.tags.length === 0) moves.word('1.');
  moves.word(ending(record, standard));
  return `${header}${header === '' ? '' : '\n'}${moves.text()}\n`;
}

function ending(record: GameRecord, standard: Standard): string {
  const { result } = record;
  if (standard === 'pdn' && tagOf(record, 'Result')?.value === result) return '*';
  if (!isResult(result, standard)) throw error('unwritable-result', { result, standard: standard.toUpperCase() });
  return result;
}

/** A line that is being written: which of its remarks and moves comes next. */
interface WriteState {
  readonly line: Line;
  /** The place of the next remark: after `line.plies[move]`, or before the first move if `move` is -1. */
  move: number;
  remark: number;
  readonly firstPly: number;
  /**
   * Whether the next move needs its number though it is the second player's: nothing but a move stands right before it
   * otherwise.
   */
  interrupted: boolean;
}

/**
 * Works without recursion: a variation pushes its line onto the stack, and the interrupted line continues afterwards.
 */
function writeLine(line: Line, firstPly: number, moves: Movetext): void {
  const stack: WriteState[] = [{ line, move: -1, remark: 0, firstPly, interrupted: true }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const ply: Ply | undefined = top.line.plies[top.move];
    const remarks = ply?.remarks ?? (top.move < 0 ? top.line.remarks : []);
    const remark = remarks[top.remark++];
    if (remark?.kind === 'variation') {
      top.interrupted = true;
      moves.open();
      stack.push({ line: remark.line, move: -1, remark: 0, firstPly: top.firstPly + top.move, interrupted: true });
    } else if (remark !== undefined) {
      if (remark.kind === 'strength' && ply === undefined) throw error('judged-nothing', { text: remark.text });
      if (remark.kind !== 'strength' && remark.kind !== 'glyph') top.interrupted = true;
      moves.remark(remark, top.remark === 1);
    } else if (top.move + 1 < top.line.plies.length) {
      top.move++;
      top.remark = 0;
      moves.move(top.line.plies[top.move].move, top.firstPly + top.move, top.interrupted);
      top.interrupted = false;
    } else {
      stack.pop();
      if (stack.length > 0) moves.close();
    }
  }
}

/** Words with blanks or line ends between them. */
class Movetext {
  readonly #standard: Standard;
  readonly #parts: string[] = [];
  #column = 0;
  /**
   * The text before the next word: a blank, nothing after a parenthesis, a line end after a comment that runs to the
   * end of its line.
   */
  #before: '' | ' ' | '\n' = '';

  constructor(standard: Standard) {
    this.#standard = standard;
  }

  text(): string {
    return this.#parts.join('');
  }

  move(move: string, ply: number, numbered: boolean): void {
    if (!isMoveWord(move, this.#standard)) throw error('unwritable-move', { move });
    if (ply % 2 === 0) this.word(`${ply / 2 + 1}.`);
    else if (numbered) this.word(`${(ply + 1) / 2}...`);
    this.word(move);
  }

  remark(remark: Exclude<Remark, { kind: 'variation' }>, first: boolean): void {
    if (remark.kind === 'glyph') this.word(glyph(remark.number));
    else if (remark.kind === 'strength') {
      if (first) this.#before = '';
      this.word(strength(remark.text));
    } else if (remark.kind === 'setup') this.word(setup(remark.fen, this.#standard));
    else if (remark.form === '{') this.word(braces(remark.text));
    else this.#restOfLine(remark.form, remark.text);
  }

  open(): void {
    this.word('(');
    this.#before = '';
  }

  close(): void {
    if (this.#before === ' ') this.#before = '';
    this.word(')');
  }

  word(word: string): void {
    const width = word.indexOf('\n') < 0 ? word.length : word.indexOf('\n');
    if (this.#before === ' ' && this.#column + 1 + width > WIDTH) this.#before = '\n';
    this.#push(this.#before);
    this.#push(word);
    this.#before = ' ';
  }

  /** A `%` starts its line: that is where PGN looks for it. */
  #restOfLine(form: ';' | '%', text: string): void {
    if (text.includes('\n')) throw error('long-comment', { form });
    if (form === '%' && this.#column > 0) this.#before = '\n';
    this.word(`${form}${text}`);
    this.#before = '\n';
  }

  #push(text: string): void {
    this.#parts.push(text);
    const end = text.lastIndexOf('\n');
    this.#column = end < 0 ? this.#column + text.length : text.length - end - 1;
  }
}

const WIDTH = 79;

function checkedName({ name }: Tag): string {
  if (/^\w{1,255}$/.test(name)) return name;
  throw error('unwritable-tag', { name });
}

function escaped({ name, value }: Tag): string {
  if (/[\r\n]/.test(value)) throw error('unwritable-value', { name });
  return value.replace(/["\\]/g, '\\$&');
}

function glyph(number: number): string {
  if (Number.isInteger(number) && number >= 0 && number <= 255) return `$${number}`;
  throw error('unwritable-glyph', { number });
}

function strength(text: string): string {
  if (/^(?:[!?]+|\([!?]+\))$/.test(text)) return text;
  throw error('unwritable-strength', { text });
}

function setup(fen: string, standard: Standard): string {
  if (standard === 'pdn' && /^[^"/\n\r]*$/.test(fen)) return `/FEN "${fen}"/`;
  throw error('unwritable-setup', { fen });
}

function braces(text: string): string {
  if (!text.includes('}')) return `{${text}}`;
  throw error('unwritable-comment');
}
