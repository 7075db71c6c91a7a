import { type Helper, type HelperOrder, helpers } from '../helpers.ts';
import { nodeThreads } from './node-threads.ts';

let helper: Helper | undefined;

/** The file that a helping thread runs. It joins the search of another thread, and helps in one session after the other; each blocks it until it is over. */
listen(({ kernel, share, thread, session }) => {
  helper ??= helpers[kernel](share, thread);
  helper.help(session);
});

function listen(hear: (order: HelperOrder) => void): void {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort === null) throw new Error('This file is started by a solver, in a thread of its own.');
  if (parentPort === undefined) addEventListener('message', (event: MessageEvent<HelperOrder>) => hear(event.data));
  else parentPort.on('message', hear);
}
