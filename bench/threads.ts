// What two threads bring: `npm run bench -- threads`, or
//
//     node bench/threads.mjs [openings] [--ms 100] [--games chess,othello,draughts:international]
//
// Time to a depth with one thread and with two, on positions reached by moves drawn by lot, in turns; then matches of
// two threads against one at equal time a move, each opening with both colours. Only on an idle machine with two
// processors do the numbers mean anything. Needs the built package: npm run build.
import { parseArgs } from 'node:util';
import { engine, match, matchHead, matchRow, tableHead, tableRow } from '../dist/bench/match.js';
import { gameName, lastThought, legalMoves, loadGame, openEngine, Random } from '../dist/index.js';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { ms: { type: 'string', default: '100' }, games: { type: 'string', default: 'chess,othello,draughts:international' } },
});
const openings = Number(positionals[0] ?? 20);
const time = Number(asked.ms);
/** A depth that takes one thread about a second from the middle of a game. */
const DEPTHS = { chess: 18, othello: 17, draughts: 21 };
const POSITIONS = 12;

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

const threaded = (name, threads) => engine(name, `${threads} ${threads === 1 ? 'thread' : 'threads'}`, { time }, { threads });

/** A game after so many moves by lot. */
function opening(game, random, plies) {
  const position = game.start();
  for (let ply = 0; ply < plies; ply++) position.play(random.pick(legalMoves(position)));
  return position;
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
for (const name of openings > 0 ? games : [])
  console.log(matchRow(await match(name, await threaded(name, 2), await threaded(name, 1), openings, { seed: 700 })));
