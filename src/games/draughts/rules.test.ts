import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize } from '../../kernels/index.ts';
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

/** A position with so many pieces on squares drawn by lot, some of them kings. */
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

/** Every legal move leads where the simple generator says, and there are as many. */
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

    it('has the moves of the simple generator in positions drawn by lot, kings everywhere, and in what follows them', () => {
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

/** Games for each rule set and size; more where somebody asks for them. */
const GAMES = Number(process.env.MINERVE_DRAUGHTS_GAMES ?? 100);
