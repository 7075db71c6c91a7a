import { MAX } from '../../core/index.ts';
import type { Thought } from '../../engines/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { formatNumber } from '../../say/index.ts';
import type { Context } from '../command.ts';
import { planCompiled, planSearch } from '../plan.ts';
import { FINE, INTERRUPTED } from '../problems.ts';
import { NOTHING_COUNTED, type Searched, searchReport } from '../search-report.ts';
import { startOf } from '../starting.ts';
import { ask, knowsNothing } from '../thinking.ts';

export async function run(context: Context): Promise<number> {
  const { args, words } = context;
  context.progress('');
  const { game, spec, source, position } = await startOf(context, 'search');
  const compiled = descriptorOf(game)?.search && planCompiled(args);
  const plan = compiled === undefined ? planSearch(position, args) : undefined;
  for (const { part, needs } of plan?.idle ?? []) context.note(words.idlePart({ part, needs }));
  const { thought, interrupted } = await ask({
    game: source,
    options: { threads: 1, ...(plan && { search: plan.settings }) },
    position: game.formatPosition(position),
    limits: plan?.limits ?? compiled ?? {},
    tell: (thought) => context.progress(news(thought, context)),
  });
  if (interrupted && knowsNothing(thought)) {
    context.note(words.interruptedEarly(plan?.limits.depth, plan?.settings.deepening ?? true));
    return INTERRUPTED;
  }
  if (interrupted) context.note(thought.depth > 0 ? words.interrupted({ depth: thought.depth }) : words.interruptedInTree);
  const searched = { spec, game, position, plan, thought };
  context.out(args.flags.json === true ? `${JSON.stringify(searchJson(searched))}\n` : searchReport(searched, context));
  return FINE;
}

/** What is told while it searches. */
export function news(thought: Thought, { words, language }: Pick<Context, 'words' | 'language'>): string {
  if (knowsNothing(thought)) return '';
  const { depth, pv, nodes } = thought;
  return `${words.thought(depth, words.value(thought), pv)} · ${words.analysis.nodes({ nodes: formatNumber(nodes, language) })}`;
}

/** The keys up to `ms` are promised to other programs; new ones come after. */
function searchJson({ spec, game, position, plan, thought }: Searched) {
  const { value, bound, move, pv, depth, final, stopped, nodes, ms } = thought;
  const counts = plan && (thought.counts ?? NOTHING_COUNTED);
  return {
    ...{ game: spec, position: game.formatPosition(position), algorithm: plan?.settings.algorithm ?? 'compiled', depth },
    ...{
      value: knowsNothing(thought) ? null : value,
      bound,
      move: move ?? null,
      pv,
      nodes,
      leaves: counts?.leaves ?? null,
      cuts: counts?.cuts ?? null,
      ms: Math.round(ms * 1000) / 1000,
    },
    ...{ final, stopped, turn: position.turn() === MAX ? 'max' : 'min', deepening: plan?.settings.deepening ?? true },
  };
}
