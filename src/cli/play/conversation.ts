import type { Analysis, Engine, EngineLimits } from '../../engines/index.ts';
import { descriptorOf, nearest, readingsOf, withMovesInLanguage } from '../../games/index.ts';
import { say } from '../../i18n/index.ts';
import {
  DEFAULT_TIME,
  EngineCache,
  engineName,
  hasSolver,
  LAST_LEVEL,
  limitsOf,
  type Match,
  needsSolution,
  type TaskKind,
} from '../../match/index.ts';
import { hasNoValue } from '../ask-engine.ts';
import type { Context } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { CommandProblem, explain, INTERRUPTED } from '../problems.ts';
import { drawBoard, shownAnalysis, shownMove } from '../report.ts';
import { moveTyped } from '../starting.ts';
import { ProgressLine } from '../terminal.ts';
import { dispatch, legalShown, type Talk } from './dispatch.ts';
import { Lines } from './lines.ts';
import { boardRemarks, ending, greeting, paintedName, refusalRemark } from './remarks.ts';
import { resumeCommand, type Strength, type TerminalMatch } from './terminal-match.ts';
import { parseVerb, verbWords } from './verbs.ts';

/** A match between a person and the computer, two persons or none, over a terminal or over pipes. */
export class Conversation implements Talk {
  match: Match;
  source: string;
  strength: Strength;
  name: TerminalMatch['name'];
  readonly tables?: TerminalMatch['tables'];
  readonly context: Context;
  readonly say: (text: string) => void;
  changed = true;
  leaving = false;
  readonly #engine = new EngineCache();
  #lines: Lines | undefined;
  /** The last move has been announced. */
  #announced = false;

  constructor({ match, source, strength, name, tables }: TerminalMatch, context: Context) {
    this.match = match;
    this.source = source;
    this.strength = strength;
    this.name = name;
    if (tables !== undefined) this.tables = tables;
    this.context = context;
    const write = context.args.flags.json === true ? context.note : (text: string) => context.out(`${text}\n`);
    this.say = write;
  }

  /** Throws if it cannot be opened. */
  async openEngine(): Promise<void> {
    await engineOf(this.#engine, this);
  }

  /** Runs until the user quits or the input ends. */
  async hold(): Promise<void> {
    const lines = this.#computerPlaysBoth
      ? undefined
      : new Lines(
          (line) => this.#complete(line),
          (text) => this.say(text.replace(/\n$/, '')),
        );
    this.#lines = lines;
    if (lines !== undefined) lines.awake = false;
    this.say(greeting(this, this.context));
    try {
      while (!this.leaving) {
        const computes = !this.match.over && this.match.toMove === 'computer';
        if (!computes || this.#computerPlaysBoth) this.#showBoard();
        if (computes) await this.#computerMoves();
        else if (lines === undefined) break;
        else await this.#listen(lines);
      }
    } finally {
      lines?.close();
    }
  }

  /**
   * Waits for a promise, with its own handler for Ctrl-C. Outside of this method Ctrl-C ends the program at once,
   * because a game that generates moves slowly could not react to it.
   */
  async #wait<T>(promise: () => Promise<T>, interrupted: (times: number) => void): Promise<T> {
    const lines = this.#lines;
    onInterrupt(interrupted);
    if (lines !== undefined) lines.awake = true;
    try {
      return await promise();
    } finally {
      // Lets a Ctrl-C that has already arrived reach its handler before it is removed.
      await new Promise((resolve) => setImmediate(resolve));
      if (lines !== undefined) lines.awake = false;
      onInterrupt(undefined);
    }
  }

  /** The message on leaving: the command to resume, unless there is nothing to resume. */
  farewell(): void {
    if (!this.match.over && this.match.at > 0)
      this.say(this.#words.resume({ command: resumeCommand(this, this.context.language) }));
  }

  /**
   * The computer's answer; undefined if the user left. Ctrl-C makes the computer answer at once, a second one leaves;
   * if the computer plays both sides, the first one leaves.
   */
  async ask(want: TaskKind): Promise<Analysis | undefined> {
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
    let leave: (value: undefined) => void = () => {};
    const left = new Promise<undefined>((resolve) => {
      leave = resolve;
    });
    const interrupted = (times: number) => {
      stop.abort();
      if (times === 1 && !this.#computerPlaysBoth) return;
      this.leaving = true;
      if (process.stderr.isTTY) this.say('');
      leave(undefined);
    };
    try {
      const answer = think(this.#engine, this, want, stop.signal, (analysis) => {
        nodes = analysis.nodes;
        line?.news(this.#news(shownAnalysis(analysis, this.match.game, this.context.language)));
      });
      return await this.#wait(() => Promise.race([left, answer]), interrupted);
    } finally {
      line?.stop();
    }
  }

  close(): void {
    this.#engine.close();
  }

  /** The progress line while the computer searches. */
  #news({ progress, depth, pv, nodes }: Analysis): string {
    if (progress === undefined) return this.#words.analysis({ depth, line: pv.slice(0, 8).join(' ') });
    if (!this.strength.perfect) return this.#words.solving({ percent: Math.floor(100 * progress.share) });
    const { share } = progress;
    const [phase, done, total] = share === 0 ? (['explore', 0, nodes] as const) : (['decide', share, 1] as const);
    return this.context.words.solving.progress({ phase, done, total, secondsLeft: undefined });
  }

  get #computerPlaysBoth(): boolean {
    return this.match.side === undefined && this.match.toMove === 'computer';
  }

  get #words() {
    return this.context.words.play;
  }

  #showBoard(): void {
    if (!this.changed) return;
    this.changed = false;
    const { match, context } = this;
    const last = match.last;
    const board = drawBoard(match.game, match.position, context.language, context.style, boardBefore(match));
    const status =
      last === undefined || this.#announced
        ? ''
        : `\n  ${this.#words.lastMove({ player: paintedName(match.game, last.by, context), move: this.#shown(last.notation) })}`;
    this.#announced = false;
    this.say(`\n${board}${status}`);
    for (const remark of boardRemarks(match, context)) this.say(remark);
    const end = match.over ? ending(match, context) : undefined;
    if (end !== undefined) this.say(end);
  }

  async #computerMoves(): Promise<void> {
    const { match } = this;
    const answer = await this.ask('move');
    const move = answer?.move;
    if (move === undefined || match !== this.match) return;
    const played = match.playText(move);
    if (!played.ok) throw new Error(`The computer chose ${move}: ${played.error.message}`);
    this.changed = true;
    this.#announced = match.side !== undefined;
    if (this.#announced) this.say(this.#words.computerPlays({ move: this.context.style.strong(this.#shown(move)) }));
  }

  async #listen(lines: Lines): Promise<void> {
    const prompt = this.#prompt();
    const line = await this.#wait(
      () => lines.next(prompt),
      () => {
        this.leaving = true;
        lines.close();
      },
    );
    if (line === undefined || this.leaving) {
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
    const { game, position } = match;
    const verb = match.legal().includes(typed) ? undefined : parseVerb(typed);
    if (verb !== undefined) return dispatch(this, verb.verb, verb.rest);
    const info = descriptorOf(game)?.info;
    const { language } = this.context;
    const played = moveTyped(game, position, readingsOf(typed, info, language));
    if (played.ok) {
      match.play(played.value);
      this.changed = true;
      return;
    }
    const near = nearest(typed, verbWords(language));
    const why = refusalRemark(match, typed, this.context);
    this.say(
      say(withMovesInLanguage(played.error, info, language), language) + this.#words.orVerb(near) + (why ? `\n${why}` : ''),
    );
  }

  #shown(move: string): string {
    return shownMove(move, this.match.game, this.context.language);
  }

  #prompt(): string {
    const { match, context } = this;
    return match.over ? this.#words.overPrompt : `${paintedName(match.game, match.position.turn(), context)} > `;
  }

  #complete(line: string): string[] {
    return [...legalShown(this.match, this.context.language), ...verbWords(this.context.language)].filter((word) =>
      word.startsWith(line),
    );
  }
}

/** The drawing of the board before the last move; undefined if there was none. */
function boardBefore({ game, position, last }: Match): string | undefined {
  if (last === undefined) return undefined;
  position.undo();
  const drawn = game.draw(position);
  position.play(last.move);
  return drawn;
}

/** The time for `values` and `hint`, unless the engine ends by itself. */
const ADVICE_MS = 1000;

function engineOf(kept: EngineCache, { match, source, tables }: TerminalMatch): Promise<Engine> {
  return kept.get(engineName(match.game, source), {
    threads: 1,
    ...(needsSolution(match) && { perfect: true }),
    ...(tables !== undefined && { tablebases: tables }),
  });
}

/** The final analysis of the match's position; `tell` receives those before it. */
export async function think(
  kept: EngineCache,
  terminalMatch: TerminalMatch,
  want: TaskKind,
  signal: AbortSignal,
  tell: (analysis: Analysis) => void,
): Promise<Analysis> {
  const { match, strength } = terminalMatch;
  const { game, position } = match;
  const engine = await engineOf(kept, terminalMatch);
  let last: Analysis | undefined;
  for await (const analysis of engine.analyse(game.formatPosition(position), limitsAt(terminalMatch, want), signal)) {
    last = analysis;
    tell(analysis);
  }
  const answer = last as Analysis;
  // Perfect play must not answer with a move of unknown value.
  if (strength.perfect && answer.stopped && hasNoValue(answer))
    throw new CommandProblem(INTERRUPTED, (say) => say.solving.interrupted);
  return answer;
}

/**
 * The limits of a request. An engine that solves the game has no time limit for advice; at the last level only a typed
 * time limits it.
 */
function limitsAt({ match, strength }: TerminalMatch, want: TaskKind): EngineLimits {
  const solves = hasSolver(match.game) || strength.perfect;
  if (want !== 'move') return { ...(want === 'values' && { values: true }), ...(!solves && { time: ADVICE_MS }) };
  const limits = limitsOf(match.seat(match.position.turn()), match.seed);
  return limits.level === LAST_LEVEL && !solves ? { time: DEFAULT_TIME, ...limits } : limits;
}
