// Chess matches between `minerve uci` and other programs, each a process of its own, at equal time: `npm run bench --
// chess-match`, or `node bench/chess-match.mjs [gnuchess] [stockfish] [js-chess-engine] [--games 40] [--movetime 100
// | --clock 5000+100] [--elo 2200] [--level 3] [--path DIR] [--nodes N]`. Without a name: all three, one after the
// other. Every opening is played once with either colour; games end by our own rules (draws as soon as they can be
// claimed). --clock: milliseconds for the game and for each move, and whose clock falls has lost. --nodes limits
// Minerve alone, in place of the time. A program that is not installed is skipped; js-chess-engine is looked for in
// the node_modules of --path, here if nothing is said (`npm install --no-save js-chess-engine@2`). Needs the built
// package: npm run build.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MAX, unwrap } from '../dist/core/index.js';
import { chess, formatFen, formatUciMove } from '../dist/games/index.js';
import { player, standing } from './match.mjs';

const OPENINGS = [
  'e4 e5 Nf3 Nc6 Bb5 a6',
  'e4 c5 Nf3 d6 d4 cxd4',
  'e4 e6 d4 d5 Nc3 Nf6',
  'e4 c6 d4 d5 e5 Bf5',
  'd4 d5 c4 e6 Nc3 Nf6',
  'd4 Nf6 c4 g6 Nc3 Bg7',
  'd4 Nf6 c4 e6 Nf3 b6',
  'c4 e5 Nc3 Nf6 Nf3 Nc6',
  'Nf3 d5 g3 Nf6 Bg2 e6',
  'e4 e5 Nf3 Nc6 Bc4 Bc5',
  'e4 d6 d4 Nf6 Nc3 g6',
  'd4 d5 c4 c6 Nf3 Nf6',
  'd4 f5 g3 Nf6 Bg2 e6',
  'e4 Nf6 e5 Nd5 d4 d6',
  'e4 c5 c3 d5 exd5 Qxd5',
  'c4 c5 Nf3 Nf6 Nc3 d5',
  'e4 e5 f4 exf4 Nf3 g5',
  'd4 Nf6 Bf4 d5 e3 c5',
  'b3 e5 Bb2 Nc6 e3 d5',
  'e4 d5 exd5 Qxd5 Nc3 Qa5',
];
const LONGEST_GAME = 400;
const PATIENCE_MS = 20_000;
const rules = chess();

/** A program that speaks UCI. */
class UciProgram {
  #child;
  #waiting;
  hasEnded = false;

  constructor(command, args) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    process.on('exit', () => this.close());
    this.#child.on('error', (error) => this.#waiting?.reject(error));
    this.#child.on('exit', () => {
      this.hasEnded = true;
      this.#waiting?.reject(new Error(`${command} has ended`));
    });
    this.#child.stdin.on('error', () => {});
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (this.#waiting?.word === line.split(' ')[0]) this.#waiting.resolve(line);
    });
  }

  async #ask(text, word) {
    let timer;
    const answer = new Promise((resolve, reject) => {
      this.#waiting = { word, resolve, reject };
      timer = setTimeout(() => reject(new Error(`no ${word} within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    this.#child.stdin.write(`${text}\n`);
    return answer.finally(() => clearTimeout(timer));
  }

  async open(options) {
    await this.#ask('uci', 'uciok');
    for (const [name, value] of Object.entries(options)) this.#child.stdin.write(`setoption name ${name} value ${value}\n`);
    await this.#ask('isready', 'readyok');
  }

  async newGame() {
    this.#child.stdin.write('ucinewgame\n');
    await this.#ask('isready', 'readyok');
  }

  async move(_position, moves, go) {
    const text = moves.length === 0 ? 'position startpos' : `position startpos moves ${moves.join(' ')}`;
    return (await this.#ask(`${text}\ngo ${go}`, 'bestmove')).split(' ')[1];
  }

  close() {
    this.#child.kill('SIGKILL');
  }
}

/** npm's js-chess-engine, in this process. */
class JsChessEngine {
  #library;
  #level;

  constructor(library, level) {
    this.#library = library;
    this.#level = level;
  }

  async newGame() {}

  async move(position) {
    const { move } = this.#library.ai(formatFen(position.current()), { level: this.#level, play: false });
    const [[from, to]] = Object.entries(move);
    const text = `${from}${to}`.toLowerCase();
    return text;
  }

  close() {}
}

/** Sees to it that a program has its clock, where the game has clocks. */
class Clocks {
  #left;
  #increment;

  constructor(clock) {
    [this.#left, this.#increment] = clock === undefined ? [] : clock.split('+').map(Number);
    this.#left &&= [this.#left, this.#left];
  }

  go(fixed) {
    if (this.#left === undefined) return fixed;
    const [white, black] = this.#left.map((ms) => Math.max(1, Math.floor(ms)));
    return `wtime ${white} btime ${black} winc ${this.#increment} binc ${this.#increment}`;
  }

  /** False: the clock has fallen. */
  spend(side, ms) {
    if (this.#left === undefined) return true;
    this.#left[side] -= ms;
    const stands = this.#left[side] > 0;
    this.#left[side] += this.#increment;
    return stands;
  }
}

async function play(white, black, opening, goes) {
  const position = unwrap(rules.parsePosition(`startpos moves ${opening}`));
  const moves = position.board.played.map(formatUciMove);
  const times = [0, 0];
  const clocks = new Clocks(values.clock);
  while (position.outcome() === undefined && moves.length < LONGEST_GAME) {
    const side = position.turn() === MAX ? 0 : 1;
    const began = performance.now();
    const text = await [white, black][side].move(position, moves, clocks.go(goes[side]));
    const took = performance.now() - began;
    times[side] += took;
    if (!clocks.spend(side, took)) return { points: side === 0 ? 0 : 1, why: 'time', plies: moves.length, times };
    const move = rules.parseMove(text, position);
    if (!move.ok) return { points: side === 0 ? 0 : 1, why: `illegal ${text}`, plies: moves.length, times };
    position.play(move.value);
    moves.push(formatUciMove(move.value));
  }
  const outcome = position.outcome() ?? 0;
  return { points: outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5, why: position.ending() ?? 'too long', plies: moves.length, times };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    movetime: { type: 'string', default: '100' },
    clock: { type: 'string' },
    nodes: { type: 'string' },
    elo: { type: 'string', default: '2200' },
    level: { type: 'string', default: '3' },
    path: { type: 'string', default: '.' },
  },
});

/** How each program is opened, and what it is called in the result. */
const OTHERS = {
  gnuchess: { open: () => openUci('gnuchess', ['--uci'], { Hash: 32, OwnBook: 'false' }), label: 'GNU Chess' },
  stockfish: {
    open: () => openUci('stockfish', [], { Hash: 32, Threads: 1, UCI_LimitStrength: 'true', UCI_Elo: values.elo }),
    label: `Stockfish at UCI_Elo ${values.elo}`,
  },
  'js-chess-engine': {
    open: async () => {
      const library = createRequire(join(resolve(values.path), 'package.json'))('js-chess-engine');
      return new JsChessEngine(library, Number(values.level));
    },
    label: `js-chess-engine at level ${values.level}`,
  },
};

/** Where Debian puts games, besides the path. */
const GAMES = '/usr/games';

async function openUci(command, args, options) {
  const inGames = join(GAMES, command);
  const program = new UciProgram(existsSync(inGames) ? inGames : command, args);
  try {
    await program.open(options);
  } catch (error) {
    program.close();
    throw error;
  }
  return program;
}

async function match(name) {
  const { open, label } = OTHERS[name];
  let other;
  try {
    other = await open();
  } catch (error) {
    console.log(`skipped: ${name} is not there (${error.message.split('\n')[0]})`);
    return;
  }
  const minerve = new UciProgram(process.execPath, [fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)), 'uci']);
  // The others take a millisecond or two more than they have; a way of 5 ms is enough within one machine.
  await minerve.open({ Hash: 32, Threads: 1, 'Move Overhead': 5 });
  const go = `movetime ${values.movetime}`;
  const mine = values.nodes === undefined ? go : `nodes ${values.nodes}`;
  const scores = [];
  const used = [0, 0];
  let plies = 0;
  for (let i = 0; i < Number(values.games); i++) {
    const opening = OPENINGS[(i >> 1) % OPENINGS.length];
    const first = i % 2 === 0;
    await minerve.newGame();
    await other.newGame();
    const [white, black, goes] = first ? [minerve, other, [mine, go]] : [other, minerve, [go, mine]];
    let game;
    try {
      game = await play(white, black, opening, goes);
    } catch (error) {
      // GNU Chess ends by itself now and then. The game counts for nobody.
      if (!other.hasEnded) throw error;
      console.log(`${i + 1}. ${opening}  not counted: ${error.message}`);
      other = await open();
      continue;
    }
    scores.push(first ? game.points : 1 - game.points);
    used[0] += game.times[first ? 0 : 1];
    used[1] += game.times[first ? 1 : 0];
    plies += game.plies;
    console.log(`${i + 1}. ${opening}  ${first ? 'white' : 'black'}  ${scores.at(-1)}  ${game.why}, ${game.plies} plies`);
  }
  minerve.close();
  other.close();
  const time = values.clock === undefined ? `${values.movetime} ms a move` : `${values.clock} ms`;
  console.log(
    `minerve against ${label}, ${values.nodes === undefined ? time : mine}: ${summary(scores)}; used ${((used[0] / plies) * 2).toFixed(0)} and ${((used[1] / plies) * 2).toFixed(0)} ms a move`,
  );
}

function summary(scores) {
  const [one, other] = [player('minerve'), player('other')];
  const { games, wins, draws, losses, points, margin } = standing(
    one,
    other,
    scores.map((score) => score - 0.5),
  );
  return `${games} games, +${wins} =${draws} -${losses}, ${(100 * points).toFixed(1)}% ± ${(100 * margin).toFixed(1)} (95%)`;
}

const unknown = positionals.find((name) => !Object.hasOwn(OTHERS, name));
if (unknown !== undefined) {
  console.error(`There is no "${unknown}" to play with. There are: ${Object.keys(OTHERS).join(', ')}.`);
  process.exit(2);
}
for (const name of positionals.length > 0 ? positionals : Object.keys(OTHERS)) await match(name);
