import { solveArena } from '../../engines/index.ts';
import type { Context } from '../command.ts';
import { checkOneOutput } from '../drawings.ts';
import { FINE } from '../problems.ts';
import { ARENA_DRAWINGS, writeArenaDrawing } from '../solving/arena-drawings.ts';
import { arenaJson } from '../solving/arena-json.ts';
import { arenaReport } from '../solving/arena-report.ts';
import { loadArena } from '../solving/arena-source.ts';
import { interruptible, watchOf } from '../solving/watch.ts';

export function run(context: Context): Promise<number> {
  return interruptible(context, () => arena(context));
}

async function arena(context: Context): Promise<number> {
  const { args } = context;
  const [word] = args.words as [string];
  const asked = ARENA_DRAWINGS.filter(({ name }) => args.flags[name] !== undefined);
  checkOneOutput(asked, args);
  const watch = watchOf(word, context);
  const lists = ['json', 'text'].find((name) => args.flags[name] !== undefined);
  const source = await loadArena(word, args, context.input, watch, lists && `--${lists}`);
  const solved = solveArena(source.arena, source.bytes, watch);
  for (const drawing of asked) await writeArenaDrawing(drawing, solved, args.flags[drawing.name] as string | true, context);
  if (args.flags.json === true) context.out(`${JSON.stringify(arenaJson(solved))}\n`);
  else if (asked.length === 0) context.out(arenaReport(solved, source, context));
  return FINE;
}
