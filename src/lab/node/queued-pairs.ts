import { unwrap } from '../../core/index.ts';
import { type EngineOptions, openEngine } from '../../engines/index.ts';
import { inFull } from '../../i18n/index.ts';
import type { Executor, Job, Row } from '../../jobs/index.ts';
import { queueError, WorkerFolder } from '../../jobs/node/index.ts';
import { tablesBelow } from '../../tablebases/node/index.ts';
import { type AllowedProgram, allowanceOf, isAllowed } from '../tournament/allowed.ts';
import { checkPair, PairWork } from '../tournament/pair.ts';
import type { MatchPlayer } from '../tournament/player.ts';
import type { ProgramSpec } from '../tournament/players.ts';
import { checkProgram } from './match.ts';
import { openProgram } from './programs/speakers.ts';

/**
 * Plays pairs of games that others have queued. A job is data, but a player may name a program: none is run that the
 * owner of this worker has not allowed, with its arguments. A player may name endgame tables: they are read only below
 * the folder that the owner gave. Engines think in threads of their own.
 */
export class QueuedPairs implements Executor {
  readonly concurrency = 1;
  readonly #allowed: readonly AllowedProgram[];
  readonly #refused: (program: string) => void;
  readonly #folder: WorkerFolder;
  readonly #work = new PairWork({
    engine: async (source, options) => openEngine(source, await this.#placed(source, options)),
    program: (spec) => this.#open(spec),
  });
  /** Programs that were tested and can play. */
  readonly #tried = new Map<string, Promise<void>>();

  constructor(allowed: readonly AllowedProgram[], refused: (program: string) => void, folder = new WorkerFolder()) {
    this.#allowed = allowed;
    this.#refused = refused;
    this.#folder = folder;
  }

  async perform(job: Job, _before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    unwrap(checkPair(job));
    return this.#work.run(job, { signal });
  }

  close(): void {
    this.#work.close();
  }

  /** The only access to tablebases. */
  async #placed(source: string, options: EngineOptions): Promise<EngineOptions> {
    const { tablebases } = options;
    return typeof tablebases === 'string'
      ? { ...options, tablebases: await tablesBelow(this.#folder, source, tablebases) }
      : options;
  }

  /** Programs are started here only. A program that cannot play is an error, as before a match, and loses no game. */
  async #open(spec: ProgramSpec): Promise<MatchPlayer> {
    if (!isAllowed(spec, this.#allowed)) {
      const program = allowanceOf(spec);
      this.#refused(program);
      throw queueError('queue-program', { program: inFull(program) });
    }
    const key = JSON.stringify(spec);
    let tried = this.#tried.get(key);
    if (tried === undefined) this.#tried.set(key, (tried = checkProgram(spec)));
    await tried;
    return openProgram(spec);
  }
}
