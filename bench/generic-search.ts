import { alphabetaSoft, chomp, connect4, type Game, lastAnalysis, nim, openEngine, type Position, ticTacToe } from 'minerve';
import { cpuTime, interleaved, median, printTable } from './table.js';

/** Six games of different classes, none of them the one that is measured. */
const others: readonly Game[] = [ticTacToe(), nim([21]), chomp(4, 5), ...[1, 2, 3].map(privateClass)] as unknown as Game[];

/** The same rules as Nim under a class of its own: to V8 a different game. */
function privateClass(): Game {
  const game = nim([30]) as unknown as Game;
  const start = () => {
    const inner = game.start();
    return new (class implements Position {
      turn = () => inner.turn();
      moves(into: number[], at: number) {
        return inner.moves(into, at);
      }
      play(move: number) {
        inner.play(move);
      }
      undo() {
        inner.undo();
      }
      outcome() {
        return inner.outcome();
      }
      evaluate() {
        return inner.evaluate();
      }
    })();
  };
  return { ...game, start };
}

function speed(depth: number): number {
  const position = connect4().start();
  let nodes = 0;
  const ms = cpuTime(() => {
    nodes = alphabetaSoft(position, { depth }).counts.nodes;
  });
  return nodes / ms / 1000;
}

/** The same by an engine in a thread of its own. */
async function speedOfEngine(): Promise<number> {
  const engine = await openEngine('connect4', { search: { algorithm: 'alphabeta-soft', deepening: false } });
  const speeds: number[] = [];
  for (let i = 0; i < 8; i++) {
    const { nodes, ms } = await lastAnalysis(engine.analyse('-', { depth: 10 }));
    if (i > 0) speeds.push(nodes / ms / 1000);
  }
  engine.close();
  return median(speeds);
}

/**
 * The trap of docs/architecture.md, "One game a thread": the speed on one game before and after six others ran in the
 * same thread, and in a thread of its own.
 */
export async function benchIsolation(): Promise<void> {
  const measure = () => median(Array.from({ length: 7 }, () => speed(10)));
  speed(10);
  const before = measure();
  for (const game of others) {
    const position = game.start();
    for (const depth of [6, 8, 10]) alphabetaSoft(position, { depth, nodes: 400_000 });
  }
  const after = measure();
  const engine = await speedOfEngine();
  printTable(
    'The generic search on Connect 4 before and after six other games (median of 7)',
    ['', 'Mpos/s', 'slower by'],
    [
      ['before, in one thread', before.toFixed(1), ''],
      ['after, in the same thread', after.toFixed(1), `${(before / after).toFixed(2)}x`],
      ['after, in a thread of its own', engine.toFixed(1), `${(before / engine).toFixed(2)}x`],
    ],
  );
}

/** Nanoseconds a node at growing depths: the cost of a node does not grow with the tree. */
export function benchDepths(): void {
  const depths = [7, 8, 9, 10, 11, 12];
  const costs = interleaved(
    3,
    depths.map((depth) => () => 1000 / speed(depth)),
  );
  printTable(
    'Cost of a node as the tree grows (plain alpha-beta on Connect 4, median of 3, interleaved)',
    ['depth', 'ns a node', 'against depth 9'],
    depths.map((depth, i) => [depth, costs[i].toFixed(0), `${(costs[i] / costs[2]).toFixed(2)}x`]),
  );
}
