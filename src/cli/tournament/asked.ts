import { availableParallelism } from 'node:os';
import { quoted, shellWord } from '../../i18n/index.ts';
import { DEFAULT_RISKS, MOST_PLIES, type Pairing, type SprtRule } from '../../lab/index.ts';
import { intFlag, parseNumber, textFlag } from '../arguments.ts';
import type { Args, Context } from '../command.ts';
import { withHeuristicFlag } from '../heuristic.ts';
import { queueFlag, queueTyped } from '../lab/executor.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { usageError } from '../problems.ts';
import { INVOCATION } from '../style.ts';

/** More than anybody plays; the jobs of all of them are made at once. */
export const MOST_GAMES = 100_000;
const MOST_THREADS = 256;
const DEFAULT_SEED = 1;

/** The options that matches and tournaments share. */
export interface TournamentRequest {
  readonly loaded: LoadedGame;
  readonly pairing: Omit<Pairing, 'a' | 'b'>;
  /** Pairs of games, of a match or of each meeting. */
  readonly pairs: number;
  readonly threads: number;
  readonly folder: string | undefined;
  /** The command that resumes. */
  readonly command: string;
}

/** Reads the options that matches and tournaments share. */
export async function tournamentRequest(typed: string, defaultGames: number, context: Context): Promise<TournamentRequest> {
  const { args, input, note, words } = context;
  const loaded = await withHeuristicFlag(await loadGame(typed, input), context);
  const games = intFlag(args, 'games', 2, MOST_GAMES) ?? defaultGames;
  if (games % 2 === 1) note(words.match.inPairs({ games: games + 1 }));
  const seed = intFlag(args, 'seed', Number.MIN_SAFE_INTEGER) ?? DEFAULT_SEED;
  return {
    loaded,
    pairing: {
      game: loaded.source,
      seed,
      openings: intFlag(args, 'openings', Number.MIN_SAFE_INTEGER) ?? seed,
      plies: intFlag(args, 'plies', 0, MOST_PLIES),
    },
    pairs: Math.ceil(games / 2),
    threads: intFlag(args, 'threads', 1, MOST_THREADS) ?? availableParallelism(),
    folder: textFlag(args, 'out'),
    command: typedAgain(args),
  };
}

/** The command line again, without options that only change the display. */
function typedAgain(args: Args): string {
  const { positionals, flags } = args;
  const options = Object.entries(flags)
    .filter(([name]) => !['json', 'lang', 'progress', 'queue'].includes(name))
    .flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [shellWord(value)])]);
  // Without its password.
  const queue = queueFlag(args);
  if (queue !== undefined) options.push(queueTyped(queue));
  return [INVOCATION, 'match', ...positionals.map(shellWord), ...options].join(' ');
}

/** The sequential test that the options describe. */
export function sprtRule(args: Args): SprtRule | undefined {
  const typed = textFlag(args, 'sprt');
  const risk = (name: 'alpha' | 'beta') => {
    const text = textFlag(args, name);
    if (text === undefined) return DEFAULT_RISKS[name];
    if (typed === undefined) throw usageError((say) => say.match.onlyWithSprt({ name }));
    const share = parseNumber(text) ?? Number.NaN;
    if (share > 0 && share < 0.5) return share;
    throw usageError((say) => say.match.badRisk({ name, typed: quoted(text) }));
  };
  const risks = { alpha: risk('alpha'), beta: risk('beta') };
  if (typed === undefined) return undefined;
  const [elo0, elo1, ...more] = typed.split(',').map((part) => parseNumber(part) ?? Number.NaN);
  if (more.length > 0 || !(elo0 < elo1) || Math.max(-elo0, elo1) > 2000)
    throw usageError((say) => say.match.badSprt({ typed: quoted(typed) }));
  return { elo0, elo1, ...risks };
}
