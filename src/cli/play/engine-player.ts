import type { Game, Position } from '../../core/index.ts';
import {
  type EngineLimits,
  type LocalEngine,
  lastThought,
  openConnect4Book,
  openLocalEngine,
  type Thought,
} from '../../engines/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { quietSignal } from '../connect4/telling.ts';
import { bestFirst } from '../engine-search.ts';
import type { OwnEngine } from '../own-engine.ts';
import { catalogue } from '../words/index.ts';
import type { OpponentAnswer, OpponentMessage, OpponentQuestion } from './opponent-messages.ts';
import { DEFAULT_TIME } from './resume.ts';

const LAST_LEVEL = 10;
/** How long `values` and `hint` may take, where the engine does not come to an end by itself. */
const ADVICE_MS = 1000;

/** The computer's side in games that have an engine of their own. The engine and what it has learned are kept from question to question. */
export class EnginePlayer {
  #open: { readonly name: string; readonly engine: LocalEngine } | undefined;

  /** To play perfectly is the last level here, where the engine solves. */
  async consider(
    { name, solves }: OwnEngine,
    game: Game,
    position: Position,
    question: OpponentQuestion,
    signal: StopSignal,
    tell: (message: OpponentMessage) => void,
  ): Promise<OpponentAnswer> {
    const engine = await this.#engine(name);
    if (question.want === 'prepare' || position.outcome() !== undefined) return { moves: [], depth: 0, line: [], exact: true };
    const thoughts = engine.think(game.formatPosition(position), limitsOf(question, solves), quietSignal(signal));
    const { move, value, depth, pv, final, moves = [] } = await lastThought(told(thoughts, question, tell));
    if (question.want === 'values')
      return {
        moves: solves ? moves : bestFirst(moves, position.turn()),
        depth,
        line: [],
        exact: moves.every((row) => row.final),
      };
    return { moves: move === undefined ? [] : [{ move, value }], depth, line: [...pv], exact: final };
  }

  close(): void {
    this.#open?.engine.close();
    this.#open = undefined;
  }

  async #engine(name: string): Promise<LocalEngine> {
    if (this.#open?.name === name) return this.#open.engine;
    this.#open?.engine.close();
    // Without its book an engine is as good, only slower: no reason to leave a match.
    const book = await openConnect4Book().then(
      () => true,
      () => false,
    );
    const engine = await openLocalEngine(name, { book });
    this.#open = { name, engine };
    return engine;
  }
}

/** An engine that solves takes at the last level as long as it needs to be sure, unless a time was asked for; the others take the time of the match. */
function limitsOf({ want, level, perfect = false, seed, time }: OpponentQuestion, solves: boolean): EngineLimits {
  const advice = solves ? {} : { time: ADVICE_MS };
  if (want === 'values') return { values: true, ...advice };
  if (want === 'hint') return advice;
  const played = perfect ? LAST_LEVEL : level;
  return { level: played, seed, ...(played === LAST_LEVEL && (!solves || time !== DEFAULT_TIME) && { time }) };
}

async function* told(
  thoughts: AsyncIterable<Thought>,
  { language }: OpponentQuestion,
  tell: (message: OpponentMessage) => void,
): AsyncGenerator<Thought> {
  for await (const thought of thoughts) {
    if (thought.progress === undefined) tell({ kind: 'thought', depth: thought.depth, line: [...thought.pv] });
    else tell({ kind: 'news', text: catalogue[language].play.solving(thought.progress.share) });
    yield thought;
  }
}
