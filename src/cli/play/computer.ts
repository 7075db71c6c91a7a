import { type Engine, type EngineLimits, openEngine, type Thought } from '../../engines/index.ts';
import { isClassic } from '../connect4/position.ts';
import { CommandProblem, INTERRUPTED } from '../problems.ts';
import { knowsNothing } from '../thinking.ts';
import type { Match } from './match.ts';
import { DEFAULT_TIME } from './resume.ts';

/** A move to play, advice, or what every move is worth. */
export type Want = 'move' | 'hint' | 'values';

const LAST_LEVEL = 10;
/** How long `values` and `hint` may take, where the engine does not come to an end by itself. */
const ADVICE_MS = 1000;

/** The computer at the other side of the board: an engine, which is kept from move to move with what it has learned, and opened anew for another game. */
export class Computer {
  #spec: string | undefined;
  #engine: Promise<Engine> | undefined;

  /** The answer at the position of the match, after `tell` has heard what led to it. */
  async think(match: Match, want: Want, signal: AbortSignal, tell: (thought: Thought) => void): Promise<Thought> {
    const engine = await this.#open(match);
    let last: Thought | undefined;
    for await (const thought of engine.think(match.game.formatPosition(match.position), limitsOf(match, want), signal)) {
      last = thought;
      tell(thought);
    }
    const answer = last as Thought;
    // Who asked for perfect play does not want a move of which nothing is known.
    if (match.perfect && answer.stopped && knowsNothing(answer))
      throw new CommandProblem(INTERRUPTED, (say) => say.solving.interrupted);
    return answer;
  }

  close(): void {
    this.#engine?.then(
      (engine) => engine.close(),
      () => {},
    );
    this.#engine = undefined;
  }

  /** To play Connect 4 on 7x6 perfectly is the last level of its engine. */
  #open({ game, spec, source, perfect }: Match): Promise<Engine> {
    const classic = isClassic(game);
    const wanted = `${spec}${perfect && !classic ? ', perfectly' : ''}`;
    if (this.#spec !== wanted) this.close();
    this.#spec = wanted;
    if (this.#engine === undefined) {
      const opened = openEngine(classic ? 'connect4' : source, { threads: 1, ...(perfect && !classic && { perfect }) });
      this.#engine = opened;
      // The next question tries again.
      opened.catch(() => {
        if (this.#engine === opened) this.#engine = undefined;
      });
    }
    return this.#engine;
  }
}

/** Where the engine solves, it takes at the last level and for advice as long as it needs to be sure, unless a time was asked for. */
function limitsOf({ game, level, perfect, seed, time }: Match, want: Want): EngineLimits {
  const classic = isClassic(game);
  const solves = classic || perfect;
  if (want !== 'move') return { ...(want === 'values' && { values: true }), ...(!solves && { time: ADVICE_MS }) };
  const played = perfect ? LAST_LEVEL : level;
  const timed = played === LAST_LEVEL && (classic ? time !== DEFAULT_TIME : !perfect);
  return { level: played, seed, ...(timed && { time }) };
}
