import type { Command, Context } from '../command.ts';
import { environment, runProtocol } from '../protocols/conversation.ts';
import { NBoardSession } from '../protocols/nboard/nboard-session.ts';

export const command: Command = {
  name: 'nboard',
  group: 'engines',
  summary: { en: 'Othello engine for Othello programs (NBoard)', fr: 'moteur d’Othello pour programmes d’Othello (NBoard)' },
  synopsis: ['nboard'],
  examples: {
    nboard: {
      en: 'what to enter as the engine in an Othello program; here: type go, then quit',
      fr: 'ce qu’on indique comme moteur dans un programme d’Othello ; ici : tapez go, puis quit',
    },
    'nboard --lang en': { en: 'status lines in English', fr: 'lignes d’état en anglais' },
    'play othello': { en: 'a game against the same engine, here', fr: 'une partie contre le même moteur, ici' },
  },
  options: {},
  output: {
    en: `The NBoard protocol, version 2, on standard input and output, a command a line, until quit or the end of the input: nboard, set depth, set game (GGF, 8x8), move, hint, go, ping. Values are discs, from the view of the side to move. learn is answered, analyze and set contempt change nothing; what is not understood is answered by a status line.`,
    fr: `Le protocole NBoard, version 2, sur l’entrée et la sortie standard, une commande par ligne, jusqu’à quit ou la fin de l’entrée : nboard, set depth, set game (GGF, 8x8), move, hint, go, ping. Les valeurs sont en pions, du point de vue de qui a le trait. learn reçoit sa réponse, analyze et set contempt ne changent rien ; à ce qui n’est pas compris répond une ligne status.`,
  },
  positionals: [0, 0],
  thread: 'main',
  raw: true,
  run,
};

function run(context: Context): Promise<number> {
  return runProtocol(new NBoardSession(environment(context)), context);
}
