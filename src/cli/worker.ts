import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { commandNamed } from './commands.ts';
import { StopFlag } from './interrupt.ts';
import { runCommand } from './problems.ts';
import { styleOf } from './style.ts';
import { wordsIn } from './words/index.ts';
import type { WorkerInput, WorkerMessage, WorkerTask } from './worker-host.ts';

/** The thread of commands that compute without an engine. The main thread stays free for Ctrl-C and output. */
const port = parentPort;
if (port === null) throw new Error('worker.js is started by the command line; run main.js instead.');
const task = workerData as WorkerTask;
const tell = (message: WorkerMessage) => port.postMessage(message);
const ask = async (kind: 'input' | 'more') => {
  tell({ kind });
  const [{ text }] = (await once(port, 'message')) as [WorkerInput];
  return text;
};
const command = await commandNamed(task.command);
if (command === undefined) throw new Error(`There is no command "${task.command}" to run.`);
const exitCode = await runCommand(command, {
  args: task.args,
  out: (text) => tell({ kind: 'out', text }),
  note: (text) => tell({ kind: 'note', text }),
  progress: (text) => tell({ kind: 'progress', text }),
  input: async () => (await ask('input')) ?? '',
  more: () => ask('more'),
  piped: task.piped,
  signal: new StopFlag(task.flag),
  language: task.language,
  words: wordsIn(task.language),
  style: styleOf(task.colour),
});
tell({ kind: 'done', exitCode });
port.close();
