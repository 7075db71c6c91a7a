import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsBoard, DraughtsKernel, setDraughts, setOfSquares } from './index.ts';

const squares = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('The key of the compiled search', () => {
  it('tells every piece on every square apart, and whose turn it is', () => {
    const kernel = new DraughtsKernel('international', 10, false);
    const hashes = new Set<bigint>();
    for (const square of squares(1, 50))
      for (const colour of ['white', 'black'])
        for (const king of [false, true])
          for (const turn of ['white', 'black'] as const) {
            const set = setOfSquares([square], 10);
            const [white, black] = colour === 'white' ? [set, 0n] : [0n, set];
            const kings = king ? set : 0n;
            setDraughts(kernel.kernel, { white, black, kings, huffable: 0n, turn, quiet: 0, material: 0, extra: 0 });
            hashes.add(kernel.hash());
          }
    expect(hashes.size).toBe(400);
  });
});

describe.each(DRAUGHTS_RULES)('The key of the compiled search, in %s draughts', (rules) => {
  const size = rules === 'souffler' || rules === 'international' || rules === 'frisian' ? 10 : 8;
  const men = size === 10 ? 20 : 12;
  const last = (size * size) / 2;
  const start: DraughtsBoard = {
    white: setOfSquares(squares(last - men + 1, last), size),
    black: setOfSquares(squares(1, men), size),
    kings: 0n,
    huffable: 0n,
    turn: 'white',
    quiet: 0,
    material: 0,
    extra: 0,
  };
  const playing = new DraughtsKernel(rules, size, false);
  const fresh = new DraughtsKernel(rules, size, false);
  const random = new Random(3);

  it('is the same however a position came about, and different for different positions', () => {
    const positions = new Map<bigint, string>();
    for (let game = 0; game < 25; game++) {
      setDraughts(playing.kernel, start);
      for (let ply = 0; ply < 120 && playing.outcome() === 'open'; ply++) {
        playing.play(random.pick(playing.legal()).number);
        const board = playing.board();
        setDraughts(fresh.kernel, board);
        expect(playing.hash()).toBe(fresh.hash());
        const { white, black, kings, huffable, turn, extra } = board;
        const text = `${white} ${black} ${kings} ${huffable} ${turn} ${rules === 'frisian' ? extra : 0}`;
        expect(positions.get(playing.hash()) ?? text).toBe(text);
        positions.set(playing.hash(), text);
      }
    }
    expect(positions.size).toBeGreaterThan(700);
  });
});
