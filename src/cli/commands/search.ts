import { MAX } from '../../core/index.ts';
import { type Answer, answers, knowsNothing } from '../answer.ts';
import type { Context } from '../command.ts';
import { asksForEngine, engineAnswer } from '../engine-search.ts';
import { ownEngine } from '../own-engine.ts';
import { planSearch } from '../plan.ts';
import { FINE, INTERRUPTED } from '../problems.ts';
import { type Searched, searchReport } from '../search-report.ts';
import { startOf } from '../starting.ts';

export async function run(context: Context): Promise<number> {
  const { args } = context;
  const { game, spec, position } = await startOf(context, 'search');
  const engine = ownEngine(game);
  if (engine !== undefined && !engine.solves && asksForEngine(args)) {
    const answer = await engineAnswer(engine, game, position, context);
    return told({ spec, game, position, plan: undefined, answer }, context);
  }
  const plan = planSearch(position, args);
  for (const { part, needs } of plan.idle) context.note(context.words.idlePart(part, needs));

  const trees = answers(game, position, plan, context.signal);
  let step = trees.next();
  for (; !step.done; step = trees.next())
    context.progress(context.words.thought(step.value.depth, context.words.value(step.value), step.value.pv));
  return told({ spec, game, position, plan, answer: step.value }, context);
}

/** Prints the answer, if there is one. */
function told(
  { answer, ...asked }: Omit<Searched, 'answer'> & { readonly answer: Answer | undefined },
  context: Context,
): number {
  const { words, args } = context;
  const interrupted = answer === undefined || (answer.stopped && context.signal.aborted);
  if (answer === undefined || (interrupted && knowsNothing(answer))) {
    context.note(words.interruptedEarly(asked.plan?.limits.depth, asked.plan?.settings.deepening ?? true));
    return INTERRUPTED;
  }
  if (interrupted) context.note(answer.depth > 0 ? words.interrupted(answer.depth) : words.interruptedInTree);
  const searched = { ...asked, answer };
  context.out(args.flags.json === true ? `${JSON.stringify(searchJson(searched))}\n` : searchReport(searched, context));
  return FINE;
}

/** The keys up to `ms` are promised to other programs; new ones come after. */
function searchJson({ spec, game, position, plan, answer }: Searched) {
  const { value, bound, move, pv, depth, final, stopped, counts, ms } = answer;
  const { nodes, leaves, cuts } = counts;
  return {
    ...{ game: spec, position: game.formatPosition(position), algorithm: plan?.settings.algorithm ?? 'compiled', depth },
    ...{
      value: knowsNothing(answer) ? null : value,
      bound,
      move: move ?? null,
      pv,
      nodes,
      leaves: plan === undefined ? null : leaves,
      cuts: plan === undefined ? null : cuts,
      ms: Math.round(ms * 1000) / 1000,
    },
    ...{ final, stopped, turn: position.turn() === MAX ? 'max' : 'min', deepening: plan?.settings.deepening ?? true },
  };
}
