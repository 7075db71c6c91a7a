import type { Position } from '../../core/index.ts';
import { formatNumber, formatRate, formatTime } from '../../say/index.ts';
import { BulkCount, bulkOf } from '../bulk-count.ts';
import type { Context } from '../command.ts';
import { quietSignal } from '../connect4/telling.ts';
import { wholeFlag } from '../flags.ts';
import { perft as count } from '../perft-count.ts';
import { FINE, failure, INTERRUPTED, wrongUsage } from '../problems.ts';
import { startOf } from '../starting.ts';

export async function run(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  const depth = wholeFlag(args, 'depth', 1);
  if (depth === undefined) throw wrongUsage((say) => say.perftWantsDepth);
  const { game, spec, position } = await startOf(context, 'perft');

  const before = game.formatPosition(position);
  const stuck = () => {
    const where = game.formatPosition(position);
    throw failure((say) => say.noOutcome({ position: where }));
  };
  const started = performance.now();
  const moves: number[] = [];
  const isOpen = bulkOf(position) !== undefined || position.outcome() === undefined;
  moves.length = isOpen ? position.moves(moves, 0) : 0;
  if (moves.length === 0 && position.outcome() === undefined) stuck();
  const below = counter(position, context, stuck, () => words.perftProgress(divide.length, moves.length));
  const divide: [string, bigint][] = [];
  for (const move of moves) {
    const text = game.formatMove(move, position);
    context.progress(words.perftProgress(divide.length, moves.length));
    position.play(move);
    const counted = below(depth - 1);
    position.undo();
    const after = game.formatPosition(position);
    if (after !== before) throw failure((say) => say.undoLies({ position: before, instead: after }));
    if (counted === undefined) {
      context.note(
        words.perftInterrupted({ nodes: formatNumber(sum(divide), language), done: divide.length, all: moves.length }),
      );
      return INTERRUPTED;
    }
    divide.push([text, counted]);
  }
  const ms = performance.now() - started;
  const nodes = sum(divide);

  if (args.flags.json === true) {
    const json = {
      game: spec,
      position: before,
      depth,
      nodes: exact(nodes),
      ms: Math.round(ms * 1000) / 1000,
      ...(args.flags.divide === true && { divide: Object.fromEntries(divide.map(([move, below]) => [move, exact(below)])) }),
    };
    context.out(`${JSON.stringify(json)}\n`);
    return FINE;
  }
  const lines: string[] = [];
  if (args.flags.divide === true) {
    const width = Math.max(0, ...divide.map(([move]) => move.length));
    for (const [move, below] of divide) lines.push(`${move.padEnd(width)}  ${formatNumber(below, language)}`);
    lines.push('');
  }
  lines.push(style.strong(words.perftTotal(formatNumber(nodes, language), depth)));
  const speed = ms >= 1 ? ` · ${words.nodesPerSecond({ rate: formatRate((1000 * Number(nodes)) / ms, language) })}` : '';
  lines.push(style.faint(formatTime(ms, language) + speed));
  context.out(`${lines.join('\n')}\n`);
  return FINE;
}

/** Counts below a position: by the kernel where the game has one that counts, else move by move. undefined where Ctrl-C came first. */
function counter(
  position: Position,
  { signal, words, language, progress }: Context,
  stuck: () => never,
  where: () => string,
): (depth: number) => bigint | undefined {
  const bulk = bulkOf(position);
  if (bulk === undefined) return (depth) => count(position, depth, signal, stuck);
  const told = (counted: bigint) =>
    progress(`${where()} · ${words.perftCounted({ positions: formatNumber(counted, language) })}`);
  const counting = new BulkCount(position, bulk, quietSignal(signal), told);
  return (depth) => counting.below(depth);
}

function sum(divide: readonly [string, bigint][]): bigint {
  return divide.reduce((total, [, below]) => total + below, 0n);
}

/** A number where JSON readers keep it exact, else its digits. */
export function exact(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}
