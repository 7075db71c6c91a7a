import { seenBy, unwrap, winOf } from '../../../core/index.ts';
import type { Analysis } from '../../../engines/index.ts';
import { ggfMove, type OthelloPosition, othello, parseGgf, playGgfMove } from '../../../games/index.ts';
import { quoted, say } from '../../../i18n/index.ts';
import { explain } from '../../problems.ts';
import { printable } from '../../style.ts';
import { CLOSE_TIMEOUT_MS, dispatchLine, type Environment, type Handlers, Queue, type Session } from '../conversation.ts';
import { SessionEngine } from '../engine.ts';

const FIRST_DEPTH = 8;
const DEEPEST = 60;
const MOST_HINTS = 64;
const TABLE_MB = 32;

const game = othello();

/** A search of `position`: its depth and its number of lines. */
interface Task {
  readonly position: OthelloPosition;
  readonly depth: number;
  readonly lines: number;
}

/**
 * A session with an Othello program (NBoard protocol, version 2). Every `go` is answered by one `===` if there is a
 * move; `ping` stops a running search and is answered after it. Input that makes no sense is answered by a `status`
 * line and changes nothing.
 */
export class NBoardSession implements Session {
  readonly #around: Environment;
  readonly #queue = new Queue();
  readonly #engine = new SessionEngine();
  #position = game.start();
  #depth = FIRST_DEPTH;

  constructor(around: Environment) {
    this.#around = around;
  }

  readonly #handlers: Handlers = {
    nboard: () => this.#around.say('set myname Minerve'),
    set: (rest) => this.#set(rest),
    move: (rest) => this.#move(rest),
    hint: (rest) => this.#hint(rest),
    go: () => this.#ask(this.#around.words.thinking, 1, (analysis, position) => this.#answer(analysis, position)),
    ping: (rest) => {
      this.#queue.stop();
      this.#queue.add(() => this.#around.say(`pong ${printable(quoted(rest))}`));
    },
    learn: () => this.#queue.add(() => this.#around.say('learned')),
    analyze: () => this.#status(this.#around.words.unfinished),
  };

  handle(line: string): boolean {
    return dispatchLine(line, this.#handlers, () => {
      if (/^[a-h][1-8]$|^pa$/i.test(line)) this.#move(line);
      else this.#status(this.#around.words.unknownCommand({ typed: quoted(line) }));
    });
  }

  finish(): Promise<void> {
    return this.#queue.finish();
  }

  async close(): Promise<void> {
    await this.#queue.close(CLOSE_TIMEOUT_MS);
    this.#engine.close();
  }

  #set(text: string): void {
    const { words, language } = this.#around;
    const [, name = '', value = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
    if (name === 'depth') {
      const depth = Number(value);
      if (Number.isInteger(depth) && depth >= 1 && depth <= DEEPEST) this.#depth = depth;
      else this.#status(words.depthWants({ most: DEEPEST }));
    } else if (name === 'game') {
      const read = parseGgf(value);
      if (read.ok) this.#position = read.value.position;
      else this.#status(words.positionKept({ why: say(read.error, language) }));
    } else if (name !== 'contempt') this.#status(words.unknownCommand({ typed: quoted(`set ${name}`) }));
  }

  #move(text: string): void {
    const { words, language } = this.#around;
    // On a board of its own: a search may still use the one before.
    const position = this.#copy();
    const played = playGgfMove(position, text);
    if (played.ok) this.#position = position;
    else this.#status(words.positionKept({ why: say(played.error, language) }));
  }

  #hint(text: string): void {
    const count = text === '' ? 1 : Number(text);
    if (!Number.isInteger(count) || count < 1) this.#status(this.#around.words.hintWants);
    else this.#ask(this.#around.words.analysing, Math.min(count, MOST_HINTS), () => {});
  }

  #ask(status: string, lines: number, answer: (analysis: Analysis, position: OthelloPosition) => void): void {
    const { words, language } = this.#around;
    const task: Task = { position: this.#copy(), depth: this.#depth, lines };
    this.#queue.addStoppable(true, async (stop) => {
      if (task.position.outcome() !== undefined) return this.#status(words.over);
      this.#status(status);
      let last: Analysis | undefined;
      try {
        last = await this.#think(task, stop);
      } catch (error) {
        this.#status(words.cannotThink({ why: explain(error, language).text }));
      }
      // Nothing was searched, and the session is closed.
      if (last === undefined && this.#queue.closed) return;
      answer(last ?? this.#firstMove(task.position), task.position);
      this.#status('');
    });
  }

  /** One `search` line for each of the best moves, depth by depth. */
  async #think({ position, depth, lines }: Task, stop: AbortController): Promise<Analysis | undefined> {
    const engine = await this.#engine.open({ game: 'othello', hashMb: TABLE_MB, threads: 1 });
    const { say } = this.#around;
    let last: Analysis | undefined;
    let reported = 0;
    for await (const analysis of engine.analyse(game.formatPosition(position), { lines, depth }, stop.signal)) {
      last = analysis;
      // Results in the middle of a depth are not sent.
      if (analysis.bound !== 'exact' || analysis.depth === reported) continue;
      reported = analysis.depth;
      const found = lines > 1 ? (analysis.lines ?? []) : [analysis];
      for (const { pv, value } of found) say(`search ${pv.map(ggfMove).join('-')} ${discs(position, value)} 0 ${analysis.depth}`);
    }
    if (last !== undefined) say(`nodestats ${last.nodes} ${(last.ms / 1000).toFixed(2)}`);
    return last;
  }

  #answer({ move, value, ms, depth }: Analysis, position: OthelloPosition): void {
    const known = depth === 0 ? '' : `/${discs(position, value)}/${(ms / 1000).toFixed(2)}`;
    this.#around.say(`=== ${ggfMove(move as string)}${known}`);
  }

  /** The first legal move, for when the engine has failed. */
  #firstMove(position: OthelloPosition): Analysis {
    const moves: number[] = [];
    position.moves(moves, 0);
    const move = game.formatMove(moves[0] as number, position);
    return { move, value: 0, bound: 'exact', pv: [move], depth: 0, final: false, stopped: true, nodes: 0, ms: 0 };
  }

  #copy(): OthelloPosition {
    return unwrap(game.parsePosition(game.formatPosition(this.#position)));
  }

  #status(text: string): void {
    this.#around.say(`status ${printable(text)}`.trim());
  }
}

/** Discs ahead, from the view of the side to move. */
function discs(position: OthelloPosition, value: number): string {
  const seen = seenBy(position.turn(), value);
  const win = winOf(seen);
  return (win === undefined ? seen : 64 * win.winner).toFixed(2);
}
