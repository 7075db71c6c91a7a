import { MAX } from '../../core/index.ts';
import { scoreOfValue, type Thought } from '../../engines/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { type Analysis, analysisReport } from '../analysing/report.ts';
import type { Args, Context } from '../command.ts';
import { solverOptions } from '../connect4/open-solver.ts';
import { SOLVER_OPTIONS } from '../connect4/options.ts';
import { isClassic } from '../connect4/position.ts';
import { limitedTo, limitsAsked } from '../plan.ts';
import { FINE, INTERRUPTED, wrongUsage } from '../problems.ts';
import { startOf } from '../starting.ts';
import { ask, knowsNothing } from '../thinking.ts';
import { news } from './search.ts';

const DEFAULT_TIME_MS = 2000;

export async function run(context: Context): Promise<number> {
  const { args, words } = context;
  context.progress('');
  const { game, spec, source, position } = await startOf(context, 'analyse');
  const classic = isClassic(game);
  if (!classic) refuseSolverOptions(args, descriptorOf(game)?.search !== undefined);
  const asked = limitsAsked(args);
  const { thought, interrupted } = await ask({
    game: classic ? 'connect4' : source,
    options: { threads: 1, ...solverOptions(args) },
    position: game.formatPosition(position),
    limits: { values: true, ...(classic ? asked : limitedTo(DEFAULT_TIME_MS, asked)) },
    tell: (thought) => context.progress(progressOf(thought, context)),
  });
  const analysis = { game, spec, position, thought };
  if (interrupted && knowsNothing(thought)) {
    context.note(words.interruptedEarly(undefined, true));
    return INTERRUPTED;
  }
  if (interrupted) context.note(words.analysis.interrupted);
  context.out(args.flags.json === true ? `${JSON.stringify(analysisJson(analysis))}\n` : analysisReport(analysis, context));
  return FINE;
}

function progressOf(thought: Thought, context: Context): string {
  const { progress, moves = [], nodes } = thought;
  if (progress === undefined) return news(thought, context);
  return context.words.analysis.solving(moves.filter(({ final }) => final).length, moves.length, nodes);
}

function refuseSolverOptions({ flags }: Args, compiled: boolean): void {
  for (const { name } of SOLVER_OPTIONS) {
    if (flags[name] === undefined) continue;
    if (!compiled) throw wrongUsage((say) => say.analysis.onlyOwnEngine({ option: name }));
    if (name === 'no-book') throw wrongUsage((say) => say.connect4.onlyConnect4({ option: name }));
  }
}

function analysisJson({ game, spec, position, thought }: Analysis) {
  const { moves = [], depth, nodes, ms, stopped, pv } = thought;
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
    nodes,
    ms: Math.round(ms * 1000) / 1000,
    stopped,
    pv,
  };
}
