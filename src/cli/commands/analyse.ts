import { type Game, MAX, type Position } from '../../core/index.ts';
import { openLocalEngine, scoreOfValue } from '../../engines/index.ts';
import { deadline, rankings } from '../analysing/ranking.ts';
import { type Analysis, analysisReport } from '../analysing/report.ts';
import type { Args, Context } from '../command.ts';
import { possible, solverOptions } from '../connect4/open-solver.ts';
import { SOLVER_OPTIONS } from '../connect4/options.ts';
import { isClassic } from '../connect4/position.ts';
import { quietSignal } from '../connect4/telling.ts';
import { bestFirst } from '../engine-search.ts';
import { amountFlag, wholeFlag } from '../flags.ts';
import { type OwnEngine, ownEngine } from '../own-engine.ts';
import { DEEPEST } from '../plan.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { startOf } from '../starting.ts';

const DEFAULT_TIME_MS = 2000;

export async function run(context: Context): Promise<number> {
  const { args, words } = context;
  const { game, spec, position } = await startOf(context, 'analyse');
  const loaded = { game, spec };
  const engine = ownEngine(loaded.game);
  refuseSolverOptions(args, engine);
  const found =
    position.outcome() !== undefined
      ? { moves: [], depth: 0, ms: 0, stopped: false }
      : engine === undefined
        ? ranked(loaded.game, position, context)
        : await thought(engine, loaded.game, position, context);
  const analysis = { ...loaded, position, ...found };
  if (found.stopped && quietSignal(context.signal).aborted) context.note(words.analysis.interrupted);
  context.out(args.flags.json === true ? `${JSON.stringify(analysisJson(analysis))}\n` : analysisReport(analysis, context));
  return FINE;
}

type Found = Pick<Analysis, 'moves' | 'depth' | 'line' | 'nodes' | 'ms' | 'stopped'>;

/** By the general searches. */
function ranked(game: Game, position: Position, { args, signal, words, progress }: Context): Found {
  const started = performance.now();
  const { depth, time } = limitsOf(args);
  const limit = time ?? (depth === undefined ? DEFAULT_TIME_MS : undefined);
  const until = limit === undefined ? signal : deadline(signal, limit);
  let last: Pick<Found, 'moves' | 'depth'> = { moves: [], depth: 0 };
  for (const ranking of rankings(game, position, depth ?? DEEPEST, until)) {
    last = ranking;
    const [best] = ranking.moves;
    const { depth } = ranking;
    if (best) progress(words.thought(depth, words.value({ ...best, bound: 'exact', depth }), [best.move]));
  }
  const whole = last.depth >= (depth ?? DEEPEST) || last.moves.every(({ final }) => final);
  return { ...last, ms: performance.now() - started, stopped: !whole };
}

/** By the engine that the game has of its own. */
async function thought({ name, solves }: OwnEngine, game: Game, position: Position, context: Context): Promise<Found> {
  const { args, words } = context;
  const asked = limitsOf(args);
  const limits = solves || asked.depth !== undefined ? asked : { time: DEFAULT_TIME_MS, ...asked };
  const engine = await possible(openLocalEngine(name, solverOptions(args)));
  try {
    let last: Found = { moves: [], depth: 0, ms: 0, stopped: true };
    const text = game.formatPosition(position);
    for await (const thought of engine.think(text, { ...limits, values: true }, quietSignal(context.signal))) {
      const { moves = last.moves, depth, nodes, ms, stopped, progress, pv } = thought;
      const ranked = solves ? moves : bestFirst(moves, position.turn());
      last = { moves: ranked, depth, nodes, ms, stopped, ...(!solves && { line: pv }) };
      if (progress !== undefined)
        context.progress(words.analysis.solving(moves.filter(({ final }) => final).length, moves.length, nodes));
      else if (!solves) context.progress(words.thought(depth, words.value(thought), pv));
    }
    return last;
  } finally {
    engine.close();
  }
}

function limitsOf(args: Args): { readonly depth?: number; readonly time?: number } {
  const depth = wholeFlag(args, 'depth', 1);
  const time = amountFlag(args, 'time');
  return { ...(depth !== undefined && { depth }), ...(time !== undefined && { time }) };
}

function refuseSolverOptions({ flags }: Args, engine: OwnEngine | undefined): void {
  if (engine?.solves) return;
  for (const { name } of SOLVER_OPTIONS) {
    if (flags[name] === undefined) continue;
    if (engine === undefined) throw wrongUsage((say) => say.analysis.onlyOwnEngine(name));
    if (name === 'no-book') throw wrongUsage((say) => say.connect4.onlyConnect4(name));
  }
}

function analysisJson({ game, spec, position, moves, depth, line, nodes, ms, stopped }: Analysis) {
  const turn = position.turn();
  const scored = isClassic(game);
  const stones = scored ? game.formatPosition(position).replace(/\D/g, '').length : 0;
  return {
    game: spec,
    position: game.formatPosition(position),
    turn: turn === MAX ? 'max' : 'min',
    depth,
    exact: moves.every(({ final }) => final),
    moves: moves.map(({ move, value, final }) => ({
      ...{ move, value, final },
      ...(scored && final && { score: scoreOfValue(value, stones, turn) }),
    })),
    ...(nodes !== undefined && { nodes }),
    ms: Math.round(ms * 1000) / 1000,
    stopped,
    ...(line !== undefined && { pv: line }),
  };
}
