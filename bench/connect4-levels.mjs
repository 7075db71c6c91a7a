// Plays the levels of Connect 4 against each other and against simple players:
// `node bench/connect4-levels.mjs [games a pair] [--stones moves drawn by chance at first] [--only ladder|child|perfect] [--upto level] [--json]`.
// Needs the built package: npm run build. Seeded: the same arguments give the same results on every machine.
import { parseArgs } from 'node:util';
import { Connect4Solver, connect4, connect4Board, openLocalEngine, Random } from '../dist/index.js';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stones: { type: 'string', default: '2' },
    only: { type: 'string' },
    upto: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(positionals[0] ?? 40);
const { json, only } = asked;

const game = connect4();
const engine = await openLocalEngine('connect4');
/** Judges level 10 with a table of its own. */
const judge = await Connect4Solver.open();

const level = (number) => ({
  name: `level ${number}`,
  play: async (position, seed) => engine.think(game.formatPosition(position), { level: number, seed }).move,
});
const depth = (plies) => ({
  name: `depth ${plies}`,
  play: async (position) => engine.think(game.formatPosition(position), { depth: plies }).move,
});
const random = { name: 'random', play: async (position, _, chance) => String(chance.pick(legal(position)) + 1) };
/** Wins at once if it can, else stops a win, else takes the cell that is worth most. */
const greedy = {
  name: 'greedy',
  play: async (position) => {
    const turn = position.turn();
    const seen = position.winningMove(turn) ?? position.winningMove(-turn);
    if (seen !== undefined) return String(seen + 1);
    const worth = (column) => {
      position.play(column);
      const value = turn * position.evaluate();
      position.undo();
      return value;
    };
    return String(legal(position).reduce((best, column) => (worth(column) > worth(best) ? column : best)) + 1);
  },
};

function legal(position) {
  const moves = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

function quiet(position) {
  return legal(position).filter((column) => {
    position.play(column);
    const goesOn = position.outcome() === undefined;
    position.undo();
    return goesOn;
  });
}

/** One game after some moves drawn by chance, none of which ends it. 1, 0.5 or 0 for `player`, who moves first or second. */
async function playGame(player, other, seed, playerFirst, watch) {
  const opening = new Random(seed);
  const chance = new Random(seed + 1_000_000);
  const position = game.start();
  for (let i = 0; i < Number(asked.stones); i++) position.play(opening.pick(quiet(position)));
  while (position.outcome() === undefined) {
    const own = (position.turn() === 1) === playerFirst;
    const text = await (own ? player : other).play(position, seed, chance);
    const column = Number(text) - 1;
    if (own) await watch?.(position, column);
    position.play(column);
  }
  const outcome = position.outcome();
  return outcome === 0 ? 0.5 : outcome > 0 === playerFirst ? 1 : 0;
}

/** So many games, each opening once from either side. */
async function match(player, other, count, watch, ended) {
  const result = { player: player.name, other: other.name, games: count, wins: 0, draws: 0, losses: 0 };
  for (let i = 0; i < count; i++) {
    const points = await playGame(player, other, 1 + (i >> 1), i % 2 === 0, watch);
    if (points === 1) result.wins++;
    else if (points === 0.5) result.draws++;
    else result.losses++;
    ended?.(points);
  }
  return { ...result, points: (result.wins + result.draws / 2) / count };
}

/** Counts the moves of level 10 that gave something away, by the exact scores before and after, and the games that were won at one of its turns and not at the end. */
function faultFinder() {
  const found = { moves: 0, faults: 0, thrown: 0 };
  let best = Number.NEGATIVE_INFINITY;
  const watch = async (position, column) => {
    const board = connect4Board(position.columnsPlayed()).value;
    await judge.prepare(board);
    const before = judge.solve(board).score;
    found.moves++;
    best = Math.max(best, before);
    if (judge.columns(board).scores[column] !== before) found.faults++;
  };
  const ended = (points) => {
    if (best > 0 && points < 1) found.thrown++;
    best = Number.NEGATIVE_INFINITY;
  };
  return { found, watch, ended };
}

const results = { ladder: [], child: [], perfect: [] };
const show = (row) => {
  if (json) return;
  const extra = row.faults === undefined ? '' : ` ${row.moves} | ${row.faults} | ${row.thrown} |`;
  console.log(
    `| ${row.player} | ${row.other} | ${row.games} | ${row.wins} | ${row.draws} | ${row.losses} | ${(100 * row.points).toFixed(0)}% |${extra}`,
  );
};
const head = (extra) => {
  if (!json)
    console.log(
      `\n| | against | games | won | drawn | lost | points |${extra}\n|---|---|---|---|---|---|---|${extra && '---|---|---|'}`,
    );
};

if (only === undefined || only === 'child') {
  head('');
  results.child.push(await match(level(1), depth(2), games));
  show(results.child[0]);
}
if (only === undefined || only === 'ladder') {
  head('');
  for (let number = 3; number <= Number(asked.upto); number++) {
    const row = await match(level(number), level(number - 2), games);
    results.ladder.push(row);
    show(row);
  }
}
if (only === undefined || only === 'perfect') {
  head(' moves | that gave something away | won games not won |');
  for (const other of [random, greedy, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level)]) {
    const { found, watch, ended } = faultFinder();
    const row = { ...(await match(level(10), other, games, watch, ended)), ...found };
    results.perfect.push(row);
    show(row);
  }
}
if (json) console.log(JSON.stringify(results));
engine.close();
judge.close();
