import type { Command } from './command.ts';

type LoadedCommand = Promise<{ readonly command: Command }>;

/**
 * The commands, in the order in which help lists them within each group. A command is loaded when it is needed:
 * loading all of them takes longer than most commands do.
 */
const COMMANDS: Readonly<Record<string, () => LoadedCommand>> = {
  play: () => import('./commands/play.ts'),
  search: () => import('./commands/search.ts'),
  analyse: () => import('./commands/analyse.ts'),
  evaluate: () => import('./commands/evaluate.ts'),
  tree: () => import('./commands/tree.ts'),
  solve: () => import('./commands/solve.ts'),
  arena: () => import('./commands/arena.ts'),
  strategy: () => import('./commands/strategy.ts'),
  certify: () => import('./commands/certify.ts'),
  verify: () => import('./commands/verify.ts'),
  tables: () => import('./commands/tables.ts'),
  exercises: () => import('./commands/exercises.ts'),
  perft: () => import('./commands/perft.ts'),
  bench: () => import('./commands/bench.ts'),
  lab: () => import('./commands/lab.ts'),
  match: () => import('./commands/match.ts'),
  worker: () => import('./commands/worker.ts'),
  uci: () => import('./commands/uci.ts'),
  nboard: () => import('./commands/nboard.ts'),
  hub: () => import('./commands/hub.ts'),
  games: () => import('./commands/games.ts'),
  rules: () => import('./commands/rules.ts'),
  algorithms: () => import('./commands/algorithms.ts'),
  help: async () => ({ command: (await import('./commands/help.ts')).helpWith(commands) }),
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** undefined if there is no such command. */
export async function commandNamed(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? (await COMMANDS[name]()).command : undefined;
}

export async function commands(): Promise<Command[]> {
  return Promise.all(COMMAND_NAMES.map(async (name) => (await commandNamed(name)) as Command));
}
