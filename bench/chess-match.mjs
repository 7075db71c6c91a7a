// Chess matches between `minerve uci` and other programs, each a process of its own:
// `node bench/chess-match.mjs gnuchess|stockfish|js-chess-engine [--games 20] [--movetime 100] [--elo 2200] [--level 3] [--path DIR] [--nodes N]`.
// Every opening is played once with either colour; games end by our own rules (draws as soon as they can be claimed). --nodes limits Minerve alone, in place of the time.
// js-chess-engine is no dependency: --path names a folder with node_modules that has it. A program that is not installed is skipped. Needs the built package: npm run build.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MAX, unwrap } from '../dist/core/index.js';
import { chess, formatFen, formatUciMove } from '../dist/games/index.js';

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

  constructor(command, args) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    process.on('exit', () => this.close());
    this.#child.on('error', (error) => this.#waiting?.reject(error));
    this.#child.on('exit', () => this.#waiting?.reject(new Error(`${command} has ended`)));
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

async function play(white, black, opening, goes) {
  const position = unwrap(rules.parsePosition(`startpos moves ${opening}`));
  const moves = position.board.played.map(formatUciMove);
  const times = [0, 0];
  while (position.outcome() === undefined && moves.length < LONGEST_GAME) {
    const side = position.turn() === MAX ? 0 : 1;
    const began = performance.now();
    const text = await [white, black][side].move(position, moves, goes[side]);
    times[side] += performance.now() - began;
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
    games: { type: 'string', default: '20' },
    movetime: { type: 'string', default: '100' },
    nodes: { type: 'string' },
    elo: { type: 'string', default: '2200' },
    level: { type: 'string', default: '3' },
    path: { type: 'string', default: '.' },
  },
});
const [name = 'stockfish'] = positionals;

async function opponent() {
  if (name === 'js-chess-engine') {
    const library = createRequire(join(resolve(values.path), 'package.json'))('js-chess-engine');
    return new JsChessEngine(library, Number(values.level));
  }
  if (name !== 'gnuchess' && name !== 'stockfish') throw new Error('there are gnuchess, stockfish and js-chess-engine');
  const program = new UciProgram(name, name === 'gnuchess' ? ['--uci'] : []);
  const options =
    name === 'gnuchess'
      ? { Hash: 32, OwnBook: 'false' }
      : { Hash: 32, Threads: 1, UCI_LimitStrength: 'true', UCI_Elo: values.elo };
  try {
    await program.open(options);
  } catch (error) {
    program.close();
    throw error;
  }
  return program;
}

let other;
try {
  other = await opponent();
} catch (error) {
  console.log(`skipped: ${name} is not there (${error.message.split('\n')[0]})`);
  process.exit(0);
}
const minerve = new UciProgram(process.execPath, [fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)), 'uci']);
await minerve.open({ Hash: 32, Threads: 1, 'Move Overhead': 5 });
const go = `movetime ${values.movetime}`;
const mine = values.nodes === undefined ? go : `nodes ${values.nodes}`;
const games = Number(values.games);
const scores = [];
const used = [0, 0];
let plies = 0;
for (let i = 0; i < games; i++) {
  const opening = OPENINGS[(i >> 1) % OPENINGS.length];
  const first = i % 2 === 0;
  await Promise.all([minerve.newGame(), other.newGame()]);
  const [white, black, goes] = first ? [minerve, other, [mine, go]] : [other, minerve, [go, mine]];
  const game = await play(white, black, opening, goes);
  const score = first ? game.points : 1 - game.points;
  scores.push(score);
  used[0] += game.times[first ? 0 : 1];
  used[1] += game.times[first ? 1 : 0];
  plies += game.plies;
  console.log(`${i + 1}. ${opening}  ${first ? 'white' : 'black'}  ${score}  ${game.why}, ${game.plies} plies`);
}
minerve.close();
other.close();
const mean = scores.reduce((sum, score) => sum + score, 0) / games;
const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, games - 1) / games);
const count = (score) => scores.filter((one) => one === score).length;
console.log(
  `minerve against ${name}${name === 'stockfish' ? ` at ${values.elo}` : name === 'gnuchess' ? '' : ` at level ${values.level}`}: ${games} games, +${count(1)} =${count(0.5)} -${count(0)}, ${(100 * mean).toFixed(1)}% ± ${(196 * spread).toFixed(1)} (95%); minerve ${mine}, the other ${name === 'js-chess-engine' ? 'as long as it takes' : go}; ${((used[0] / plies) * 2).toFixed(0)} and ${((used[1] / plies) * 2).toFixed(0)} ms a move`,
);
