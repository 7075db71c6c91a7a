import { type Command, type Context, version } from '../command.ts';
import { environment, runProtocol } from '../protocols/conversation.ts';
import { HubSession } from '../protocols/hub/hub-session.ts';

export const command: Command = {
  name: 'hub',
  group: 'engines',
  summary: { en: 'draughts engine for draughts programs (Hub)', fr: 'moteur de dames pour programmes de dames (Hub)' },
  synopsis: ['hub'],
  examples: {
    hub: {
      en: 'what to enter as the engine in a draughts program; here: type hub, init, go think, stop, then quit',
      fr: 'ce qu’on indique comme moteur dans un programme de dames ; ici : tapez hub, init, go think, stop, puis quit',
    },
    'hub --lang en': { en: 'remarks (error message=) in English', fr: 'remarques (error message=) en anglais' },
    "match time:50ms 'hub:minerve hub;time=50ms' --game draughts:international": {
      en: 'a match against it, or against any other such program',
      fr: 'un match contre lui, ou contre tout autre programme de ce genre',
    },
  },
  options: {},
  output: {
    en: `The Hub protocol, version 2, on standard input and output, a command a line, until quit or the end of the input; version 1, as Scan 2.0 speaks it, is recognised by its words and answered in kind. Parameters: table (megabytes), threads, tables (the folder of endgame tables, see minerve tables), variant (normal is international draughts; souffler, english, russian, brazilian, pool and frisian are ours, with 32 letters for the squares of 8x8 boards, and ~28:32-27 for a move after a huff). level takes depth, nodes, move-time, moves, time, inc and infinite, and several hold together; without one it searches until stop. Draws count by the moves that pos brings along.
What is not understood is answered by error message= and changes nothing.`,
    fr: `Le protocole Hub, version 2, sur l’entrée et la sortie standard, une commande par ligne, jusqu’à quit ou la fin de l’entrée ; la version 1, celle de Scan 2.0, est reconnue à ses mots et reçoit ses réponses. Paramètres : table (mégaoctets), threads (fils d’exécution), tables (le dossier de tables de finales, voir minerve tables), variant (normal désigne les dames internationales ; souffler, english, russian, brazilian, pool et frisian sont de nous, avec 32 lettres pour les cases d’un damier 8x8, et ~28:32-27 pour un coup joué après avoir soufflé). level prend depth, nodes, move-time, moves, time, inc et infinite, et plusieurs valent ensemble ; sans lui, la réflexion dure jusqu’à stop. Les nulles se comptent sur les coups que pos apporte.
À ce qui n’est pas compris répond error message=, et rien ne change.`,
  },
  positionals: [0, 0],
  thread: 'main',
  raw: true,
  run,
};

function run(context: Context): Promise<number> {
  return runProtocol(new HubSession({ ...environment(context), version: version() }), context);
}
