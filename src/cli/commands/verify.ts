import { ok, type Problem, ProblemError, type Result } from '../../core/index.ts';
import type { SolveWatch } from '../../engines/index.ts';
import { descriptorOf, parseGame } from '../../games/index.ts';
import { say } from '../../say/index.ts';
import { type Arena, arenaFromGraph, checkSaved, readSolution, type SavedSolution } from '../../solve/index.ts';
import type { Args, Command, Context } from '../command.ts';
import { readText, UnreadableFile } from '../files.ts';
import { MEMORY_OPTION } from '../options.ts';
import { CommandProblem, explain, FAILED, FINE, WRONG_USAGE, wrongUsage } from '../problems.ts';
import { rankOrNull, winnerWord } from '../solving/arena-report.ts';
import { arenaOfGame } from '../solving/arena-source.ts';
import { interruptible, watchOf } from '../solving/watch.ts';
import { printable } from '../style.ts';

export const command: Command = {
  name: 'verify',
  summary: {
    en: 'checks the file of a solution, independently of how it was found',
    fr: 'contrôle le fichier d’une solution, indépendamment de la façon dont elle a été trouvée',
  },
  synopsis: ['verify <file>'],
  examples: {
    'verify chomp.sol': { en: 'right, or refused with the reason', fr: 'juste, ou refusé avec la raison' },
    'strategy nim:21 --out nim.sol': { en: 'writes such a file', fr: 'écrit un tel fichier' },
    'verify nim.sol --json': { en: 'for a program', fr: 'pour un programme' },
  },
  options: {
    ...MEMORY_OPTION,
  },
  output: {
    en: `Exit code 0 if the solution is right, 1 if it is refused: cut off, changed after it was written, of another arena, or wrong. The arena is made again from the rules of the game that the file names; only for a graph or a game of your own does it come from the file, which is then said. Checked position by position: the strategy is legal and stays won, the rank falls by one each turn, the loser cannot escape, draws hold.
--json gives {ok, file, game, positions, moves, winner, rank, arena, from}, or {ok, file, code, reason}. arena is "rules" or "file": where the arena came from; from is the position that the game starts from, where the file names one.`,
    fr: `Code de retour 0 si la solution est juste, 1 si elle est refusée : coupée, changée après coup, d’une autre arène, ou fausse. L’arène est refaite d’après les règles du jeu que nomme le fichier ; elle ne vient du fichier que pour un graphe ou votre propre jeu, et c’est alors dit. Contrôle position par position : la stratégie est légale et reste gagnante, le rang baisse d’un à chaque coup, le perdant ne peut s’échapper, les nulles tiennent.
--json donne {ok, file, game, positions, moves, winner, rank, arena, from}, ou {ok, file, code, reason}. arena vaut « rules » ou « file » : d’où vient l’arène, des règles ou du fichier ; from est la position d’où part le jeu, si le fichier en nomme une.`,
  },
  words: [0, 1],
  thread: 'worker',
  run: interruptible(verify),
};

async function verify(context: Context): Promise<number> {
  const [file] = context.args.words;
  if (file === undefined) throw wrongUsage((say) => say.solving.verifyWantsFile);
  // An option that is wrong is not the file's fault.
  watchOf(file, context);
  try {
    return check(file, context);
  } catch (thrown) {
    if (!(thrown instanceof CommandProblem || thrown instanceof ProblemError)) throw thrown;
    const { exitCode, text: why } = explain(thrown, context.language);
    if (thrown instanceof ProblemError && exitCode === WRONG_USAGE) return refuse(file, thrown, context);
    return answerNo(file, thrown instanceof UnreadableFile ? 'unreadable' : 'not-checked', why, why, context);
  }
}

function check(file: string, context: Context): number {
  const saved = readSolution(readText(file));
  if (!saved.ok) return refuse(file, saved.error, context);
  const { fingerprint, solution, from } = saved.value;
  const watch = watchOf(printable(fingerprint.title), context);
  const origin = originOf(saved.value, watch);
  if (!origin.ok) return refuse(file, origin.error, context);
  const { arena, by } = origin.value;
  const verdict = checkSaved(arena, saved.value, watch.progress);
  if (!verdict.ok) return refuse(file, verdict.error, context);
  const { start } = arena;
  const [winner, rank] = [solution.winner[start], solution.rank[start]];
  const game = printable(arena.title);
  const { positions, moves } = verdict.value;
  if (context.args.flags.json === true) {
    const atStart = { winner: winnerWord(winner), rank: rankOrNull(rank) };
    context.out(`${JSON.stringify({ ok: true, file, game, positions, moves, ...atStart, arena: by, from })}\n`);
    return FINE;
  }
  const said = context.words.solving;
  const accepted =
    by === 'file'
      ? said.acceptedOwn({ file, title: game, positions, moves })
      : said.accepted(file, game, from && printable(from), positions, moves);
  const about = context.words.arena.start(printable(arena.name(start)), arena.owner(start), winner, rank);
  context.out(`${accepted}\n${about}.\n`);
  return FINE;
}

/** The arena, and who says that it is the one. */
interface Origin {
  readonly arena: Arena;
  readonly by: 'rules' | 'file';
}

/**
 * Where the title names one of our games, its rules make the arena again, whatever else the file holds: nobody can
 * pass off an arena of his own as that game. Any other title stands for the arena in the file. No file can make us run
 * a program: the title is never read as a path.
 */
function originOf(saved: SavedSolution, watch: SolveWatch): Result<Origin> {
  const { title } = saved.fingerprint;
  const named = parseGame(title);
  if (saved.graph !== undefined && (!named.ok || descriptorOf(named.value)?.graph !== undefined)) {
    const arena = arenaFromGraph({ ...saved.graph, title }, { bipartite: false });
    return arena.ok ? ok({ arena: arena.value, by: 'file' }) : arena;
  }
  if (!named.ok) return named;
  const flags: Args['flags'] = saved.from === undefined ? {} : { position: saved.from };
  const { arena } = arenaOfGame({ game: named.value, spec: named.value.name }, { words: [], flags }, watch);
  return ok({ arena, by: 'rules' });
}

function refuse(file: string, problem: Problem, context: Context): number {
  const why = printable(say(problem, context.language));
  return answerNo(file, problem.code, why, context.words.solving.refused({ file, why }), context);
}

function answerNo(file: string, code: string, reason: string, note: string, context: Context): number {
  if (context.args.flags.json === true) context.out(`${JSON.stringify({ ok: false, file, code, reason })}\n`);
  context.note(`${context.style.bad('minerve:')} ${note}`);
  return FAILED;
}
