import { unwrap } from '../../../core/index.ts';
import { openEngine } from '../../../engines/index.ts';
import { inFull } from '../../../say/index.ts';
import type { Job, Row } from '../../experiment.ts';
import { type AllowedProgram, allowanceOf, isAllowed } from '../../match/allowed.ts';
import { checkPair, PairWork } from '../../match/pair.ts';
import type { MatchPlayer } from '../../match/player.ts';
import type { ProgramSpec } from '../../match/players.ts';
import type { Executor } from '../../schedule.ts';
import { checkProgram } from '../match.ts';
import { openProgram } from '../programs/speakers.ts';
import { error } from './words.ts';

/**
 * Plays pairs of games that others have queued. A job is data, but a player may name a program: none is run that the
 * owner of this worker has not allowed, with its arguments. Engines think in threads of their own.
 */
export class QueuedPairs implements Executor {
  readonly room = 1;
  readonly #allowed: readonly AllowedProgram[];
  readonly #refused: (program: string) => void;
  readonly #work = new PairWork({ engine: openEngine, program: (spec) => this.#open(spec) });
  /** Programs that were tried, and can play. */
  readonly #tried = new Map<string, Promise<void>>();

  constructor(allowed: readonly AllowedProgram[], refused: (program: string) => void) {
    this.#allowed = allowed;
    this.#refused = refused;
  }

  async perform(job: Job, _before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    unwrap(checkPair(job));
    return this.#work.run(job, { signal });
  }

  close(): void {
    this.#work.close();
  }

  /** The one door to programs. One that cannot play is told as before a match, and does not lose its games. */
  async #open(spec: ProgramSpec): Promise<MatchPlayer> {
    if (!isAllowed(spec, this.#allowed)) {
      const program = allowanceOf(spec);
      this.#refused(program);
      throw error('queue-program', { program: inFull(program) });
    }
    const key = JSON.stringify(spec);
    let tried = this.#tried.get(key);
    if (tried === undefined) this.#tried.set(key, (tried = checkProgram(spec)));
    await tried;
    return openProgram(spec);
  }
}
