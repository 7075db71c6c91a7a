import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import { type OracleMove, oracleMoves } from './fixtures/rapid-draughts.ts';
import { SimpleDraughts } from './fixtures/simple-draughts.ts';
import { type DraughtsPosition, draughts } from './index.ts';

/** How many positions to compare; an environment variable sets more. */
const POSITIONS = Number(process.env.MINERVE_DRAUGHTS_POSITIONS ?? rounds(30_000));

const game = draughts({ rules: 'english', endless: true });
const simple = new SimpleDraughts('english', 8);

/** `11 18 14,15`: from, to and the pieces taken, of each move once. */
function names(moves: readonly OracleMove[]): string {
  return [...new Set(moves.map(({ from, to, taken }) => `${from} ${to} ${[...taken].sort((a, b) => a - b)}`))].sort().join('\n');
}

function ours(position: DraughtsPosition): string {
  const legal = position.legal();
  return names(
    legal.map(({ from, to, taken }) => ({ from: squareOfBit(from, 8), to: squareOfBit(to, 8), taken: squaresOfSet(taken, 8) })),
  );
}

function theirs(position: DraughtsPosition): string {
  const { white, black, kings, turn } = position.board();
  return names(oracleMoves(turn, squaresOfSet(white, 8), squaresOfSet(black, 8), squaresOfSet(kings, 8)));
}

describe('English draughts', () => {
  it('has Black at the top and the first move, as rapid-draughts has', () => {
    expect(game.formatPosition(game.start())).toBe('B:W21-32:B1-12');
    expect(ours(game.start())).toBe(theirs(game.start()));
    expect(ours(game.start()).split('\n')).toContain('11 15 ');
  });

  it(`has the legal moves of rapid-draughts in ${POSITIONS} positions of random games, from the start and from random positions`, () => {
    const random = new Random(1);
    let compared = 0;
    let cameBack = 0;
    while (compared < POSITIONS) {
      const position = random.below(2) === 0 ? game.start() : unwrap(game.parsePosition(drawnByLot(random)));
      for (let ply = 0; ply < 120 && position.outcome() === undefined; ply++, compared++) {
        if (ours(position) !== theirs(position)) {
          // rapid-draughts holds the square where a king begins to take for occupied, so that it cannot come back to
          // it or pass it. Nothing else may differ.
          const fen = game.formatPosition(position);
          expect(simple.passesItsBeginning(simple.position(fen)), fen).toBe(true);
          expect(position.legal().length).toBe(simple.moves(simple.position(fen)).length);
          cameBack++;
        }
        position.play(random.pick(position.legal()).number);
      }
    }
    expect(cameBack).toBeLessThan(compared / 100);
  });
});

function drawnByLot(random: Random): string {
  const squares = random.shuffle(Array.from({ length: 32 }, (_, i) => i + 1));
  const side = (isCrowned: (square: number) => boolean) =>
    squares
      .splice(0, 1 + random.below(12))
      .map((square) => (isCrowned(square) || random.below(3) === 0 ? `K${square}` : `${square}`));
  return `${random.pick(['W', 'B'])}:W${side((square) => square <= 4)}:B${side((square) => square > 28)}`;
}
