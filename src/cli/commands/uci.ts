import { openEngine } from '../../engines/index.ts';
import { textFlag, wholeFlag } from '../arguments.ts';
import { type Command, type Context, version } from '../command.ts';
import { TABLES_OPTION } from '../options.ts';
import { converse, surroundings } from '../protocols/session.ts';
import { UCI_GAME, UciSession } from '../protocols/uci/session.ts';

export const command: Command = {
  name: 'uci',
  summary: { en: 'chess engine for any chess program (UCI)', fr: 'moteur d’échecs pour tout programme d’échecs (UCI)' },
  synopsis: ['uci [--tables DIR]'],
  examples: {
    uci: {
      en: 'what to enter as the engine in a chess program; here: type uci, then quit',
      fr: 'ce qu’on indique comme moteur dans un programme d’échecs ; ici : tapez uci, puis quit',
    },
    'uci --seed 7': {
      en: 'below the last Skill Level: the same draw among equal moves each time',
      fr: 'sous le dernier Skill Level : toujours le même tirage entre coups égaux',
    },
    'uci --tables tables': {
      en: 'with few pieces, moves out of the endgame tables in this folder',
      fr: 'avec peu de pièces, les coups des tables de finales de ce dossier',
    },
    'uci --lang en': { en: 'remarks (info string) in English', fr: 'remarques (info string) en anglais' },
  },
  options: TABLES_OPTION,
  output: {
    en: `The protocol UCI on standard input and output, a command a line, until quit or the end of the input, where a search with a limit still comes to its end. Options: Hash (megabytes of the table), Threads, MultiPV (how many of the best moves are told), Skill Level (Minerve's levels, 1 to 10), Move Overhead (milliseconds kept back for the way to the program), Clear Hash. go takes depth, nodes, mate, movetime, wtime, btime, winc, binc, movestogo, infinite, searchmoves and perft (which has no bestmove). It does not ponder.
Repetitions count when the program sends the game's moves, as all do. What is not understood is answered by info string and changes nothing.`,
    fr: `Le protocole UCI sur l’entrée et la sortie standard, une commande par ligne, jusqu’à quit ou la fin de l’entrée, où une recherche qui a une limite va encore à son terme. Options : Hash (mégaoctets de la table), Threads (fils d’exécution), MultiPV (combien des meilleurs coups sont dits), Skill Level (les niveaux de Minerve, 1 à 10), Move Overhead (millisecondes gardées pour le chemin jusqu’au programme), Clear Hash. go prend depth, nodes, mate, movetime, wtime, btime, winc, binc, movestogo, infinite, searchmoves et perft (qui n’a pas de bestmove). Il ne réfléchit pas pendant le tour de l’adversaire.
Les répétitions comptent quand le programme envoie les coups de la partie, comme tous le font. À ce qui n’est pas compris répond un info string, et rien ne change.`,
  },
  words: [0, 0],
  thread: 'main',
  raw: true,
  run,
};

async function run(context: Context): Promise<number> {
  const seed = wholeFlag(context.args, 'seed', Number.MIN_SAFE_INTEGER) ?? Date.now() % 1_000_000;
  const tables = textFlag(context.args, 'tables');
  // Tables that are not as they should be are refused before the program at the other end relies on them.
  if (tables !== undefined) (await openEngine(UCI_GAME, { tables })).close();
  return converse(new UciSession({ ...surroundings(context), name: `Minerve ${version()}`, seed, tables }), context);
}
