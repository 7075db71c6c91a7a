import { describe, expect, it } from 'vitest';
import { DRAW, legalMoves, Random, seenBy, unwrap } from '../core/index.ts';
import { boardGames, levelElo, parseGame } from '../games/index.ts';
import { LEVELS, type LocalEngine, levelsOf, openLocalEngine } from './index.ts';

const offered = boardGames.flatMap(({ variants }) => variants.map(({ spec }) => spec));
const measured = offered.filter((spec) => levelElo(spec, 1) !== undefined);

/** A level with its own engine, so that the players share no table. */
interface Player {
  readonly engine: LocalEngine;
  readonly level: number;
}

/** The score, from 0 to 1, of the stronger level in games from seeded openings, each played from both sides. */
function score(spec: string, stronger: Player, weaker: Player): number {
  const game = unwrap(parseGame(spec));
  let points = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const random = new Random(seed >> 1);
    const position = game.start();
    const own = seed % 2 === 0 ? 1 : -1;
    for (let ply = 0; ply < PLIES && position.outcome() === undefined; ply++) {
      const { engine, level } = position.turn() === own ? stronger : weaker;
      const text = game.formatPosition(position);
      if (ply < OPENING) position.play(random.pick(legalMoves(position)));
      else position.play(unwrap(game.parseMove(engine.analyse(text, { level, seed }).move as string, position)));
    }
    const outcome = seenBy(own, position.outcome() ?? DRAW);
    points += outcome > 0 ? 1 : outcome === 0 ? 0.5 : 0;
  }
  return points / GAMES;
}

/** A player this many Elo stronger scores ten points of eleven. */
const FAR = 400;
const GAMES = 4;
const OPENING = 2;
/** A longer game counts as drawn; won games are over by then. */
const PLIES = 120;

describe('the Elo of levels', () => {
  it('is given for the levels with a depth, and for the last one if it solves its game', () => {
    expect(measured.length).toBeGreaterThan(0);
    for (const spec of measured)
      for (const { level } of LEVELS) {
        const { depth } = levelsOf(unwrap(parseGame(spec)).name)[level - 1];
        expect([spec, level, levelElo(spec, level) !== undefined]).toEqual([
          spec,
          level,
          depth !== undefined || spec === 'connect4',
        ]);
      }
  });

  it.each(measured)(
    'of %s is right about strength: the first level far above level 1, or the last, beats level 1',
    async (spec) => {
      const elo = (level: number) => levelElo(spec, level)?.elo ?? Number.NaN;
      const known = LEVELS.flatMap(({ level }) => (levelElo(spec, level) === undefined ? [] : level));
      const level = known.find((level) => elo(level) >= elo(1) + FAR) ?? (known.at(-1) as number);
      const open = async (level: number) => ({ level, engine: await openLocalEngine(spec, { hashMb: 1 }) });
      const players = [await open(level), await open(1)] as const;
      const points = score(spec, ...players);
      expect(points).toBeGreaterThan(0.5);
      for (const { engine } of players) engine.close();
    },
  );
});
