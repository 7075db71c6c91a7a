import { MAX, MIN, type Player } from '../core/index.ts';
import { nameInSentence } from '../draw/index.ts';
import { type Sentence, sentences } from '../i18n/index.ts';
import { outcomeOf, ownerOf, targetsOf } from '../model/index.ts';
import { hasCycle, NONE, winnerOf } from '../solve/index.ts';
import type { SolvedGraph } from './attractor-layers.ts';

/**
 * A play on an arena: a token that a person and the strategy move along the edges. Plain data; `turnAt` says who moves
 * next, or that the play is over.
 */
export interface ArenaPlay {
  /** The vertices that the token has been on, the present one last. */
  readonly path: readonly number[];
  /** The player whose moves the person makes; in an impartial graph MAX moves first. */
  readonly person: Player;
}

/** The next event: somebody moves, or the play is over. */
export type ArenaTurn =
  | { readonly to: 'person'; readonly mover: Player; readonly moves: readonly number[] }
  | { readonly to: 'strategy'; readonly mover: Player; readonly move: number }
  | { readonly to: 'nobody'; readonly ending: PlayEnding };

export interface PlayEnding {
  /** The winner; 0 for a draw. */
  readonly winner: Player | 0;
  readonly why: 'victory' | 'no-move' | 'repetition';
}

/** The same vertex with the same player to move so often: the play would go on for ever, and that is a draw. */
const REPEATED = 3;

export function beginPlay(start: number, person: Player): ArenaPlay {
  return { path: [start], person };
}

/** The player to move at the end of a path: the owner of the vertex; in an impartial graph the players alternate. */
export function moverAt({ arena, graph }: SolvedGraph, path: readonly number[]): Player {
  if (graph === 'plain') return path.length % 2 === 1 ? MAX : MIN;
  return ownerOf(arena, path[path.length - 1]);
}

/** Plays that come back to a vertex with the same player to move three times are drawn. */
export function turnAt(grown: SolvedGraph, { path, person }: ArenaPlay): ArenaTurn {
  const { arena, solution, graph } = grown;
  const vertex = path[path.length - 1];
  const mover = moverAt(grown, path);
  const moves = targetsOf(arena, vertex);
  if (moves.length === 0) {
    const result = winnerOf(outcomeOf(arena, vertex) ?? 0);
    // In an impartial graph a result is that of the player to move.
    const winner = graph === 'plain' && mover === MIN ? (-result as Player | 0) : result;
    return { to: 'nobody', ending: { winner, why: winner === 0 ? 'no-move' : 'victory' } };
  }
  const parity = (place: number) => graph !== 'plain' || place % 2 === (path.length - 1) % 2;
  const times = path.filter((v, place) => v === vertex && parity(place)).length;
  if (times >= REPEATED) return { to: 'nobody', ending: { winner: 0, why: 'repetition' } };
  if (mover === person) return { to: 'person', mover, moves };
  return { to: 'strategy', mover, move: solution.move[vertex] === NONE ? moves[0] : solution.move[vertex] };
}

/** The play after a move to a vertex; the unchanged play if that move is not legal. */
export function moveTo(grown: SolvedGraph, play: ArenaPlay, to: number): ArenaPlay {
  const turn = turnAt(grown, play);
  const isLegal = turn.to === 'person' ? turn.moves.includes(to) : turn.to === 'strategy' && turn.move === to;
  return isLegal ? { ...play, path: [...play.path, to] } : play;
}

/** The play after the moves of the strategy, up to the person's turn or the end of the play. */
export function replies(grown: SolvedGraph, play: ArenaPlay): ArenaPlay {
  let now = play;
  for (let turn = turnAt(grown, now); turn.to === 'strategy'; turn = turnAt(grown, now)) now = moveTo(grown, now, turn.move);
  return now;
}

/** The play before the person's last move; its beginning if there was none. */
export function takeBack(grown: SolvedGraph, play: ArenaPlay): ArenaPlay {
  for (let length = play.path.length - 1; length > 0; length--) {
    const before = { ...play, path: play.path.slice(0, length) };
    if (moverAt(grown, before.path) === play.person) return before;
  }
  return { ...play, path: play.path.slice(0, 1) };
}

const sentence = sentences({
  'play-won': { en: '{player} has won.', fr: '{player} a gagné.' },
  'play-won-first': { en: 'The player who began has won.', fr: 'Le joueur qui a commencé a gagné.' },
  'play-won-second': { en: 'The second player has won.', fr: 'Le second joueur a gagné.' },
  'play-no-move': { en: 'No move is left, and nobody has won: a draw.', fr: 'Plus de coup, et personne n’a gagné : nulle.' },
  'play-repeated': {
    en: '{vertex} has come back for the third time: this may go on for ever, which is a draw.',
    fr: '{vertex} revient pour la troisième fois : cela peut durer toujours, c’est une nulle.',
  },
  'play-lost-win': {
    en: 'That move gave the win away: {from} was won, {to} is not.',
    fr: 'Ce coup a laissé échapper la victoire : {from} était gagnée, {to} ne l’est pas.',
  },
  'play-no-progress': {
    en: 'That move stays won and makes no progress: the rank was {before}, and is {after}.',
    fr: 'Ce coup garde la victoire sans s’en rapprocher : le rang était {before}, il est {after}.',
  },
  'play-lost-draw': {
    en: 'That move gave the draw away: {from} was drawn, {to} is lost.',
    fr: 'Ce coup a laissé échapper la nulle : {from} était nulle, {to} est perdue.',
  },
});

/** How a play has ended. */
export function endingSentence({ arena, graph }: SolvedGraph, { path }: ArenaPlay, { winner, why }: PlayEnding): Sentence {
  if (why === 'repetition') return sentence('play-repeated', { vertex: nameInSentence(arena.name(path[path.length - 1])) });
  if (winner === 0) return sentence('play-no-move');
  if (graph === 'plain') return sentence(winner === MAX ? 'play-won-first' : 'play-won-second');
  return sentence('play-won', { player: winner === MAX ? 'Adam' : 'Ève' });
}

/** A remark on the last move of a play; undefined if the move kept the result and came nearer to a victory. */
export function remarkOn(grown: SolvedGraph, { path }: ArenaPlay): Sentence | undefined {
  if (path.length < 2) return undefined;
  const { arena, solution, graph } = grown;
  const [from, to] = path.slice(-2);
  const mover = moverAt(grown, path.slice(0, -1));
  /** The winner at a vertex, from the mover's view: in an impartial graph the players change places with each move. */
  const view = (vertex: number, isAfter: boolean) => {
    const winner = solution.winner[vertex];
    return graph === 'plain' ? (isAfter ? -winner : winner) : winner * mover;
  };
  const names = { from: nameInSentence(arena.name(from)), to: nameInSentence(arena.name(to)) };
  if (view(from, false) > 0 && view(to, true) <= 0) return sentence('play-lost-win', names);
  const [before, after] = [solution.rank[from], solution.rank[to]];
  if (view(from, false) > 0 && after >= before && hasCycle(arena)) return sentence('play-no-progress', { before, after });
  if (view(from, false) === 0 && view(to, true) < 0) return sentence('play-lost-draw', names);
  return undefined;
}
