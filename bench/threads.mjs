// What two threads bring: `npm run bench -- threads`, or
//
//     node bench/threads.mjs [openings] [--ms 100] [--games chess,othello,draughts:international]
//
// Time to a depth with one thread and with two, on positions reached by moves drawn by lot, in turns; then matches of
// two threads against one at equal time a move, each opening with both colours. Only on an idle machine with two
// processors do the numbers mean anything. Needs the built package: npm run build.
import { parseArgs } from 'node:util';
import { gameName, lastThought, loadGame, openEngine, Random } from '../dist/index.js';
import { match, matchHead, matchRow, opening, player, tableHead, tableRow } from './match.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { ms: { type: 'string', default: '100' }, games: { type: 'string', default: 'chess,othello,draughts:international' } },
});
const openings = Number(positionals[0] ?? 20);
const time = Number(asked.ms);
/** A depth that takes one thread about a second from the middle of a game. */
const DEPTHS = { chess: 18, othello: 17, draughts: 21 };
const POSITIONS = 12;
const LONGEST = 240;

async function timeToDepth(name, game, threads) {
  const depth = DEPTHS[gameName(name)];
  let ms = 0;
  let nodes = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const engine = await openEngine(name, { threads });
    await lastThought(engine.think(game.formatPosition(game.start()), { depth: 6 }));
    const thought = await lastThought(engine.think(game.formatPosition(opening(game, new Random(300 + i), 10)), { depth }));
    ms += thought.ms;
    nodes += thought.nodes;
    engine.close();
  }
  return { depth, ms, nodes };
}

async function threaded(name, game, threads) {
  const engine = await openEngine(name, { threads });
  const play = async (position, _, self) => {
    const thought = await lastThought(engine.think(game.formatPosition(position), { time }));
    self.nodes += thought.nodes;
    return game.parseMove(thought.move, position).value;
  };
  return player(`${threads} ${threads === 1 ? 'thread' : 'threads'}`, play, () => engine.close());
}

const games = asked.games.split(',');
console.log(tableHead(['game', 'depth', 'one thread, s', 'two threads, s', 'time', 'nodes']));
for (const name of games) {
  const game = await loadGame(name);
  const one = await timeToDepth(name, game, 1);
  const two = await timeToDepth(name, game, 2);
  const cells = [name, one.depth, (one.ms / 1000).toFixed(1), (two.ms / 1000).toFixed(1)];
  console.log(tableRow([...cells, `${(two.ms / one.ms).toFixed(2)}x`, `${(two.nodes / one.nodes).toFixed(2)}x`]));
}
console.log(`\nAt ${time} ms a move:\n`);
console.log(matchHead());
for (const name of openings > 0 ? games : []) {
  const game = await loadGame(name);
  const [two, one] = [await threaded(name, game, 2), await threaded(name, game, 1)];
  console.log(matchRow(await match(game, two, one, openings, { longest: LONGEST, firstSeed: 700 })));
  two.close();
  one.close();
}
