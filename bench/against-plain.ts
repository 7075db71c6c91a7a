// Ours against plain players: `npm run bench -- against-plain`, or
//
//     node bench/against-plain.mjs [openings] [--only othello|draughts] [--json]
//
// Othello: alpha-beta of src/search to a fixed depth, counting discs or moves; and, harder, our own compiled search,
// table and solver of endgames, that counts discs or moves. Draughts: document 002's player (alpha-beta to six plies,
// material alone) and npm's rapid-draughts. Ours gets few positions; the time that each takes a move is printed.
// Every opening is played with both colours. Seeded: the same games on every machine. Needs the built
// package: npm run build.
import { parseArgs } from 'node:util';
import { EnglishDraughts, EnglishDraughtsComputerFactory } from 'rapid-draughts/english';
import { engine, match, matchHead, matchRow } from '../dist/bench/match.js';
import { alphabeta, draughts, firstColour, othello } from '../dist/index.js';
import { bitOfSquare, searchOthello, squareOfBit, squaresOfSet } from '../dist/kernels/index.js';
import { compiledKernel } from './compiled-kernel.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const openings = Number(positionals[0] ?? 20);
const wants = (name) => asked.only === undefined || asked.only === name;

const ours = (game, nodes) => engine(game.name, `ours, ${nodes} nodes`, { nodes }, { tableMb: 8 });

/** A player that is a function of the position. */
const player = (name, play) => ({ name, player: { move: ({ position }) => play(position), close: () => {} } });

/** Plain alpha-beta of src/search to a fixed depth, in TypeScript; `seen` gives the position another evaluation. */
const alphaBeta = (name, depth, seen) =>
  player(name, (position) => {
    const { pv, counts } = alphabeta(seen(position), { depth });
    return { move: pv[0], nodes: counts.nodes };
  });

/** A position with another evaluation. */
class Judged {
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

/** Our compiled search of Othello with a plain evaluation: 1 counts discs, 2 moves (assembly/othello/evaluation.ts). */
async function plainOthello(evaluation, name, nodes) {
  const kernel = await compiledKernel('othello', { PLAIN_EVALUATION: evaluation }, 8);
  return player(`compiled search, ${name}, ${nodes} nodes`, (position) => {
    const progress = searchOthello(kernel, position.board(), { nodes });
    return { move: Number((progress.ahead ?? progress.lines[0]).move), nodes: progress.nodes };
  });
}

/** A position that is worth its men and three for a king, counted anew only when a move changes them. */
class Material extends Judged {
  constructor(position, { size, ...variant }) {
    super(position, () => this.worth.at(-1));
    this.sign = firstColour({ size, ...variant }) === 'white' ? 1 : -1;
    const row = (first) => Array.from({ length: size / 2 }, (_, i) => bitOfSquare(first + i, size));
    this.crowning = new Set([...row(1), ...row((size * (size - 1)) / 2 + 1)]);
    this.worth = [this.count()];
  }
  count() {
    const { white, black, kings } = this.position.board();
    const pieces = (set) => set.toString(2).replaceAll('0', '').length;
    return this.sign * (pieces(white) - pieces(black) + 2 * (pieces(white & kings) - pieces(black & kings)));
  }
  play(move) {
    super.play(move);
    const changes = move >> 12 !== 0 || this.crowning.has((move >> 6) & 63);
    this.worth.push(changes ? this.count() : this.worth.at(-1));
  }
  undo() {
    super.undo();
    this.worth.pop();
  }
}

/** The alpha-beta player of rapid-draughts, as it comes. */
function rapidDraughts(maxDepth) {
  const computer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth });
  const bits = new Map();
  const stats = { sinceCapture: 0, sinceNonKingAdvance: 0 };
  for (let bit = 0; bit < 32; bit++) {
    const { board } = EnglishDraughts.setup({ player: 'light', board: { light: 1 << bit, dark: 0, king: 0 }, stats });
    bits.set(board.find(({ piece }) => piece !== undefined).position + 1, 1 << bit);
  }
  const set = (squares) => squaresOfSet(squares, 8).reduce((sum, square) => sum | bits.get(square), 0);
  return player(`rapid-draughts, ${maxDepth} plies`, async (position) => {
    const { white, black, kings, turn } = position.board();
    const board = { light: set(white), dark: set(black), king: set(kings) };
    const { origin, destination, captures } = await computer(
      EnglishDraughts.setup({ player: turn === 'white' ? 'light' : 'dark', board, stats }),
    );
    const taken = captures.map((square) => square + 1).sort((a, b) => a - b);
    const { number } = position
      .legal()
      .find(
        (m) =>
          squareOfBit(m.from, 8) === origin + 1 &&
          squareOfBit(m.to, 8) === destination + 1 &&
          `${squaresOfSet(m.taken, 8)}` === `${taken}`,
      );
    return { move: number, nodes: 0 };
  });
}

const rows = [];
if (!asked.json) console.log(matchHead());
async function meet(game, one, other) {
  const row = await match(game.name, await one, await other, openings);
  rows.push(row);
  if (!asked.json) console.log(matchRow(row));
}

if (wants('othello')) {
  const game = othello();
  const discs = (position) => position.discs(1) - position.discs(-1);
  const counting = (name, depth, count) =>
    alphaBeta(`alpha-beta, ${depth} plies, ${name}`, depth, (position) => new Judged(position, count));
  await meet(game, ours(game, 10_000), counting('discs', 7, discs));
  await meet(
    game,
    ours(game, 10_000),
    counting('moves', 6, (position) => position.mobility()),
  );
  await meet(game, ours(game, 20_000), plainOthello(1, 'discs', 40_000));
  await meet(game, ours(game, 20_000), plainOthello(2, 'moves', 40_000));
}
if (wants('draughts'))
  for (const rules of ['english', 'international', 'souffler']) {
    const game = draughts({ rules });
    const document002 = () => alphaBeta('document 002, 6 plies', 6, (position) => new Material(position, game.variant));
    await meet(game, ours(game, 15_000), rules === 'english' ? rapidDraughts(5) : document002());
  }
if (asked.json) console.log(JSON.stringify(rows));
