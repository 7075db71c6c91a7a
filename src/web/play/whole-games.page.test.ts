import { describe, expect, it } from 'vitest';
import { sample } from '../../fixtures/index.ts';
import { Pages } from '../fixtures/pages.ts';
import { atTable } from './fixtures/player.ts';

const pages = new Pages();

/** The computer's level is low where somebody who touches at random still loses soon, and quick everywhere. */
const GAMES: readonly (readonly [address: string, ending: RegExp])[] = [
  ['#/play/tictactoe?min=4', /have won|has won|draw/i],
  ['#/play/nim:21?min=3', /won/i],
  ['#/play/nim:3,4,5?min=5', /won/i],
  ['#/play/chomp:4x5?min=4', /won/i],
  ['#/play/connect4?min=5', /won|draw/i],
  ['#/play/othello?min=3', /won|draw/i],
  ['#/play/draughts:souffler?min=5', /won|draw/i],
  ['#/play/draughts:english?min=5', /won|draw/i],
  ['#/play/chess?min=6', /checkmate|draw|stalemate|won/i],
];

describe('A whole game against the computer by mouse', () => {
  it.each(sample(GAMES, 4))('ends: %s', async (address, ending) => {
    await atTable(pages, address, async (player) => {
      const result = await player.playToTheEnd();
      expect(result).toMatch(ending);
      expect(await player.turn()).toBe('nobody');
      expect((await player.moves()).length).toBeGreaterThan(2);
    });
  });
});
