import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../fixtures/index.ts';
import { matchJson } from './commands/play.ts';
import { COMMAND_NAMES } from './commands.ts';
import { answered } from './fixtures/in-process.ts';
import { emptyFolder } from './fixtures/program.ts';
import { DEFAULT_STRENGTH } from './play/terminal-match.ts';

/** The rows of docs/json-and-records.md: which commands have which key. */
const table = new Map<string, readonly string[]>();
for (const [, key, commands] of readFileSync(new URL('../../docs/json-and-records.md', import.meta.url), 'utf8').matchAll(
  /^\| `(\w+)` \| ([^|]+) \|/gm,
))
  table.set(key as string, [...(table.get(key as string) ?? []), ...(commands as string).trim().split(/,? /)]);

/** Keys whose values are not looked into: their own keys are data (moves, languages, settings). */
const NAMED_BY_OTHERS = [
  ...['divide', 'summary', 'title', 'says', 'text', 'output', 'task', 'label', 'solved', 'reasons'],
  ...['set', 'results'],
];

function keysIn(what: unknown): string[] {
  if (typeof what !== 'object' || what === null) return [];
  if (Array.isArray(what)) return what.flatMap(keysIn);
  return Object.entries(what).flatMap(([key, value]) => [key, ...(NAMED_BY_OTHERS.includes(key) ? [] : keysIn(value))]);
}

const solution = join(emptyFolder(), 'nim.sol');
const certificate = join(emptyFolder(), 'small.cert');
const tables = emptyFolder();
const SMALL = 'draughts:english:6x6';

const RUNS: readonly (readonly [typed: string[], input?: string])[] = [
  [['search', 'nim:5', '--depth', '2']],
  [['search', 'chess', '--depth', '1']],
  [['analyse', 'tictactoe', '--moves', 'b2', '--depth', '2']],
  [['analyse', 'connect4', '--position', '416517254411155157735742']],
  [['evaluate', 'connect4', '--moves', '44']],
  [['tree', '[[6,7],[2,8]]']],
  [['tree', 'chomp:2x2', '--algorithm', 'minimax', '--depth', '4', '--merge']],
  [['solve', 'nim:5']],
  [['solve', 'tree:[[6,7],[2,8]]']],
  [['solve', 'connect4', '--position', '416517254411155157735742']],
  [['solve', 'connect4', '-'], '416517254411155157735742\n9\n'],
  [['arena', 'nim:3']],
  [['strategy', 'nim:3', '--out', solution]],
  [['verify', solution]],
  [['verify', 'nowhere.sol']],
  [['certify', 'connect4:4x4x4', '--out', certificate]],
  [['verify', certificate]],
  [['tables', 'build', SMALL, '--pieces', '2', '--out', tables, '--threads', '1']],
  [['tables', 'list', SMALL, '--tables', tables]],
  [['tables', 'probe', SMALL, '--tables', tables], 'W:WK16:BK3\nnonsense\n'],
  [['tables', 'verify', SMALL, '--tables', tables, '--sample', '9']],
  [['exercises', '--kinds', 'all', '--solutions']],
  [['exercises', '--kinds', 'heuristic', '--level', '3', '--count', '2', '--seed', '3']],
  [['perft', 'tictactoe', '--depth', '2', '--divide']],
  [['bench']],
  [['lab', 'list']],
  [['lab', 'run', 'minimax2-misses', '--set', 'leaves=4', '--out', join(emptyFolder(), 'run')]],
  [['match', 'random', 'greedy', '--game', 'tictactoe', '--games', '2', '--sprt', '0,10']],
  [['match', '--levels', 'nim:3', '--games', '2']],
  [['games']],
  [['algorithms']],
  [['rules', 'nim']],
  [['help']],
  [['help', 'search']],
  [['help', '--version']],
];

describe('the keys of --json', () => {
  it.each(RUNS.map(([typed, input]) => ({ typed, input })))('of $typed are documented', async ({ typed, input }) => {
    const signal = { aborted: typed[0] === 'bench' };
    const { out } = await answered([...typed, '--json'], { ...(input !== undefined && { input }), signal });
    const lines = out.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(0);
    const found = lines.map((line) => JSON.parse(line));
    const keys = new Set(found.flatMap(keysIn));
    expect([...keys].filter((key) => !table.get(key)?.includes(typed[0] as string))).toEqual([]);
    for (const { turn = 'max', unit = 'score' } of found) {
      expect(['max', 'min']).toContain(turn);
      expect(['score', 'outcome', 'points']).toContain(unit);
    }
  });

  it('of play are documented as well', () => {
    const keys = keysIn(matchJson({ match: matchOf('nim:5', '1'), strength: { ...DEFAULT_STRENGTH, perfect: true } }));
    expect(keys.filter((key) => !table.get(key)?.includes('play'))).toEqual([]);
  });

  it('belong to existing commands', () => {
    const named = new Set([...table.values()].flat());
    expect([...named].filter((command) => !COMMAND_NAMES.includes(command))).toEqual([]);
    expect([...table.keys()]).toEqual(expect.arrayContaining(['turn', 'unit', 'positions', 'value']));
  });
});
