import { availableParallelism } from 'node:os';
import { MOST_PLIES, type Pairing, type SprtRule, USUAL_RISKS } from '../../lab/index.ts';
import { quoted } from '../../say/index.ts';
import { parseNumber, textFlag, wholeFlag } from '../arguments.ts';
import type { Args, Context } from '../command.ts';
import { INVOCATION, shellWord } from '../invocation.ts';
import { queueFlag, queueTyped } from '../lab/executor.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { wrongUsage } from '../problems.ts';

/** More than anybody plays; the jobs of all of them are made at once. */
export const MOST_GAMES = 100_000;
const MOST_THREADS = 256;
const USUAL_SEED = 1;

/** What matches and tournaments have in common. */
export interface Asked {
  readonly loaded: LoadedGame;
  readonly pairing: Omit<Pairing, 'a' | 'b'>;
  /** Pairs of games, of a match or of each meeting. */
  readonly pairs: number;
  readonly threads: number;
  readonly folder: string | undefined;
  /** What is typed to go on. */
  readonly command: string;
}

/** Reads what a match and a tournament are told alike. */
export async function askedFor(typed: string, usualGames: number, context: Context): Promise<Asked> {
  const { args, input, note, words } = context;
  const loaded = await loadGame(typed, input);
  const games = wholeFlag(args, 'games', 2, MOST_GAMES) ?? usualGames;
  if (games % 2 === 1) note(words.match.inPairs({ games: games + 1 }));
  const seed = wholeFlag(args, 'seed', Number.MIN_SAFE_INTEGER) ?? USUAL_SEED;
  return {
    loaded,
    pairing: {
      game: loaded.source,
      seed,
      openings: wholeFlag(args, 'openings', Number.MIN_SAFE_INTEGER) ?? seed,
      plies: wholeFlag(args, 'plies', 0, MOST_PLIES),
    },
    pairs: Math.ceil(games / 2),
    threads: wholeFlag(args, 'threads', 1, MOST_THREADS) ?? availableParallelism(),
    folder: textFlag(args, 'out'),
    command: typedAgain(args),
  };
}

/** The command line once more, without what only concerns how it is shown. */
function typedAgain(args: Args): string {
  const { words, flags } = args;
  const options = Object.entries(flags)
    .filter(([name]) => !['json', 'lang', 'progress', 'queue'].includes(name))
    .flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [shellWord(value)])]);
  // Without its password.
  const queue = queueFlag(args);
  if (queue !== undefined) options.push(queueTyped(queue));
  return [INVOCATION, 'match', ...words.map(shellWord), ...options].join(' ');
}

/** The sequential test that was asked for. */
export function ruleAsked(args: Args): SprtRule | undefined {
  const typed = textFlag(args, 'sprt');
  const risk = (name: 'alpha' | 'beta') => {
    const text = textFlag(args, name);
    if (text === undefined) return USUAL_RISKS[name];
    if (typed === undefined) throw wrongUsage((say) => say.match.onlyWithSprt({ name }));
    const share = parseNumber(text) ?? Number.NaN;
    if (share > 0 && share < 0.5) return share;
    throw wrongUsage((say) => say.match.badRisk({ name, typed: quoted(text) }));
  };
  const risks = { alpha: risk('alpha'), beta: risk('beta') };
  if (typed === undefined) return undefined;
  const [elo0, elo1, ...more] = typed.split(',').map((part) => parseNumber(part) ?? Number.NaN);
  if (more.length > 0 || !(elo0 < elo1) || Math.max(-elo0, elo1) > 2000)
    throw wrongUsage((say) => say.match.badSprt({ typed: quoted(typed) }));
  return { elo0, elo1, ...risks };
}
