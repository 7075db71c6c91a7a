import { loadGame, openEngine, Random } from 'minerve';
import { enginePlayer, type GameRow, type MatchPlayer, Openings, openingRule, playRow, standingOf } from 'minerve/lab';
import { openTable } from './table.js';

/** A player as an object with a name; `minerve match` takes players as text. */
export interface Contender {
  readonly name: string;
  readonly player: MatchPlayer;
}

/** Our engine. `source` may have another evaluation than the game that is played. */
export async function engine(
  source: string,
  name: string,
  limits: Parameters<typeof enginePlayer>[1],
  hashMb: number,
): Promise<Contender> {
  return { name, player: enginePlayer(await openEngine(source, { threads: 1, hashMb }), limits) };
}

const HEADER = ['game', '', 'against', 'games', 'won', 'drawn', 'lost', 'points', 'ms a move', 'nodes a move'];

/** Matches, each a row: every opening twice, both players once with each colour. Seeded: the same on every machine. */
export function openMatches(title: string, openings: number) {
  const row = openTable(title, HEADER);
  return async (source: string, one: Contender, other: Contender): Promise<void> => {
    const game = await loadGame(source);
    const drawer = new Openings(game, source, openingRule(source));
    const { signal } = new AbortController();
    const rows: GameRow[] = [];
    for (let pair = 1; pair <= openings; pair++) {
      const opening = await drawer.draw(new Random(1000 + pair), signal);
      for (const begins of ['a', 'b'] as const)
        rows.push(await playRow({ game, opening, pair, begins, seed: 1, signal }, one.player, other.player));
    }
    for (const used of [drawer, one.player, other.player]) used.close();
    const { games, wins, draws, losses, estimate, ms, nodes } = standingOf(rows);
    const { value = 0, low = 0, high = 0 } = estimate?.score ?? {};
    const share = `${(100 * value).toFixed(1)}% ± ${(100 * Math.max(high - value, value - low)).toFixed(1)}`;
    const both = (numbers: readonly number[], digits: number) => numbers.map((x) => x.toFixed(digits)).join(' / ');
    row([source, one.name, other.name, games, wins, draws, losses, share, both(ms, 1), both(nodes, 0)]);
  };
}
