// Who plays in the matches of all games, and how a match is played. Seeded: the same games on every machine.
import { alphabeta, openLocalEngine, Random } from '../dist/index.js';

/** A player: counts its nodes itself; its moves and its time are counted by `playOut`. */
export function player(name, play, close = () => {}) {
  const self = { name, nodes: 0, moves: 0, cpu: 0, close };
  self.play = (position, seed) => play(position, seed, self);
  return self;
}

/** The engine with limits of a move: a level, a depth, so many positions. */
export async function engine(game, name, limits, options = {}) {
  const opened = await openLocalEngine(game.name, { threads: 1, ...options });
  const play = (position, seed, self) => {
    const thought = opened.think(game.formatPosition(position), { ...limits, ...('level' in limits && { seed }) });
    self.nodes += thought.nodes;
    return game.parseMove(thought.move, position).value;
  };
  return player(name, play, () => opened.close());
}

/** A level of the engine. The last one, which has no depth, may be given so many positions a move. */
export const level = (game, number, nodes) =>
  engine(game, `level ${number}`, { level: number, ...(number === 10 && nodes !== undefined && { nodes }) });

/** Plain alpha-beta of src/search to a fixed depth, in TypeScript; `seen` gives the position another evaluation. */
export function alphaBeta(name, depth, seen) {
  return player(name, (position, _, self) => {
    const { pv, counts } = alphabeta(seen(position), { depth });
    self.nodes += counts.nodes;
    return pv[0];
  });
}

/** A position with another evaluation. */
export class Judged {
  constructor(position, evaluation) {
    Object.assign(this, { position, evaluation });
  }
  turn() {
    return this.position.turn();
  }
  moves(into, at) {
    return this.position.moves(into, at);
  }
  play(move) {
    this.position.play(move);
  }
  undo() {
    this.position.undo();
  }
  outcome() {
    return this.position.outcome();
  }
  evaluate() {
    return this.evaluation(this.position);
  }
}

/** Somebody who knows the rules and no more. */
export const chance = () =>
  player('moves by lot', (position, seed, self) => new Random(1000 * seed + self.moves).pick(legal(position)));

export function legal(position) {
  const moves = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

/** A game after so many moves by lot, none of which ends it; drawn again until `suits`. */
export function opening(game, random, plies, suits = () => true) {
  for (;;) {
    const position = game.start();
    for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) position.play(random.pick(legal(position)));
    if (position.outcome() === undefined && suits(position)) return position;
  }
}

/** Judges openings: in those that suit, a short search sees no side ahead by more than the margin. */
export async function balancedBy(game, margin, nodes = 5000) {
  const judge = await openLocalEngine(game.name, { threads: 1, tableMb: 8 });
  return (position) => Math.abs(judge.think(game.formatPosition(position), { nodes }).value) <= margin;
}

/**
 * Plays a position out; longer than `longest` plies is a draw. What it ended with, as `one` counts it. `watch` sees
 * the moves of `one` before they are played.
 */
export async function playOut(position, one, other, { seed, oneBegins, longest = Number.POSITIVE_INFINITY, watch }) {
  for (let ply = 0; position.outcome() === undefined && ply < longest; ply++) {
    const mover = (position.turn() === 1) === oneBegins ? one : other;
    const before = process.cpuUsage();
    const move = await mover.play(position, seed);
    const { user, system } = process.cpuUsage(before);
    mover.cpu += (user + system) / 1000;
    mover.moves++;
    if (mover === one) await watch?.(position, move);
    position.play(move);
  }
  return (oneBegins ? 1 : -1) * (position.outcome() ?? 0);
}

/** Every opening twice, each player once with each colour. */
export async function match(game, one, other, openings, { plies = 8, suits, longest, watch, ended, firstSeed = 1 } = {}) {
  const outcomes = [];
  for (let seed = firstSeed; seed < firstSeed + openings; seed++)
    for (const oneBegins of [true, false]) {
      const position = opening(game, new Random(seed), plies, suits);
      outcomes.push(await playOut(position, one, other, { seed, oneBegins, longest, watch }));
      ended?.(outcomes.at(-1));
    }
  return { game: game.name, ...standing(one, other, outcomes) };
}

/** The result of a match from the outcomes of its games. */
export function standing(one, other, outcomes) {
  const points = outcomes.map((outcome) => (outcome === 0 ? 0.5 : outcome > 0 ? 1 : 0));
  const mean = points.reduce((sum, x) => sum + x, 0) / points.length;
  const variance = points.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, points.length - 1);
  const times = (x) => points.filter((y) => y === x).length;
  return {
    player: one.name,
    other: other.name,
    games: points.length,
    wins: times(1),
    draws: times(0.5),
    losses: times(0),
    points: mean,
    /** Half the width of the interval that holds the true score with 95%. */
    margin: 1.96 * Math.sqrt(variance / points.length),
    cpu: [one.cpu / one.moves, other.cpu / other.moves],
    nodes: [one.nodes / one.moves, other.nodes / other.moves],
  };
}

const HEAD = ['game', '', 'against', 'games', 'won', 'drawn', 'lost', 'points', 'ms of processor a move', 'nodes a move'];

export const matchHead = (...more) => tableHead([...HEAD, ...more]);

export function matchRow({ game, player, other, games, wins, draws, losses, points, margin, cpu, nodes }, ...more) {
  const both = (numbers, digits) => numbers.map((x) => x.toFixed(digits)).join(' / ');
  const share = `${(100 * points).toFixed(1)}% ± ${(100 * margin).toFixed(1)}`;
  return tableRow([game, player, other, games, wins, draws, losses, share, both(cpu, 1), both(nodes, 0), ...more]);
}

export const tableRow = (cells) => `| ${cells.join(' | ')} |`;

export const tableHead = (cells) => `${tableRow(cells)}\n|${'---|'.repeat(cells.length)}`;
