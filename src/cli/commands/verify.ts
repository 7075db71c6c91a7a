import type { Problem } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { type Arena, arenaFromGraph, checkSaved, type SavedSolution } from '../../solve/index.ts';
import type { Command, Context } from '../command.ts';
import { FAILED, FINE, wrongUsage } from '../problems.ts';
import { rankOrNull, winnerWord } from '../solving/arena-json.ts';
import { loadArena } from '../solving/arena-source.ts';
import { MEMORY_OPTION } from '../solving/options.ts';
import { readSolutionFile } from '../solving/solution-files.ts';
import { interruptible, tellingArena, type Watch, watchOf } from '../solving/watch.ts';

export const verify: Command = {
  name: 'verify',
  summary: {
    en: 'checks the file of a solution, independently of how it was found',
    fr: "contrôle le fichier d'une solution, indépendamment de la façon dont elle a été trouvée",
  },
  synopsis: ['verify <file>'],
  examples: [
    { line: 'verify chomp.sol', says: { en: 'right, or refused with the reason', fr: 'juste, ou refusé avec la raison' } },
    { line: 'strategy nim:21 --out nim.sol', says: { en: 'writes such a file', fr: 'écrit un tel fichier' } },
    { line: 'verify nim.sol --json', says: { en: 'for a program', fr: 'pour un programme' } },
  ],
  options: [MEMORY_OPTION],
  output: {
    en: `Exit code 0 if the solution is right, 1 if it is refused: cut off, changed after it was written, of another arena, or wrong. The arena comes from the rules of the game that the file names, or, for a graph or a game of your own, from the file. Checked position by position: the strategy is legal and stays won, the rank falls by one each turn, the loser cannot escape, draws hold.
--json gives {ok, file, game, positions, moves, winner, rank}, or {ok, file, code, reason}.`,
    fr: `Code de retour 0 si la solution est juste, 1 si elle est refusée : coupée, changée après coup, d'une autre arène, ou fausse. L'arène vient des règles du jeu que nomme le fichier, ou, pour un graphe ou votre propre jeu, du fichier. Contrôle position par position : la stratégie est légale et reste gagnante, le rang baisse d'un à chaque coup, le perdant ne peut s'échapper, les nuls tiennent.
--json donne {ok, file, game, positions, moves, winner, rank}, ou {ok, file, code, reason}.`,
  },
  words: [0, 1],
  thread: 'worker',
  run: (context) => interruptible(context, () => run(context)),
};

async function run(context: Context): Promise<number> {
  const { args, words } = context;
  const [file] = args.words;
  if (file === undefined) throw wrongUsage((say) => say.solving.verifyWantsFile);
  const saved = readSolutionFile(file);
  if (!saved.ok) return refuse(file, saved.error, context);
  const watch = watchOf(saved.value.fingerprint.title, context);
  const arena = await arenaOf(saved.value, context, watch);
  if ('error' in arena) return refuse(file, arena.error, context);
  const verdict = checkSaved(tellingArena(arena, watch.progress), saved.value);
  if (!verdict.ok) return refuse(file, verdict.error, context);
  const { positions, moves } = verdict.value;
  const { winner, rank } = saved.value.solution;
  const start = { winner: winnerWord(winner[arena.start]), rank: rankOrNull(rank[arena.start]) };
  if (args.flags.json === true)
    context.out(`${JSON.stringify({ ok: true, file, game: arena.title, positions, moves, ...start })}\n`);
  else {
    const about = words.arena.start(arena.name(arena.start), arena.owner(arena.start), winner[arena.start], rank[arena.start]);
    const own = saved.value.graph === undefined ? '' : `\n${words.solving.ownArena}`;
    context.out(`${words.solving.accepted(file, arena.title, positions, moves)}\n${about}.${own}\n`);
  }
  return FINE;
}

/** From the file where it has one; otherwise made again from the rules of the game that it names: one of ours, for no file may make us run a program. */
async function arenaOf(saved: SavedSolution, context: Context, watch: Watch): Promise<Arena | { readonly error: Problem }> {
  if (saved.graph !== undefined) {
    const arena = arenaFromGraph({ ...saved.graph, title: saved.fingerprint.title }, { bipartite: false });
    return arena.ok ? arena.value : arena;
  }
  const { title } = saved.fingerprint;
  const ours = parseGame(title);
  if (!ours.ok) return ours;
  return (await loadArena(title, { words: [], flags: {} }, context.input, watch)).arena;
}

function refuse(file: string, { code, message }: Problem, context: Context): number {
  const { words, style } = context;
  const reason = words.library(message);
  if (context.args.flags.json === true) context.out(`${JSON.stringify({ ok: false, file, code, reason })}\n`);
  context.note(`${style.bad('minerve:')} ${words.solving.refused(file, reason)}`);
  return FAILED;
}
