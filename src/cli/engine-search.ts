import { type Game, NO_COUNTS, type Player, type Position, seenBy } from '../core/index.ts';
import { type MoveValue, openLocalEngine, type Thought } from '../engines/index.ts';
import type { Answer } from './answer.ts';
import type { Args, Context } from './command.ts';
import { possible, solverOptions } from './connect4/open-solver.ts';
import { quietSignal } from './connect4/telling.ts';
import { amountFlag, wholeFlag } from './flags.ts';
import type { OwnEngine } from './own-engine.ts';

const DEFAULT_TIME_MS = 1000;

/** Options that compose a search of this library: whoever gives one wants that, and not the game's own engine. */
const COMPOSING = ['algorithm', 'order', 'table-mb', 'q', 'deepen'];

export function asksForEngine({ flags }: Args): boolean {
  return COMPOSING.every((name) => flags[name] === undefined);
}

/** What the game's own engine finds in the limits that were typed, one second without any; undefined where Ctrl-C came before anything was found. */
export async function engineAnswer(
  engine: OwnEngine,
  game: Game,
  position: Position,
  { args, words, signal, progress }: Context,
): Promise<Answer | undefined> {
  const depth = wholeFlag(args, 'depth', 1);
  const time = amountFlag(args, 'time');
  const nodes = wholeFlag(args, 'nodes', 1);
  const limited = depth !== undefined || time !== undefined || nodes !== undefined;
  const limits = limited
    ? { ...(depth !== undefined && { depth }), ...(time !== undefined && { time }), ...(nodes !== undefined && { nodes }) }
    : { time: DEFAULT_TIME_MS };
  const local = await possible(openLocalEngine(engine.name, solverOptions({ words: [], flags: {} })));
  try {
    let last: Thought | undefined;
    for await (const thought of local.think(game.formatPosition(position), limits, quietSignal(signal))) {
      last = thought;
      progress(words.thought(thought.depth, words.value(thought), thought.pv));
    }
    return last && answerOf(last);
  } finally {
    local.close();
  }
}

function answerOf({ value, bound, move, pv, depth, final, stopped, nodes, ms }: Thought): Answer {
  return { value, bound, move, pv, depth, final, stopped, counts: { ...NO_COUNTS, nodes }, ms };
}

/** Best for the side to move first. An engine finds its lines one after the other, and a later one may turn out a little better than an earlier one. */
export function bestFirst(moves: readonly MoveValue[], turn: Player): MoveValue[] {
  return moves.toSorted((a, b) => seenBy(turn, b.value) - seenBy(turn, a.value));
}
