import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ORACLE = fileURLToPath(new URL('../build/oracle', import.meta.url));

/** What the oracle answers to a text, line by line. */
export function oracle(command: 'trees' | 'solve' | 'connect4-each', input: string): string[] {
  const { status, stdout, stderr, error } = spawnSync(ORACLE, [command], { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`The oracle failed: ${error?.message ?? stderr}. "npm run prove" builds it.`);
  return stdout.trimEnd().split('\n');
}
