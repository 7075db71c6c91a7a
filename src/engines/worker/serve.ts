import type { Game, PureGame } from '../../core/index.ts';
import { adoptKernels, compiledKernels } from '../../kernels/index.ts';
import { turn } from '../engine.ts';
import { asGame } from '../load-game.ts';
import type { Thinker, ThinkerOptions } from '../thinker.ts';
import { generalThinker } from '../thinkers.ts';
import type { Thought } from '../thought.ts';
import { failureOf, type News, type Order } from './messages.ts';
import { threadPort } from './port.ts';

/**
 * In a worker of one's own: serves `openEngine(() => new Worker(...))` in the page or program that starts it. In a
 * bundled page functions cannot be posted to a thread, so the file of the worker imports the game and says
 * `serveEngine(game)`, and nothing else.
 */
export function serveEngine<State, Move>(game: Game | PureGame<State, Move>): void {
  const converted = asGame(game, 'serveEngine');
  serve(async (_, options) => generalThinker(converted, options));
}

/** The engine's thread: opens a thinker for one game, and lets it think as it is told. */
export function serve(open: (game: string | undefined, options: ThinkerOptions) => Promise<Thinker>): void {
  const port = threadPort<Order, News>();
  let thinker: Thinker | undefined;
  let flag: Int32Array | undefined;
  /** The last think that a message told to stop. */
  let stopped = 0;

  const think = async ({ id, position, limits }: Order & { readonly kind: 'think' }) => {
    if (thinker === undefined) throw new Error('This thread has no game yet: it is opened first.');
    const told = (thought: Thought) => port.post({ kind: 'thought', id, thought });
    const mayGoOn = () => stopped < id && (flag === undefined || Atomics.load(flag, 0) < id);
    let isPrepared = false;
    for (const thought of thinker.think(position, limits, { mayGoOn, told })) {
      told(thought);
      if (!isPrepared) await thinker.prepare?.(position, limits);
      isPrepared = true;
      // Where memory is not shared, this is where a stop is heard.
      if (flag === undefined) await turn();
    }
    port.post({ kind: 'end', id });
  };
  port.listen((order) => {
    if (order.kind === 'stop') stopped = Math.max(stopped, order.id);
    else if (order.kind === 'think')
      think(order).catch((thrown: unknown) => port.post({ kind: 'failed', id: order.id, failure: failureOf(thrown) }));
    else {
      flag = order.flag && new Int32Array(order.flag);
      adoptKernels(order.kernels);
      open(order.game, order.options).then(
        (opened) => {
          thinker = opened;
          port.post({ kind: 'ready', threads: opened.threads, kernels: compiledKernels() });
        },
        (thrown: unknown) => port.post({ kind: 'failed', id: 0, failure: failureOf(thrown) }),
      );
    }
  });
}
