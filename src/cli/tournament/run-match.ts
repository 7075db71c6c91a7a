import { join } from 'node:path';
import { type Game, unwrap } from '../../core/index.ts';
import { writeWhole } from '../../core/node/index.ts';
import { LEVELS } from '../../engines/index.ts';
import { decimal } from '../../i18n/index.ts';
import { threadsEnded } from '../../jobs/index.ts';
import {
  checkPair,
  type GameRow,
  gameColumns,
  gamesFile,
  type Job,
  JobError,
  ladderJobs,
  ladderOf,
  ladderStanding,
  type NamedGame,
  PAIRS,
  PairLog,
  pairJob,
  parsePlayer,
  rowsCsv,
  type Standing,
} from '../../lab/index.ts';
import { checkPlayers, type PairsRun, playPairs, Store, thisMachine } from '../../lab/node/index.ts';
import { intFlag, textFlag } from '../arguments.ts';
import { type Args, type Context, version } from '../command.ts';
import { playerWithHeuristic } from '../heuristic.ts';
import { endable } from '../interrupt.ts';
import { checkPathForWorkers, type JobRunner, queueFlag, queueRunner } from '../lab/executor.ts';
import { leaveWith } from '../leaving.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { MOST_GAMES, sprtRule, type TournamentRequest, tournamentRequest } from './asked.ts';
import { eloText, ladderText, standingText } from './report.ts';

const DEFAULT_GAMES = 100;
/** The most games if a sequential test ends the match. */
const TESTED_GAMES = 20_000;
const LADDER_GAMES = 20;

/** `minerve match A B --game G`. */
export async function runMatch(context: Context): Promise<number> {
  const { args } = context;
  const [typedA, typedB] = args.positionals;
  if (typedA === undefined || typedB === undefined) throw usageError((say) => say.match.wantsPlayers);
  const typed = textFlag(args, 'game');
  if (typed === undefined) throw usageError((say) => say.match.wantsGame);
  for (const name of ['nodes', 'upto'])
    if (args.flags[name] !== undefined) throw usageError((say) => say.match.onlyWithLevels({ name }));
  const rule = sprtRule(args);
  const asked = await tournamentRequest(typed, rule === undefined ? DEFAULT_GAMES : TESTED_GAMES, context);
  const { loaded, pairs } = asked;
  const checked = await checkedPlayers([typedA, typedB], loaded.game, args);
  if (checked !== EXIT_OK) return checked;
  const [a, b] = [await playerWithHeuristic(typedA, loaded.game), await playerWithHeuristic(typedB, loaded.game)];
  const pairing = { ...asked.pairing, a, b };
  const all = Array.from({ length: MOST_GAMES / 2 }, (_, i) => pairJob(pairing, i + 1));
  const log = new PairLog(rule);
  const settings = { ...settingsOf(asked), a, b };
  const jobs = all.slice(0, pairs);
  const run = { name: 'match', settings, all, jobs, asked, isDecided: () => log.isDecided };
  const code = await played(run, context, {
    add: (_, rows) => log.add(rows),
    news: () => {
      const { wins, draws, losses, games, estimate, sprt } = log.standing();
      const elo = estimate === undefined ? '' : eloText(estimate.elo, context);
      return { games, all: 2 * pairs, wins, draws, losses, elo, llr: sprt && decimal(sprt.llr, 2, context.language) };
    },
  });
  const [rows, standing] = [log.rows(), log.standing()];
  const file = await saved(
    asked,
    rows.map((row) => ({ row, a, b })),
  );
  show(
    context,
    () => standingText({ loaded, a: typedA, b: typedB, standing, rule, file }, context),
    () => ({
      game: loaded.spec,
      a,
      b,
      ...standingJson(standing),
      sprt: rule === undefined ? null : { ...rule, ...standing.sprt, accepted: standing.sprt?.accepted ?? null },
      rows,
      ...commonJson(asked, code, file),
    }),
  );
  tellEnd(asked, code, standing.games, context);
  return code;
}

/** The exit code: they are in order, or it was interrupted. Programs are tried where they are to run. */
async function checkedPlayers(players: readonly string[], game: Game, args: Args): Promise<number> {
  if (queueFlag(args) !== undefined) {
    for (const player of players) {
      const spec = unwrap(parsePlayer(player, game));
      if (spec.kind === 'engine' && typeof spec.options.tablebases === 'string') checkPathForWorkers(spec.options.tablebases);
    }
    return EXIT_OK;
  }
  const { code } = await endable((signal) =>
    checkPlayers(players, game, signal).catch((thrown: unknown) => {
      if (!signal.aborted) throw thrown;
    }),
  );
  return code;
}

/** `minerve match --levels G`. */
export async function runLevels(context: Context): Promise<number> {
  const { args, words } = context;
  for (const option of ['game', 'sprt', 'alpha', 'beta'])
    if (args.flags[option] !== undefined) throw usageError((say) => say.match.levelsAlone({ what: `--${option}` }));
  if (args.positionals.length > 0) throw usageError((say) => say.match.levelsAlone({ what: args.positionals.join(' ') }));
  const asked = await tournamentRequest(textFlag(args, 'levels') as string, LADDER_GAMES, context);
  const { loaded, pairs } = asked;
  const nodes = intFlag(args, 'nodes', 1);
  const ladder = ladderOf(loaded.game, asked.pairing, nodes);
  const all = ladderJobs(ladder, Math.max(pairs, MOST_LADDER_PAIRS));
  const upTo = intFlag(args, 'upto', 1, LEVELS.length) ?? LEVELS.length;
  const lower = ladder.players.slice(0, upTo + 1);
  const jobs = ladderJobs(ladder, pairs).filter(({ data }) => lower.includes(String(data.a)));
  const settings = { ...settingsOf(asked), nodes: String(nodes ?? '') };
  const done = new Map<string, readonly GameRow[]>();
  const code = await played({ name: 'levels', settings, all, jobs, asked }, context, {
    add: (id, rows) => done.set(id, rows),
    news: () => ({ games: 2 * done.size, all: 2 * jobs.length }),
  });
  const standing = ladderStanding(ladder, all, done);
  const games = all.flatMap(({ id, data }) =>
    (done.get(id) ?? []).map((row): NamedGame => ({ row, a: String(data.a), b: String(data.b) })),
  );
  const file = await saved(asked, games);
  if (standing === undefined) context.note(words.match.tooFew);
  show(
    context,
    () => (standing === undefined ? '' : ladderText({ loaded, standing, file }, context)),
    () => ({
      game: loaded.spec,
      levels: standing?.rungs ?? [],
      meetings: (standing?.meetings ?? []).map(({ a, b, standing }) => {
        const { games, wins, draws, losses, score } = standingJson(standing);
        return { a, b, games, wins, draws, losses, score };
      }),
      ...commonJson(asked, code, file),
    }),
  );
  tellEnd(asked, code, games.length, context);
  return code;
}

/** Jobs that a folder may hold from a longer tournament. */
const MOST_LADDER_PAIRS = 1000;

/** The settings that determine the games and so may not change in a folder; the number of games may. */
function settingsOf({ pairing: { game, seed, openings, plies } }: TournamentRequest): Record<string, string> {
  return { game, seed: String(seed), openings: String(openings), plies: String(plies ?? '') };
}

interface Run {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** All jobs whose rows the folder may have, and those of this run. */
  readonly all: readonly Job[];
  readonly jobs: readonly Job[];
  readonly asked: TournamentRequest;
  isDecided?(): boolean;
}

/** Receives the finished pairs, those of the folder first, and shows progress. */
interface Listener {
  add(job: string, rows: readonly GameRow[]): void;
  news(): News;
}

type News = { readonly games: number; readonly all: number } & Partial<Parameters<Context['words']['match']['progress']>[0]>;

/** Plays the missing pairs, here or through a queue, and shows progress. Returns the exit code too. */
async function played(run: Run, context: Context, listener: Listener): Promise<number> {
  const { name, settings, all, asked } = run;
  const versions = { minerve: version(), node: process.versions.node };
  if (queueFlag(context.args) !== undefined) unwrap(checkPair(all[0]));
  const hands = await queueRunner(context, PAIRS);
  let store: Store | undefined;
  try {
    if (asked.folder !== undefined)
      store = Store.open(asked.folder, { experiment: name, settings, versions, machine: thisMachine() }, all);
    return await playedBy(hands, store, run, context, listener);
  } catch (thrown) {
    throw thrown instanceof JobError ? thrown.cause : thrown;
  } finally {
    await hands?.executor.close();
    store?.close();
  }
}

async function playedBy(
  hands: JobRunner | undefined,
  store: Store | undefined,
  { jobs, asked: { threads }, isDecided }: Run,
  { words, note, progress, language }: Context,
  { add, news }: Listener,
): Promise<number> {
  const began = performance.now();
  const before = store?.done.size ?? 0;
  let done = before;
  for (const [id, rows] of store?.done ?? []) add(id, rows as readonly GameRow[]);
  const tell = () => {
    const rate = decimal((2000 * (done - before)) / Math.max(1, performance.now() - began), 1, language);
    const { games, all, ...more } = news();
    const text =
      more.wins === undefined
        ? words.match.ladderProgress({ games, all, rate })
        : words.match.progress({ games, all, ...more, rate } as Parameters<typeof words.match.progress>[0]);
    progress(`${text}${hands?.described() ?? ''}`);
  };
  if (before > 0) note(words.match.goesOn({ games: 2 * before }));
  tell();
  hands?.watch(tell);
  const onPair: PairsRun['onPair'] = ({ id }, rows, progress) => {
    add(id, rows);
    done = progress.done;
    tell();
  };
  // Without a queue the engines search in threads of this process.
  if (hands === undefined) leaveWith(threadsEnded);
  const { code } = await endable((signal) =>
    playPairs({ jobs, threads, executor: hands?.executor, store, signal, onPair, ...(isDecided && { isDecided }) }),
  );
  return code;
}

const PLAYERS = {
  a: { about: { en: 'the first player', fr: 'le premier joueur' }, kind: 'key' },
  b: { about: { en: 'the second player', fr: 'le second joueur' }, kind: 'key' },
} as const;

/** The games as a file in the folder, if there is one, and all rows as a table. */
async function saved({ loaded, pairing, folder }: TournamentRequest, games: readonly NamedGame[]): Promise<string | undefined> {
  if (folder === undefined || games.length === 0) return undefined;
  const { form, text } = await gamesFile(loaded.game, pairing.game, games);
  const file = join(folder, `games.${form}`);
  writeWhole(file, text);
  const columns = { ...PLAYERS, ...gameColumns };
  writeWhole(
    join(folder, 'rows.csv'),
    rowsCsv(
      { columns },
      games.map(({ row, a, b }) => ({ a, b, ...row })),
    ),
  );
  return file;
}

function show({ args, out }: Context, text: () => string, json: () => object): void {
  out(args.flags.json === true ? `${JSON.stringify(json(), finite)}\n` : text());
}

/** JSON knows no infinity. */
function finite(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}

function standingJson({ games, wins, draws, losses, estimate, pairs, forfeitedGames: forfeits, nodes, ms }: Standing) {
  const { score = null, elo = null, superiority = null } = estimate ?? {};
  return { games, wins, draws, losses, score, elo, superiority, pairs, forfeits, nodes, ms };
}

function commonJson({ pairing: { seed, openings }, folder }: TournamentRequest, code: number, file: string | undefined) {
  return { stopped: code !== EXIT_OK, seed, openings, folder: folder ?? null, file: file ?? null };
}

function tellEnd({ folder, command }: TournamentRequest, code: number, games: number, { note, words }: Context): void {
  if (code === EXIT_OK) return;
  note(folder === undefined ? words.match.lostGames({ games }) : words.match.kept({ games, folder, command }));
}
