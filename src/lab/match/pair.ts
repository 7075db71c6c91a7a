import { type Game, unwrap } from '../../core/index.ts';
import { type Engine, formatLine, loadGame, openEngine } from '../../engines/index.ts';
import type { Column, Doing, Job, Row } from '../experiment.ts';
import { randomFor } from '../settings.ts';
import { Openings, openingRule } from './openings.ts';
import { type GameEnd, type PlayedGame, playGame } from './play-game.ts';
import { enginePlayer, type MatchPlayer, type OpenProgram, simplePlayers } from './player.ts';
import { parsePlayer } from './players.ts';
import { Pool } from './pool.ts';

/** Two players, and what decides what they play: all that a pair of games depends on. */
export interface Pairing {
  /** What engines open the game by: its name in full, or the address of a module. */
  readonly game: string;
  /** The players as they are typed. */
  readonly a: string;
  readonly b: string;
  /** What the openings are drawn by. */
  readonly openings: number;
  /** What the players' own chance is drawn by. */
  readonly seed: number;
  /** Moves by lot in an opening; what is usual for the game without it. */
  readonly plies?: number | undefined;
}

/** A game of a match: a row of its job. */
export interface GameRow extends Row {
  readonly pair: number;
  /** Who has Max, and begins. */
  readonly begins: 'a' | 'b';
  /** 1, 1/2 or 0 for the first player. */
  readonly points: number;
  readonly end: GameEnd;
  /** Who lost off the board, and what was seen of it. */
  readonly forfeits: 'a' | 'b' | null;
  readonly detail: string | null;
  /** How many of the moves are the opening's. */
  readonly opening: number;
  /** All moves in the game's notation, with blanks between them. */
  readonly moves: string;
  readonly movesA: number;
  readonly nodesA: number;
  readonly msA: number;
  readonly movesB: number;
  readonly nodesB: number;
  readonly msB: number;
}

/** What the rows hold. */
export const gameColumns: Readonly<Record<keyof GameRow, Column>> = {
  pair: { about: { en: 'number of the pair of games', fr: 'numéro de la paire de parties' }, kind: 'key' },
  begins: { about: { en: 'who begins, a or b', fr: 'qui commence, a ou b' }, kind: 'key' },
  points: { about: { en: 'points of player a', fr: 'points du joueur a' }, kind: 'count' },
  end: { about: { en: 'how the game ended', fr: 'comment la partie a fini' }, kind: 'value' },
  forfeits: { about: { en: 'who lost off the board', fr: 'qui a perdu hors de l’échiquier' }, kind: 'value' },
  detail: { about: { en: 'what was seen of it', fr: 'ce qu’on en a vu' }, kind: 'value' },
  opening: { about: { en: 'moves of the opening', fr: 'coups de l’ouverture' }, kind: 'count' },
  moves: { about: { en: 'the moves', fr: 'les coups' }, kind: 'value' },
  movesA: { about: { en: 'moves of player a', fr: 'coups du joueur a' }, kind: 'count' },
  nodesA: { about: { en: 'nodes of player a', fr: 'nœuds du joueur a' }, kind: 'count' },
  msA: { about: { en: 'milliseconds of player a', fr: 'millisecondes du joueur a' }, kind: 'time' },
  movesB: { about: { en: 'moves of player b', fr: 'coups du joueur b' }, kind: 'count' },
  nodesB: { about: { en: 'nodes of player b', fr: 'nœuds du joueur b' }, kind: 'count' },
  msB: { about: { en: 'milliseconds of player b', fr: 'millisecondes du joueur b' }, kind: 'time' },
};

/** A pair of games with one opening, each player once with each colour, as a job; pairs are numbered from 1. */
export function pairJob(pairing: Pairing, pair: number, id = `pair ${pair}`): Job {
  const { game, a, b, openings, seed, plies = null } = pairing;
  return { id, data: { game, a, b, openings, seed, plies, pair } };
}

/**
 * Plays pairs of games, each told by a job's data alone: whoever plays it, it has the same rows but for times, where the
 * players themselves hang on no clock. Engines and programs are kept for the next pair; several pairs may be under way.
 */
export class PairWork {
  readonly #openProgram: OpenProgram;
  readonly #pool = new Pool<Engine | MatchPlayer>();
  readonly #games = new Map<string, Promise<Game>>();
  readonly #openings = new Map<string, Openings>();

  constructor(openProgram: OpenProgram) {
    this.#openProgram = openProgram;
  }

  async run({ data }: Job, { signal }: Pick<Doing, 'signal'>): Promise<readonly GameRow[]> {
    const { pair, plies, ...pairing } = data as unknown as Pairing & { readonly pair: number; readonly plies: number | null };
    const { game: source, openings, seed } = pairing;
    const game = await this.#game(source);
    const opening = await this.#opening(game, source, plies ?? undefined).draw(randomFor(openings, pair), signal);
    const rows: GameRow[] = [];
    for (const begins of ['a', 'b'] as const) {
      const lots = [1, 2].map((player) => randomFor(seed, pair, begins === 'a' ? 1 : 2, player).next());
      const played = await this.#play(game, pairing, begins, { opening, lots, signal });
      rows.push(rowOf(game, played, { pair, begins, opening: opening.length }));
    }
    return rows;
  }

  close(): void {
    this.#pool.close();
    for (const openings of this.#openings.values()) openings.close();
    this.#openings.clear();
  }

  async #play(
    game: Game,
    { game: source, a, b }: Pick<Pairing, 'game' | 'a' | 'b'>,
    begins: 'a' | 'b',
    {
      opening,
      lots,
      signal,
    }: { readonly opening: readonly number[]; readonly lots: readonly number[]; readonly signal: AbortSignal },
  ): Promise<PlayedGame> {
    const [seedA, seedB] = lots;
    const seats: Seat[] = [];
    let isWhole = false;
    try {
      for (const text of [a, b]) seats.push(await this.#seat(text, game, source));
      const [one, other] = seats.map(({ player }) => player);
      const played = await playGame({
        game,
        opening,
        signal,
        ...(begins === 'a' ? { max: one, min: other, seeds: [seedA, seedB] } : { max: other, min: one, seeds: [seedB, seedA] }),
      });
      isWhole = played.forfeiter === undefined;
      return played;
    } finally {
      // What a game that broke off has left behind in those who played it nobody knows.
      for (const { leave } of seats) leave(isWhole);
    }
  }

  /** An engine is the same for all limits that it may have. */
  async #seat(text: string, game: Game, source: string): Promise<Seat> {
    const spec = unwrap(parsePlayer(text, game));
    if (spec.kind === 'random' || spec.kind === 'greedy') return { player: simplePlayers[spec.kind], leave: () => {} };
    const seated = async <T extends Engine | MatchPlayer>(key: string, open: () => Promise<T>) => {
      const used = (await this.#pool.take(key, open)) as T;
      return { used, leave: (isWhole: boolean) => (isWhole ? this.#pool.giveBack(key, used) : this.#pool.discard(used)) };
    };
    if (spec.kind === 'program') {
      const { used, leave } = await seated(text, () => this.#openProgram(spec));
      return { player: used, leave };
    }
    const key = JSON.stringify([source, spec.options]);
    const { used, leave } = await seated(key, () => openEngine(source, spec.options));
    return { player: enginePlayer(used, spec.limits), leave };
  }

  #game(source: string): Promise<Game> {
    let game = this.#games.get(source);
    if (game === undefined) this.#games.set(source, (game = loadGame(source)));
    return game;
  }

  #opening(game: Game, source: string, plies: number | undefined): Openings {
    const key = `${plies} ${source}`;
    let openings = this.#openings.get(key);
    if (openings === undefined) this.#openings.set(key, (openings = new Openings(game, source, openingRule(game.name, plies))));
    return openings;
  }
}

/** A player at the board, and what happens when the game is over: whether it came to its end. */
interface Seat {
  readonly player: MatchPlayer;
  leave(isWhole: boolean): void;
}

function rowOf(game: Game, played: PlayedGame, about: Pick<GameRow, 'pair' | 'begins' | 'opening'>): GameRow {
  const { points, end, forfeiter, detail = null, moves } = played;
  const isFirst = about.begins === 'a';
  const [max, min] = played.spent;
  const [a, b] = isFirst ? [max, min] : [min, max];
  const forfeits = forfeiter === undefined ? null : (forfeiter === 0) === isFirst ? 'a' : 'b';
  const ms = (time: number) => Math.round(time * 10) / 10;
  return {
    ...about,
    points: isFirst ? points : 1 - points,
    end,
    forfeits,
    detail,
    moves: formatLine(game, game.start(), moves).join(' '),
    ...{ movesA: a.moves, nodesA: a.nodes, msA: ms(a.ms) },
    ...{ movesB: b.moves, nodesB: b.nodes, msB: ms(b.ms) },
  };
}
