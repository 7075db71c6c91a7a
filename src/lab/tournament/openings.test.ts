import { describe, expect, it } from 'vitest';
import { type Game, Random, unwrap } from '../../core/index.ts';
import type { Engine } from '../../engines/index.ts';
import { parseGame } from '../../games/index.ts';
import { Openings, openingRule } from './openings.ts';
import { playGame } from './play-game.ts';
import { type MatchPlayer, simplePlayers } from './player.ts';

const { signal } = new AbortController();
const gameOf = (spec: string) => unwrap(parseGame(spec));

describe('The openings of a game', () => {
  it('follow the `openings` rule of the game; a given number of plies replaces its length', () => {
    expect(openingRule('connect4:5x4x4')).toEqual({ plies: 4, margin: 8 });
    expect(openingRule('othello')).toEqual({ plies: 8, margin: 6 });
    expect(openingRule('draughts:english')).toEqual({ plies: 8, margin: 60 });
    expect(openingRule('tictactoe')).toEqual({ plies: 1 });
    expect(openingRule('nim:3,4,5')).toEqual({ plies: 2 });
    expect(openingRule('a game of your own')).toEqual({ plies: 2 });
    expect(openingRule('othello', 3)).toEqual({ plies: 3, margin: 6 });
  });

  /** Judges an opening by its last move: the leftmost column alone is balanced. */
  const judge = (game: Game): Engine =>
    ({
      async *analyse(text: string) {
        yield { value: game.formatPosition(unwrap(game.parsePosition(text))).endsWith('1') ? 0 : 100 };
      },
      close: () => {},
    }) as unknown as Engine;

  it('are picked at random until one is balanced; 0 plies need none', async () => {
    const game = gameOf('connect4');
    const openings = (plies: number) => new Openings(game, 'connect4', { plies, margin: 8 }, async () => judge(game));
    for (let seed = 0; seed < 10; seed++) {
      const moves = await openings(4).draw(new Random(seed), signal);
      expect([moves.length, moves.at(-1)], `seed ${seed}`).toEqual([4, 0]);
    }
    expect(await openings(0).draw(new Random(1), signal)).toEqual([]);
  });
});

describe('A game of a match', () => {
  /** Moves a piece back and forth for ever. */
  const shuffler = (there: string, back: string): MatchPlayer => ({
    move: ({ game, position }) => {
      const out = game.parseMove(there, position);
      return { move: out.ok ? out.value : unwrap(game.parseMove(back, position)), nodes: 0 };
    },
    close: () => {},
  });

  it('is a draw after `longestGame` plies if the rules have not ended it', async () => {
    const setup = { opening: [], seeds: [1, 2], signal } as const;
    const players = { max: shuffler('Nf3', 'Ng1'), min: shuffler('Nf6', 'Ng8') };
    const long = await playGame({ ...setup, ...players, game: gameOf('chess:never') });
    expect([long.end, long.points, long.moves.length]).toEqual(['long', 0.5, 400]);
    const { random } = simplePlayers;
    const short = await playGame({ ...setup, max: random, min: random, game: gameOf('connect4') });
    expect(short.end).toBe('rules');
  });

  it('is cut off after 300 plies in draughts, after 1000 by default', async () => {
    const endless = { outcome: () => undefined, turn: () => 1, play: () => {}, moves: () => 0 };
    const lengthOf = async (spec: string) => {
      const game = { ...gameOf(spec), start: () => endless } as unknown as Game;
      const player: MatchPlayer = { move: () => ({ move: 0, nodes: 0 }), close: () => {} };
      return (await playGame({ game, opening: [], max: player, min: player, seeds: [1, 2], signal })).moves.length;
    };
    expect(await lengthOf('draughts:english')).toBe(300);
    expect(await lengthOf('nim:3,4,5')).toBe(1000);
  });
});
