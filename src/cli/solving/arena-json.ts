import { MAX, MIN } from '../../core/index.ts';
import type { SolvedArena } from '../../engines/index.ts';
import { attractorLayers, NONE, winningMoves } from '../../solve/index.ts';

/**
 * The solved arena for programs. `positions` and `moves` count; `winner` and `rank` are those of the start; attractors are lists of names, what is new at
 * each rank. The keys up to `firstMoves` are promised; new ones come after.
 */
export function arenaJson({ arena, solution, moves }: SolvedArena) {
  const { start } = arena;
  const name = (position: number) => arena.name(position);
  const layers = (player: 1 | -1) => attractorLayers(solution, player).map((layer) => layer.map(name));
  return {
    positions: arena.size,
    moves,
    winner: winnerWord(solution.winner[start]),
    rank: rankOrNull(solution.rank[start]),
    attractors: { adam: layers(MAX), eve: layers(MIN) },
    firstMoves: winningMoves(arena, solution, start).map(name),
    game: arena.title,
    start: name(start),
    turn: playerWord(arena.owner(start)),
    counts: countsOf({ arena, solution, moves }),
    arena: Array.from({ length: arena.size }, (_, position) => vertex({ arena, solution, moves }, position)),
  };
}

/** How many positions the player to move wins, draws and loses. */
export function countsOf({ arena, solution }: SolvedArena): { won: number; drawn: number; lost: number } {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (let p = 0; p < arena.size; p++) {
    const winner = solution.winner[p];
    if (winner === 0) counts.drawn++;
    else if (winner === arena.owner(p)) counts.won++;
    else counts.lost++;
  }
  return counts;
}

function vertex({ arena, solution }: SolvedArena, position: number) {
  const next: number[] = [];
  const count = arena.successors(position, next);
  const move = solution.move[position];
  return {
    name: arena.name(position),
    owner: playerWord(arena.owner(position)),
    successors: [...new Set(next.slice(0, count))].map((target) => arena.name(target)),
    outcome: arena.outcome(position) ?? null,
    winner: winnerWord(solution.winner[position]),
    rank: rankOrNull(solution.rank[position]),
    move: move === NONE ? null : arena.name(move),
  };
}

export function winnerWord(winner: number): 'adam' | 'eve' | 'draw' {
  return winner === 0 ? 'draw' : playerWord(winner);
}

export function rankOrNull(rank: number): number | null {
  return rank === NONE ? null : rank;
}

function playerWord(player: number): 'adam' | 'eve' {
  return player === MAX ? 'adam' : 'eve';
}
