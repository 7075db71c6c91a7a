import { serveCalls, threadPort } from '../../jobs/index.ts';
import { type KernelExports, KernelThread } from '../../kernels/index.ts';
import type { HelperCall } from './helper-threads.ts';

let kernel: KernelThread<KernelExports> | undefined;

/**
 * The file that a helper thread runs. It joins the search of another thread and helps in one session after the other;
 * each blocks it until it is over.
 */
serveCalls<HelperCall, void>(threadPort(), (call) => {
  if (typeof call === 'number') kernel?.help(call);
  else kernel = new KernelThread(call.share, call.thread, () => 0);
});
