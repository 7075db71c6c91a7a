import { type Game, ok, type Result, unwrap } from '../../core/index.ts';
import { type Engine, loadGame } from '../../engines/index.ts';
import { isModuleAddress, splitHeuristic, withHeuristic } from '../../games/index.ts';
import type { Job, JobContext } from '../experiment.ts';
import { randomFor } from '../settings.ts';
import { type GameRow, type PairGame, playRow } from './game-row.ts';
import { type OpenEngine, Openings, openingRule } from './openings.ts';
import { enginePlayer, type MatchPlayer, type OpenProgram, simplePlayers } from './player.ts';
import { parsePlayer } from './players.ts';
import { Pool } from './pool.ts';
import { failure } from './words.ts';

/** Everything that a pair of games depends on: the game, the players, and the seeds. */
export interface Pairing {
  /** The game's full name or the address of its module, by which engines open it. */
  readonly game: string;
  /** The players as they are typed. */
  readonly a: string;
  readonly b: string;
  /** Seed of the openings. */
  readonly openings: number;
  /** Seed of the players' random choices. */
  readonly seed: number;
  /** Number of random moves in an opening. Default: by game. */
  readonly plies?: number | undefined;
}

/** A pair of games with one opening, each player once with each colour, as a job; pairs are numbered from 1. */
export function pairJob(pairing: Pairing, pair: number, id = `pair ${pair}`): Job {
  const { game, a, b, openings, seed, plies = null } = pairing;
  return { id, data: { game, a, b, openings, seed, plies, pair } };
}

/** The name of this kind of job in a queue, beside the names of experiments. */
export const PAIRS = 'match';

/** A pair that others have queued, as far as its form goes. A game is played by its name alone: a module is code. */
export function checkPair({ data: { game, a, b, openings, seed, plies, pair } }: Job): Result<undefined> {
  const isPair =
    [game, a, b].every((text) => typeof text === 'string' && text.length <= LONGEST_TEXT) &&
    [openings, seed, pair, plies ?? 0].every(Number.isSafeInteger) &&
    Number(plies ?? 0) >= 0 &&
    Number(plies ?? 0) <= MOST_PLIES;
  if (!isPair) return failure('pair-foreign');
  return isModuleAddress(game as string) ? failure('pair-module') : ok(undefined);
}

/** No player and no game is typed at such length. */
const LONGEST_TEXT = 10_000;
/** Number of random moves in an opening. */
export const MOST_PLIES = 200;

/** Opens players. */
export interface Openers {
  readonly engine: OpenEngine;
  readonly program: OpenProgram;
}

/**
 * Plays pairs of games. The job's data determine a pair: every machine gives the same rows except for times, unless a
 * player uses a clock. Engines and programs are kept for the next pair; several pairs can run at once.
 */
export class PairWork {
  readonly #open: Openers;
  readonly #pool = new Pool<Engine | MatchPlayer>();
  readonly #games = new Map<string, Promise<Game>>();
  readonly #openings = new Map<string, Openings>();

  constructor(open: Openers) {
    this.#open = open;
  }

  async run({ data }: Job, { signal }: Pick<JobContext, 'signal'>): Promise<readonly GameRow[]> {
    const { pair, plies, ...pairing } = data as unknown as Pairing & { readonly pair: number; readonly plies: number | null };
    const { game: source, openings, seed } = pairing;
    const game = await this.#game(source);
    const opening = await this.#opening(game, source, plies ?? undefined).draw(randomFor(openings, pair), signal);
    const rows: GameRow[] = [];
    for (const begins of ['a', 'b'] as const) rows.push(await this.#play({ game, opening, signal, pair, begins, seed }, pairing));
    return rows;
  }

  close(): void {
    this.#pool.close();
    for (const openings of this.#openings.values()) openings.close();
    this.#openings.clear();
  }

  async #play(setup: PairGame, { game: source, a, b }: Pick<Pairing, 'game' | 'a' | 'b'>): Promise<GameRow> {
    const seats: Seat[] = [];
    let isWhole = false;
    try {
      for (const text of [a, b]) seats.push(await this.#seat(text, setup.game, source));
      const row = await playRow(setup, seats[0].player, seats[1].player);
      isWhole = row.forfeits === null;
      return row;
    } finally {
      // The state of the players after an aborted game is unknown.
      for (const { leave } of seats) leave(isWhole);
    }
  }

  /** One engine serves all limits; a program is started for one game. */
  async #seat(text: string, game: Game, source: string): Promise<Seat> {
    const spec = unwrap(parsePlayer(text, game));
    if (spec.kind === 'random' || spec.kind === 'greedy') return { player: simplePlayers[spec.kind], leave: () => {} };
    const seated = async <T extends Engine | MatchPlayer>(key: string, open: () => Promise<T>) => {
      const used = (await this.#pool.take(key, open)) as T;
      return { used, leave: (isWhole: boolean) => (isWhole ? this.#pool.giveBack(key, used) : this.#pool.discard(used)) };
    };
    if (spec.kind === 'program') {
      const { used, leave } = await seated(JSON.stringify(spec), () => this.#open.program(spec));
      return { player: used, leave };
    }
    const weighed = spec.heuristic === undefined ? source : withHeuristic(source, spec.heuristic);
    const { used, leave } = await seated(JSON.stringify([weighed, spec.options]), () => this.#open.engine(weighed, spec.options));
    return { player: enginePlayer(used, spec.limits), leave };
  }

  #game(source: string): Promise<Game> {
    let game = this.#games.get(source);
    if (game === undefined) this.#games.set(source, (game = loadGame(source)));
    return game;
  }

  #opening(game: Game, source: string, plies: number | undefined): Openings {
    // The game's own evaluation judges openings, so that all heuristics play the same ones.
    const judged = splitHeuristic(source).game;
    const key = `${plies} ${judged}`;
    let openings = this.#openings.get(key);
    if (openings === undefined) {
      openings = new Openings(game, judged, openingRule(game.name, plies), this.#open.engine);
      this.#openings.set(key, openings);
    }
    return openings;
  }
}

/** A player of the current game, and the function to call after it (`isWhole`: it was finished). */
interface Seat {
  readonly player: MatchPlayer;
  leave(isWhole: boolean): void;
}
