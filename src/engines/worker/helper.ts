import { type KernelExports, KernelThread } from '../../kernels/index.ts';
import type { HelperOrder } from './crew.ts';
import { nodeThreads } from './node-threads.ts';

let kernel: KernelThread<KernelExports> | undefined;

/**
 * The file that a helping thread runs. It joins the search of another thread, says so, and helps in one session after
 * the other; each blocks it until it is over.
 */
listen((order, answer) => {
  if (typeof order === 'number') kernel?.help(order);
  else {
    kernel = new KernelThread(order.share, order.thread, () => 0);
    answer('ready');
  }
});

function listen(hear: (order: HelperOrder, answer: (text: string) => void) => void): void {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort === null) throw new Error('This file is started by a solver, in a thread of its own.');
  if (parentPort === undefined)
    addEventListener('message', (event: MessageEvent<HelperOrder>) => hear(event.data, (text) => postMessage(text)));
  else parentPort.on('message', (order: HelperOrder) => hear(order, (text) => parentPort.postMessage(text)));
}
