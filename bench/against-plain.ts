// Ours against plain players: `npm run bench -- against-plain`.
//
// Othello: alpha-beta of src/search to a fixed depth, counting discs or moves; and, harder, our own compiled search,
// table and solver of endgames, that counts discs or moves. Draughts: the player of Bernard 2001 (alpha-beta to six plies,
// material alone) and npm's rapid-draughts. Ours gets few positions; the time that each takes a move is printed.
import { alphabeta, type DraughtsPosition, draughts, firstColour, type OthelloPosition, othello, type Position } from 'minerve';
import type { Answer } from 'minerve/lab';
import * as rapid from 'rapid-draughts/english';
import { type OthelloExports, searchOthello, squareOfBit, squaresOfSet } from '#built/kernels/index.js';
import { compiledKernel } from './kernels.js';
import { type Contender, engine, openMatches } from './match.js';

const meet = openMatches('Ours against plain players', 20);
const ours = (game: string, nodes: number) => engine(game, `ours, ${nodes} nodes`, { nodes }, 8);

/** A player that is a function of the position. */
const player = <P>(name: string, play: (position: P) => Answer | Promise<Answer>): Contender => ({
  name,
  player: { move: ({ position }) => play(position as P), close: () => {} },
});

/** Plain alpha-beta of src/search to a fixed depth, in TypeScript, with another evaluation. */
const alphaBeta = <P extends Position>(name: string, depth: number, evaluation: (position: P) => number) =>
  player<P>(name, (position) => {
    const judged: Position = {
      turn: () => position.turn(),
      moves: (into, at) => position.moves(into, at),
      play: (move) => position.play(move),
      undo: () => position.undo(),
      outcome: () => position.outcome(),
      evaluate: () => evaluation(position),
    };
    const { move, counts } = alphabeta(judged, { depth });
    return { move: move as number, nodes: counts.nodes };
  });

/** Our compiled search of Othello with a plain evaluation: 1 counts discs, 2 moves (assembly/othello/evaluation.ts). */
async function plainOthello(evaluation: number, name: string, nodes: number): Promise<Contender> {
  const kernel = await compiledKernel<OthelloExports>('othello', { PLAIN_EVALUATION: evaluation }, 8);
  return player<OthelloPosition>(`compiled search, ${name}, ${nodes} nodes`, (position) => {
    const { ahead, lines, nodes: visited } = searchOthello(kernel, position.board(), { nodes });
    return { move: Number((ahead ?? lines[0]).move), nodes: visited };
  });
}

function bits(set: bigint): number {
  let count = 0;
  for (const half of [Number(set & 0xffffffffn), Number(set >> 32n)])
    for (let rest = half >>> 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A man 1, a king 3, from Max's view. */
const material =
  (sign: number) =>
  (position: DraughtsPosition): number => {
    const { white, black, kings } = position.board();
    return 0 + sign * (bits(white) - bits(black) + 2 * (bits(white & kings) - bits(black & kings)));
  };

/** What is used of rapid-draughts, whose declarations lead nowhere. */
interface Rapid {
  readonly EnglishDraughts: {
    setup(state: RapidState): { readonly board: readonly { readonly piece?: unknown; readonly position: number }[] };
  };
  readonly EnglishDraughtsComputerFactory: { alphaBeta(options: { maxDepth: number }): (game: unknown) => Promise<RapidMove> };
}

interface RapidState {
  readonly player: 'light' | 'dark';
  readonly board: { readonly light: number; readonly dark: number; readonly king: number };
  readonly stats: { readonly sinceCapture: number; readonly sinceNonKingAdvance: number };
}

interface RapidMove {
  readonly origin: number;
  readonly destination: number;
  readonly captures: readonly number[];
}

const { EnglishDraughts, EnglishDraughtsComputerFactory } = rapid as unknown as Rapid;

/** The alpha-beta player of rapid-draughts, as it comes. */
function rapidDraughts(maxDepth: number): Contender {
  const computer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth });
  const stats = { sinceCapture: 0, sinceNonKingAdvance: 0 };
  const theirs = new Map<number, number>();
  for (let bit = 0; bit < 32; bit++) {
    const { board } = EnglishDraughts.setup({ player: 'light', board: { light: 1 << bit, dark: 0, king: 0 }, stats });
    theirs.set((board.find(({ piece }) => piece !== undefined)?.position ?? -1) + 1, 1 << bit);
  }
  const set = (squares: bigint) => squaresOfSet(squares, 8).reduce((sum, square) => sum | (theirs.get(square) ?? 0), 0);
  return player<DraughtsPosition>(`rapid-draughts, ${maxDepth} plies`, async (position) => {
    const { white, black, kings, turn } = position.board();
    const board = { light: set(white), dark: set(black), king: set(kings) };
    const { origin, destination, captures } = await computer(
      EnglishDraughts.setup({ player: turn === 'white' ? 'light' : 'dark', board, stats }),
    );
    const taken = captures.map((square) => square + 1).sort((a, b) => a - b);
    const found = position
      .legal()
      .find(
        (m) =>
          squareOfBit(m.from, 8) === origin + 1 &&
          squareOfBit(m.to, 8) === destination + 1 &&
          `${squaresOfSet(m.taken, 8)}` === `${taken}`,
      );
    if (found === undefined) throw new Error(`rapid-draughts plays ${origin + 1}-${destination + 1}, which is no move.`);
    return { move: found.number, nodes: 0 };
  });
}

const { name } = othello();
const discs = (position: OthelloPosition) => position.discs(1) - position.discs(-1);
const mobility = (position: OthelloPosition) => position.mobility();
await meet(name, await ours(name, 10_000), alphaBeta('alpha-beta, 7 plies, discs', 7, discs));
await meet(name, await ours(name, 10_000), alphaBeta('alpha-beta, 6 plies, moves', 6, mobility));
await meet(name, await ours(name, 20_000), await plainOthello(1, 'discs', 40_000));
await meet(name, await ours(name, 20_000), await plainOthello(2, 'moves', 40_000));
for (const rules of ['english', 'international', 'souffler'] as const) {
  const { name, variant } = draughts({ rules });
  const sign = firstColour(variant) === 'white' ? 1 : -1;
  const other = rules === 'english' ? rapidDraughts(5) : alphaBeta('Bernard 2001, 6 plies', 6, material(sign));
  await meet(name, await ours(name, 15_000), other);
}
