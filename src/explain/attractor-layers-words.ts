import { MAX, type Player } from '../core/index.ts';
import { nameInSentence, setName } from '../draw/index.ts';
import { type Language, listed, plural, type Sentence, sentences, type Translation } from '../i18n/index.ts';
import type { Change, Reason, SolvedGraph, VertexVerdict } from './attractor-layers.ts';

/** Names that a sentence lists; of more it has the first. */
const LISTED = 6;

interface Moves {
  readonly moves: readonly string[];
}

/** `a, b and c`, or `a, b or c`; of many the first. */
function some(names: readonly string[], language: Language, type?: 'disjunction'): string {
  return names.length <= LISTED ? listed(names, language, type) : `${names.slice(0, LISTED - 1).join(', ')}, …`;
}

type Into = Moves & { readonly player: string; readonly set: string; readonly count: number };
type Idle = Moves & { readonly why: string };
type Stays = Moves & { readonly player: string; readonly other: string };
type OpenVertex = Moves & { readonly player: string; readonly set: string; readonly before: string; readonly mine: string };

const sentence = sentences({
  'vertex-victory': { en: 'A victory of {player}: it is in {set}.', fr: 'Une victoire d’{player} : elle est dans {set}.' },
  'vertex-some-move': {
    en: '{player} can move to {to}, which is in {set}.',
    fr: '{player} peut jouer vers {to}, qui est dans {set}.',
  },
  'vertex-idle-moves': {
    en: ({ why, moves }: Idle) => `${why} A move to ${some(moves, 'en', 'disjunction')} keeps the win, but makes no progress.`,
    fr: ({ why, moves }: Idle) =>
      `${why} Jouer vers ${some(moves, 'fr', 'disjunction')} reste gagnant, mais ne rapproche pas de la victoire.`,
  },
  'vertex-all-moves': {
    en: ({ moves, player, set, count }: Into) =>
      count === 1
        ? `The only move of ${player}, ${moves[0]}, leads into ${set}.`
        : `All moves of ${player} (${some(moves, 'en')}) lead into ${set}.`,
    fr: ({ moves, player, set, count }: Into) =>
      count === 1
        ? `Le seul coup d’${player}, ${moves[0]}, mène dans ${set}.`
        : `Tous les coups d’${player} (${some(moves, 'fr')}) mènent dans ${set}.`,
  },
  'vertex-ended': { en: 'No move, and no victory: a draw.', fr: 'Aucun coup, et pas de victoire : nulle.' },
  'vertex-draw': {
    en: ({ moves, player, other }: Stays) =>
      `${player} can always stay out of the attractor of ${other} with ${some(moves, 'en')}, and no move leads into that of ${player}: a draw.`,
    fr: ({ moves, player, other }: Stays) =>
      `${player} peut toujours rester hors de l’attracteur d’${other} par ${some(moves, 'fr')}, et aucun coup ne mène dans celui d’${player} : nulle.`,
  },
  'vertex-no-victory': { en: 'No victory: {player} is to move.', fr: 'Pas une victoire : c’est à {player} de jouer.' },
  'vertex-not-yet': {
    en: ({ moves, player, set, before, mine }: OpenVertex) =>
      `Not yet in ${set}: ${player} can still move to ${some(moves, 'en', 'disjunction')}, outside ${before}. And no move leads into ${mine}.`,
    fr: ({ moves, player, set, before, mine }: OpenVertex) =>
      `Pas encore dans ${set} : ${player} peut encore jouer vers ${some(moves, 'fr', 'disjunction')}, hors de ${before}. Et aucun coup ne mène dans ${mine}.`,
  },

  // The graph without whose turn it is.
  'plain-ended-lost': {
    en: 'No move is left: who is to move has lost. The position is in {set}.',
    fr: 'Il n’y a plus de coup : qui a le trait a perdu. La position est dans {set}.',
  },
  'plain-ended-won': {
    en: 'No move is left: who is to move has won. The position is in {set}.',
    fr: 'Il n’y a plus de coup : qui a le trait a gagné. La position est dans {set}.',
  },
  'plain-some-move': {
    en: 'There is a move to {to}, which is in {set}: the other player loses there.',
    fr: 'Il y a un coup vers {to}, qui est dans {set} : l’autre joueur y perd.',
  },
  'plain-all-moves': {
    en: ({ moves, set, count }: Omit<Into, 'player'>) =>
      count === 1
        ? `The only move, ${moves[0]}, leads into ${set}: the other player wins.`
        : `All moves (${some(moves, 'en')}) lead into ${set}: the other player wins.`,
    fr: ({ moves, set, count }: Omit<Into, 'player'>) =>
      count === 1
        ? `Le seul coup, ${moves[0]}, mène dans ${set} : l’autre joueur gagne.`
        : `Tous les coups (${some(moves, 'fr')}) mènent dans ${set} : l’autre joueur gagne.`,
  },
  'plain-draw': {
    en: ({ moves }: Moves) =>
      `${some(moves, 'en')} ${plural(moves.length, 'en', 'keeps', 'keep')} the draw, and no move leads to a losing position.`,
    fr: ({ moves }: Moves) =>
      `${some(moves, 'fr')} ${plural(moves.length, 'fr', 'garde', 'gardent')} la nulle, et aucun coup ne mène à une position perdante.`,
  },
  'plain-not-ended': { en: 'A move is still to be made here.', fr: 'Il reste un coup à jouer ici.' },
  'plain-not-yet': {
    en: ({ moves, set, before, mine }: Omit<OpenVertex, 'player'>) =>
      `Not yet in ${set}: ${some(moves, 'en')} ${plural(moves.length, 'en', 'is', 'are')} still outside ${before}. And no move leads into ${mine}.`,
    fr: ({ moves, set, before, mine }: Omit<OpenVertex, 'player'>) =>
      `Pas encore dans ${set} : ${some(moves, 'fr')} ${plural(moves.length, 'fr', 'est', 'sont')} encore hors de ${before}. Et aucun coup ne mène dans ${mine}.`,
  },

  // The effect of an edit.
  'vertex-changed': { en: '{vertex}: {before}, now {after}.', fr: '{vertex} : {before}, désormais {after}.' },
  'vertex-added': { en: '{vertex} is new: {after}.', fr: '{vertex} est nouveau : {after}.' },
  'vertex-gone': { en: '{vertex} is gone (before: {before}).', fr: '{vertex} n’est plus là (avant : {before}).' },
  'verdict-won': { en: '{player} wins, rank {rank}', fr: '{player} gagne, rang {rank}' },
  'verdict-mover-wins': { en: 'winning, rank {rank}', fr: 'gagnante, rang {rank}' },
  'verdict-mover-loses': { en: 'losing, rank {rank}', fr: 'perdante, rang {rank}' },
  'verdict-draw': { en: 'a draw', fr: 'nulle' },
});

const nameOf = (player: Player) => (player === MAX ? 'Adam' : 'Ève');

function setOf(player: Player, stage: number, plain: boolean): Translation {
  return { en: setName(player, stage, plain, 'en'), fr: setName(player, stage, plain, 'fr') };
}

/** The sentence that gives a reason; all that it claims is in the reason. It does not name the vertex itself. */
export function reasonSentence(reason: Reason, { arena, graph }: SolvedGraph): Sentence {
  const plain = graph === 'plain';
  const name = (vertex: number) => nameInSentence(arena.name(vertex));
  const names = (vertices: readonly number[]) => vertices.map(name);
  /** The set of a player, as a vertex after a move sees it: in an impartial graph the players have changed places. */
  const next = (player: Player, stage: number) => setOf(plain ? (-player as Player) : player, stage, plain);
  switch (reason.why) {
    case 'victory': {
      const set = setOf(reason.player, 0, plain);
      if (plain) return sentence(reason.player === MAX ? 'plain-ended-won' : 'plain-ended-lost', { set });
      return sentence('vertex-victory', { player: nameOf(reason.player), set });
    }
    case 'some-move': {
      const args = { to: name(reason.to), set: next(reason.player, reason.rank - 1) };
      const why = plain
        ? sentence('plain-some-move', args)
        : sentence('vertex-some-move', { ...args, player: nameOf(reason.player) });
      return reason.idle.length === 0 ? why : sentence('vertex-idle-moves', { why, moves: names(reason.idle) });
    }
    case 'all-moves': {
      const args = { moves: names(reason.moves), set: next(reason.player, reason.rank - 1), count: reason.moves.length };
      const mover = -reason.player as Player;
      return plain ? sentence('plain-all-moves', args) : sentence('vertex-all-moves', { ...args, player: nameOf(mover) });
    }
    case 'ended':
      return sentence('vertex-ended');
    case 'draw': {
      const moves = names(reason.moves);
      if (plain) return sentence('plain-draw', { moves });
      return sentence('vertex-draw', { moves, player: nameOf(reason.mover), other: nameOf(-reason.mover as Player) });
    }
    case 'not-yet': {
      const { mover, stage } = reason;
      if (stage === 0) return plain ? sentence('plain-not-ended') : sentence('vertex-no-victory', { player: nameOf(mover) });
      const other = -mover as Player;
      const sets = { set: setOf(other, stage, plain), before: next(other, stage - 1), mine: next(mover, stage - 1) };
      const args = { ...sets, moves: names(reason.outside) };
      return plain ? sentence('plain-not-yet', args) : sentence('vertex-not-yet', { ...args, player: nameOf(mover) });
    }
  }
}

export function changeSentence({ name, before, after }: Change, plain = false): Sentence {
  const vertex = nameInSentence(name);
  const verdictText = (verdict: VertexVerdict) => verdictSentence(verdict, plain);
  if (before === undefined) return sentence('vertex-added', { vertex, after: verdictText(after as VertexVerdict) });
  if (after === undefined) return sentence('vertex-gone', { vertex, before: verdictText(before) });
  return sentence('vertex-changed', { vertex, before: verdictText(before), after: verdictText(after) });
}

function verdictSentence({ winner, rank }: VertexVerdict, plain: boolean): Sentence {
  if (winner === 0) return sentence('verdict-draw');
  if (plain) return sentence(winner === MAX ? 'verdict-mover-wins' : 'verdict-mover-loses', { rank });
  return sentence('verdict-won', { player: nameOf(winner as Player), rank });
}
