import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from '../../src/cli/fixtures/in-process.ts';
import { emptyFolder } from '../../src/cli/fixtures/program.ts';
import { loadArena } from '../../src/cli/solving/arena-source.ts';
import { isAcceptedByOracle } from '../../src/cli/solving/proved.ts';
import { Random, unwrap } from '../../src/core/index.ts';
import { solveArena, solvePoints } from '../../src/engines/index.ts';
import { type Arena, Checksum, checkSaved, countsPoints, readSolution, writeSolution } from '../../src/solve/index.ts';
import { ORACLE } from './oracle.ts';

/** The games of the Course that are small enough, and what else the command line writes certificates of. */
const GAMES = [
  ...['tictactoe', 'tictactoe:3x2x2', 'nim:21', 'nim:3,4,5', 'nim:3,4,5:misere'],
  ...['chomp:1x1', 'chomp:2x2', 'chomp:2x3', 'chomp:4x5', 'chomp:6x6', 'connect4:3x3x3', 'connect4:4x4x4', 'connect4:4x4x3'],
  ...['graph', 'a: b; b: a c; c: ; win adam: c; start: a', 'turns: free; adam: 0 1; eve: 2; 0 -> 1 2; 1 -> 0; 2 -> 0; start: 0'],
  ...['[[6,7],[2,8]]', '[[[5,6],[7,4]],[3,[9,2]]]', 'othello:4x4'],
];

const folder = emptyFolder();
const at = (name: string) => join(folder, name);

/** A file with its checksum made right again, as a forger would. */
function forged(lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`;
  const sum = new Checksum();
  sum.addText(text);
  return `${text}end ${sum}\n`;
}

describe('the proved checker accepts what the command line writes', () => {
  it.each(GAMES)('of %s', async (spec) => {
    expect((await answered(['strategy', spec, '--out', at('a.sol')])).code).toBe(0);
    const { code, out, notes } = await answered(['verify', at('a.sol'), '--proved']);
    expect([code, notes.filter((note) => note.startsWith('minerve:'))]).toEqual([0, []]);
    expect(out).toMatch(/is correct.*\n.*\nAccepted by the checker that is proved in Coq\. Trusted without proof: /);
    expect(JSON.parse((await answered(['verify', at('a.sol'), '--proved', '--json'])).out)).toMatchObject({
      ok: true,
      proved: true,
    });
  });
});

/** What else could stand in the place of a field. */
function others(field: string, column: number, points: boolean, size: number): string[] {
  const all =
    column === 0 && !points
      ? ['+', '-', '=']
      : [
          ...['.', '0', '1', '7', `${size}`, `${size - 1}`],
          ...[-2, -1, 1, 2].map((step) => `${Number(field) + step}`),
          `-${field}`,
        ];
  return [...new Set(all)].filter((other) => other !== field);
}

/** The lines of a file with each field of its certificate changed in turn, and its checksum computed again. */
function* corrupted(lines: readonly string[]): Generator<string> {
  const points = lines[0].includes('"unit":"points"');
  for (let i = 1; i < lines.length; i++)
    for (const [column, field] of lines[i].split(' ').entries())
      for (const other of others(field, column, points, lines.length - 1))
        yield forged(lines.with(i, lines[i].split(' ').with(column, other).join(' ')));
}

async function solved(spec: string): Promise<{ readonly arena: Arena; readonly lines: string[] }> {
  const watch = { megabytes: 256, progress: () => {} };
  const { arena, bytes } = await loadArena(spec, { positionals: [], flags: {} }, async () => '', watch);
  const { solution } = (countsPoints(arena) ? solvePoints : solveArena)(arena, bytes, watch);
  return { arena, lines: unwrap(writeSolution(arena, solution)).split('\n').slice(0, -2) };
}

describe('of a certificate with one field changed and its checksum computed again, the proved checker', () => {
  it.each([
    'chomp:2x3',
    'nim:5',
    'graph',
    'a: b; b: a c; c: ; d: a; win adam: c; start: a',
    '[[6,7],[2,8]]',
    '[[[5,6],[7,4]],[3,[9,2]]]',
  ])('of %s refuses what solve/verify refuses, and accepts what it accepts', async (spec) => {
    const { arena, lines } = await solved(spec);
    let [refused, accepted] = [0, 0];
    for (const text of corrupted(lines)) {
      const saved = readSolution(text);
      if (!saved.ok) continue; // no certificate at all: the reader refuses it before any checker
      const verdict = checkSaved(arena, saved.value).ok;
      expect(await isAcceptedByOracle(ORACLE, arena, saved.value.solution, { signal: { aborted: false } }), text).toBe(verdict);
      if (verdict) accepted++;
      else refused++;
    }
    // Another move as good as the claimed one is right as well.
    expect(refused).toBeGreaterThan(20 * accepted);
    expect(refused).toBeGreaterThan(50);
  });

  it('of tic-tac-toe refuses all that solve/verify refuses, on 60 random ones', async () => {
    const { arena, lines } = await solved('tictactoe');
    const random = new Random(60);
    let refused = 0;
    for (let n = 0; n < 60; n++) {
      const line = 1 + random.below(arena.size);
      const few = [...corrupted([lines[0], lines[line]])].map((text) => text.split('\n')[1]);
      const saved = readSolution(forged(lines.with(line, random.pick(few))));
      if (!saved.ok) continue;
      const verdict = checkSaved(arena, saved.value).ok;
      expect(await isAcceptedByOracle(ORACLE, arena, saved.value.solution, { signal: { aborted: false } })).toBe(verdict);
      if (!verdict) refused++;
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('gets the reason from solve/verify, and never sees a certificate of another arena', async () => {
    await answered(['strategy', 'chomp:2x3', '--out', at('c.sol')]);
    const lines = readFileSync(at('c.sol'), 'utf8').split('\n').slice(0, -2);
    const answers = async (changed: readonly string[]) => {
      writeFileSync(at('c.sol'), forged(changed));
      return Promise.all([[], ['--proved']].map(async (flags) => answered(['verify', at('c.sol'), '--json', ...flags])));
    };
    const header = lines[0];
    const headers = [
      header.replace('chomp:2x3', 'chomp:3x2'),
      header.replace(/"moves":\d+/, '"moves":1'),
      header.replace(/"start":0/, '"start":1'),
      header.replace(/"arena":"./, '"arena":"x'),
    ];
    for (const changed of [...headers.map((other) => lines.with(0, other)), lines.with(1, '- 5 1')]) {
      const [plain, proved] = await answers(changed);
      expect([plain.code, plain.out]).toEqual([proved.code, proved.out]);
      expect(proved.code).toBe(1);
      expect(JSON.parse(proved.out)).toMatchObject({ ok: false, code: changed[0] === header ? 'wrong-solution' : 'other-arena' });
    }
  });
});

describe('the oracle', () => {
  it('that breaks off gives no verdict', async () => {
    const { arena } = await solved('nim:5');
    const solution = { winner: new Int8Array(arena.size), rank: new Int32Array(arena.size), move: new Int32Array(arena.size) };
    const unreadable = { ...solution, rank: solution.rank.map(() => -2) };
    const watch = { signal: { aborted: false } };
    await expect(isAcceptedByOracle(ORACLE, arena, unreadable, watch)).rejects.toThrow();
    await expect(isAcceptedByOracle('/bin/false', arena, solution, watch)).rejects.toThrow();
    await expect(isAcceptedByOracle(ORACLE, arena, solution, watch)).resolves.toBe(false);
  });
});
