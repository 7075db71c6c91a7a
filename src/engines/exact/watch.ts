import type { Arena, ImpartialGame, OnProgress } from '../../solve/index.ts';

/** What a long computation is given: how much memory, and somebody to tell how far it is. Whoever is told may throw, which ends it. */
export interface SolveWatch {
  readonly megabytes: number;
  readonly progress: OnProgress;
}

const STEPS = 0xffff;

/** Verifiers tell nobody how far they are, but they ask for the moves of each position in the order of the numbers. */
function telling(size: number, progress: OnProgress): (position: number) => void {
  const began = performance.now();
  return (position) => {
    if ((position & STEPS) !== 0) return;
    const seconds = (performance.now() - began) / 1000;
    const secondsLeft = position > 0 ? (seconds * (size - position)) / position : undefined;
    progress({ phase: 'verify', done: position, total: size, secondsLeft });
  };
}

/** The arena, telling how far its verification is. */
export function tellingArena(arena: Arena, progress: OnProgress): Arena {
  const tell = telling(arena.size, progress);
  return {
    title: arena.title,
    size: arena.size,
    start: arena.start,
    owner: (position) => arena.owner(position),
    outcome: (position) => {
      tell(position);
      return arena.outcome(position);
    },
    successors: (position, into) => arena.successors(position, into),
    name: (position) => arena.name(position),
  };
}

/** The impartial game, telling how far its verification is. */
export function tellingImpartial(game: ImpartialGame, progress: OnProgress): ImpartialGame {
  const tell = telling(game.size, progress);
  const { title, size, start, descending, stuck } = game;
  return {
    ...{ title, size, start, descending, stuck },
    successors: (position, into) => {
      tell(position);
      return game.successors(position, into);
    },
    name: (position) => game.name(position),
  };
}
