import { type Game, ProblemError, unwrap } from '../../core/index.ts';
import { openEngine } from '../../engines/index.ts';
import { inFull } from '../../i18n/index.ts';
import { type Executor, type Job, LocalExecutor, type Progress, perform } from '../../jobs/index.ts';
import { queueError, type Store } from '../../jobs/node/index.ts';
import { type GameRow, isGameRow } from '../tournament/game-row.ts';
import { PairWork } from '../tournament/pair.ts';
import { Forfeit } from '../tournament/player.ts';
import { type ProgramSpec, parsePlayer } from '../tournament/players.ts';
import { openProgram, tryProgram } from './programs/speakers.ts';
import { error } from './words.ts';

export interface PairsRun {
  readonly jobs: readonly Job[];
  /** How many games are played at the same time, each with a thread for its engines. */
  readonly threads: number;
  /** Plays them instead of threads of this process. The caller closes it. */
  readonly executor?: Executor | undefined;
  /** Keeps finished pairs; pairs that it has are not played again. */
  readonly store?: Store | undefined;
  readonly signal: AbortSignal;
  /** Called after every pair. */
  onPair(job: Job, rows: readonly GameRow[], progress: Progress): void;
  /** Called before the first pair and after every `onPair`: true ends the match. */
  isDecided?(): boolean;
}

/**
 * Plays pairs of games, and returns the rows of the finished pairs by job; after the signal, those finished by then.
 * When it returns or throws, no engine and no program is searching any more.
 */
export async function playPairs(run: PairsRun): Promise<ReadonlyMap<string, readonly GameRow[]>> {
  const { jobs, threads, executor, store, signal, onPair, isDecided = () => false } = run;
  const work = new PairWork({ engine: openEngine, program: async (spec) => openProgram(spec) });
  const done = new Map(store?.done) as Map<string, readonly GameRow[]>;
  const decided = new AbortController();
  if (isDecided()) return done;
  try {
    await perform({
      jobs,
      executor: executor ?? new LocalExecutor(work, threads),
      done,
      signal: AbortSignal.any([signal, decided.signal]),
      onDone: (job, rows, progress) => {
        // Any client of the queue's server may have sent this answer.
        if (!rows.every(isGameRow)) throw queueError('queue-foreign-answer');
        store?.append(job.id, rows, progress.ms);
        done.set(job.id, rows);
        onPair(job, rows, progress);
        if (isDecided()) decided.abort();
      },
    });
  } catch (thrown) {
    if (!decided.signal.aborted && !signal.aborted) throw thrown;
  } finally {
    work.close();
  }
  return done;
}

/** Throws if a player is unknown, or is a program that cannot be started. */
export async function checkPlayers(players: readonly string[], game: Game, signal?: AbortSignal): Promise<void> {
  for (const text of new Set(players)) {
    const spec = unwrap(parsePlayer(text, game));
    if (spec.kind === 'program') await checkProgram(spec, signal);
  }
}

/** Throws if the program cannot be started, or cannot play the game. */
export async function checkProgram(spec: ProgramSpec, signal?: AbortSignal): Promise<void> {
  try {
    await tryProgram(spec, signal);
  } catch (thrown) {
    if (thrown instanceof ProblemError || signal?.aborted) throw thrown;
    const why = thrown instanceof Forfeit ? thrown.detail : String(thrown);
    throw error('program-unusable', { command: inFull(spec.command[0]), why: inFull(why), protocol: spec.protocol });
  }
}
