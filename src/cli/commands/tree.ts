import { treeToText } from '../../draw/index.ts';
import type { Context } from '../command.ts';
import { checkOneOutput, DRAWINGS, writeDrawing } from '../drawings.ts';
import { wholeFlag } from '../flags.ts';
import { titleOf } from '../load-game.ts';
import { checked, type Plan, settingsAsked } from '../plan.ts';
import { FINE } from '../problems.ts';
import { recordTree } from '../recorded-tree.ts';
import { shortName } from '../search-report.ts';
import { startOf } from '../starting.ts';
import { treeJson } from '../tree-json.ts';

/** Other games than explicit trees are not drawn to their end: graphs may have none, the others have too many positions. */
const DEFAULT_DEPTH = 2;
const GRAPH_DEPTH = 4;

export async function run(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  const asked = DRAWINGS.filter(({ name }) => args.flags[name] !== undefined);
  checkOneOutput(asked, args);
  const { game, spec, position } = await startOf(context, 'tree');
  const depth =
    wholeFlag(args, 'depth', 1) ??
    (spec.startsWith('tree:') ? undefined : spec.startsWith('graph:') ? GRAPH_DEPTH : DEFAULT_DEPTH);
  const deepening = args.flags.deepen === true;
  const settings = { algorithm: 'alphabeta', ...settingsAsked(args), deepening };
  const plan: Plan = checked(position, settings, { depth });
  for (const { part, needs } of plan.idle) context.note(words.idlePart({ part, needs }));

  const recorded = recordTree(game, position, plan, context.signal);
  const { passes, answer } = recorded;
  if (answer.stopped) context.note(words.treeInterrupted);
  const last = passes.at(-1) as (typeof passes)[number];
  if (last.dropped > 0) context.note(words.notAllKept(last.kept, last.dropped));

  for (const drawing of asked) await writeDrawing(drawing, last, args.flags[drawing.name] as string | true, context);
  if (args.flags.json === true) context.out(`${JSON.stringify(treeJson({ spec, game, position, plan, ...recorded }))}\n`);
  else if (asked.length === 0) {
    context.out(`${style.strong(shortName(titleOf({ game, spec })))}  ${style.faint(words.composition(plan.settings))}\n`);
    for (const [i, pass] of passes.entries()) {
      context.out(passes.length > 1 ? `\n${style.strong(words.pass({ number: i + 1, of: passes.length }))}\n` : '\n');
      context.out(treeToText(pass, { colour: style.colour, language }));
    }
    context.out(`\n${words.treeSummary(words.valueAtLength(answer), answer.pv, answer.counts)}\n`);
  }
  return FINE;
}
