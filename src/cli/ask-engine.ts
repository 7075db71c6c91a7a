import { INFINITE } from '../core/index.ts';
import { type Analysis, type Engine, type EngineLimits, type EngineOptions, openEngine } from '../engines/index.ts';
import { formatNumber } from '../i18n/index.ts';
import { definedOnly, textFlag } from './arguments.ts';
import type { Args, Context } from './command.ts';
import { onInterrupt } from './interrupt.ts';
import { INTERRUPTED } from './problems.ts';
import { describeValue } from './report.ts';

/** The requested tablebases, as options of an engine. */
export function tablebasesOption(args: Args): Pick<EngineOptions, 'tablebases'> {
  return definedOnly({ tablebases: textFlag(args, 'tables') });
}

/** A single request to an engine. */
export interface EngineQuestion {
  /** A name or the address of a module. */
  readonly game: string;
  readonly options: EngineOptions;
  readonly position: string;
  readonly limits: EngineLimits;
  /** Receives every analysis. */
  onAnalysis(analysis: Analysis): void;
}

export interface EngineAnswer {
  readonly analysis: Analysis;
  /** Whether Ctrl-C ended it. */
  readonly interrupted: boolean;
}

/**
 * Opens an engine for one request. The first Ctrl-C makes it answer with its result so far, the second ends the
 * program.
 */
export async function ask({ game, options, position, limits, onAnalysis: tell }: EngineQuestion): Promise<EngineAnswer> {
  const stop = new AbortController();
  onInterrupt((times) => (times === 1 ? stop.abort() : process.exit(INTERRUPTED)));
  let engine: Engine | undefined;
  try {
    engine = await openEngine(game, options);
    let last: Analysis | undefined;
    for await (const analysis of engine.analyse(position, limits, stop.signal)) {
      last = analysis;
      tell(analysis);
    }
    const analysis = last as Analysis;
    return { analysis, interrupted: analysis.stopped && stop.signal.aborted };
  } finally {
    onInterrupt(undefined);
    engine?.close();
  }
}

/** Whether the search was stopped before it had a value: the move is then just the first legal one. */
export function hasNoValue({ depth, value }: Pick<Analysis, 'depth' | 'value'>): boolean {
  return depth === 0 && Math.abs(value) >= INFINITE;
}

/** The progress line of a search. */
export function progressLine(analysis: Analysis, { words, language }: Pick<Context, 'words' | 'language'>): string {
  if (hasNoValue(analysis)) return '';
  const { depth, pv, nodes } = analysis;
  const found = { depth, value: describeValue(analysis, { words, language }), line: pv.slice(0, 12).join(' ') };
  return `${words.depthReached(found)} · ${words.analysis.nodes({ nodes: formatNumber(nodes, language) })}`;
}
