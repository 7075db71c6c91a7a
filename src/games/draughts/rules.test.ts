import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize, squaresOfSet } from '../../kernels/index.ts';
import { picture, SimpleDraughts, type SimplePosition } from './fixtures/simple-draughts.ts';
import { type Draughts, type DraughtsPosition, draughts } from './index.ts';

/** Pieces and turn of a position, and what may be huffed, as the simple generator has them. */
function shown(game: Draughts, position: DraughtsPosition, simple: SimpleDraughts): string {
  return picture(
    simple.position(
      game
        .formatPosition(position)
        .split('/')[0]
        .replace(/:(quiet|material|road|\w+king|\w+steps)=\d+/g, ''),
    ),
  );
}

/** A position with pieces on random squares, some of them kings. */
function randomFen(random: Random, size: DraughtsSize): string {
  const last = (size * size) / 2;
  const half = size / 2;
  const squares = random.shuffle(Array.from({ length: last }, (_, i) => i + 1));
  const most = ((size - 2) / 2) * half;
  const side = (colour: 'W' | 'B', count: number) =>
    squares
      .splice(0, count)
      .map((square) => {
        const crowned = colour === 'W' ? square <= half : square > last - half;
        return crowned || random.below(3) === 0 ? `K${square}` : `${square}`;
      })
      .join(',');
  const [whites, blacks] = [1 + random.below(most), 1 + random.below(most)];
  return `${random.pick(['W', 'B'])}:W${side('W', whites)}:B${side('B', blacks)}`;
}

/** Checks that the legal moves and the positions after them are those of the simple generator. */
function compare(game: Draughts, simple: SimpleDraughts, position: DraughtsPosition, expected: SimplePosition): number {
  const moves: number[] = [];
  const count = position.moves(moves, 0);
  const reached = moves.slice(0, count).map((move) => {
    position.play(move);
    const after = shown(game, position, simple);
    position.undo();
    return after;
  });
  const wanted = simple.moves(expected).map(({ after }) => picture(after));
  expect(reached.sort(), game.formatPosition(position)).toEqual(wanted.sort());
  return count;
}

describe.each(DRAUGHTS_RULES.flatMap((rules) => ([10, 8, 6] as const).map((size) => [rules, size] as const)))(
  '%s draughts on %ix',
  (rules: DraughtsRules, size: DraughtsSize) => {
    const game = draughts({ rules, size, endless: true });
    const simple = new SimpleDraughts(rules, size);

    it('has the moves of the simple generator in random positions, kings everywhere, and in the positions that follow', () => {
      const random = new Random(size);
      let captures = 0;
      for (let i = 0; i < GAMES; i++) {
        const fen = randomFen(random, size);
        const position = unwrap(game.parsePosition(fen));
        let expected = simple.position(fen);
        for (let ply = 0; ply < 3 && position.outcome() === undefined; ply++) {
          compare(game, simple, position, expected);
          const move = random.pick(position.legal());
          if (move.taken !== 0n) captures++;
          position.play(move.number);
          const played = shown(game, position, simple);
          expected = simple
            .moves(expected)
            .map(({ after }) => after)
            .find((after) => picture(after) === played) as SimplePosition;
        }
      }
      expect(captures).toBeGreaterThan(GAMES / 4);
    });
  },
);

describe.each(['frisian', 'international', 'brazilian', 'russian', 'pool', 'souffler'] as const)('%s draughts', (rules) => {
  it('has the moves of the simple generator where walks take many pieces and come together again', () => {
    const game = draughts({ rules, size: 10, endless: true });
    const simple = new SimpleDraughts(rules, 10);
    const random = new Random(11);
    let long = 0;
    for (let i = 0; i < LONELY; i++) {
      const fen = lonelyFen(random, rules === 'souffler');
      const position = unwrap(game.parsePosition(fen));
      compare(game, simple, position, simple.position(fen));
      if (position.legal().some(({ taken }) => squaresOfSet(taken, 10).length > 7)) long++;
    }
    expect(long).toBeGreaterThan(2);
  });
});

/** One king and one man against twelve to fourteen pieces that mostly stand apart; two of these may be huffed. */
function lonelyFen(random: Random, huffing: boolean): string {
  const squares = random.shuffle(Array.from({ length: 50 }, (_, i) => i + 1));
  const inner = squares.filter((square) => square > 5 && square < 46 && square % 10 !== 5 && square % 10 !== 6);
  const apart: number[] = [];
  for (const square of inner)
    if (apart.every((other) => ![4, 5, 6].includes(Math.abs(other - square)) || random.below(8) === 0)) apart.push(square);
  const prey = apart.slice(0, 12 + random.below(3)).map((square) => (random.below(3) === 0 ? `K${square}` : `${square}`));
  const [king, man] = squares.filter((square) => !apart.includes(square) && square > 5);
  return `W:WK${king},${man}:B${prey.join(',')}${huffing ? `:huff=${apart[0]},${apart[1]}` : ''}`;
}

const LONELY = 40;

/** Games for each rule set and size; an environment variable sets more. */
const GAMES = Number(process.env.MINERVE_DRAUGHTS_GAMES ?? rounds(100));
