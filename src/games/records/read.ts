import { ok, type Result } from '../../core/index.ts';
import { Lexer } from './lexer.ts';
import { OpenGame, type Trouble, trouble } from './open-game.ts';
import { failAt } from './place.ts';
import { type GameRecord, NO_REMARKS, type Remark } from './record.ts';
import { isResult, type Standard } from './standard.ts';

/**
 * Reads all games of a PGN or PDN text, in time proportional to its length and without recursion, however deep its variations. The first
 * thing that is wrong ends the reading, with its line and column.
 *
 * Read as people write it, beyond what the standards let a program write: a missing result, several dots or none behind a PGN move number
 * (numbers are not compared with the moves: both standards say to ignore them), `!` apart from its move, comments anywhere, PDN's `*` stuck to a
 * move for a forced one (`$7`), any line ends, a byte order mark.
 */
export function readRecords(text: string, standard: Standard): Result<GameRecord[]> {
  const records: GameRecord[] = [];
  for (const record of eachRecord(text, standard)) {
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
}

/** The games one after the other. A game that cannot be read gives its error, and reading goes on at the next header that follows an empty line. */
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

  /** The next game, or undefined where there is no more. */
  next(): Result<GameRecord> | undefined {
    if (this.#lexer.kind === 'end' && this.#leading.length === 0) return undefined;
    const game = new OpenGame(this.#leading);
    this.#leading = [];
    const problem = this.#read(game);
    if (problem === undefined) return ok(game.record(this.#standard));
    const failure = failAt<GameRecord>(this.#lexer.place, problem.code, problem.message);
    this.#lexer.skipToNextHeader();
    this.#lexer.advance();
    return failure;
  }

  #read(game: OpenGame): Trouble | undefined {
    const lexer = this.#lexer;
    for (;;) {
      if (lexer.kind === 'end') return game.depth > 0 ? openVariation(game) : undefined;
      if (lexer.kind === 'tag' && game.started) return game.depth > 0 ? openVariation(game) : undefined;
      const word = this.#resultWord(game);
      if (word !== undefined) {
        if (game.depth > 0)
          return trouble('bad-movetext', `the result ${word} stands inside a variation. Close it first, with a ).`);
        if (game.empty)
          return trouble('bad-movetext', `the result ${word} ends no game: there is neither a tag nor a move before it.`);
        game.result = word;
        this.#afterResult(game);
        return undefined;
      }
      const problem = this.#element(game);
      if (problem !== undefined) return problem;
      lexer.advance();
    }
  }

  /** The result that the current piece is, or undefined. In PDN, the last word of a game where its Result tag says the same. A PDN star stuck to a move with more game behind it says that the move was forced. */
  #resultWord(game: OpenGame): string | undefined {
    const { kind, text, attached } = this.#lexer;
    if (kind === 'word' && isResult(text, this.#standard)) return text;
    if (kind !== 'star' && (kind !== 'word' || text !== game.told)) return undefined;
    const following = this.#lexer.peek();
    const gameEnds = game.depth === 0 && (following === undefined || following === '[');
    if (kind === 'word') return gameEnds && this.#standard === 'pdn' ? text : undefined;
    return attached && this.#standard === 'pdn' && !gameEnds ? undefined : text;
  }

  #element(game: OpenGame): Trouble | undefined {
    const lexer = this.#lexer;
    switch (lexer.kind) {
      case 'tag':
        return game.addTag({ name: lexer.name, value: lexer.text, at: lexer.place });
      case 'comment':
        return game.remark({ kind: 'comment', text: lexer.text, form: lexer.form });
      case 'glyph':
        if (lexer.text.length > 3 || Number(lexer.text) > 255)
          return trouble('bad-glyph', `$${lexer.text.slice(0, 9)} is no glyph: they go from $0 to $255.`);
        return game.remark({ kind: 'glyph', number: Number(lexer.text) });
      case 'star':
        return game.remark({ kind: 'glyph', number: FORCED });
      case 'strength':
        return game.strength(lexer.text);
      case 'setup':
        return game.remark({ kind: 'setup', fen: lexer.text, at: lexer.place });
      case 'open':
        return game.open(lexer.line, lexer.column);
      case 'close':
        return game.close();
      case 'dots':
        return game.dots(lexer.text.length);
      case 'word':
        return DIGITS.test(lexer.text)
          ? this.#number(game)
          : game.move({ move: lexer.text, remarks: NO_REMARKS, at: lexer.place });
      default:
        return trouble('bad-movetext', lexer.text);
    }
  }

  /** A move number. It may go without its dot in PGN, where no move is made of digits and a move follows at once. */
  #number(game: OpenGame): Trouble | undefined {
    const { text } = this.#lexer;
    const following = this.#lexer.peek() ?? '';
    const dotless = this.#standard === 'pgn' && text.length <= 3 && /[\p{L}\p{So}0]/u.test(following);
    const longHyphen = /\p{Pd}/u.test(following); // The next piece is refused, with a better remedy.
    if (text.length <= LONGEST_NUMBER && (following === '.' || dotless || longHyphen)) return game.number(Number(text));
    return trouble('bad-movetext', `"${text.slice(0, 12)}" is neither a move number, as in 12., nor a move.`);
  }

  /** Comments on the line of the result, and those at the very end of the text, belong to the game that ends; others to the next. */
  #afterResult(game: OpenGame): void {
    const lexer = this.#lexer;
    let line = lexer.lastLine;
    lexer.advance();
    for (; lexer.kind === 'comment'; lexer.advance()) {
      const comment: Remark = { kind: 'comment', text: lexer.text, form: lexer.form };
      if (this.#leading.length === 0 && lexer.line === line) {
        game.remark(comment);
        line = lexer.lastLine;
      } else this.#leading.push(comment);
    }
    if (lexer.kind !== 'end') return;
    for (const remark of this.#leading) game.remark(remark);
    this.#leading = [];
  }
}

const DIGITS = /^\d+$/;
/** Digits in the largest move number. */
const LONGEST_NUMBER = 6;
/** `$7`: the only move. */
const FORCED = 7;

function openVariation(game: OpenGame): Trouble {
  const { line, column } = game.opened;
  return trouble('bad-movetext', `the variation opened at line ${line}, column ${column} is not closed. Add a ).`);
}
