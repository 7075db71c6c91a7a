import { type KernelExports, KernelThread } from '../../kernels/index.ts';
import type { HelperOrder } from './crew.ts';
import { threadPort } from './port.ts';

let kernel: KernelThread<KernelExports> | undefined;

/**
 * The file that a helping thread runs. It joins the search of another thread, says so, and helps in one session after
 * the other; each blocks it until it is over.
 */
const port = threadPort<HelperOrder, string>();
port.listen((order) => {
  if (typeof order === 'number') kernel?.help(order);
  else {
    kernel = new KernelThread(order.share, order.thread, () => 0);
    port.post('ready');
  }
});
