import { describe, expect, it } from 'vitest';
import { atPly, DRAW, Random, seenBy, unwrap } from '../core/index.ts';
import { ONLY_LONG, rounds } from '../fixtures/index.ts';
import { type DraughtsPosition, draughts } from '../games/index.ts';
import { alphabeta } from '../search/index.ts';
import { createDraughtsSearch, DRAUGHTS_RULES, type DraughtsRules, setDraughts } from './index.ts';
import type { DraughtsSearch } from './open-search.ts';

function setPosition(search: DraughtsSearch, position: DraughtsPosition): void {
  const since = position.repeatable();
  setDraughts(search.exports, position.board(since.length), since);
}

/** The game's number of a move that the search found. */
function numberOf(move: bigint, position: DraughtsPosition): number {
  return position.legal().find(({ code }) => code === move)!.number;
}

/** A position of a random game, the later the more kings; or the last one that was not over. */
function randomPosition(random: Random, rules: DraughtsRules, plies: number) {
  const game = draughts({ rules });
  const position = game.start();
  const moves: number[] = [];
  for (let ply = 0; ply < plies; ply++) {
    position.play(moves[random.below(position.moves(moves, 0))] as number);
    if (position.outcome() === undefined) continue;
    position.undo();
    break;
  }
  return { game, position };
}

/** Kings, and a man or two in their way. */
const KING_ENDINGS = [
  ['international', ['W:WK46,48:BK5,3', 'W:WK28,K46:BK5', 'B:WK46,K41:BK5,K10', 'W:WK1,47:BK50']],
  ['russian', ['W:WK29,31:BK4,2', 'W:WK18,K29:BK4', 'B:WK29,K25:BK4,K8,K12']],
  ['english', ['W:WK29,31:BK4,2', 'W:WK18,K29:BK4', 'B:WK29,K25:BK4,K8,K12']],
] as const;

describe('With selectivity off, the compiled search of draughts', () => {
  it.each(DRAUGHTS_RULES)(
    '%s: has the value of alpha-beta in TypeScript at equal depth, draw rules and past included',
    async (rules) => {
      const search = await createDraughtsSearch({ ...draughts({ rules }).variant, drawing: true }, { hashMb: 1 });
      const random = new Random(91);
      for (let i = 0; i < rounds(120); i++) {
        const { game, position } = randomPosition(random, rules, random.below(200));
        const depth = 1 + (i % (rules === 'souffler' ? 3 : 5));
        const expected = alphabeta(position, { depth }).value;
        setPosition(search, position);
        const found = search.search({ depth, selectivity: false });
        const text = game.formatPosition(position);
        const turn = position.turn();
        expect([text, depth, found.lines[0]?.value]).toEqual([text, depth, seenBy(turn, expected)]);
        position.play(numberOf(found.lines[0]!.move, position));
        const below = position.outcome() ?? (depth > 1 ? alphabeta(position, { depth: depth - 1 }).value : position.evaluate());
        // Wins count their plies, so the move's own may be one nearer.
        expect(Math.abs(below - expected)).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each(KING_ENDINGS)(
    '%s: gives every move its value, repetitions of the past included: kings that go to and fro',
    async (rules, endings) => {
      const game = draughts({ rules });
      const search = await createDraughtsSearch({ ...game.variant, drawing: true }, { hashMb: 1 });
      const random = new Random(92);
      let drawn = 0;
      for (let i = 0; i < 60; i++) {
        const position = unwrap(game.parsePosition(endings[i % endings.length] as string));
        const moves: number[] = [];
        for (let ply = 0; ply < 4 + random.below(14); ply++) {
          // Mostly steps back, where there are any, so that positions come again.
          const count = position.moves(moves, 0);
          const last = position.repeatable().at(-2);
          const back = last === undefined ? -1 : moves.slice(0, count).indexOf(last.to | (last.from << 6));
          position.play(moves[back >= 0 && random.below(3) > 0 ? back : random.below(count)] as number);
          if (position.outcome() === undefined) continue;
          position.undo();
          break;
        }
        const depth = 2 + (i % 5);
        const aim = { depth, selectivity: false, lines: Number.POSITIVE_INFINITY };
        // First without its past, so that the table holds what is true without it.
        setDraughts(search.exports, { ...position.board(), quiet: 0 });
        search.search(aim);
        setPosition(search, position);
        const { lines } = search.search(aim);
        const turn = position.turn();
        for (const line of lines) {
          position.play(numberOf(line.move, position));
          const outcome = position.outcome();
          const below = outcome ?? (lines.length > 1 ? alphabeta(position, { depth: depth - 1 }).value : undefined);
          if (below !== undefined) expect([i, depth, line.value]).toEqual([i, depth, seenBy(turn, atPly(below, 1))]);
          if (outcome === DRAW) drawn++;
          position.undo();
        }
      }
      expect(drawn).toBeGreaterThan(0);
    },
  );
});

describe('Where captures take long', () => {
  it('a search of draughts asks its host long before it has visited two thousand positions', ONLY_LONG, async () => {
    const game = draughts({ rules: 'frisian' });
    const fen = 'B:WK6:B34,K17,40,K4,K26,23,12,7,K48,K41,31,29,K1,44,K25,K38,K14,K24,21,18';
    const search = await createDraughtsSearch({ ...game.variant, drawing: true });
    const asked: number[] = [];
    setPosition(search, unwrap(game.parsePosition(fen)));
    search.search({ depth: 2 }, { shouldContinue: (nodes) => asked.push(nodes) < 3 });
    expect(asked.length).toBe(3);
    expect(asked.at(-1)).toBeLessThan(2000);
  });
});
