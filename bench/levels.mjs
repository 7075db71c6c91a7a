// The levels of a game play each other: `npm run bench -- levels`, or
//
//     node bench/levels.mjs [GAME,GAME...] [openings] [--from 3] [--upto 10] [--plies 8] [--nodes 300000]
//         [--only ladder|first|last] [--json]
//
// ladder: each level meets the one two below, every opening with both colours. first: level 1 meets simple players.
// last (Connect 4): each move of level 10 is compared with the exact scores. The last level, where it has no depth,
// gets so many nodes a move. Seeded: the same arguments give the same results on every machine. Needs the built
// package: npm run build.
import { parseArgs } from 'node:util';
import { Connect4Solver, connect4Board, loadGame } from '../dist/index.js';
import { alphaBeta, balancedBy, chance, engine, Judged, legal, level, match, matchHead, matchRow, player } from './match.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '3' },
    upto: { type: 'string', default: '10' },
    plies: { type: 'string' },
    nodes: { type: 'string', default: '300000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [names = 'connect4,othello,draughts:souffler,draughts:international,draughts:english', openings = '20'] = positionals;
const results = { ladder: [], first: [], last: [] };
const wants = (part) => asked.only === undefined || asked.only === part;
const say = (text) => asked.json || console.log(text);

/** In draughts, where an opening by lot is soon lost, those in which one side is ahead are drawn again. */
async function rulesOf(game) {
  const isDraughts = game.name.startsWith('draughts');
  const plies = Number(asked.plies ?? (game.name === 'connect4' ? 2 : 8));
  return { plies, ...(isDraughts && { suits: await balancedBy(game, 60), longest: 300 }) };
}

async function meet(part, game, one, other, more = {}, cells = () => []) {
  const row = { ...(await match(game, one, other, Number(openings), { ...(await rulesOf(game)), ...more })), ...more.found };
  one.close();
  other.close();
  results[part].push(row);
  say(matchRow(row, ...cells(row)));
}

/** Takes what the evaluation likes best at once. */
const greedy = (game) =>
  game.name === 'othello'
    ? alphaBeta('most discs at once', 1, (position) => new Judged(position, () => position.discs(1) - position.discs(-1)))
    : player('greedy', (position) => {
        const turn = position.turn();
        const worth = (move) => {
          position.play(move);
          const value = turn * (position.outcome() ?? position.evaluate());
          position.undo();
          return value;
        };
        const forced = position.winningMove?.(turn) ?? position.winningMove?.(-turn);
        return forced ?? legal(position).reduce((best, move) => (worth(move) > worth(best) ? move : best));
      });

/**
 * Counts the moves that gave something away, by the exact scores before and after, and the games that were won at one
 * turn and not at the end.
 */
async function faultFinder() {
  const judge = await Connect4Solver.open();
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
  const ended = (outcome) => {
    if (best > 0 && outcome <= 0) found.thrown++;
    best = Number.NEGATIVE_INFINITY;
  };
  return { found, watch, ended, close: () => judge.close() };
}

for (const name of names.split(',')) {
  const game = await loadGame(name);
  say(`\n${matchHead()}`);
  if (wants('first'))
    for (const other of [await engine(game, 'depth 2', { depth: 2 }), greedy(game), chance()])
      await meet('first', game, await level(game, 1), other);
  if (wants('ladder'))
    for (let number = Number(asked.from); number <= Number(asked.upto); number++)
      await meet(
        'ladder',
        game,
        await level(game, number, game.name === 'connect4' ? undefined : Number(asked.nodes)),
        await level(game, number - 2),
      );
  if (!wants('last') || game.name !== 'connect4') continue;
  say(`\n${matchHead('moves', 'that gave something away', 'won games not won')}`);
  const others = [chance(), greedy(game)];
  for (let number = 1; number < 10; number++) others.push(await level(game, number));
  for (const other of others) {
    const finder = await faultFinder();
    await meet('last', game, await level(game, 10), other, finder, ({ moves, faults, thrown }) => [moves, faults, thrown]);
    finder.close();
  }
}
if (asked.json) console.log(JSON.stringify(results));
