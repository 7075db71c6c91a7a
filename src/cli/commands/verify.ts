import { ok, type Problem, ProblemError, type Result } from '../../core/index.ts';
import { isCertificate, type SolveWatch } from '../../engines/index.ts';
import { descriptorOf, parseGame } from '../../games/index.ts';
import { say } from '../../i18n/index.ts';
import {
  type Arena,
  arenaFromGraph,
  checkMadeFor,
  checkSaved,
  countsPoints,
  hasPoints,
  readSolution,
  type SavedSolution,
  type Solution,
  type Values,
} from '../../solve/index.ts';
import type { Args, Command, Context } from '../command.ts';
import { verifyCertificate } from '../connect4/certificate.ts';
import { readText, UnreadableFile } from '../files.ts';
import { type LoadedGame, loadGame, titleOf } from '../load-game.ts';
import { MEMORY_OPTION } from '../options.ts';
import { CommandProblem, commandFailure, EXIT_OK, explain, FAILED, usageError, WRONG_USAGE } from '../problems.ts';
import { startValue } from '../solving/arena-report.ts';
import { type ArenaSource, arenaOfGame, arenaWord, retitled } from '../solving/arena-source.ts';
import { isAcceptedByOracle, oraclePath, type ProofWatch } from '../solving/proved.ts';
import { interruptible, watchOf } from '../solving/watch.ts';
import { printable } from '../style.ts';

export const command: Command = {
  name: 'verify',
  group: 'solve',
  summary: {
    en: 'checks the file of a solution, independently of how it was found',
    fr: 'contrôle le fichier d’une solution, indépendamment de la façon dont elle a été trouvée',
  },
  synopsis: ['verify <file> [<game>] [--proved]'],
  examples: {
    'verify chomp.sol': { en: 'right, or refused with the reason', fr: 'juste, ou refusé avec la raison' },
    'strategy nim:21 --out nim.sol': { en: 'writes such a file', fr: 'écrit un tel fichier' },
    'verify race.sol ./race.js': {
      en: 'a solution that the library wrote of a game of your own',
      fr: 'une solution de votre propre jeu, écrite par le paquet npm',
    },
    'verify nim.sol --proved': {
      en: 'by the checker that is proved in Coq, where "npm run prove" has built it',
      fr: 'par le contrôleur prouvé en Coq, si « npm run prove » l’a construit',
    },
    'verify nim.sol --json': { en: 'for a program', fr: 'pour un programme' },
  },
  options: {
    proved: {
      en: 'ask the checker that is proved in Coq: MINERVE_ORACLE, or what "npm run prove" has built',
      fr: 'demander au contrôleur prouvé en Coq : MINERVE_ORACLE, ou ce que « npm run prove » a construit',
    },
    ...MEMORY_OPTION,
  },
  output: {
    en: `Exit code 0 if the solution is right, 1 if it is refused: cut off, changed after it was written, of another arena, or wrong. The arena is made again from the rules of the game that the file names, or that you name: for a game of your own, its module (./mine.js). Only for a graph, and for a game of your own that is not named, does it come from the file, which is then said. Checked position by position: the strategy is legal and stays won, the rank falls by one each turn, the loser cannot escape, draws hold; where the game counts points, that nobody can have more of them.
--proved asks a program extracted from a proof (docs/proof.md): whatever it accepts is a theorem about the arena that it is shown. The rules of the game, which make that arena, stay on trust.
--json gives {ok, file, game, positions, moves, winner, rank, value, unit, remoteness, graph, arena, from, proved}, or {ok, file, code, reason}. winner to graph are the start's, as in minerve arena. arena is "rules" or "file": where the arena came from; from is the position that the game starts from, where the file names one; proved is there with --proved.`,
    fr: `Code de retour 0 si la solution est juste, 1 si elle est refusée : coupée, changée après coup, d’une autre arène, ou fausse. L’arène est refaite d’après les règles du jeu que nomme le fichier, ou que vous nommez : pour votre propre jeu, son module (./mine.js). Elle ne vient du fichier que pour un graphe, ou pour votre jeu s’il n’est pas nommé, et c’est alors dit. Contrôle position par position : la stratégie est légale et reste gagnante, le rang baisse d’un à chaque coup, le perdant ne peut s’échapper, les nulles tiennent ; si le jeu compte des points, personne ne peut en avoir plus.
--proved interroge un programme extrait d’une preuve (docs/proof.md) : ce qu’il accepte est un théorème sur l’arène qu’on lui montre. Les règles du jeu, qui donnent cette arène, restent crues sur parole.
--json donne {ok, file, game, positions, moves, winner, rank, value, unit, remoteness, graph, arena, from, proved}, ou {ok, file, code, reason}. De winner à graph, ce sont ceux du départ, comme pour minerve arena. arena vaut « rules » ou « file » : d’où vient l’arène, des règles ou du fichier ; from est la position d’où part le jeu, si le fichier en nomme une ; proved n’est là qu’avec --proved.`,
  },
  positionals: [0, 2],
  thread: 'worker',
  run: interruptible(verify),
};

async function verify(context: Context): Promise<number> {
  const [file, game] = context.args.positionals;
  if (file === undefined) throw usageError((say) => say.solving.verifyWantsFile);
  // An option that is wrong is not the file's fault.
  watchOf(file, context);
  try {
    const named = game === undefined ? undefined : await loadGame(arenaWord(game), context.input);
    return await check(file, named, context);
  } catch (thrown) {
    if (!(thrown instanceof CommandProblem || thrown instanceof ProblemError)) throw thrown;
    const { exitCode, text: why } = explain(thrown, context.language);
    if (thrown instanceof ProblemError && exitCode === WRONG_USAGE) return refuse(file, thrown, context);
    return answerNo(file, thrown instanceof UnreadableFile ? 'unreadable' : 'not-checked', why, why, context);
  }
}

async function check(file: string, named: LoadedGame | undefined, context: Context): Promise<number> {
  const oracle = context.args.flags.proved === true ? oraclePath() : undefined;
  const text = readText(file);
  if (isCertificate(text)) {
    const verdict = await verifyCertificate(file, text, oracle, context);
    return verdict.ok ? verdict.value : refuse(file, verdict.error, context);
  }
  const saved = readSolution(text);
  if (!saved.ok) return refuse(file, saved.error, context);
  const { fingerprint, solution, from } = saved.value;
  const watch = watchOf(printable(fingerprint.title), context);
  const origin = originOf(file, saved.value, named, watch);
  if (!origin.ok) return refuse(file, origin.error, context);
  const { arena, by, graph, extraPlies } = origin.value;
  const verdict =
    oracle === undefined
      ? checkSaved(arena, saved.value, watch.progress)
      : await checkProved(oracle, file, arena, saved.value, { ...watch, signal: context.signal });
  if (!verdict.ok) return refuse(file, verdict.error, context);
  const game = named === undefined ? printable(arena.title) : titleOf(named);
  const { positions, moves } = verdict.value;
  if (context.args.flags.json === true) {
    const worth = startValue(arena, solution, extraPlies);
    const proved = oracle && { proved: true };
    context.out(`${JSON.stringify({ ok: true, file, game, positions, moves, ...worth, graph, arena: by, from, ...proved })}\n`);
    return EXIT_OK;
  }
  const { solving: texts } = context.words;
  const accepted =
    by === 'file'
      ? texts.acceptedOwn({ file, title: game, positions, moves })
      : texts.accepted(file, game, from && printable(from), { positions, graph }, moves);
  context.out(`${accepted}\n${startOf(arena, solution, extraPlies, context)}.\n`);
  if (oracle !== undefined) context.out(`${texts.proved(by)}\n`);
  if (!hasPoints(solution) && countsPoints(arena)) context.out(`${texts.winnersOnly}\n`);
  return EXIT_OK;
}

/** The proved checker decides; where it refuses, `solve/verify` says why. */
async function checkProved(oracle: string, file: string, arena: Arena, saved: SavedSolution, watch: ProofWatch) {
  const made = checkMadeFor(arena, saved, watch.progress);
  if (!made.ok || (await isAcceptedByOracle(oracle, arena, saved.solution, watch))) return made;
  const why = checkSaved(arena, saved, watch.progress);
  if (why.ok) throw commandFailure((say) => say.solving.checkersDisagree({ file }));
  return why;
}

/** What the solution proves about the start, in words. */
function startOf(arena: Arena, solution: Solution | Values, extra: number, { words }: Context): string {
  const { start } = arena;
  const [name, owner] = [printable(arena.name(start)), arena.owner(start)];
  if (hasPoints(solution)) return words.arena.startPoints({ name, owner, value: solution.value[start] });
  return words.arena.start(name, owner, solution.winner[start], solution.rank[start], extra);
}

/** The arena to check against, and where it comes from. */
interface Origin extends Pick<ArenaSource, 'arena' | 'graph' | 'extraPlies'> {
  readonly by: 'rules' | 'file';
}

/**
 * If the title names one of our games, its rules give the arena, whatever else the file contains: nobody can pass off
 * another arena as that game. Any other title means the arena in the file. A file can never make us run a program,
 * because the title is never read as a path. Only the command line can name a program: then its rules decide, and the
 * title is ignored.
 */
function originOf(file: string, saved: SavedSolution, named: LoadedGame | undefined, watch: SolveWatch): Result<Origin> {
  const { title } = saved.fingerprint;
  if (named !== undefined) {
    const source = byTheRules(named, saved, watch);
    return ok({ ...source, arena: retitled(source.arena, title), by: 'rules' });
  }
  const ours = parseGame(title);
  if (saved.graph !== undefined && (!ours.ok || descriptorOf(ours.value)?.graph !== undefined)) {
    const arena = arenaFromGraph({ ...saved.graph, title }, { bipartite: false });
    return arena.ok ? ok({ arena: arena.value, graph: 'given', extraPlies: 0, by: 'file' }) : arena;
  }
  if (!ours.ok) throw commandFailure((say) => say.solving.namesNoGame({ title: printable(title), file }));
  return ok({ ...byTheRules({ game: ours.value, spec: ours.value.name }, saved, watch), by: 'rules' });
}

/** A library that explores Chomp or Nim does not double it: the number of positions tells which of the two it was. */
function byTheRules(game: Pick<LoadedGame, 'game' | 'spec'>, { from, fingerprint }: SavedSolution, watch: SolveWatch) {
  const args: Args = { positionals: [], flags: from === undefined ? {} : { position: from } };
  const source = arenaOfGame(game, args, watch);
  if (source.graph !== 'doubled' || source.arena.size === fingerprint.positions) return source;
  const explored = arenaOfGame(game, args, watch, { doubles: false });
  return explored.arena.size === fingerprint.positions ? explored : source;
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
