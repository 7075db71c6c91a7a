import { INFINITE } from '../core/index.ts';
import { type Engine, type EngineLimits, type EngineOptions, openEngine, type Thought } from '../engines/index.ts';
import { formatNumber } from '../say/index.ts';
import { given, textFlag } from './arguments.ts';
import type { Args, Context } from './command.ts';
import { onInterrupt } from './interrupt.ts';
import { INTERRUPTED } from './problems.ts';
import { worth } from './report.ts';

/** The endgame tables that were asked for, as options of an engine. */
export function tablesAsked(args: Args): Pick<EngineOptions, 'tables'> {
  return given({ tables: textFlag(args, 'tables') });
}

/** What an engine is asked once. */
export interface Question {
  /** A name or the address of a module. */
  readonly game: string;
  readonly options: EngineOptions;
  readonly position: string;
  readonly limits: EngineLimits;
  /** Hears every thought. */
  tell(thought: Thought): void;
}

export interface Answer {
  readonly thought: Thought;
  /** Ctrl-C ended it. */
  readonly interrupted: boolean;
}

/** Asks an engine of its own. The first Ctrl-C makes it answer with what it has, the second leaves the program. */
export async function ask({ game, options, position, limits, tell }: Question): Promise<Answer> {
  const stop = new AbortController();
  onInterrupt((times) => (times === 1 ? stop.abort() : process.exit(INTERRUPTED)));
  let engine: Engine | undefined;
  try {
    engine = await openEngine(game, options);
    let last: Thought | undefined;
    for await (const thought of engine.think(position, limits, stop.signal)) {
      last = thought;
      tell(thought);
    }
    const thought = last as Thought;
    return { thought, interrupted: thought.stopped && stop.signal.aborted };
  } finally {
    onInterrupt(undefined);
    engine?.close();
  }
}

/** Not even the first move was looked at to its end: the move is the first legal one, the value nothing. */
export function knowsNothing({ depth, value }: Pick<Thought, 'depth' | 'value'>): boolean {
  return depth === 0 && Math.abs(value) >= INFINITE;
}

/** What is told while it searches. */
export function news(thought: Thought, { words, language }: Pick<Context, 'words' | 'language'>): string {
  if (knowsNothing(thought)) return '';
  const { depth, pv, nodes } = thought;
  const found = { depth, value: worth(thought, { words, language }), line: pv.slice(0, 12).join(' ') };
  return `${words.thought(found)} · ${words.analysis.nodes({ nodes: formatNumber(nodes, language) })}`;
}
