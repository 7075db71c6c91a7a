// Chess matches between Minerve and other programs at equal time: `npm run bench -- chess-match`, or
//
//     node dist/bench/chess-match.js [gnuchess] [stockfish] [js-chess-engine] [--games 40] [--movetime 100]
//         [--elo 2200] [--level 3] [--path DIR] [--nodes N]
//
// Without a name: all three, one after the other. Openings are drawn by lot and balanced; every one is played once with
// either colour; games end by our own rules. --nodes limits Minerve alone, in place of the time. A program that is not
// installed is skipped; js-chess-engine is looked for in the node_modules of --path, here if nothing is said (`npm
// install --no-save js-chess-engine@2`). `minerve match A B --game chess` does the same for any two players.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChessPosition, chess, formatFen } from 'minerve';
import type { Answer, MatchPlayer, Turn } from 'minerve/lab';
import { checkPlayers } from 'minerve/lab/node';
import { engine, match, matchHead, matchOf, matchRow } from './match.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    movetime: { type: 'string', default: '100' },
    nodes: { type: 'string' },
    elo: { type: 'string', default: '2200' },
    level: { type: 'string', default: '3' },
    path: { type: 'string', default: '.' },
  },
});
const openings = Math.ceil(Number(values.games) / 2);
const ours = values.nodes === undefined ? `time:${values.movetime}ms` : `nodes:${values.nodes}`;

/** Programs by UCI, as they are typed. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gnuchess: `uci:gnuchess --uci;time=${values.movetime}ms;Hash=32;OwnBook=false`,
  stockfish: `uci:stockfish;time=${values.movetime}ms;Hash=32;Threads=1;UCI_LimitStrength=true;UCI_Elo=${values.elo}`,
};
const LIBRARY = 'js-chess-engine';

interface Library {
  ai(fen: string, options: { level: number; play: false }): { move: Record<string, string> };
}

/** npm's js-chess-engine, in this process. */
function libraryPlayer(library: Library): MatchPlayer {
  const move = ({ game, position }: Turn): Answer => {
    const { move } = library.ai(formatFen((position as ChessPosition).current()), { level: Number(values.level), play: false });
    const [[from, to]] = Object.entries(move) as [[string, string]];
    const read = game.parseMove(`${from}${to}`.toLowerCase(), position);
    if (!read.ok) throw new Error(`${LIBRARY} plays ${from}${to}: ${read.error.message}`);
    return { move: read.value, nodes: 0 };
  };
  return { move, close: () => {} };
}

async function played(name: string): Promise<string> {
  try {
    if (name !== LIBRARY) {
      await checkPlayers([PROGRAMS[name] as string], chess());
      return matchRow(await matchOf('chess', ours, PROGRAMS[name] as string, openings));
    }
    const library = createRequire(join(resolve(values.path), 'package.json'))(LIBRARY) as Library;
    const limits = values.nodes === undefined ? { time: Number(values.movetime) } : { nodes: Number(values.nodes) };
    const other = { name: `${LIBRARY} at level ${values.level}`, player: libraryPlayer(library) };
    return matchRow(await match('chess', await engine('chess', ours, limits), other, openings));
  } catch (error) {
    return `skipped: ${name} (${(error as Error).message.split('\n')[0]})`;
  }
}

const known = [...Object.keys(PROGRAMS), LIBRARY];
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no "${unknown}" to play with. There are: ${known.join(', ')}.\n`);
  process.exit(2);
}
process.stdout.write(`${matchHead()}\n`);
for (const name of positionals.length > 0 ? positionals : known) process.stdout.write(`${await played(name)}\n`);
