import type { Thought } from '../../engines/index.ts';
import { nearest } from '../../games/index.ts';
import { drawBoard } from '../board.ts';
import type { Context } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { explain, sayProblem } from '../problems.ts';
import { ProgressLine } from '../progress-line.ts';
import { Computer, type Want } from './computer.ts';
import { captureRemark, draughtsRemarks } from './draughts-remarks.ts';
import { Lines } from './lines.ts';
import type { Match } from './match.ts';
import { obey } from './obey.ts';
import { ending, greeting, paintedName } from './remarks.ts';
import { resumeCommand } from './resume.ts';
import type { Talk } from './talk.ts';
import { parseVerb, verbWords } from './verbs.ts';

/** A match between a person and the computer, two persons or none, over a terminal or over pipes. */
export class Conversation implements Talk {
  match: Match;
  readonly context: Context;
  readonly say: (text: string) => void;
  changed = true;
  leaving = false;
  readonly #computer = new Computer();
  /** The last move has been said in words. */
  #announced = false;

  constructor(match: Match, context: Context) {
    this.match = match;
    this.context = context;
    const write = context.args.flags.json === true ? context.note : (text: string) => context.out(`${text}\n`);
    this.say = write;
  }

  /** Goes on until somebody leaves, or the input ends. */
  async hold(): Promise<void> {
    const lines = this.#watches
      ? undefined
      : new Lines(
          (line) => this.#complete(line),
          (text) => this.say(text.replace(/\n$/, '')),
        );
    onInterrupt(() => {
      this.leaving = true;
    });
    this.say(greeting(this.match, this.context));
    try {
      while (!this.leaving) {
        const computes = !this.match.over && this.match.toMove === 'computer';
        if (!computes || this.#watches) this.#showBoard();
        if (computes) await this.#computerMoves();
        else if (lines === undefined) break;
        else await this.#listen(lines);
      }
    } finally {
      onInterrupt(undefined);
      lines?.close();
    }
  }

  /** What leaving says: how to come back, unless there is nothing to come back to. */
  farewell(): void {
    const { match } = this;
    if (!match.over && match.moves.length > 0) this.say(this.#words.resume(resumeCommand(match)));
  }

  /** Ctrl-C hurries the computer, a second one leaves. */
  async ask(want: Want): Promise<Thought | undefined> {
    const { words } = this.context;
    const stop = new AbortController();
    let nodes = 0;
    const line = process.stderr.isTTY
      ? new ProgressLine(
          (text) => process.stderr.write(text),
          true,
          (news, ms) => words.progress(news || this.#words.thinking, nodes, ms),
        )
      : undefined;
    const left = new Promise<undefined>((resolve) =>
      onInterrupt((times) => {
        stop.abort();
        if (times > 1 || this.#watches) {
          this.leaving = true;
          if (process.stderr.isTTY) this.say('');
          resolve(undefined);
        }
      }),
    );
    try {
      const answer = this.#computer.think(this.match, want, stop.signal, (thought) => {
        nodes = thought.nodes;
        line?.news(this.#news(thought));
      });
      return await Promise.race([left, answer]);
    } finally {
      line?.stop();
    }
  }

  close(): void {
    this.#computer.close();
  }

  /** What is said while the computer thinks. */
  #news({ progress, depth, pv, nodes }: Thought): string {
    if (progress === undefined) return this.#words.thought(depth, pv);
    if (!this.match.perfect) return this.#words.solving(progress.share);
    const { share } = progress;
    const step = share === 0 ? { phase: 'explore', done: 0, total: nodes } : { phase: 'decide', done: share, total: 1 };
    return this.context.words.solving.progress({ ...step, secondsLeft: undefined });
  }

  /** Nobody but the computer plays. */
  get #watches(): boolean {
    return this.match.players.max === 'computer' && this.match.players.min === 'computer';
  }

  get #words() {
    return this.context.words.play;
  }

  #showBoard(): void {
    if (!this.changed) return;
    this.changed = false;
    const { match, context } = this;
    const last = match.last;
    const board = drawBoard(match.game, match.position, context.language, context.style, last?.before);
    const said =
      last === undefined || this.#announced
        ? ''
        : `\n  ${this.#words.lastMove(paintedName(match.game, last.by, context), last.move)}`;
    this.#announced = false;
    this.say(`\n${board}${said}`);
    for (const remark of draughtsRemarks(match, context)) this.say(remark);
    const end = match.over ? ending(match, context) : undefined;
    if (end !== undefined) this.say(end);
  }

  async #computerMoves(): Promise<void> {
    const { match } = this;
    const answer = await this.ask('move');
    const move = answer?.move;
    if (move === undefined || match !== this.match) return;
    const played = match.play(move);
    if (!played.ok) throw new Error(`The computer chose ${move}: ${played.error.message}`);
    this.changed = true;
    this.#announced = match.side !== undefined;
    if (this.#announced) this.say(this.#words.computerPlays(this.context.style.strong(move)));
  }

  async #listen(lines: Lines): Promise<void> {
    onInterrupt(() => {
      this.leaving = true;
      lines.close();
    });
    const line = await lines.next(this.#prompt());
    if (line === undefined) {
      this.leaving = true;
      if (lines.terminal) this.say('');
      return;
    }
    const typed = line.trim();
    if (typed === '') return;
    try {
      await this.#answer(typed);
    } catch (thrown) {
      this.say(explain(thrown, this.context.language).text);
    }
  }

  async #answer(typed: string): Promise<void> {
    const { match } = this;
    const verb = match.legal().includes(typed) ? undefined : parseVerb(typed);
    if (verb !== undefined) return obey(this, verb.verb, verb.rest);
    const played = match.play(typed);
    if (played.ok) {
      this.changed = true;
      return;
    }
    const near = nearest(typed, verbWords(this.context.language));
    const taking = captureRemark(match, this.context);
    this.say(sayProblem(played.error, this.context.language) + this.#words.orVerb(near) + (taking ? `\n${taking}` : ''));
  }

  #prompt(): string {
    const { match, context } = this;
    return match.over ? this.#words.overPrompt : `${paintedName(match.game, match.position.turn(), context)} > `;
  }

  #complete(line: string): string[] {
    return [...this.match.legal(), ...verbWords(this.context.language)].filter((word) => word.startsWith(line));
  }
}
