// Who plays in the matches of Othello, and how a match is played. Seeded: the same games on every machine.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabeta, openLocalEngine, othello, Random } from '../dist/index.js';
import { createOthelloKernel, SearchKernel, searchOthello } from '../dist/kernels/index.js';
import { buildKernel } from '../scripts/kernels.mjs';
import { weightBytes } from '../scripts/weights.mjs';
import { COST_HEAD, costCells, playOut, STANDING_HEAD, standing, standingCells, tableHead, tableRow } from './standing.mjs';

export const game = othello();

/** Compiles the kernel with parts left out or numbers set, and hands it on as a search. */
export async function compiledSearch(use, tableMb = 64) {
  const scratch = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  try {
    const out = join(scratch, 'othello.wasm');
    await buildKernel({ main: 'othello/main.ts', out, use });
    const memory = new WebAssembly.Memory({ initial: 128 + 16 * tableMb });
    const code = { module: new WebAssembly.Module(readFileSync(out)), weights: weightBytes('othello') };
    return SearchKernel.join({ ...code, memory, tableMb, threads: 1 }, 0);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The compiled search for so many positions a move. `plain`: a kernel of compiledSearch's instead of the one that ships. */
export async function searcher(nodes, { plain, name = `ours, ${nodes} positions` } = {}) {
  const kernel = plain ?? (await createOthelloKernel({ tableMb: 8 }));
  const player = { name, nodes: 0, moves: 0, cpu: 0, begin: () => kernel.forget(), close() {} };
  player.play = (position) => {
    const progress = searchOthello(kernel, position.board(), { nodes });
    player.nodes += progress.nodes;
    return Number((progress.ahead ?? progress.lines[0]).move);
  };
  return player;
}

/** Plain alpha-beta of src/search to a fixed depth, in TypeScript; at the end of the game it sees the outcome. */
export function alphaBeta(depth, evaluation, name) {
  const player = { name: `alpha-beta, ${depth} plies, ${name}`, nodes: 0, moves: 0, cpu: 0, begin() {}, close() {} };
  player.play = (position) => {
    const { pv, counts } = alphabeta(new Judged(position, evaluation), { depth });
    player.nodes += counts.nodes;
    return pv[0];
  };
  return player;
}

export const discCount = (position) => position.discs(1) - position.discs(-1);

export const mobility = (position) => position.mobility();

/** A position with another evaluation. */
class Judged {
  #position;
  #evaluation;

  constructor(position, evaluation) {
    this.#position = position;
    this.#evaluation = evaluation;
  }

  turn() {
    return this.#position.turn();
  }

  moves(into, at) {
    return this.#position.moves(into, at);
  }

  play(move) {
    this.#position.play(move);
  }

  undo() {
    this.#position.undo();
  }

  outcome() {
    return this.#position.outcome();
  }

  evaluate() {
    return this.#evaluation(this.#position);
  }
}

/** A level of the engine. The last one, which has no depth, gets so many positions a move. */
export async function level(number, nodes) {
  const engine = await openLocalEngine(game.name, { threads: 1 });
  const limits = { level: number, ...(nodes !== undefined && { nodes }) };
  const player = { name: `level ${number}`, nodes: 0, moves: 0, cpu: 0, begin() {}, close: () => engine.close() };
  player.play = async (position, seed) => {
    const thought = engine.think(game.formatPosition(position), { ...limits, seed });
    player.nodes += thought.nodes;
    return game.parseMove(thought.move, position).value;
  };
  return player;
}

/** Somebody who knows the rules and no more. */
export function chance() {
  const player = { name: 'moves by lot', nodes: 0, moves: 0, cpu: 0, begin() {}, close() {} };
  player.play = (position, seed) => {
    const moves = [];
    moves.length = position.moves(moves, 0);
    return new Random(1000 * seed + player.moves).pick(moves);
  };
  return player;
}

/** A beginner: turns over as many discs as can be. */
export function greedy() {
  return Object.assign(alphaBeta(1, discCount, ''), { name: 'most discs at once' });
}

const OPENING_PLIES = 8;

/** Openings are drawn by lot, and are all different. */
function drawOpenings(count, seed) {
  const random = new Random(seed);
  const drawn = new Map();
  while (drawn.size < count) {
    const position = game.start();
    const moves = [];
    const played = [];
    for (let ply = 0; ply < OPENING_PLIES; ply++) {
      moves.length = position.moves(moves, 0);
      played.push(random.pick(moves));
      position.play(played.at(-1));
    }
    drawn.set(position.key(), played);
  }
  return [...drawn.values()];
}

/** Every opening twice, each player once with each colour. */
export async function match(one, other, openings, firstSeed = 1) {
  const outcomes = [];
  for (const [i, opening] of drawOpenings(openings, firstSeed).entries())
    for (const oneBegins of [true, false]) {
      const position = game.start();
      for (const move of opening) position.play(move);
      outcomes.push(await playOut(position, one, other, { seed: firstSeed + i, oneBegins }));
    }
  const discs = outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length;
  return { discs, ...standing(one, other, outcomes) };
}

export const MATCH_HEAD = tableHead([...STANDING_HEAD, 'discs a game', ...COST_HEAD]);

export const matchRow = (match) => tableRow([...standingCells(match), match.discs.toFixed(1), ...costCells(match)]);
