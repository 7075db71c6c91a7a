import { MAX } from '../../core/index.ts';
import { answers, knowsNothing } from '../answer.ts';
import type { Context } from '../command.ts';
import { loadGame } from '../load-game.ts';
import { planSearch } from '../plan.ts';
import { beginning } from '../position.ts';
import { FINE, INTERRUPTED } from '../problems.ts';
import { type Searched, searchReport } from '../search-report.ts';

export async function run(context: Context): Promise<number> {
  const { args, words } = context;
  const { game, spec } = await loadGame(args.words[0] as string, context.input);
  const { position } = beginning(game, args);
  const plan = planSearch(position, args);
  for (const { part, needs } of plan.idle) context.note(words.idlePart(part, needs));

  const trees = answers(game, position, plan, context.signal);
  let step = trees.next();
  for (; !step.done; step = trees.next())
    context.progress(words.thought(step.value.depth, words.value(step.value), step.value.pv));
  const answer = step.value;

  const interrupted = answer.stopped && context.signal.aborted;
  if (interrupted && knowsNothing(answer)) {
    context.note(words.interruptedEarly(plan.limits.depth, plan.settings.deepening));
    return INTERRUPTED;
  }
  if (interrupted) context.note(answer.depth > 0 ? words.interrupted(answer.depth) : words.interruptedInTree);
  const searched = { spec, game, position, plan, answer };
  context.out(args.flags.json === true ? `${JSON.stringify(searchJson(searched))}\n` : searchReport(searched, context));
  return FINE;
}

/** The keys up to `ms` are promised to other programs; new ones come after. */
function searchJson({ spec, game, position, plan, answer }: Searched) {
  const { value, bound, move, pv, depth, final, stopped, counts, ms } = answer;
  const { nodes, leaves, cuts } = counts;
  return {
    ...{ game: spec, position: game.formatPosition(position), algorithm: plan.settings.algorithm, depth },
    ...{
      value: knowsNothing(answer) ? null : value,
      bound,
      move: move ?? null,
      pv,
      nodes,
      leaves,
      cuts,
      ms: Math.round(ms * 1000) / 1000,
    },
    ...{ final, stopped, turn: position.turn() === MAX ? 'max' : 'min', deepening: plan.settings.deepening },
  };
}
