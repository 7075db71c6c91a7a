// Who plays in the matches of draughts, and how a match is played. Seeded: the same games on every machine.
import { EnglishDraughts, EnglishDraughtsComputerFactory } from 'rapid-draughts/english';
import { alphabeta, draughts, firstColour, openLocalEngine, Random } from '../dist/index.js';
import { bitOfSquare, createDraughtsSearch, setDraughts, squareOfBit, squaresOfSet } from '../dist/kernels/index.js';
import { weighDraughts } from '../scripts/weights.mjs';
import { COST_HEAD, costCells, playOut, STANDING_HEAD, standing, standingCells, tableHead, tableRow } from './standing.mjs';

/** The compiled search for so many positions a move. `weights`: others than the kernel's own, as scripts/tune-draughts.mjs leaves them. */
export async function searcher(rules, nodes, { weights, name = `${nodes} nodes` } = {}) {
  const search = await openSearch(rules);
  if (weights !== undefined) weighDraughts(search, draughts({ rules }).variant, weights);
  return kernelPlayer(name, search, () => search.search({ nodes }));
}

/** Document 002's player: alpha-beta to a fixed depth, material alone, and nothing else; in TypeScript, on the rules of the kernel. */
export function document002(rules, depth) {
  const player = { name: `document 002, ${depth} plies`, nodes: 0, moves: 0, cpu: 0, begin() {} };
  player.play = async (position) => {
    const { pv, counts } = alphabeta(new Material(position, draughts({ rules }).variant), { depth });
    player.nodes += counts.nodes;
    return pv[0];
  };
  return player;
}

/** A position that is worth its men and three for a king, counted anew only when a move changes them. */
class Material {
  #position;
  #sign;
  #crowning;
  #worth;

  constructor(position, variant) {
    this.#position = position;
    this.#sign = firstColour(variant) === 'white' ? 1 : -1;
    const { size } = variant;
    const row = (first) => Array.from({ length: size / 2 }, (_, i) => bitOfSquare(first + i, size));
    this.#crowning = new Set([...row(1), ...row((size * (size - 1)) / 2 + 1)]);
    this.#worth = [this.#count()];
  }

  #count() {
    const { white, black, kings } = this.#position.board();
    const pieces = (set) => set.toString(2).replaceAll('0', '').length;
    return this.#sign * (pieces(white) - pieces(black) + 2 * (pieces(white & kings) - pieces(black & kings)));
  }

  turn() {
    return this.#position.turn();
  }

  moves(into, at) {
    return this.#position.moves(into, at);
  }

  play(move) {
    this.#position.play(move);
    const changes = move >> 12 !== 0 || this.#crowning.has((move >> 6) & 63);
    this.#worth.push(changes ? this.#count() : this.#worth.at(-1));
  }

  undo() {
    this.#position.undo();
    this.#worth.pop();
  }

  outcome() {
    return this.#position.outcome();
  }

  evaluate() {
    return this.#worth.at(-1);
  }
}

async function openSearch(rules) {
  const { size } = draughts({ rules }).variant;
  return createDraughtsSearch({ rules, size, drawing: true }, { tableMb: 8 });
}

function kernelPlayer(name, search, run) {
  const player = { name, nodes: 0, moves: 0, cpu: 0 };
  player.begin = () => search.forget();
  player.play = async (position) => {
    const since = position.repeatable();
    setDraughts(search.exports, position.board(since.length), since);
    const progress = run();
    player.nodes += progress.nodes;
    const { move } = progress.ahead ?? progress.lines[0];
    return position.legal().find(({ code }) => code === move).number;
  };
  return player;
}

/** A level of the engine. */
export async function level(rules, number, nodes) {
  const game = draughts({ rules });
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

/** The alpha-beta player of rapid-draughts, as it comes. */
export function rapidDraughts(maxDepth) {
  const computer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth });
  const bits = new Map();
  const stats = { sinceCapture: 0, sinceNonKingAdvance: 0 };
  for (let bit = 0; bit < 32; bit++) {
    const { board } = EnglishDraughts.setup({ player: 'light', board: { light: 1 << bit, dark: 0, king: 0 }, stats });
    bits.set(board.find(({ piece }) => piece !== undefined).position + 1, 1 << bit);
  }
  const set = (squares) => squaresOfSet(squares, 8).reduce((sum, square) => sum | bits.get(square), 0);
  const player = { name: `rapid-draughts, ${maxDepth} plies`, nodes: 0, moves: 0, cpu: 0, begin() {} };
  player.play = async (position) => {
    const { white, black, kings, turn } = position.board();
    const board = { light: set(white), dark: set(black), king: set(kings) };
    const { origin, destination, captures } = await computer(
      EnglishDraughts.setup({ player: turn === 'white' ? 'light' : 'dark', board, stats }),
    );
    const taken = captures.map((square) => square + 1).sort((a, b) => a - b);
    return position
      .legal()
      .find(
        (m) =>
          squareOfBit(m.from, 8) === origin + 1 &&
          squareOfBit(m.to, 8) === destination + 1 &&
          `${squaresOfSet(m.taken, 8)}` === `${taken}`,
      ).number;
  };
  return player;
}

const OPENING_PLIES = 8;
/** Nobody plays longer: a draw. */
const LONGEST = 300;

/** Openings in which a short search sees one side ahead by more, in hundredths of a man, are drawn again. */
const BALANCED = 60;
const JUDGED_BY = 5000;

/** A judge of openings: some moves drawn by lot, after which neither side has lost anything yet. */
async function drawOpenings(rules) {
  const judge = await openSearch(rules);
  return (random) => {
    for (;;) {
      const position = draughts({ rules }).start();
      const moves = [];
      for (let ply = 0; ply < OPENING_PLIES; ply++) {
        const count = position.moves(moves, 0);
        position.play(moves[random.below(count)]);
      }
      setDraughts(judge.exports, position.board());
      judge.forget();
      const { lines } = judge.search({ nodes: JUDGED_BY });
      if (Math.abs(lines[0].value) <= BALANCED) return position;
    }
  };
}

/** Every opening twice, each player once with each colour. */
export async function match(rules, one, other, openings, firstSeed = 1) {
  const outcomes = [];
  const draw = await drawOpenings(rules);
  for (let i = 0; i < openings; i++)
    for (const oneBegins of [true, false]) {
      const seed = firstSeed + i;
      outcomes.push(await playOut(draw(new Random(seed)), one, other, { seed, oneBegins, longest: LONGEST }));
    }
  return { rules, ...standing(one, other, outcomes) };
}

export const MATCH_HEAD = tableHead(['rules', ...STANDING_HEAD, ...COST_HEAD]);

export const matchRow = (match) => tableRow([match.rules, ...standingCells(match), ...costCells(match)]);
