import type { Stop, Thinker } from '../thinker.ts';
import { openThinker } from '../thinkers.ts';
import { turn } from '../turn.ts';
import { failureOf } from './failure.ts';
import type { News, Order } from './messages.ts';

/** A thread's end of the line to the engine. */
export interface Port {
  post(news: News): void;
  listen(hear: (order: Order) => void): void;
}

/** The engine's thread: opens a thinker for one game, and lets it think as it is told. */
export function serve(port: Port): void {
  let thinker: Thinker | undefined;
  let flag: Int32Array | undefined;
  /** The last think that a message told to stop. */
  let stopped = 0;
  const stopOf = (id: number): Stop => ({
    get aborted() {
      return stopped >= id || (flag !== undefined && Atomics.load(flag, 0) >= id);
    },
    turn,
  });

  const obey = async (order: Order) => {
    if (order.kind === 'stop') {
      stopped = Math.max(stopped, order.id);
    } else if (order.kind === 'open') {
      flag = order.flag && new Int32Array(order.flag);
      thinker = await openThinker(order.game, order.options);
      port.post({ kind: 'ready', threads: thinker.threads });
    } else {
      if (thinker === undefined) throw new Error('This thread has no game yet: it is opened first.');
      for await (const thought of thinker.think(order.position, order.limits, stopOf(order.id)))
        port.post({ kind: 'thought', thought });
      port.post({ kind: 'end' });
    }
  };
  port.listen((order) => {
    obey(order).catch((thrown: unknown) => port.post({ kind: 'failed', failure: failureOf(thrown) }));
  });
}
