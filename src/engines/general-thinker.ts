import { type Game, INFINITE, MAX, type Position, seenBy, unwrap } from '../core/index.ts';
import { TranspositionTable } from '../search/index.ts';
import { choose } from './choose.ts';
import { GENERAL_LEVELS, type RankedMove, rank } from './levels.ts';
import type { EngineLimits } from './limits.ts';
import { lotOf } from './lot.ts';
import { strongest } from './settings.ts';
import { formatLine, type Thought, thoughts } from './think.ts';
import { type Stop, type Thinker, type ThinkerOptions, within } from './thinker.ts';

/** How long the last level thinks where no limit is given: few games are solved by looking. */
const LAST_LEVEL_MS = 3000;
const TABLE_MB = 32;

/** Plays any game by the searches of search/, in one thread. */
export class GeneralThinker implements Thinker {
  readonly threads = 1;
  readonly #game: Game;
  readonly #tableMb: number;
  readonly #seed: number;

  constructor(game: Game, { tableMb = TABLE_MB, seed = 1 }: ThinkerOptions = {}) {
    this.#game = game;
    this.#tableMb = tableMb;
    this.#seed = seed;
  }

  close(): void {}

  async *think(text: string, limits: EngineLimits, stop: Stop): AsyncGenerator<Thought, undefined> {
    const position = unwrap(this.#game.parsePosition(text));
    const level = limits.level === undefined ? undefined : GENERAL_LEVELS[limits.level - 1];
    const lastLevel = level !== undefined && level.depth === undefined;
    const time = limits.time ?? (lastLevel && limits.nodes === undefined ? LAST_LEVEL_MS : undefined);
    const timed = within(stop, time);
    yield this.#firstThought(position, limits);
    await stop.turn();
    if (position.outcome() !== undefined) return;
    if (limits.values || level?.depth !== undefined) {
      yield* this.#rankings(position, text, limits, timed);
      return;
    }
    const settings = strongest(position);
    const keyed = settings.tableMegabytes === undefined ? {} : { tableMegabytes: this.#tableMb };
    const { depth, nodes } = limits;
    for (const thought of thoughts(this.#game, position, { depth, nodes, signal: timed, settings: { ...settings, ...keyed } })) {
      yield thought;
      await stop.turn();
    }
  }

  /** A legal move, before anything is known of it. */
  #firstThought(position: Position, limits: EngineLimits): Thought {
    const outcome = position.outcome();
    const work = { nodes: 0, ms: 0, depth: 0, stopped: false };
    if (outcome !== undefined)
      return {
        move: undefined,
        value: outcome,
        bound: 'exact',
        pv: [],
        final: true,
        ...work,
        ...(limits.values && { moves: [] }),
      };
    const moves: number[] = [];
    moves.length = position.moves(moves, 0);
    const move = this.#game.formatMove(moves[0] as number, position);
    const maximises = position.turn() === MAX;
    const value = maximises ? -INFINITE : INFINITE;
    return { move, value, bound: maximises ? 'lower' : 'upper', pv: [move], final: false, ...work };
  }

  /** All moves ranked by trees of 1, 2, 3... plies, until the depth, or until no deeper tree can change anything. At least one ply, whatever the stop says. */
  async *#rankings(position: Position, text: string, limits: EngineLimits, stop: Stop): AsyncGenerator<Thought, undefined> {
    const level = limits.level === undefined ? undefined : GENERAL_LEVELS[limits.level - 1];
    const deepest = limits.depth ?? level?.depth ?? Number.POSITIVE_INFINITY;
    const memory = position.key === undefined ? undefined : new TranspositionTable(this.#tableMb);
    const turn = position.turn();
    const started = performance.now();
    let nodes = 0;
    let last: { moves: RankedMove[]; depth: number } = { moves: [], depth: 0 };
    for (let depth = 1; ; depth++) {
      const left = limits.nodes === undefined ? undefined : Math.max(0, limits.nodes - nodes);
      const ranking = rank(position, { depth, memory, ...(depth > 1 && { signal: stop, nodes: left }) });
      nodes += ranking.nodes;
      if (ranking.moves !== undefined) last = { moves: ranking.moves, depth };
      const final = last.moves.every((move) => move.final);
      const ended = ranking.moves === undefined || final || depth >= deepest;
      const seen = last.moves.map((move) => ({ ...move, value: seenBy(turn, move.value) }));
      const played = ended && level !== undefined ? choose(seen, level, lotOf(limits.seed ?? this.#seed, text)) : seen[0]!;
      const format = (move: number) => this.#game.formatMove(move, position);
      yield {
        move: format(played.move),
        value: seenBy(turn, played.value),
        bound: 'exact',
        pv: formatLine(this.#game, position, played.line),
        depth: last.depth,
        final,
        stopped: ranking.moves === undefined,
        nodes,
        ms: performance.now() - started,
        ...(limits.values && { moves: last.moves.map(({ move, value, final }) => ({ move: format(move), value, final })) }),
      };
      if (ended) return;
      await stop.turn();
    }
  }
}
