import type { Game, PureGame } from '../../core/index.ts';
import { serveCalls, threadPort } from '../../jobs/index.ts';
import { adoptKernels, compiledKernels } from '../../kernels/index.ts';
import type { Analysis } from '../analysis.ts';
import { eventLoopTurn } from '../engine.ts';
import { asGame } from '../load-game.ts';
import type { Searcher, SearcherOptions } from '../searcher.ts';
import { generalSearcher } from '../searchers.ts';
import type { EngineCall, OpenReply } from './messages.ts';

/**
 * In a worker of one's own: serves `openEngine(() => new Worker(...))` in the page or program that starts it. In a
 * bundled page functions cannot be posted to a thread, so the file of the worker imports the game and says
 * `serveEngine(game)`, and nothing else.
 */
export function serveEngine<State, Move>(game: Game | PureGame<State, Move>): void {
  const converted = asGame(game, 'serveEngine');
  serve(async (_, options) => generalSearcher(converted, options));
}

/** The engine's thread: opens a searcher for one game, then runs its searches. */
export function serve(open: (game: string | undefined, options: SearcherOptions) => Promise<Searcher>): void {
  let searcher: Searcher | undefined;
  let flag: Int32Array | undefined;
  serveCalls<EngineCall, OpenReply | undefined, Analysis>(threadPort(), async (call, { signal, progress: onInfo }) => {
    if (call.kind === 'open') {
      flag = call.flag && new Int32Array(call.flag);
      adoptKernels(call.kernels);
      searcher = await open(call.game, call.options);
      return { threads: searcher.threads, kernels: compiledKernels() };
    }
    if (searcher === undefined) throw new Error('This thread has no game yet: it is opened first.');
    const { id, position, limits } = call;
    const shouldContinue = () => !signal.aborted && (flag === undefined || Atomics.load(flag, 0) < id);
    let isPrepared = false;
    for (const analysis of searcher.analyse(position, limits, { shouldContinue, onInfo })) {
      onInfo(analysis);
      if (!isPrepared) await searcher.prepare?.(position, limits);
      isPrepared = true;
      // Without shared memory a stop can only arrive here.
      if (flag === undefined) await eventLoopTurn();
    }
    return undefined;
  });
}
