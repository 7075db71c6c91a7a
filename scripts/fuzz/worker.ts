import { parentPort, workerData } from 'node:worker_threads';
import { parsers } from './parsers.ts';
import { runCase, shortened } from './run.ts';

/** The message that starts a thread: which cases it runs, and where it writes its progress. */
export interface Task {
  readonly seed: number;
  readonly count: number;
  readonly only: string | undefined;
  readonly thread: number;
  readonly threads: number;
  /** For each thread: the parser, the case, how many cases are done and how many were taken. */
  readonly progress: Int32Array;
}

export const FIELDS = 4;

/** Number of findings reported for a parser: more are most often the same. */
const TOLD = 5;

if (parentPort !== null) await run(workerData as Task);

/** Parser after parser in turn, so that a short run meets all of them. */
async function run({ seed, count, only, thread, threads, progress }: Task): Promise<void> {
  const all = await parsers();
  const chosen = all.filter(({ name }) => only === undefined || name.includes(only));
  const at = thread * FIELDS;
  const findingsOf = new Map<string, number>();
  const taken = new Map<string, number>();
  parentPort?.postMessage({ names: all.map(({ name }) => name), chosen: chosen.length });
  for (let i = thread; i < count && chosen.length > 0; i += threads) {
    const parser = chosen[i % chosen.length];
    const number = Math.floor(i / chosen.length);
    progress[at] = all.indexOf(parser);
    progress[at + 1] = number;
    const result = await runCase(parser, seed, number);
    progress[at + 2]++;
    if (result === true) {
      progress[at + 3]++;
      taken.set(parser.name, (taken.get(parser.name) ?? 0) + 1);
    } else if (result !== false) {
      const times = (findingsOf.get(parser.name) ?? 0) + 1;
      findingsOf.set(parser.name, times);
      if (times <= TOLD) parentPort?.postMessage({ finding: { ...result, text: await shortened(parser, result, seed) } });
    }
  }
  parentPort?.postMessage({ done: true, taken: [...taken], findingsOf: [...findingsOf] });
}
