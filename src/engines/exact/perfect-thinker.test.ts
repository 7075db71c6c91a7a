import { describe, expect, it } from 'vitest';
import { type Game, MAX, Random, unwrap, WIN } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { emptyFolder, minerve } from '../fixtures/program.ts';
import { replay } from '../position.ts';
import type { OpponentQuestion } from './opponent-messages.ts';
import { PerfectPlayer } from './perfect.ts';

const never = { aborted: false };

function asker(spec: string) {
  const game = unwrap(parseGame(spec));
  const player = new PerfectPlayer();
  const ask = (moves: readonly string[], want: OpponentQuestion['want'] = 'move', seed = 1) => {
    const question = { want, spec, from: undefined, moves, level: 5, time: 50, seed, perfect: true, language: 'en' } as const;
    return player.consider(game, question, new Random(seed), never, () => {});
  };
  return { game, ask };
}

const legal = (game: Game, moves: readonly string[]): string[] => {
  const { position } = replay(game, undefined, moves);
  const found: number[] = [];
  found.length = position.outcome() === undefined ? position.moves(found, 0) : 0;
  return found.map((move) => game.formatMove(move, position));
};

describe('the perfect player', () => {
  it('never loses tic-tac-toe, whatever is played against it, on either side', () => {
    const { game, ask } = asker('tictactoe');
    let games = 0;
    const play = (moves: readonly string[], own: number): void => {
      const { position } = replay(game, undefined, moves);
      const outcome = position.outcome();
      if (outcome !== undefined) {
        games++;
        expect([moves.join(' '), outcome * own >= 0]).toEqual([moves.join(' '), true]);
      } else if (position.turn() === own) play([...moves, ask(moves).moves[0].move], own);
      else for (const move of legal(game, moves)) play([...moves, move], own);
    };
    play([], MAX);
    play([], -MAX);
    expect(games).toBeGreaterThan(200);
  });

  it('takes the fastest win and holds out as long as it can', () => {
    const { game, ask } = asker('nim:3,4,5');
    const moves: string[] = [];
    while (legal(game, moves).length > 0) moves.push(ask(moves, 'move', moves.length).moves[0].move);
    expect(moves).toHaveLength(11);
    expect(ask([]).moves).toEqual([{ move: 'a2', value: WIN - 11 }]);
  });

  it('wins the course’s Nim as soon as its opponent errs', () => {
    const { ask } = asker('nim:22');
    expect(ask([]).moves[0]).toEqual({ move: '1', value: WIN - 12 });
    expect(ask(['1', '1']).moves[0].move).toBe('3');
  });

  it('knows the exact value of every move, best first, and the line it expects', () => {
    const { ask } = asker('nim:3,4');
    const { moves, exact } = ask([], 'values');
    expect(exact).toBe(true);
    expect(moves[0]).toEqual({ move: 'b1', value: WIN - 7 });
    expect(moves).toHaveLength(7);
    expect(moves.slice(1).every(({ value }) => value < 0)).toBe(true);
    expect(ask([], 'hint')).toMatchObject({ moves: [{ move: 'b1' }], line: expect.arrayContaining(['b1']) });
    expect(ask([], 'hint').line).toHaveLength(7);
  });

  it('draws by lot among equal moves, the same for the same seed', () => {
    const { ask } = asker('tictactoe');
    const first = (seed: number) => ask([], 'move', seed).moves[0].move;
    expect(first(4)).toBe(first(4));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size).toBeGreaterThan(4);
  });

  it('solves again for a match that begins elsewhere', () => {
    const { ask } = asker('tictactoe');
    expect(ask(['a1', 'b1', 'a2', 'b2']).moves[0]).toEqual({ move: 'a3', value: WIN - 1 });
    expect(ask(['a1']).moves[0]).toEqual({ move: 'b2', value: 0 });
  });

  it('has nothing to say once the game is over', () => {
    expect(asker('nim:1').ask(['1']).moves).toEqual([]);
  });
});

describe('minerve play --perfect', () => {
  it('plays from the solution, says so, and can be taken up again', async () => {
    const { code, out } = await minerve(['play', 'nim:21', '--perfect', '--seed', '3'], { input: '1\nvalues\nquit\n' });
    expect(code).toBe(0);
    expect(out).toContain('nim:21: you are Max, the computer plays perfectly.');
    expect(out).toContain('The computer plays 3.');
    expect(out).toContain("(exact, from Max's view)");
    expect(out).toContain('minerve play nim:21 --moves 1,3 --as max --perfect --seed 3');
  });

  it('refuses, before a word is said, a game that is too large', async () => {
    const run = await minerve(['play', 'nim:10000,10000,10000', '--perfect', '--lang', 'fr']);
    expect([run.code, run.out]).toEqual([1, '']);
    expect(run.err).toMatch(/^minerve: nim:10000,10000,10000\S* a 1\u202f000\u202f300\u202f030\u202f001 positions et demande/);
  });

  it('keeps to perfection through save and load, until a level is asked for', async () => {
    const folder = emptyFolder();
    const saved = await minerve(['play', 'nim:9', '--perfect', '--seed', '1'], {
      input: '1\nsave m.json\nlevel 2\nquit\n',
      folder,
    });
    expect(saved.out).toMatch(/To go on from here:\n.* --as max --level 2 --seed 1\n$/);
    const loaded = await minerve(['play', '--load', 'm.json', '--json'], { input: 'quit\n', folder });
    expect(JSON.parse(loaded.out)).toMatchObject({ game: 'nim:9', perfect: true });
    expect((await minerve(['play', 'nim:9', '--perfect', '--level', '3'])).err).toMatch(
      /--perfect and --level contradict each other/,
    );
  });
});
