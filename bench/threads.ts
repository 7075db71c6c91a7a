import { gameName, lastAnalysis, legalMoves, loadGame, openEngine, Random } from 'minerve';
import { openTable } from './table.js';

/** A depth that takes one thread about a second from the middle of a game. */
const DEPTHS = { chess: 18, othello: 17, 'draughts:international': 21 };
const POSITIONS = 12;
/** Number of random moves before them. */
const PLIES = 10;

/**
 * Time to a depth with one thread and with two. Only on an idle machine with two processors do the numbers mean
 * anything. What it is worth in games: `minerve match time:100ms,threads=2 time:100ms --game chess --threads 1`.
 */
export async function benchThreads(): Promise<void> {
  const row = openTable('Two threads', ['game', 'depth', 'one thread, s', 'two threads, s', 'time', 'nodes']);
  for (const [name, depth] of Object.entries(DEPTHS)) {
    const one = await timeToDepth(name, depth, 1);
    const two = await timeToDepth(name, depth, 2);
    const seconds = [one, two].map(({ ms }) => (ms / 1000).toFixed(1));
    row([gameName(name), depth, ...seconds, `${(two.ms / one.ms).toFixed(2)}x`, `${(two.nodes / one.nodes).toFixed(2)}x`]);
  }
}

async function timeToDepth(name: string, depth: number, threads: number): Promise<{ ms: number; nodes: number }> {
  const game = await loadGame(name);
  const sum = { ms: 0, nodes: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const position = game.start();
    const rng = new Random(300 + i);
    for (let ply = 0; ply < PLIES; ply++) position.play(rng.pick(legalMoves(position)));
    const engine = await openEngine(name, { threads });
    await lastAnalysis(engine.analyse(game.formatPosition(game.start()), { depth: 6 }));
    const { ms, nodes } = await lastAnalysis(engine.analyse(game.formatPosition(position), { depth }));
    sum.ms += ms;
    sum.nodes += nodes;
    engine.close();
  }
  return sum;
}
