// Games of draughts that the program plays against itself, for scripts/tune-draughts.mjs. A game is a line:
//
//     seed result plies move move ... move:value ^move.move:value move:value ...
//
// `result` is 1, 0 or -1 for White. The first `plies` moves are the opening, without values: half of them random, half
// found by a short search, so that odd positions come up that no good play leads to. After them every move has the
// value, for its mover, of the search that found it. After ^ stand random moves that were tried from there
// and taken back: the value is that of the position after them, for its mover. Searches evaluate many positions that
// nobody would aim for, and the weights must be right there too. Moves are the kernel's numbers, base 36.
import { Random } from '../dist/index.js';
import { setDraughts } from '../dist/kernels/index.js';

/** An opening has at least this many plies; `playGame` adds a random number below 0.3 * `size` squared. */
const FEWEST_PLIES = 2;
/** Nodes of the short searches in the opening. */
const SHORT_SEARCH_NODES = 100;
/** Openings in which one side is this far ahead are replaced. */
const UNFAIR = 150;
/** A game with more words than this is a draw; about two thirds of the words are its moves. */
const MOST_WORDS = 240;
/** A side that is HOPELESS behind for HOPELESS_PLIES plies loses. */
const HOPELESS = 600;
const HOPELESS_PLIES = 6;
/** A draw after QUIET plies of king moves, if no side is DRAW_MARGIN ahead. */
const QUIET = 24;
const DRAW_MARGIN = 300;
/** Values are limited to this. */
const VALUE_LIMIT = 2000;
const MOST_CAPTURES = 4;

/** The best move, and its value for the side to move, by a search of `nodes` nodes. */
function best(search, position, nodes) {
  const since = position.repeatable();
  setDraughts(search.exports, position.board(since.length), since);
  const { lines, ahead } = search.search({ nodes });
  const code = (ahead ?? lines[0]).move;
  const value = Math.max(-VALUE_LIMIT, Math.min(VALUE_LIMIT, lines[0].value));
  return { move: position.legal().find((move) => move.code === code).number, value };
}

function opening(search, game, random, plies) {
  for (;;) {
    const position = game.start();
    const moves = [];
    const played = [];
    while (played.length < plies && position.outcome() === undefined) {
      const count = position.moves(moves, 0);
      const isRandom = played.length < FEWEST_PLIES || random.below(2) === 0;
      const move = isRandom ? moves[random.below(count)] : best(search, position, SHORT_SEARCH_NODES).move;
      played.push(move);
      position.play(move);
    }
    if (position.outcome() === undefined && Math.abs(best(search, position, 4 * SHORT_SEARCH_NODES).value) <= UNFAIR)
      return { position, played };
  }
}

/** The line of one game. */
export function playGame(search, game, nodes, seed) {
  const random = new Random(seed);
  const spread = Math.round((game.variant.size ** 2 * 3) / 10);
  const plies = FEWEST_PLIES + Math.min(random.below(spread), random.below(spread));
  search.forget();
  const { position, played } = opening(search, game, random, plies);
  const words = played.map((move) => move.toString(36));
  const whiteIs = whiteSign(position);
  let behind = 0;
  for (;;) {
    const outcome = position.outcome();
    if (outcome !== undefined) return line(Math.sign(outcome) * whiteIs);
    if (words.length > MOST_WORDS) return line(0);
    const { move, value } = best(search, position, nodes);
    if (position.board().quiet >= QUIET && Math.abs(value) < DRAW_MARGIN) return line(0);
    behind = Math.abs(value) > HOPELESS ? behind + 1 : 0;
    if (behind >= HOPELESS_PLIES) return line(Math.sign(value) * position.turn() * whiteIs);
    words.push(`${move.toString(36)}:${value}`);
    if (random.below(2) === 0) words.push(...aside(search, position, nodes, random));
    position.play(move);
  }

  function line(result) {
    return `${seed} ${result} ${plies} ${words.join(' ')}`;
  }
}

/**
 * Plays one or two random moves, and more while captures are possible. Returns the word for the position after them, or
 * nothing if the game ended first.
 */
function aside(search, position, nodes, random) {
  const moves = [];
  const played = [];
  const wanted = 1 + random.below(2);
  let found = [];
  while (played.length < wanted + MOST_CAPTURES && position.outcome() === undefined) {
    const count = position.moves(moves, 0);
    if (played.length >= wanted && !moves.slice(0, count).some(isNoisy)) {
      found = [`^${played.map((move) => move.toString(36)).join('.')}:${best(search, position, nodes).value}`];
      break;
    }
    played.push(moves[random.below(count)]);
    position.play(played.at(-1));
  }
  for (let i = 0; i < played.length; i++) position.undo();
  return found;
}

/** Whether a move captures or huffs. */
const isNoisy = (move) => move >> 12 !== 0;

/** 1 if White is Max, the player who begins, else -1. */
function whiteSign(position) {
  return (position.board().turn === 'white') === position.turn() > 0 ? 1 : -1;
}

/**
 * Calls `visit` with each position of a game that has a value: its board, the value for its mover, the result for White
 * (undefined for positions after ^, which the game did not reach), and whether no capture or huff was possible.
 */
export function replay(game, text, visit) {
  const [, result, , ...words] = text.split(' ');
  const position = game.start();
  const moves = [];
  const tell = (value, came) => {
    const count = position.moves(moves, 0);
    visit({ board: position.board(), value: Number(value), result: came, isQuiet: !moves.slice(0, count).some(isNoisy) });
  };
  let next;
  for (const word of words) {
    const [played, value] = word.split(':');
    if (word.startsWith('^')) {
      const tried = played.slice(1).split('.');
      for (const move of tried) position.play(Number.parseInt(move, 36));
      tell(value, undefined);
      for (let i = 0; i < tried.length; i++) position.undo();
      continue;
    }
    if (next !== undefined) position.play(next);
    if (value !== undefined) tell(value, Number(result));
    next = Number.parseInt(played, 36);
  }
}
