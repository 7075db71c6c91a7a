import { solveArena } from '../../engines/index.ts';
import type { Context } from '../command.ts';
import { textFlag } from '../flags.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { rankOrNull, winnerWord } from '../solving/arena-json.ts';
import { demandListable, loadArena } from '../solving/arena-source.ts';
import { writeSolutionFile } from '../solving/solution-files.ts';
import { interruptible, watchOf } from '../solving/watch.ts';

export function run(context: Context): Promise<number> {
  return interruptible(context, () => strategy(context));
}

async function strategy(context: Context): Promise<number> {
  const { args, words } = context;
  const file = textFlag(args, 'out');
  if (file === undefined) throw wrongUsage((say) => say.solving.strategyWantsFile);
  const [word] = args.words as [string];
  const watch = watchOf(word, context);
  const source = await loadArena(word, args, context.input, watch);
  if (!source.named) demandListable(source.arena, '--out');
  const solved = solveArena(source.arena, source.bytes, watch);
  const { arena, solution, moves } = solved;
  const bytes = writeSolutionFile(file, solved, source);
  if (args.flags.json === true) {
    const [winner, rank] = [winnerWord(solution.winner[arena.start]), rankOrNull(solution.rank[arena.start])];
    context.out(`${JSON.stringify({ file, game: arena.title, positions: arena.size, moves, winner, rank, bytes })}\n`);
  } else context.note(words.solving.writtenStrategy(file, arena.size, bytes));
  return FINE;
}
