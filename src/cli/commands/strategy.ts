import { solveArena, solvePoints } from '../../engines/index.ts';
import { countsPoints } from '../../solve/index.ts';
import { textFlag } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { DEAD_ENDS_OPTION, MEMORY_OPTION, POSITION_OPTIONS } from '../options.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { startValue } from '../solving/arena-report.ts';
import { demandListable, loadArena } from '../solving/arena-source.ts';
import { writeSolutionFile } from '../solving/solution-files.ts';
import { interruptible, watchOf } from '../solving/watch.ts';

export const command: Command = {
  name: 'strategy',
  group: 'solve',
  summary: {
    en: 'writes the whole solution of a game to a file, for minerve verify',
    fr: 'écrit toute la solution d’un jeu dans un fichier, pour minerve verify',
  },
  synopsis: ['strategy <game|file|text> --out FILE'],
  examples: {
    'strategy chomp:3x4 --out chomp.sol': { en: 'a small game', fr: 'un petit jeu' },
    'strategy tictactoe --out tictactoe.sol': { en: '5,478 positions', fr: '5 478 positions' },
    'strategy handout.txt --out handout.sol': {
      en: 'an arena of your own, which the file then holds as well',
      fr: 'votre arène, que le fichier contient alors aussi',
    },
  },
  options: {
    'out FILE': { en: 'where to write', fr: 'où écrire' },
    ...DEAD_ENDS_OPTION,
    ...MEMORY_OPTION,
    ...POSITION_OPTIONS,
  },
  output: {
    en: `A text file: a line of JSON about the arena, then for each position its winner (+ Adam, - Ève, = nobody), its rank and the number of the position to move to, then a checksum. Where the game counts points, each line has the points from Adam's view, the plies of the longest game from there, and the position to move to. The strategy is memoryless: the winner wins as fast as possible, the loser holds out as long as possible, a draw is kept.
--json says {file, game, positions, moves, winner, rank, value, unit, remoteness, graph, bytes}, winner to graph as in minerve arena.`,
    fr: `Un fichier texte : une ligne de JSON sur l’arène, puis pour chaque position son gagnant (+ Adam, - Ève, = personne), son rang et le numéro de la position où jouer, puis une somme de contrôle. Si le jeu compte des points, chaque ligne a les points vus d’Adam, les demi-coups de la plus longue partie à partir de là, et la position où jouer. La stratégie est sans mémoire : le gagnant gagne au plus vite, le perdant tient le plus longtemps, une nulle est conservée.
--json dit {file, game, positions, moves, winner, rank, value, unit, remoteness, graph, bytes}, de winner à graph comme pour minerve arena.`,
  },
  positionals: [1, 1],
  thread: 'worker',
  run: interruptible(strategy),
};

async function strategy(context: Context): Promise<number> {
  const { args, words } = context;
  const file = textFlag(args, 'out');
  if (file === undefined) throw usageError((say) => say.solving.strategyWantsFile);
  const [word] = args.positionals as [string];
  const watch = watchOf(word, context);
  const source = await loadArena(word, args, context.input, watch);
  if (!source.named) demandListable(source.arena, '--out');
  const { arena, solution, moves } = (countsPoints(source.arena) ? solvePoints : solveArena)(source.arena, source.bytes, watch);
  const bytes = writeSolutionFile(file, { arena, solution }, source);
  if (args.flags.json === true) {
    const [game, positions, worth] = [arena.title, arena.size, startValue(arena, solution, source.extraPlies)];
    context.out(`${JSON.stringify({ file, game, positions, moves, ...worth, graph: source.graph, bytes })}\n`);
  } else context.note(words.solving.writtenStrategy({ file, positions: arena.size, bytes }));
  return EXIT_OK;
}
