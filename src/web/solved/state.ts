import { batch, effect, signal } from '@preact/signals';
import { MAX, type Problem } from '../../core/index.ts';
import { type Engine, loadGame, type MoveValue, openEngine, type StrategyMove } from '../../engines/index.ts';
import { boardAdapterOf } from '../../games/index.ts';
import { WorkerConnection, workerThread } from '../../jobs/index.ts';
import { PERSON } from '../../match/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { BoardMatch, type PositionView } from '../match/board-match.ts';
import { MoveInput } from '../match/hand.ts';
import { CENTRE, lineIn, solvedAddress } from './address.ts';
import type { Answered, Facts, StrategyRequest } from './strategy-worker.ts';
import { problem } from './words.ts';

const GAME = 'connect4';
const COLUMNS = 7;

/** The certificates of 7x6 by their first columns; what is not there is not proved. */
const files = import.meta.glob<string>('../../../proof/connect4/certificates/{edge,second,third,centre}.cert', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** From the edge inwards; a first column and its mirror image have the same one. */
const NAMES = ['edge', 'second', 'third', 'centre'];

/** The certificate of what happens after a first move. */
export function certificateOf(first: number): string | undefined {
  return files[`../../../proof/connect4/certificates/${NAMES[Math.min(first, COLUMNS - 1 - first)]}.cert`];
}

/** A move of the strategy; `solver`: there is no certificate, and the exact solver chose it. */
export interface Answer {
  readonly column: number;
  readonly by: StrategyMove['by'] | 'solver';
}

/** What the reader may play, mirror images together, and what is answered. */
export interface Reply {
  readonly columns: readonly number[];
  /** undefined: the reply ends the game. */
  readonly answer: Answer | undefined;
  /** The board after both. */
  readonly stand: PositionView;
}

export function startStrategyThread(events: Parameters<typeof workerThread>[1]) {
  return workerThread(new Worker(new URL('./strategy-worker.ts', import.meta.url), { type: 'module' }), events);
}

/** A game of the reader against the strategy that never fails. Has to be closed. */
export class SolvedGame {
  readonly match: BoardMatch;
  readonly hand: MoveInput;
  /** The answer that was played last. */
  readonly answered = signal<Answer | undefined>(undefined);
  readonly replies = signal<readonly Reply[] | undefined>(undefined);
  /** The exact value of the position and of its moves. */
  readonly value = signal<number | undefined>(undefined);
  readonly values = signal<readonly MoveValue[]>([]);
  /** What each first column is worth. */
  readonly firsts = signal<readonly MoveValue[]>([]);
  /** Of the certificate in use. */
  readonly facts = signal<Facts | undefined>(undefined);
  readonly problem = signal<Problem | undefined>(undefined);
  readonly #strategy = new WorkerConnection(startStrategyThread, (reason) => new Error(String(reason)));
  readonly #engine: Engine;
  readonly #leave: (() => void)[] = [];
  readonly #left = new AbortController();
  #arrivals = 0;
  #thinking: AbortController | undefined;

  static async open(address: string): Promise<SolvedGame> {
    const [game, engine] = await Promise.all([loadGame(GAME), openEngine(GAME, { book: true, threads: 1 })]);
    const line = lineIn(address);
    const open = (columns: readonly number[]) => {
      const moves = columns.map((column) => `${column + 1}`);
      const match = BoardMatch.open(game, boardAdapterOf(game), {
        game: GAME,
        moves,
        at: moves.length,
        max: PERSON,
        min: PERSON,
        seed: 0,
      });
      return match.ok && match.value.problem === undefined ? match.value : undefined;
    };
    const match = line && open(line);
    const solved = new SolvedGame(match ?? (open([CENTRE]) as BoardMatch), engine);
    if (match === undefined) solved.problem.value = problem('solved-line');
    return solved;
  }

  constructor(match: BoardMatch, engine: Engine) {
    this.match = match;
    this.hand = new MoveInput(match);
    this.#engine = engine;
    this.#leave.push(
      effect(() => {
        void match.stand.value;
        void this.#arrive();
      }),
      keepAddress(() => solvedAddress(this.line)),
    );
    void this.#valueFirsts();
  }

  /** The columns on the board, from 0. */
  get line(): readonly number[] {
    const { moves, at } = this.match.data.value;
    return moves.slice(0, at).map((move) => Number(move) - 1);
  }

  /** Whether the first player follows the strategy: in the centre. Otherwise the second one does. */
  get strategyBegan(): boolean {
    return this.line[0] === CENTRE;
  }

  get isReadersTurn(): boolean {
    const { outcome, turn } = this.match.stand.value;
    return outcome === undefined && (turn === MAX) !== this.strategyBegan;
  }

  /** From the beginning, with this first column. */
  begin(first: number): void {
    batch(() => {
      this.match.match.goTo(0);
      this.match.match.play(first);
    });
  }

  /** The reader's last move, and the answer to it. */
  undo(): void {
    const { at } = this.match.data.value;
    const back = this.isReadersTurn || at < 2 ? 2 : 1;
    this.match.match.goTo(Math.max(this.strategyBegan ? 1 : 2, at - back));
  }

  close(): void {
    for (const leave of this.#leave.splice(0)) leave();
    this.#thinking?.abort();
    this.#left.abort();
    this.#strategy.terminate(new Error('The page was left.'));
    this.#engine.close();
  }

  async #arrive(): Promise<void> {
    const arrival = ++this.#arrivals;
    const isStale = () => arrival !== this.#arrivals || this.#leave.length === 0;
    const { stand, at } = this.match;
    const { outcome } = stand.value;
    this.#thinking?.abort();
    batch(() => {
      this.replies.value = undefined;
      this.value.value = undefined;
      this.values.value = [];
    });
    if (at.value === 0 || outcome !== undefined) return;
    try {
      // Nothing that is read from here on makes this run again.
      await Promise.resolve();
      const { line } = this;
      if (!this.isReadersTurn) {
        const [stored] = await this.#answers([line]);
        const answer = stored ?? (await this.#solverMove());
        if (isStale()) return;
        batch(() => {
          this.answered.value = answer;
          this.match.match.play(answer.column);
        });
        return;
      }
      const columns = stand.value.gestures.map(({ move }) => move);
      if (certificateOf(line[0]) !== undefined) {
        const answers = await this.#answers(columns.map((column) => [...line, column]));
        if (isStale()) return;
        const replies = this.#folded(columns, answers);
        // Of a line that has left the strategy, which only a link can, the exact solver knows the answers.
        this.replies.value = replies.some(({ answer, stand }) => answer === undefined && stand.outcome === undefined)
          ? []
          : replies;
      }
      await this.#evaluate(isStale);
    } catch (thrown) {
      if (!isStale()) this.problem.value = problemIn(thrown);
    }
  }

  /** undefined where the game is over, where there is no certificate, and where the line has left it. */
  async #answers(lines: readonly (readonly number[])[]): Promise<readonly (Answer | undefined)[]> {
    const file = certificateOf(lines[0][0]);
    if (file === undefined) return [];
    const request: StrategyRequest = { file: new URL(file, document.baseURI).href, lines };
    const { answers, facts } = await this.#strategy.call<Answered>(request);
    this.facts.value = facts;
    return answers;
  }

  /** In the position on the board. */
  async #solverMove(): Promise<Answer> {
    const { notation } = this.match.stand.value;
    for await (const { move, final } of this.#engine.analyse(notation))
      if (final && move !== undefined) return { column: Number(move) - 1, by: 'solver' };
    throw new Error(`The solver has no move after ${notation}.`);
  }

  #folded(columns: readonly number[], answers: readonly (Answer | undefined)[]): readonly Reply[] {
    const replies = new Map<string, Reply>();
    for (const [i, column] of columns.entries()) {
      const answer = answers[i];
      const moves = answer === undefined ? [column] : [column, answer.column];
      const stand = this.match.after(moves.map((move) => `${move + 1}`));
      const key = pictureOf(stand);
      const image = replies.get(key);
      replies.set(
        key,
        image === undefined ? { columns: [column], answer, stand } : { ...image, columns: [...image.columns, column] },
      );
    }
    return [...replies.values()];
  }

  async #evaluate(isStale: () => boolean): Promise<void> {
    const thinking = new AbortController();
    this.#thinking = thinking;
    const { notation } = this.match.stand.value;
    for await (const { value, final, moves } of this.#engine.analyse(notation, { values: true }, thinking.signal)) {
      if (isStale()) return;
      if (!final) continue;
      this.value.value = value;
      this.values.value = (moves ?? []).filter((move) => move.final);
    }
  }

  async #valueFirsts(): Promise<void> {
    const { signal } = this.#left;
    try {
      for await (const { moves } of this.#engine.analyse('', { values: true }, signal))
        if (moves !== undefined && !signal.aborted) this.firsts.value = moves;
    } catch (thrown) {
      if (!signal.aborted) this.problem.value = problemIn(thrown);
    }
  }
}

/** The pieces of a board, the same for its mirror image. */
function pictureOf({ scene }: PositionView): string {
  const rows: string[][] = [];
  for (const [i, { piece = '.' }] of scene.cells.entries()) {
    if (i % scene.columns === 0) rows.push([]);
    rows.at(-1)?.push(piece);
  }
  return [rows, rows.map((row) => [...row].reverse())].map((all) => all.join('/')).sort()[0];
}
