import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { MAX } from '../../core/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { type Arena, hasPoints, type OnProgress, type Solution, solutionLine, type Values } from '../../solve/index.ts';
import { commandFailure } from '../problems.ts';
import { printable } from '../style.ts';
import { Interrupted } from './watch.ts';

/**
 * The program that `npm run prove` builds from proof/oracle.ml. The relative path is the same from src/cli/solving and
 * from dist/cli/solving.
 */
const ORACLE_PATH = fileURLToPath(new URL('../../../proof/build/oracle', import.meta.url));

/** Positions written at a time. */
const BLOCK = 4096;
const ABORT_POLL_MS = 50;
const REFUSED = 1;

export interface ProofWatch {
  readonly signal: StopSignal;
  readonly progress?: OnProgress;
}

/** The path of the checker proved in Coq. Throws, with instructions, if it has not been built. */
export function oraclePath(): string {
  const program = process.env.MINERVE_ORACLE || ORACLE_PATH;
  if (!existsSync(program)) throw commandFailure((say) => say.solving.oracleMissing({ program: printable(program) }));
  return program;
}

/**
 * Whether the proved checker (proof/Certificate.v, proof/Points.v) accepts the solution of this arena. It sees only the
 * arena written by `oracleInput`; that this is the arena of the game is not proved.
 */
export function isAcceptedByOracle(
  program: string,
  arena: Arena,
  solution: Solution | Values,
  { signal, progress }: ProofWatch,
): Promise<boolean> {
  return runOracle(program, 'check', oracleInput(arena, solution, progress), { signal });
}

/**
 * The checker recurses along its lists. The longest, the positions of a layer of a certificate, overflow the usual
 * stack of 8 MB: it gets 1 GB, or what there may be.
 */
const WITH_STACK = 'ulimit -s 1048576 2>/dev/null || ulimit -s "$(ulimit -H -s)"; exec "$0" "$@"';

/** Runs the checker on an input; returns whether it accepts. */
export async function runOracle(
  program: string,
  command: string,
  input: Iterable<string>,
  { signal }: Pick<ProofWatch, 'signal'>,
): Promise<boolean> {
  const child = spawn('sh', ['-c', WITH_STACK, program, command], { stdio: 'pipe' });
  const poll = setInterval(() => signal.aborted && child.kill(), ABORT_POLL_MS);
  try {
    const closed = once(child, 'close') as Promise<[code: number | null, by: NodeJS.Signals | null]>;
    const written = pipeline(Readable.from(input), child.stdin).catch((thrown) => {
      // A checker that stops reading gives the reason by its exit code.
      if (thrown?.code !== 'EPIPE' && thrown?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw thrown;
    });
    const [[code, by], verdict, complaint] = await Promise.all([closed, text(child.stdout), text(child.stderr), written]);
    if (signal.aborted || by === 'SIGINT') throw new Interrupted();
    if (code === 0 && verdict === 'accepted\n') return true;
    if (code === REFUSED && verdict === 'refused\n') return false;
    throw commandFailure((say) =>
      say.solving.oracleFailed({ program: printable(program), why: printable(complaint.trim()) || String(by ?? code) }),
    );
  } catch (thrown) {
    child.kill();
    if (!isSystemError(thrown)) throw thrown;
    throw commandFailure((say) => say.solving.oracleFailed({ program: printable(program), why: thrown.message }));
  } finally {
    clearInterval(poll);
  }
}

function isSystemError(thrown: unknown): thrown is NodeJS.ErrnoException {
  return thrown instanceof Error && 'syscall' in thrown;
}

/** The arena and the solution in the text that proof/oracle.ml reads. */
export function* oracleInput(arena: Arena, solution: Solution | Values, progress?: OnProgress): Generator<string> {
  yield* inBlocks(arena.size, vertexLine(arena), progress);
  yield hasPoints(solution) ? 'points\n' : 'solution\n';
  yield* inBlocks(arena.size, (p) => solutionLine(solution, p));
}

/** A line of the checker's input: owner (`a` or `e`), outcome or `.`, successors. */
export function vertexLine(arena: Arena): (position: number) => string {
  const next: number[] = [];
  return (p) => {
    next.length = arena.successors(p, next);
    return [arena.owner(p) === MAX ? 'a' : 'e', arena.outcome(p) ?? '.', ...next].join(' ');
  };
}

function* inBlocks(size: number, line: (position: number) => string, progress?: OnProgress): Generator<string> {
  for (let from = 0; from < size; from += BLOCK) {
    let block = '';
    for (let p = from; p < Math.min(size, from + BLOCK); p++) block += `${line(p)}\n`;
    yield block;
    progress?.({ phase: 'verify', done: Math.min(size, from + BLOCK), total: size, secondsLeft: undefined });
  }
}
