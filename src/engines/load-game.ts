import { type Game, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { compileKernel, type KernelFile } from '../kernels/index.ts';

/** Games whose rules are in a kernel, by the name before the options. */
const RULES: Readonly<Record<string, KernelFile>> = { othello: 'othello', draughts: 'draughts', chess: 'chess' };

/**
 * The game that a name with its options means, as on the command line, ready to be used: a page may not create a game before the kernel with its rules is there.
 * Throws the sentence of `parseGame` where there is no such game.
 */
export async function loadGame(spec: string): Promise<Game> {
  const [name] = spec.trim().toLowerCase().split(':') as [string];
  if (Object.hasOwn(RULES, name)) await compileKernel(RULES[name]);
  return unwrap(parseGame(spec));
}
