import { type Game, loadGame, openEngine, Random } from 'minerve';
import {
  enginePlayer,
  type GameRow,
  type MatchPlayer,
  Openings,
  openingRule,
  pairJob,
  playRow,
  type Standing,
  standingOf,
} from 'minerve/lab';
import { playPairs } from 'minerve/lab/node';

/** A player of a match that is no text: it has to be told what it is called. */
export interface Contender {
  readonly name: string;
  readonly player: MatchPlayer;
}

export interface MatchResult extends Standing {
  readonly game: string;
  readonly player: string;
  readonly other: string;
}

export interface MatchOptions {
  /** Moves by lot in an opening; what is usual for the game without it. */
  readonly plies?: number | undefined;
  readonly seed?: number;
}

const never = new AbortController().signal;

/** A match of players as `minerve match` types them, one game after the other: so times mean something. */
export async function matchOf(
  game: string,
  a: string,
  b: string,
  openings: number,
  options: MatchOptions = {},
): Promise<MatchResult> {
  const { plies, seed = 1 } = options;
  const jobs = Array.from({ length: openings }, (_, i) => pairJob({ game, a, b, seed, openings: seed, plies }, i + 1));
  const done = await playPairs({ jobs, threads: 1, signal: never, onPair: () => {} });
  const standing = standingOf(jobs.flatMap(({ id }) => done.get(id) ?? []));
  return { game, player: named(a), other: named(b), ...standing };
}

/** `level 3` of `level:3`. */
const named = (player: string) => player.replace(/^(level|depth|nodes|time):/, '$1 ');

/** A match of other players: every opening twice, each player once with each colour. */
export async function match(
  source: string,
  one: Contender,
  other: Contender,
  openings: number,
  {
    plies,
    seed = 1,
    watch,
    ended,
  }: MatchOptions & { watch?: Parameters<typeof playRow>[0]['watch']; ended?(row: GameRow): void } = {},
): Promise<MatchResult> {
  const game: Game = await loadGame(source);
  const drawer = new Openings(game, source, openingRule(source, plies));
  const rows: GameRow[] = [];
  for (let pair = 1; pair <= openings; pair++) {
    const opening = await drawer.draw(new Random(1000 * seed + pair), never);
    for (const begins of ['a', 'b'] as const) {
      const row = await playRow(
        { game, opening, pair, begins, seed, signal: never, ...(watch && { watch }) },
        one.player,
        other.player,
      );
      ended?.(row);
      rows.push(row);
    }
  }
  drawer.close();
  for (const { player } of [one, other]) player.close();
  return { game: source, player: one.name, other: other.name, ...standingOf(rows) };
}

/** Our engine. `source` may have another evaluation than the game that is played. */
export async function engine(
  source: string,
  name: string,
  limits: Parameters<typeof enginePlayer>[1],
  options: Parameters<typeof openEngine>[1] = {},
): Promise<Contender> {
  return { name, player: enginePlayer(await openEngine(source, { threads: 1, ...options }), limits) };
}

const HEAD = ['game', '', 'against', 'games', 'won', 'drawn', 'lost', 'points', 'Elo', 'ms a move', 'nodes a move'];

export const matchHead = (...more: readonly string[]) => tableHead([...HEAD, ...more]);

export function matchRow(result: MatchResult, ...more: readonly (string | number)[]): string {
  const { game, player, other, games, wins, draws, losses, estimate, ms, nodes } = result;
  const both = (numbers: readonly number[], digits: number) => numbers.map((x) => x.toFixed(digits)).join(' / ');
  const { value = 0, low = 0, high = 0 } = estimate?.score ?? {};
  const share = `${(100 * value).toFixed(1)}% ± ${(100 * Math.max(high - value, value - low)).toFixed(1)}`;
  const elo = estimate?.elo.value ?? 0;
  const shown = Number.isFinite(elo) ? elo.toFixed(0) : elo > 0 ? '+∞' : '-∞';
  return tableRow([game, player, other, games, wins, draws, losses, share, shown, both(ms, 1), both(nodes, 0), ...more]);
}

export const tableRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export const tableHead = (cells: readonly string[]) => `${tableRow(cells)}\n|${'---|'.repeat(cells.length)}`;
