import { failureAt, ok, type Place, type Problem, type Result } from '../../core/index.ts';
import { Lexer } from './lexer.ts';
import { type GameRecord, isResult, NO_REMARKS, type Ply, type Remark, type Standard, type Tag } from './record.ts';
import { problem } from './words.ts';

/**
 * Reads all games of a PGN or PDN text, in time proportional to its length and without recursion, however deep the
 * variations. Reading ends at the first error, which has its line and column.
 *
 * Accepts more than the standards let a program write: a missing result, several dots or none behind a PGN move number
 * (numbers are not compared with the moves: both standards say to ignore them), `!` apart from its move, comments
 * anywhere, PDN's `*` attached to a move for a forced one (`$7`), any line ends, a byte order mark.
 */
export function readRecords(text: string, standard: Standard): Result<GameRecord[]> {
  const records: GameRecord[] = [];
  for (const record of eachRecord(text, standard)) {
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
}

/**
 * The games one after the other. A game that cannot be read gives its error, and reading continues at the next header
 * that follows an empty line.
 */
export function* eachRecord(text: string, standard: Standard): Generator<Result<GameRecord>> {
  const marked = text.startsWith('\ufeff') ? text.slice(1) : text;
  const source = marked.includes('\r') ? marked.replace(/\r\n?/g, '\n') : marked;
  const reader = new RecordReader(source, standard);
  for (let record = reader.next(); record !== undefined; record = reader.next()) yield record;
}

class RecordReader {
  readonly #lexer: Lexer;
  readonly #standard: Standard;
  /** Comments between two games: they belong to the one that follows. */
  #leading: Remark[] = [];

  constructor(source: string, standard: Standard) {
    this.#lexer = new Lexer(source, standard);
    this.#standard = standard;
    this.#lexer.advance();
  }

  /** The next game, or undefined at the end of the text. */
  next(): Result<GameRecord> | undefined {
    if (this.#lexer.kind === 'end' && this.#leading.length === 0) return undefined;
    const game = new OpenGame(this.#leading);
    this.#leading = [];
    const error = this.#read(game);
    if (error === undefined) return ok(game.record(this.#standard));
    const failure = failureAt({ ok: false, error }, this.#lexer.place);
    this.#lexer.skipToNextHeader();
    this.#lexer.advance();
    return failure;
  }

  #read(game: OpenGame): Problem | undefined {
    const lexer = this.#lexer;
    for (;;) {
      if (lexer.kind === 'end') return game.unclosedVariation();
      if (lexer.kind === 'tag' && game.started) return game.unclosedVariation();
      const word = this.#resultWord(game);
      if (word !== undefined) {
        if (game.depth > 0) return problem('result-in-variation', { result: word });
        if (game.empty) return problem('result-alone', { result: word });
        game.result = word;
        this.#afterResult(game);
        return undefined;
      }
      const wrong = this.#element(game);
      if (wrong !== undefined) return wrong;
      lexer.advance();
    }
  }

  /**
   * The result that the current token is, or undefined. In PDN the last word of a game is also a result if it equals
   * the Result tag. A star after a move is no result if the game continues: it marks a forced move.
   */
  #resultWord(game: OpenGame): string | undefined {
    const { kind, text, attached } = this.#lexer;
    if (kind === 'word' && isResult(text, this.#standard)) return text;
    if (kind !== 'star' && (kind !== 'word' || text !== game.resultTag)) return undefined;
    const following = this.#lexer.peek();
    const gameEnds = game.depth === 0 && (following === undefined || following === '[');
    if (kind === 'word') return gameEnds && this.#standard === 'pdn' ? text : undefined;
    return attached && this.#standard === 'pdn' && !gameEnds ? undefined : text;
  }

  #element(game: OpenGame): Problem | undefined {
    const lexer = this.#lexer;
    switch (lexer.kind) {
      case 'tag':
        return game.addTag({ name: lexer.name, value: lexer.text, at: lexer.place });
      case 'comment':
        return game.addRemark({ kind: 'comment', text: lexer.text, form: lexer.form });
      case 'glyph':
        if (lexer.text.length > 3 || Number(lexer.text) > 255)
          return problem('bad-glyph', { glyph: `$${lexer.text.slice(0, 9)}` });
        return game.addRemark({ kind: 'glyph', number: Number(lexer.text) });
      case 'star':
        return game.addRemark({ kind: 'glyph', number: FORCED });
      case 'strength':
        return game.addSuffix(lexer.text);
      case 'setup':
        return game.addRemark({ kind: 'setup', fen: lexer.text, at: lexer.place });
      case 'open':
        return game.open(lexer.place);
      case 'close':
        return game.close();
      case 'dots':
        return game.dots(lexer.text.length);
      case 'word':
        return DIGITS.test(lexer.text)
          ? this.#number(game)
          : game.move({ move: lexer.text, remarks: NO_REMARKS, at: lexer.place });
      default:
        return lexer.problem;
    }
  }

  /** A move number. In PGN the dot may be missing if a move follows, because no PGN move consists of digits alone. */
  #number(game: OpenGame): Problem | undefined {
    const { text } = this.#lexer;
    const following = this.#lexer.peek() ?? '';
    const dotless = this.#standard === 'pgn' && text.length <= 3 && /[\p{L}\p{So}0]/u.test(following);
    const longHyphen = /\p{Pd}/u.test(following); // The error at the hyphen gives better advice.
    if (text.length <= LONGEST_NUMBER && (following === '.' || dotless || longHyphen)) return game.number(Number(text));
    return problem('bad-number', { text: text.slice(0, 12) });
  }

  /**
   * Comments on the line of the result, and those at the very end of the text, belong to the game that ends; others to
   * the next.
   */
  #afterResult(game: OpenGame): void {
    const lexer = this.#lexer;
    let line = lexer.lastLine;
    lexer.advance();
    for (; lexer.kind === 'comment'; lexer.advance()) {
      const comment: Remark = { kind: 'comment', text: lexer.text, form: lexer.form };
      if (this.#leading.length === 0 && lexer.line === line) {
        game.addRemark(comment);
        line = lexer.lastLine;
      } else this.#leading.push(comment);
    }
    if (lexer.kind !== 'end') return;
    for (const remark of this.#leading) game.addRemark(remark);
    this.#leading = [];
  }
}

const DIGITS = /^\d+$/;
/** Digits in the largest move number. */
const LONGEST_NUMBER = 6;
/** `$7`: the only move. */
const FORCED = 7;

/** A game that is being read; the variations that are still open are on a stack. */
export class OpenGame {
  result: string | undefined;
  /** The value of the Result tag. */
  resultTag: string | undefined;
  readonly #tags: Tag[] = [];
  readonly #names = new Set<string>();
  readonly #line: OpenLine;
  readonly #stack: { readonly line: OpenLine; readonly at: Place }[] = [];
  #current: OpenLine;
  #firstPly = 0;
  /** The last move number, and the dots behind it. */
  #number: number | undefined;
  #dots = 0;
  /** Whether the last token was a move number or its dots. */
  #afterNumber = false;

  constructor(leading: Remark[]) {
    this.#line = { remarks: leading, plies: [] };
    this.#current = this.#line;
  }

  get depth(): number {
    return this.#stack.length;
  }

  /** The error if the game ends here while a variation is still open. */
  unclosedVariation(): Problem | undefined {
    const at = this.#stack.at(-1)?.at;
    return at && problem('unclosed-variation', { line: at.line as number, column: at.column as number });
  }

  /** Whether moves have begun: a tag from here on belongs to another game. */
  get started(): boolean {
    return this.#line.plies.length > 0 || this.#number !== undefined;
  }

  get empty(): boolean {
    return !this.started && this.#tags.length === 0 && this.#line.remarks.length === 0;
  }

  addTag(tag: Tag): Problem | undefined {
    if (this.#names.has(tag.name)) return problem('bad-tag', { name: tag.name });
    this.#names.add(tag.name);
    if (tag.name === 'Result') this.resultTag = tag.value;
    this.#tags.push(tag);
    return undefined;
  }

  addRemark(remark: Remark): undefined {
    this.#afterNumber = false;
    const ply = this.#current.plies.at(-1);
    if (ply === undefined) this.#current.remarks.push(remark);
    else if (ply.remarks === NO_REMARKS) ply.remarks = [remark];
    else (ply.remarks as Remark[]).push(remark);
  }

  addSuffix(text: string): Problem | undefined {
    if (this.#afterNumber || this.#current.plies.length === 0) return problem('strength-alone', { text });
    return this.addRemark({ kind: 'strength', text });
  }

  open(at: Place): Problem | undefined {
    if (this.#current.plies.length === 0) return problem('variation-alone');
    const line: OpenLine = { remarks: [], plies: [] };
    this.addRemark({ kind: 'variation', line });
    this.#stack.push({ line: this.#current, at });
    this.#current = line;
    return undefined;
  }

  close(): Problem | undefined {
    const outer = this.#stack.pop();
    if (outer === undefined) return problem('closing-nothing');
    this.#current = outer.line;
    this.#afterNumber = false;
    return undefined;
  }

  number(number: number): undefined {
    this.#number = number;
    this.#dots = 0;
    this.#afterNumber = true;
  }

  dots(count: number): Problem | undefined {
    if (!this.#afterNumber && count === 1) return problem('dot-alone');
    this.#dots += count;
    return undefined;
  }

  move(ply: OpenPly): undefined {
    if (this.#line.plies.length === 0) this.#firstPly = Math.max(0, 2 * ((this.#number ?? 1) - 1) + (this.#dots > 1 ? 1 : 0));
    this.#current.plies.push(ply);
    this.#afterNumber = false;
  }

  record(standard: Standard): GameRecord {
    const { result = '*' } = this;
    return {
      tags: this.#tags,
      line: this.#line,
      firstPly: this.#firstPly,
      result: result === '*' ? resultFromTag(this.resultTag, standard) : result,
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

/** A PDN Result tag may hold any text: tournaments have had 4-6. */
function resultFromTag(tagged = '*', standard: Standard): string {
  if (standard === 'pdn') return tagged === '' || tagged === '?' ? '*' : tagged;
  return isResult(tagged, standard) ? tagged : '*';
}
