import { nearest } from '../../games/index.ts';
import { quoted } from '../../i18n/index.ts';
import type { Command, Context } from '../command.ts';
import { usageError } from '../problems.ts';

export const command: Command = {
  name: 'tables',
  group: 'solve',
  summary: {
    en: 'endgame tables: every position with few pieces solved, and asked',
    fr: 'tables de finales : toutes les positions de peu de pièces résolues, et consultées',
  },
  synopsis: [
    'tables build <game> --pieces N --out DIR [--threads N | --queue URL]',
    'tables probe <game> --tables DIR < positions.txt',
    'tables list <game> --tables DIR',
    'tables verify <game> --tables DIR [--pieces N] [--sample N]',
  ],
  examples: {
    'tables build draughts:english --pieces 3 --out tables': {
      en: 'all endings with up to three pieces; the same again goes on where it was stopped',
      fr: 'toutes les finales de trois pièces au plus ; la même commande reprend où l’on s’est arrêté',
    },
    'tables probe draughts:english --tables tables --json < positions.txt': {
      en: 'won, drawn or lost for the side to move, and in how many plies',
      fr: 'gagné, nul ou perdu pour qui a le trait, et en combien de demi-coups',
    },
    'tables list draughts:english --tables tables': {
      en: 'how many positions of each material are won, drawn and lost',
      fr: 'combien de positions de chaque matériel sont gagnées, nulles et perdues',
    },
    'tables verify draughts:english --tables tables --sample 100000': {
      en: 'a hundred thousand positions judged by their own moves; without --sample all of them',
      fr: 'cent mille positions jugées par leurs propres coups ; sans --sample, toutes',
    },
  },
  options: {
    'pieces N': {
      en: 'positions with up to N pieces, kings of chess counted',
      fr: 'positions de N pièces au plus, rois des échecs compris',
    },
    'out DIR': {
      en: 'build: the folder, in which each game has its own; with --queue a path below the folder of the workers (worker --folder), typed in that folder',
      fr: 'build : le dossier, où chaque jeu a le sien ; avec --queue, un chemin sous le dossier des exécutants (worker --folder), tapé dans ce dossier',
    },
    'tables DIR': { en: 'the folder that build has written', fr: 'le dossier que build a écrit' },
    'sample N': {
      en: 'verify: N positions, chosen at random (--seed) among all of the tables',
      fr: 'verify : N positions, tirées au sort (--seed) parmi toutes celles des tables',
    },
    'threads N': { en: 'build: threads to work with (one a core)', fr: 'build : fils d’exécution (un par cœur)' },
    'queue URL': {
      en: 'build: have it done by minerve worker, on as many machines as wanted, through the Redis server at redis://user:password@host:port/db',
      fr: 'build : confier le travail à minerve worker, sur autant de machines que l’on veut, par le serveur Redis à redis://utilisateur:motdepasse@hôte:port/base',
    },
  },
  output: {
    en: `Values are exact, for the side to move: plies to the end if the winner hurries and the loser delays. Draw counters (25 moves, fifty moves, repetitions) and castling are left out.
build: a file for each material, the same bytes on every machine and in whatever order they are made. A material is written when it is whole: after Ctrl-C, a crash or a full disk the same command does the others. Draughts (but Frisian) and chess. --json gives {game, pieces, folder, positions, bytes, stopped}.
probe: a line out for each line in. --json gives {position, result, plies} in each: result is win, draw or loss, plies null in a draw; a line that cannot be answered gives {position, error, line}, and the exit code is 1.
list: --json gives {game, pieces, folder, positions, bytes, slices: [{name, pieces, positions, won, drawn, lost, longest}]}.
verify: the checksums of all, then each position against its successors by the rules of the game, without any solver. --json gives {game, folder, verified, positions, moves}, and error where something is wrong.`,
    fr: `Les valeurs sont exactes, pour qui a le trait : demi-coups jusqu’à la fin si le gagnant se hâte et le perdant résiste. Les compteurs de nulle (25 coups, cinquante coups, répétitions) et le roque sont laissés de côté.
build : un fichier par matériel, les mêmes octets sur toute machine et dans quelque ordre qu’on les fasse. Un matériel est écrit une fois entier : après Ctrl-C, une panne ou un disque plein, la même commande fait les autres. Dames (sauf frisonnes) et échecs. --json donne {game, pieces, folder, positions, bytes, stopped}.
probe : une ligne en sortie par ligne en entrée. --json donne {position, result, plies} dans chacune : result vaut win, draw ou loss, plies null si c’est nul ; une ligne sans réponse donne {position, error, line}, et le code de sortie est 1.
list : --json donne {game, pieces, folder, positions, bytes, slices: [{name, pieces, positions, won, drawn, lost, longest}]}.
verify : les sommes de contrôle de toutes, puis chaque position face à ses successeurs par les règles du jeu, sans aucun solveur. --json donne {game, folder, verified, positions, moves}, et error si quelque chose est faux.`,
  },
  positionals: [1, 2],
  thread: 'main',
  run,
};

const VERBS: Readonly<Record<string, () => Promise<(context: Context, typed: string) => Promise<number>>>> = {
  build: async () => (await import('../tables/build.ts')).buildTables,
  probe: async () => (await import('../tables/probe.ts')).probeTables,
  list: async () => (await import('../tables/list.ts')).listTables,
  verify: async () => (await import('../tables/verify.ts')).verifyTables,
};

async function run(context: Context): Promise<number> {
  const [verb = '', game] = context.args.positionals;
  const known = Object.keys(VERBS);
  if (!Object.hasOwn(VERBS, verb)) throw usageError((say) => say.tables.unknownVerb(quoted(verb), nearest(verb, known), known));
  if (game === undefined) throw usageError((say) => say.tables.gameMissing({ verb }));
  return (await VERBS[verb]())(context, game);
}
