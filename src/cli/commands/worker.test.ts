import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/redis.mjs';
import { unwrap } from '../../core/index.ts';
import { describeWithRedis, TestRedis, until } from '../../fixtures/node/index.ts';
import { parseQueueAddress, QueueExecutor } from '../../lab/node/index.ts';
import { version } from '../command.ts';
import { AT_LAST } from '../fixtures/conversation.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve, program } from '../fixtures/program.ts';

const SETTINGS = ['--set', 'branching=2,3', '--set', 'leaves=800', '--set', 'trees=1500'];
const RUN = ['lab', 'run', 'minimax2-misses', ...SETTINGS, '--json'];
const JOBS = 15;
const MATCH = ['match', 'level:1', 'level:2', '--game'];
const RACE = fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url));
const BUILD = ['tables', 'build', 'draughts:english:6x6', '--pieces', '2', '--queue', 'redis://localhost', '--out'];
const PLAYED = ['--game', 'draughts:english', '--queue', 'redis://localhost'];
const QUEUE = `minerve:jobs-1-${version()}`;

/** A worker in a process of its own, and what it says. */
class WorkerProcess {
  readonly child: ChildProcess;
  readonly over: Promise<number | null>;
  output = '';

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const env = { ...process.env, LANG: 'C', LC_ALL: 'C', ...environment };
    this.child = spawn(process.execPath, [program(), 'worker', ...args], { env });
    this.over = new Promise((resolve) => this.child.once('exit', resolve));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
  }

  async ready(): Promise<this> {
    await until(() => this.output.includes('takes jobs') || this.child.exitCode !== null);
    return this;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.over;
  }
}

describeWithRedis('worker', () => {
  const server = new TestRedis(['--requirepass', 's:e/c%ret']);
  const password = 's%3Ae%2Fc%25ret';
  let url: string;
  const workers: WorkerProcess[] = [];

  beforeAll(() => server.start().then(() => void (url = `redis://:${password}@127.0.0.1:${server.port}`)));
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await server.close();
  });

  async function work(...args: readonly string[]): Promise<WorkerProcess> {
    const worker = new WorkerProcess(['--queue', url, ...args]);
    workers.push(worker);
    return worker.ready();
  }

  const events = async (name: string) =>
    (await server.redis.xrange(`${QUEUE}:events`, '-', '+')).filter(([, fields]) => fields[1] === name).length;

  it('killed in the middle of a job leaves it to another one, and the server may be killed too: each result is there once', async () => {
    const folder = join(emptyFolder(), 'run');
    const [local, doomed, other] = await Promise.all([minerve(RUN), ...[1, 2].map(() => work('--threads', '1', '--lock', '2'))]);
    const run = minerve([...RUN, '--queue', url, '--out', folder, '--progress']);
    await until(async () => (await server.redis.llen(`${QUEUE}:active`)) === 2);
    expect(await doomed.end('SIGKILL')).toBeNull();
    let isOver = false;
    void run.then(() => (isOver = true));
    await until(async () => (await events('stalled')) > 0);
    await server.stop('SIGKILL');
    expect(isOver).toBe(false);
    await server.start();
    const { code, out, err } = await run;
    expect(err).not.toContain(password);
    expect(code).toBe(0);
    expect(JSON.parse(out).results).toEqual(JSON.parse(local.out).results);
    const lines = readFileSync(join(folder, 'rows.ndjson'), 'utf8').trim().split('\n');
    const ids = lines.map((line) => JSON.parse(line).job);
    expect(ids).toHaveLength(JOBS);
    expect(new Set(ids).size).toBe(JOBS);
    expect(err).toMatch(/\d+ of 15 jobs.*, \d workers? \(\d threads?\)/);
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).not.toContain('redis');
    expect(await other.end('SIGTERM')).toBe(0);
    expect(other.output).toContain('back in the queue');
  });

  it('goes on with a run that Ctrl-C has ended', async () => {
    const folder = join(emptyFolder(), 'run');
    const typed = [...RUN, '--queue', url, '--out', folder, '--progress'];
    const first = minerve(typed, { interruptAfter: /[1-9]\d* of 15 jobs/ });
    // The run is there before anybody works for it, and says so.
    await until(() => existsSync(join(folder, 'run.json')));
    const worker = await work('--threads', '1');
    const { code, err } = await first;
    expect(code).toBe(130);
    expect(err).toContain('there is no worker to take them. Start one, on any machine:\n  minerve worker --queue');
    expect(err).toMatch(/Interrupted: \d+ of 15 jobs are done, and kept in .*\n.*--queue 'redis:\/\/:\*\*\*@127\.0\.0\.1:\d+'/);
    const kept = readFileSync(join(folder, 'rows.ndjson'), 'utf8');
    const again = await minerve(typed);
    expect(again.err).toMatch(/Resuming: \d+ of 15 jobs/);
    expect(again.code).toBe(0);
    expect(readFileSync(join(folder, 'rows.ndjson'), 'utf8').startsWith(kept)).toBe(true);
    expect(JSON.parse(again.out).results).toHaveLength(JOBS);
    expect(await worker.end('SIGINT')).toBe(0);
  });

  it.each([
    ['with a job under way', true],
    ['with nothing to do', false],
    ['with nothing to do, a while after its start', false, 3000],
  ])('ends by Ctrl-C where the server has stopped to answer, %s', async (_, isBusy, idle = 0) => {
    const own = new TestRedis();
    await own.start();
    onTestFinished(() => own.close());
    const address = `redis://127.0.0.1:${own.port}`;
    const pid = Number(/process_id:(\d+)/.exec(await own.redis.info('server'))?.[1]);
    const worker = new WorkerProcess(['--queue', address, '--threads', '1']);
    workers.push(worker);
    await worker.ready();
    if (isBusy) {
      const options = { address: unwrap(parseQueueAddress(address)), version: version() };
      const executor = await QueueExecutor.open({ ...options, experiment: 'minimax2-misses' });
      onTestFinished(() => executor.close());
      const job = { id: 'a', data: { branching: 2, height: 12, trees: 1_000_000, seed: 1 } };
      void executor.perform(job, new Map(), new AbortController().signal).catch(() => {});
      await until(async () => (await own.redis.llen(`${QUEUE}:active`)) === 1);
    }
    await pause(idle);
    process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    await Promise.race([worker.end('SIGINT'), pause(60_000)]);
    const took = performance.now() - began;
    process.kill(pid, 'SIGCONT');
    await worker.end('SIGKILL');
    expect(took).toBeLessThan(AT_LAST);
    if (isBusy) expect(worker.output).toContain('Redis does not answer, so unfinished jobs were not returned');
    if (isBusy) expect(worker.output).not.toContain('back in the queue');
  });

  it('ends by Ctrl-C, with its job back in the queue, also where a thread waits for the system', async () => {
    const folder = emptyFolder();
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // A thread that opens a pipe waits for its other end and hears nothing: neither a message nor terminate().
    const block = join(folder, 'block.mjs');
    const code = "import { isMainThread } from 'node:worker_threads'; import { openSync } from 'node:fs';";
    writeFileSync(block, `${code} if (!isMainThread) openSync(${JSON.stringify(pipe)}, 'r');`);
    const worker = new WorkerProcess(['--queue', url, '--threads', '1'], { NODE_OPTIONS: `--import=${pathToFileURL(block)}` });
    workers.push(worker);
    await worker.ready();
    const address = unwrap(parseQueueAddress(url));
    const executor = await QueueExecutor.open({ address, experiment: 'minimax2-misses', version: version() });
    onTestFinished(() => executor.close());
    const stop = new AbortController();
    const job = { id: 'a', data: { branching: 2, height: 3, trees: 2, seed: 1 } };
    const rows = executor.perform(job, new Map(), stop.signal).catch((why: Error) => why.message);
    await until(async () => (await server.redis.llen(`${QUEUE}:active`)) === 1);
    const began = performance.now();
    await Promise.race([worker.end('SIGINT'), pause(60_000)]);
    expect(performance.now() - began).toBeLessThan(AT_LAST);
    expect(worker.output).toContain('back in the queue');
    expect([await server.redis.llen(`${QUEUE}:wait`), await server.redis.llen(`${QUEUE}:active`)]).toEqual([1, 0]);
    stop.abort(new Error('enough'));
    expect(await rows).toBe('enough');
  });

  it('plays matches that were started elsewhere, and runs the programs that its owner allows, no others', async () => {
    const folder = join(emptyFolder(), 'match');
    const mark = join(emptyFolder(), 'mark');
    const player = `uci:sh -c "echo ran >${mark}; while read x; do case $x in uci) echo uciok;; isready) echo readyok;; go*) exit 4;; esac; done"`;
    const typed = ['match', 'level:2', 'random', '--game', 'tictactoe', '--json'];
    const worker = await work('--threads', '1');
    const rows = async (...more: readonly string[]) => {
      const { out, notes } = await answered([...typed, ...more]);
      expect(notes.join()).not.toContain(password);
      return (JSON.parse(out).rows as Record<string, unknown>[]).map(({ msA, msB, ...row }) => row);
    };
    const here = await rows('--games', '8');
    expect(await rows('--games', '4', '--out', folder, '--queue', url)).toEqual(here.slice(0, 4));
    expect(await rows('--games', '8', '--out', folder, '--queue', url)).toEqual(here);
    const foreign = ['match', player, 'random', '--game', 'chess', '--games', '2', '--plies', '0', '--queue', url, '--json'];
    const refused = await answered(foreign);
    expect([refused.code, refused.out, existsSync(mark)]).toEqual([1, '', false]);
    expect(refused.notes.join()).toMatch(
      /A worker refused to run 'sh -c .* its owner has not allowed it\. .* --allow-program 'sh -c /s,
    );
    await until(() => worker.output.includes('was refused'));
    expect(worker.output).toMatch(/A match in the queue asked to run 'sh -c .* start this worker with --allow-program 'sh -c /s);
    expect(await worker.end('SIGTERM')).toBe(0);
    const trusting = await work('--threads', '1', '--allow-program', 'stockfish', '--allow-program', player);
    const { rows: lost } = JSON.parse((await answered(foreign)).out) as { rows: { end: string }[] };
    expect([lost.map(({ end }) => end), existsSync(mark)]).toEqual([['crashed', 'crashed'], true]);
    expect(await trusting.end('SIGTERM')).toBe(0);
  });

  it.each([
    ['redis://127.0.0.1', 'requires a password: type redis://:password@host'],
    ['redis://:wrong@127.0.0.1', 'refuses that name or password'],
    ['redis://nobody:wrong@127.0.0.1', 'refuses that name or password'],
  ])('tells %s what is wrong with it', async (queue, expected) => {
    for (const typed of [['worker'], ['lab', 'run', 'minimax2-misses']]) {
      const { code, notes } = await answered([...typed, '--queue', `${queue}:${server.port}`]);
      expect(code).toBe(1);
      expect(notes.join()).toContain(expected);
      expect(notes.join()).not.toContain('wrong@');
    }
  });

  it('speaks TLS with a server whose certificate is trusted, and with no other', async () => {
    const [key, certificate] = ownCertificate();
    const port = await freePort();
    const options = ['--tls-port', `${port}`, '--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
    const secret = new TestRedis(options);
    onTestFinished(() => secret.close());
    await secret.start();
    const queue = `rediss://localhost:${port}`;
    const { code, notes } = await answered(['worker', '--queue', queue]);
    expect([code, notes.join()]).toEqual([1, expect.stringContaining('set NODE_EXTRA_CA_CERTS')]);
    const environment = { NODE_EXTRA_CA_CERTS: certificate };
    const worker = new WorkerProcess(['--queue', queue], environment);
    workers.push(worker);
    const small = ['lab', 'run', 'minimax2-misses', '--set', 'leaves=4', '--set', 'trees=1', '--json'];
    const { out } = await minerve([...small, '--queue', queue], { environment });
    expect(JSON.parse(out).results.length).toBeGreaterThan(2);
    expect(await worker.end('SIGTERM')).toBe(0);
  });
});

describe('a queue', () => {
  it.each([
    [['worker'], 2, 'worker needs the address of a Redis server'],
    [['worker', '--queue', 'localhost:6379'], 2, 'Type redis://host'],
    [['worker', '--queue', 'redis://localhost', '--lock', '0'], 2, '--lock is "0"'],
    [['worker', '--queue', 'redis://localhost', '--allow-program', 'uci:'], 2, 'Which program may be run?'],
    [['lab', 'run', 'minimax2-misses', '--queue', 'redis://localhost', '--threads', '2'], 2, 'minerve worker --queue redis://'],
    [[...MATCH, 'tictactoe', '--queue', 'redis://localhost', '--threads', '2'], 2, 'minerve worker --queue redis://'],
    [[...MATCH, RACE, '--queue', 'redis://localhost'], 2, 'A game that is a module cannot be played by workers'],
    [['worker', '--queue', 'redis://localhost', '--folder', '/no/such/folder'], 2, 'no such file or directory'],
    [['worker', '--queue', 'redis://localhost', '--folder', RACE], 2, 'not a directory'],
    [[...BUILD, '/tmp/tables'], 2, 'With --queue a folder is named by its path below the one that workers have'],
    [[...BUILD, '../tables'], 2, 'minerve worker --folder DIR'],
    [[...BUILD, 'package.json/tables'], 1, 'cannot be used for tables: not a directory'],
    [['match', 'level:1,tables=/tmp', 'random', ...PLAYED], 2, 'With --queue a folder is named by its path'],
    [['match', 'random', 'level:1,tables=a/../..', ...PLAYED], 2, 'With --queue a folder is named by its path'],
    [['match', 'level:1', 'levle:2', '--game', 'chess', '--queue', 'redis://localhost'], 2, 'Did you mean level?'],
  ] as const)('%j is answered with what to do', async (typed, exit, expected) => {
    const { code, notes } = await answered(typed);
    expect(notes.join()).toContain(expected);
    expect(code).toBe(exit);
  });

  it('that does not exist is reported in a few seconds', async () => {
    const port = await freePort();
    const { code, notes } = await answered(['worker', '--queue', `redis://127.0.0.1:${port}`]);
    expect(notes.join()).toContain(`Redis at redis://127.0.0.1:${port} cannot be reached: nothing listens there. Start a server`);
    expect(code).toBe(1);
  });
});

/** A key, and a certificate that it has signed itself. */
function ownCertificate(): readonly [key: string, certificate: string] {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(emptyFolder(), name));
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', certificate];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, ...about], { stdio: 'pipe' });
  return [key, certificate];
}
