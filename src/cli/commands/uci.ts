import { openEngine } from '../../engines/index.ts';
import { intFlag, textFlag } from '../arguments.ts';
import { type Command, type Context, version } from '../command.ts';
import { TABLES_OPTION } from '../options.ts';
import { environment, runProtocol } from '../protocols/conversation.ts';
import { UCI_GAME, UciSession } from '../protocols/uci/uci-session.ts';

export const command: Command = {
  name: 'uci',
  group: 'engines',
  summary: { en: 'chess engine for any chess program (UCI)', fr: 'moteur d’échecs pour tout programme d’échecs (UCI)' },
  synopsis: ['uci [--tables DIR]'],
  examples: {
    uci: {
      en: 'what to enter as the engine in a chess program; here: type uci, then quit',
      fr: 'ce qu’on indique comme moteur dans un programme d’échecs ; ici : tapez uci, puis quit',
    },
    'uci --seed 7': {
      en: 'below the top Skill Level: the same choice among equal moves each time',
      fr: 'sous le dernier Skill Level : toujours le même tirage entre coups égaux',
    },
    'uci --tables tables': {
      en: 'with few pieces, moves from the tablebases in this folder',
      fr: 'avec peu de pièces, les coups des tables de finales de ce dossier',
    },
    'uci --lang en': { en: 'remarks (info string) in English', fr: 'remarques (info string) en anglais' },
  },
  options: TABLES_OPTION,
  output: {
    en: `The protocol UCI on standard input and output, a command a line, until quit or the end of the input (a search that has a limit is finished first). Options: Hash (megabytes of the table), Threads, MultiPV (the number of best moves shown), Skill Level (Minerve's levels, 1 to 10), Move Overhead (milliseconds of each move reserved for communication), Clear Hash. go takes depth, nodes, mate, movetime, wtime, btime, winc, binc, movestogo, infinite, searchmoves and perft (which has no bestmove). It does not ponder.
Repetitions are recognised if the program sends the moves of the game, as all programs do. A line that is not understood is answered by info string and changes nothing.`,
    fr: `Le protocole UCI sur l’entrée et la sortie standard, une commande par ligne, jusqu’à quit ou la fin de l’entrée (une recherche limitée va d’abord à son terme). Options : Hash (mégaoctets de la table), Threads (fils d’exécution), MultiPV (nombre de meilleurs coups affichés), Skill Level (les niveaux de Minerve, 1 à 10), Move Overhead (millisecondes réservées à la communication à chaque coup), Clear Hash. go prend depth, nodes, mate, movetime, wtime, btime, winc, binc, movestogo, infinite, searchmoves et perft (qui n’a pas de bestmove). Il ne réfléchit pas pendant le tour de l’adversaire.
Les répétitions sont reconnues si le programme envoie les coups de la partie, comme tous le font. Une ligne incomprise reçoit un info string pour réponse et ne change rien.`,
  },
  positionals: [0, 0],
  thread: 'main',
  raw: true,
  run,
};

async function run(context: Context): Promise<number> {
  const seed = intFlag(context.args, 'seed', Number.MIN_SAFE_INTEGER) ?? Date.now() % 1_000_000;
  const tables = textFlag(context.args, 'tables');
  // Damaged tables, and those of another game, are refused now, before the other program relies on them.
  if (tables !== undefined) (await openEngine(UCI_GAME, { tablebases: tables })).close();
  return runProtocol(new UciSession({ ...environment(context), name: `Minerve ${version()}`, seed, tables }), context);
}
