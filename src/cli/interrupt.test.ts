import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlowClock } from '../fixtures/index.ts';
import { minimax } from '../search/index.ts';
import { emptyFolder, minerve, program } from './fixtures/program.ts';
import { endable, StopFlag } from './interrupt.ts';
import { EXIT_OK, TERMINATED } from './problems.ts';

// At the same time: each waits for the first news, which come after a second.
describe.concurrent('Ctrl-C', () => {
  it('during a search gives the move of the last complete tree, and exit code 0', async () => {
    const run = await minerve(['search', 'connect4', '--time', '60000', '--json', '--progress'], {
      interruptAfter: /depth ([6-9]|\d\d) /,
    });
    expect(run.code).toBe(0);
    const found = JSON.parse(run.out);
    expect(found).toMatchObject({ stopped: true, bound: 'exact' });
    expect(found.depth).toBeGreaterThan(5);
    expect(found.move).toMatch(/^[1-7]$/);
    expect(run.err).toContain(`Interrupted: this is the answer of the last complete tree, of depth ${found.depth}.`);
  });

  it('before a value was found exits with 130', async () => {
    const run = await minerve(['search', 'connect4', '--algorithm', 'minimax', '--progress', '--lang', 'fr'], {
      interruptAfter: ' s\n',
    });
    expect([run.code, run.out]).toEqual([130, '']);
    expect(run.err).toContain('Interrompu avant d’avoir rien trouvé');
  });

  it('before a value was found in one deep tree suggests a smaller depth or a time limit', async () => {
    const run = await minerve('search connect4 --algorithm minimax --depth 20 --progress'.split(' '), {
      interruptAfter: ' s\n',
    });
    expect([run.code, run.out]).toEqual([130, '']);
    expect(run.err).toContain('before anything was found at depth 20: choose a smaller --depth, or --time');
  });

  it('a second time ends even a game that ignores the signal', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'deaf.mjs'),
      'export default { start: 0, turn: () => 1, moves: () => { for (;;); }, play: () => 1, outcome: () => undefined };',
    );
    const run = await minerve(['search', './deaf.mjs', '--progress'], { folder, interruptAfter: ' s\n', interrupts: 2 });
    expect([run.code, run.out]).toEqual([130, '']);
  });

  it('during perft prints the depths done, and exits with 130', async () => {
    const run = await minerve(['perft', 'connect4', '--depth', '30', '--progress'], { interruptAfter: 'first' });
    expect([run.code, run.out]).toEqual([130, '']);
    expect(run.err).toMatch(/Interrupted after 0 of 7 first moves/);
  });
});

describe('progress', () => {
  it('is never on standard output, and without a terminal only on request', async () => {
    const quiet = await minerve(['search', 'connect4', '--time', '1500', '--json']);
    expect(quiet.err).toBe('');
    expect(quiet.out.split('\n')).toHaveLength(2);
  });
});

describe('a reader that has seen enough', () => {
  it('ends the program without a word', async () => {
    const child = spawn(process.execPath, [program(), 'tree', 'connect4', '--depth', '6', '--algorithm', 'minimax', '--json']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err.replace(/^Of .*were kept.*\n/, '')).toBe('');
    expect(code).toBe(0);
  });
});

describe('standard output', () => {
  it('that is full is reported', () => {
    const typed = [process.execPath, program(), 'games', '--lang', 'fr'];
    const { status, stderr } = spawnSync('sh', ['-c', 'exec "$@" > /dev/full', 'sh', ...typed], { encoding: 'utf8' });
    const complaint = 'minerve: La sortie standard ne peut être écrite : le disque est plein. La sortie est incomplète.\n';
    expect([status, stderr]).toEqual([1, complaint]);
  });

  it('is written to its end however large it is', async () => {
    const { code, out } = await minerve(['tree', 'connect4', '--depth', '6', '--algorithm', 'minimax', '--json']);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(10_000_000);
    expect(JSON.parse(out)).toMatchObject({ nodes: 137_257 });
  });
});

describe('a flag that stops a search', () => {
  it('counts nodes, even in a slow game, which reads it more often', () => {
    for (const slowness of [{ moves: 8 }, { moves: 8, generating: 50 }]) {
      const flag = new StopFlag();
      const { counts } = minimax(new SlowClock().game(slowness).start(), { depth: 4, signal: flag });
      expect(flag.nodes).toBeGreaterThanOrEqual(counts.nodes);
      expect(flag.nodes).toBeLessThan(counts.nodes + 1024);
      flag.raise();
      expect(minimax(new SlowClock().game(slowness).start(), { depth: 4, signal: new StopFlag(flag.memory) }).stopped).toBe(true);
    }
    vi.restoreAllMocks();
  });
});

describe('a terminal that is closed', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['/usr/local/bin/minerve', { result: true, code: TERMINATED }],
    ['/usr/bin/nohup', { result: false, code: EXIT_OK }],
  ])('ends what %s has started, or does not', async (started, expected) => {
    vi.stubEnv('_', started);
    const interrupted = endable(async (signal) => {
      process.emit('SIGHUP');
      return signal.aborted;
    });
    expect(await interrupted).toEqual(expected);
    expect(process.listenerCount('SIGHUP')).toBe(0);
  });
});
