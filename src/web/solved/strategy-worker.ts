import { unwrap } from '../../core/index.ts';
import { type Checked, checkCertificate, LEAF, readCertificate, Strategy, type StrategyMove } from '../../engines/index.ts';
import { serveCalls, threadPort } from '../../jobs/index.ts';

/** What the thread is asked: the answers to lines of columns from 0, or to check the whole certificate. */
export type StrategyRequest =
  | { readonly file: string; readonly lines: readonly (readonly number[])[] }
  | { readonly file: string; readonly check: true };

export interface Answered {
  readonly answers: readonly (StrategyMove | undefined)[];
  readonly facts: Facts;
}

/** What there is to be said of a file. */
export interface Facts {
  readonly bytes: number;
  readonly stored: number;
  readonly leaves: number;
  /** Whether the strategy wins, or holds the draw. */
  readonly goal: 'win' | 'draw';
}

interface Opened {
  readonly strategy: Strategy;
  readonly facts: Facts;
}

const opened = new Map<string, Promise<Opened>>();

/** Progress is the number of positions that are checked, of how many. */
serveCalls<StrategyRequest, Answered | Checked, readonly [done: number, all: number]>(
  threadPort(),
  async (request, { progress }) => {
    if ('check' in request) {
      const { certificate } = await read(request.file);
      let told = performance.now();
      const onProgress = (done: number, all: number) => {
        if (performance.now() - told < 100) return;
        told = performance.now();
        progress([done, all]);
      };
      const checked = checkCertificate(certificate, { onProgress });
      // Only a signal stops it, and none is given: the page ends the thread instead.
      return unwrap(checked as NonNullable<typeof checked>);
    }
    let open = opened.get(request.file);
    if (open === undefined) opened.set(request.file, (open = openStrategy(request.file)));
    const { strategy, facts } = await open;
    return { answers: request.lines.map((line) => strategy.answer(line)), facts };
  },
);

async function read(file: string) {
  const text = await (await fetch(file)).text();
  return { certificate: unwrap(readCertificate(text)), bytes: text.length };
}

async function openStrategy(file: string): Promise<Opened> {
  const { certificate, bytes } = await read(file);
  const leaves = certificate.codes.filter((code) => code === LEAF).length;
  return {
    strategy: new Strategy(certificate),
    facts: { bytes, leaves, stored: certificate.codes.length - leaves, goal: certificate.claim.goal },
  };
}
