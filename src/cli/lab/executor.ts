import { availableParallelism } from 'node:os';
import { unwrap } from '../../core/index.ts';
import { type Executor, type Experiment, ThreadExecutor } from '../../lab/index.ts';
import {
  parseQueueAddress,
  type QueueAddress,
  QueueExecutor,
  type QueueNews,
  startNodeThread,
  withPassword,
} from '../../lab/node/index.ts';
import { textFlag, wholeFlag } from '../arguments.ts';
import { type Args, type Context, version } from '../command.ts';
import { INVOCATION, shellWord } from '../invocation.ts';
import { wrongUsage } from '../problems.ts';

const MOST_THREADS = 1024;

/** What a run needs to know of those who do its jobs, besides that they do them. */
export interface Hands {
  readonly executor: Executor;
  /** Who is at work, for the line of progress. */
  readonly described: () => string;
  /** From now on, `changed` is called when that is another text. */
  watch(changed: () => void): void;
}

/** Who does the jobs: threads of this process, one a core where nothing else is said, or workers behind a queue. */
export async function handsFor(context: Context, { name }: Pick<Experiment, 'name'>): Promise<Hands> {
  const executor = () => new ThreadExecutor({ experiment: name, threads: threadsFlag(context.args), start: startNodeThread });
  return (await queueHands(context, name)) ?? { executor: executor(), described: () => '', watch: () => {} };
}

/** Workers behind a queue, where one is named. */
export async function queueHands({ args, words, note }: Context, name: string): Promise<Hands | undefined> {
  const address = queueFlag(args);
  if (address === undefined) return undefined;
  if (args.flags.threads !== undefined) throw wrongUsage((say) => say.lab.threadsOfWorkers({ command: workerCommand(address) }));
  let changed = () => {};
  let news: QueueNews | undefined;
  const once = eachOnce(note);
  const onNews = (latest: QueueNews) => {
    news = latest;
    for (const there of latest.otherVersions) once(words.lab.otherWorkers({ there, here: version() }));
    if (latest.workers === 0) once(words.lab.noWorker({ command: workerCommand(address) }));
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

/** Says each text the first time only. */
export function eachOnce(say: (text: string) => void): (text: string) => void {
  const said = new Set<string>();
  return (text) => {
    if (!said.has(text)) say(text);
    said.add(text);
  };
}

export function threadsFlag(args: Args): number {
  return wholeFlag(args, 'threads', 1, MOST_THREADS) ?? availableParallelism();
}

/** The server that --queue names; a password may come in the environment, where `ps` does not show it. */
export function queueFlag(args: Args): QueueAddress | undefined {
  const typed = textFlag(args, 'queue');
  if (typed === undefined) return undefined;
  return withPassword(unwrap(parseQueueAddress(typed)), process.env.MINERVE_QUEUE_PASSWORD);
}

/** The option as it may be printed. */
export function queueTyped({ shown }: QueueAddress): string {
  return `--queue ${shellWord(shown)}`;
}

function workerCommand(address: QueueAddress): string {
  return `${INVOCATION} worker ${queueTyped(address)}`;
}
