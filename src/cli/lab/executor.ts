import { availableParallelism } from 'node:os';
import { unwrap } from '../../core/index.ts';
import { pathBelow } from '../../core/node/index.ts';
import { shellWord } from '../../i18n/index.ts';
import { type Executor, threadsEnded } from '../../jobs/index.ts';
import { parseQueueAddress, type QueueAddress, QueueExecutor, type QueueNews, withPassword } from '../../jobs/node/index.ts';
import { TABLES } from '../../tablebases/node/index.ts';
import { intFlag, textFlag } from '../arguments.ts';
import { type Args, type Context, version } from '../command.ts';
import { leaveWith } from '../leaving.ts';
import { usageError } from '../problems.ts';
import { INVOCATION } from '../style.ts';

const MOST_THREADS = 1024;

/** An executor, and how its workers are described in the progress line. */
export interface JobRunner {
  readonly executor: Executor;
  /** The workers, for the progress line. */
  readonly described: () => string;
  /** Calls `changed` whenever the result of `described()` changes. */
  watch(changed: () => void): void;
}

/**
 * The executor of these jobs: threads of this process, by default one a core, or workers behind a queue.
 */
export async function jobRunnerFor(
  context: Context,
  name: string,
  localExecutor: (threads: number) => Executor,
): Promise<JobRunner> {
  const queued = await queueRunner(context, name);
  if (queued !== undefined) return queued;
  leaveWith(threadsEnded);
  return { executor: localExecutor(threadsFlag(context.args)), described: () => '', watch: () => {} };
}

/** Runs jobs by the workers of a queue, if --queue is given. */
export async function queueRunner({ args, words, note }: Context, name: string): Promise<JobRunner | undefined> {
  const address = queueFlag(args);
  if (address === undefined) return undefined;
  if (args.flags.threads !== undefined) throw usageError((say) => say.lab.threadsOfWorkers({ command: workerCommand(address) }));
  let changed = () => {};
  let news: QueueNews | undefined;
  const once = eachOnce(note);
  const onNews = (latest: QueueNews) => {
    news = latest;
    for (const there of latest.otherVersions) once(words.lab.otherWorkers({ there, here: version() }));
    if (latest.workers === 0)
      once(words.lab.noWorker({ command: workerCommand(address) + (name === TABLES ? ' --folder DIR' : '') }));
    changed();
  };
  const executor = await QueueExecutor.open({ address, experiment: name, version: version(), onNews });
  return {
    executor,
    described: () => (news === undefined ? '' : words.lab.atWork(news)),
    watch: (listener) => {
      changed = listener;
    },
  };
}

/** Prints each text only once. */
export function eachOnce(say: (text: string) => void): (text: string) => void {
  const reported = new Set<string>();
  return (text) => {
    if (!reported.has(text)) say(text);
    reported.add(text);
  };
}

export function threadsFlag(args: Args): number {
  return intFlag(args, 'threads', 1, MOST_THREADS) ?? availableParallelism();
}

/** The server that --queue names; a password may come in the environment, where `ps` does not show it. */
export function queueFlag(args: Args): QueueAddress | undefined {
  const typed = textFlag(args, 'queue');
  if (typed === undefined) return undefined;
  return withPassword(unwrap(parseQueueAddress(typed)), process.env.MINERVE_QUEUE_PASSWORD);
}

/**
 * Workers look for a path below their `--folder`, which is the current folder of this command; throws if the path may
 * lead out of it.
 */
export function checkPathForWorkers(path: string): void {
  if (pathBelow('.', path) === undefined) throw usageError((say) => say.lab.pathForWorkers({ path }));
}

/** The option without its password, for messages. */
export function queueTyped({ shown }: QueueAddress): string {
  return `--queue ${shellWord(shown)}`;
}

function workerCommand(address: QueueAddress): string {
  return `${INVOCATION} worker ${queueTyped(address)}`;
}
