import { type Game, ProblemError, unwrap } from '../../core/index.ts';
import { openEngine } from '../../engines/index.ts';
import { inFull } from '../../say/index.ts';
import type { Job } from '../experiment.ts';
import { LocalExecutor } from '../local-executor.ts';
import { type GameRow, isGameRow } from '../match/game-row.ts';
import { PairWork } from '../match/pair.ts';
import { Forfeit } from '../match/player.ts';
import { type ProgramSpec, parsePlayer } from '../match/players.ts';
import { type Executor, type Progress, perform } from '../schedule.ts';
import { openProgram, tryProgram } from './programs/speakers.ts';
import { error as queueError } from './queue/words.ts';
import type { Store } from './store.ts';
import { error } from './words.ts';

export interface PairsRun {
  readonly jobs: readonly Job[];
  /** How many games are played at once: each has a thread for the engine that thinks. */
  readonly threads: number;
  /** Who plays them instead of threads of this process. It stays open. */
  readonly executor?: Executor | undefined;
  /** Finished pairs are kept there, and those that it has are not played again. */
  readonly store?: Store | undefined;
  readonly signal: AbortSignal;
  /** Told of every pair. */
  onPair(job: Job, rows: readonly GameRow[], progress: Progress): void;
  /** Asked before the first pair, and after every one of which it was told: true ends it. */
  isDecided?(): boolean;
}

/**
 * Plays pairs of games, and gives the rows of all that are done by their jobs; ended by the signal, those that are done
 * by then. When it returns or throws, no engine and no program thinks any more.
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
        // Whoever can write to a queue has answered.
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

/** Throws a sentence where one of the players is none, or is a program that cannot be started. */
export async function checkPlayers(players: readonly string[], game: Game, signal?: AbortSignal): Promise<void> {
  for (const text of new Set(players)) {
    const spec = unwrap(parsePlayer(text, game));
    if (spec.kind === 'program') await checkProgram(spec, signal);
  }
}

/** Throws a sentence where the program cannot be started, or cannot play what it is asked to. */
export async function checkProgram(spec: ProgramSpec, signal?: AbortSignal): Promise<void> {
  try {
    await tryProgram(spec, signal);
  } catch (thrown) {
    if (thrown instanceof ProblemError || signal?.aborted) throw thrown;
    const why = thrown instanceof Forfeit ? thrown.detail : String(thrown);
    throw error('program-unusable', { command: inFull(spec.command[0]), why: inFull(why), protocol: spec.protocol });
  }
}
