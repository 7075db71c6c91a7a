// The levels of a game play each other: `npm run bench -- levels`, or
//
//     node dist/bench/levels.js [GAME,GAME...] [openings] [--from 3] [--upto 10] [--plies 8] [--nodes 300000]
//         [--only ladder|first|last]
//
// ladder: each level meets the one two below, every opening with both colours. first: level 1 meets simple players.
// last (Connect 4): each move of level 10 is compared with the exact scores. The last level, where it has no depth,
// gets so many nodes a move. Seeded: the same arguments give the same results on every machine. `minerve match
// --levels` gives every level its Elo.
import { parseArgs } from 'node:util';
import { FaultFinder, simplePlayers } from 'minerve/lab';
import { type Contender, engine, match, matchHead, matchOf, matchRow } from './match.js';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '3' },
    upto: { type: 'string', default: '10' },
    plies: { type: 'string' },
    nodes: { type: 'string', default: '300000' },
    only: { type: 'string' },
  },
});
const [names = 'connect4,othello,draughts:souffler,draughts:international,draughts:english', openings = '20'] = positionals;
const wants = (part: string) => asked.only === undefined || asked.only === part;
const say = (text: string) => process.stdout.write(`${text}\n`);
const options = { plies: asked.plies === undefined ? undefined : Number(asked.plies) };

/** Of the games that are not solved, the last level has no depth. */
const level = (game: string, number: number) =>
  number === 10 && game !== 'connect4' ? `level:10,nodes=${asked.nodes}` : `level:${number}`;

for (const game of names.split(',')) {
  say(`\n${matchHead()}`);
  const meet = async (a: string, b: string) => say(matchRow(await matchOf(game, a, b, Number(openings), options)));
  if (wants('first')) for (const other of ['depth:2', 'greedy', 'random']) await meet('level:1', other);
  if (wants('ladder'))
    for (let number = Number(asked.from); number <= Number(asked.upto); number++)
      await meet(level(game, number), level(game, number - 2));
  if (!wants('last') || game !== 'connect4') continue;
  say(`\n${matchHead('moves', 'that gave something away', 'won games not won')}`);
  const others: (() => Promise<Contender>)[] = [
    async () => ({ name: 'random', player: simplePlayers.random }),
    async () => ({ name: 'greedy', player: simplePlayers.greedy }),
    ...Array.from({ length: 9 }, (_, i) => () => engine(game, `level ${i + 1}`, { level: i + 1 })),
  ];
  for (const open of others) {
    const finder = await FaultFinder.open();
    const last = await engine(game, 'level 10', { level: 10 });
    const watched = { watch: finder.watching(last.player), ended: (row: { points: number }) => finder.ended(row) };
    const row = await match(game, last, await open(), Number(openings), { ...options, ...watched });
    const { moves, faults, thrown } = finder.found;
    say(matchRow(row, moves, faults, thrown));
    finder.close();
  }
}
