import { MAX, MIN, type Player } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import { type GameGraph, outcomeOf, ownerOf, type Solution, targetsOf } from '../model/index.ts';
import { type ArenaWords, arenaWords } from './words.ts';

/** Options of every drawing of an arena. */
export interface ArenaDrawing {
  /** Of a larger arena the positions nearest to the start are drawn. */
  readonly maxPositions?: number;
  readonly language?: Language;
}

/** The arrangement of a picture: by distance from the start, by rank, or at given places. */
export type ArenaLayout = 'levels' | 'ranks' | ArrayLike<{ readonly x: number; readonly y: number }>;

/** Further options of pictures, whose positions have places. */
export interface ArenaPlacing extends ArenaDrawing {
  /** The side of a small board within each position, which the page draws; 0 (the default) for none. */
  readonly board?: number;
  /** Default: by levels. Places are indexed by position, in CSS pixels. */
  readonly layout?: ArenaLayout;
  /** The attractors as far as they have grown: A^0, A^1... Default: all of them, and the draws. */
  readonly stage?: number;
}

/** A position as every drawing shows it. */
export interface ArenaItem {
  /** Its place among the items. */
  readonly index: number;
  readonly position: number;
  readonly name: string;
  readonly owner: Player;
  readonly winner: number;
  /** The winner of the position, as a word for style sheets. */
  readonly won: 'adam' | 'eve' | 'draw';
  /** undefined for a draw. */
  readonly rank: number | undefined;
  /** Who wins, by a letter, and the rank: `A 3`, `E 2`; `=` for a draw. Colour alone never carries information. */
  readonly tag: string;
  /** The game is over here. */
  readonly over: boolean;
  /** The game has been won here: V_a or V_e. */
  readonly victory: boolean;
  readonly start: boolean;
  /** How many of its moves lead to positions that are not drawn. */
  hidden: number;
  /** The side of the small board within it; 0 for none. */
  board: number;
}

export interface ArenaEdge {
  /** The items at its ends. */
  readonly from: number;
  readonly to: number;
  /** It is the move of a strategy: of the winner who is to move, or of a player who keeps a draw. */
  readonly strategy: boolean;
}

export interface ArenaOutline {
  readonly items: readonly ArenaItem[];
  readonly edges: readonly ArenaEdge[];
  /** Positions that have no item. */
  readonly undrawn: number;
}

/** The letter before a rank, for each winner. */
type Letters = readonly [max: string, min: string];
const ADAM_AND_EVE: Letters = ['A', 'E'];

/** How a position looks at a stage. */
export interface ArenaStanding {
  readonly won: ArenaItem['won'] | 'out';
  readonly tag: string;
  /** It came in at this stage. */
  readonly fresh: boolean;
}

/** The first stage at which nothing is new: what is in no attractor then is drawn. */
export function lastRank({ winner, rank }: Solution): number {
  let last = -1;
  for (let p = 0; p < winner.length; p++) if (winner[p] !== 0) last = Math.max(last, rank[p]);
  return last + 1;
}

export function standingAt({ won, tag, rank, over }: ArenaItem, stage: number | undefined, end: number): ArenaStanding {
  if (stage === undefined || (rank === undefined ? (over && stage >= 0) || stage >= end : rank <= stage))
    return { won, tag, fresh: rank !== undefined && rank === stage };
  return { won: 'out', tag: '', fresh: false };
}

/** Whether the move of a strategy is known at a stage. */
export function hasStrategy({ strategy }: ArenaEdge, from: ArenaStanding): boolean {
  return strategy && from.won !== 'out';
}

/**
 * The drawn part of an arena: the start, then the others breadth-first, then the positions that the start does not
 * reach, in the order of their numbers. If the arena has more than `most` positions, as many whole levels from the
 * start as fit. Two moves between the same positions are one edge.
 */
export function outlineArena(arena: GameGraph, solution: Solution, most: number, letters: Letters = ADAM_AND_EVE): ArenaOutline {
  const order = nearest(arena, most);
  const places = new Map(order.map((position, place) => [position, place]));
  const items = order.map((position, index): ArenaItem => {
    const winner = solution.winner[position];
    const rank = winner === 0 ? undefined : solution.rank[position];
    const over = outcomeOf(arena, position) !== undefined;
    return {
      index,
      position,
      name: arena.name(position),
      owner: ownerOf(arena, position),
      winner,
      won: winner === MAX ? 'adam' : winner === MIN ? 'eve' : 'draw',
      rank,
      tag: winner === 0 ? '=' : `${letters[winner === MAX ? 0 : 1]} ${rank}`,
      over,
      victory: over && winner !== 0,
      start: position === arena.start,
      hidden: 0,
      board: 0,
    };
  });
  const edges: ArenaEdge[] = [];
  for (const item of items) {
    for (const target of targetsOf(arena, item.position)) {
      const to = places.get(target);
      if (to === undefined) item.hidden++;
      else edges.push({ from: item.index, to, strategy: isStrategy(item, target, solution) });
    }
  }
  return { items, edges, undrawn: arena.size - items.length };
}

/**
 * At most `most` positions, the nearest to the start first; where not all fit, up to a whole number of moves from the
 * start (one at least, if need be in part).
 */
function nearest(arena: GameGraph, most: number): number[] {
  const listed = new Set([arena.start]);
  const next: number[] = [];
  let level = [arena.start];
  let fresh = 0;
  while (listed.size < arena.size) {
    const below = new Set<number>();
    for (const position of level) {
      const count = arena.successors(position, next);
      for (let i = 0; i < count; i++) if (!listed.has(next[i])) below.add(next[i]);
    }
    for (; below.size === 0; fresh++) if (!listed.has(fresh)) below.add(fresh);
    if (listed.size + below.size > most) {
      if (listed.size === 1) for (const position of [...below].slice(0, most - 1)) listed.add(position);
      break;
    }
    for (const position of below) listed.add(position);
    level = [...below];
  }
  return [...listed];
}

/**
 * The Course gives a strategy to the winner only. A player who keeps a draw has one as well; the loser's move is not a
 * strategy.
 */
function isStrategy(item: ArenaItem, target: number, solution: Solution): boolean {
  return solution.move[item.position] === target && (item.winner === item.owner || item.winner === 0);
}

/** The course's names have an index, `0_a`, which pictures set as one. */
export function splitName(name: string): { readonly base: string; readonly index: string } {
  const [, base, index] = /^(.+)_([a-z0-9])$/s.exec(name) ?? [];
  return base === undefined ? { base: name, index: '' } : { base, index };
}

const INDICES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ae0123456789'].map((sign, i) => [sign, [...'ₐₑ₀₁₂₃₄₅₆₇₈₉'][i]]),
);

/** The name of a position in a sentence: 0ₐ for `0_a`, as the names of sets have it. */
export function nameInSentence(name: string): string {
  const { base, index } = splitName(name);
  return INDICES[index] === undefined ? name : `${base}${INDICES[index]}`;
}

export function arenaPlayer(player: number): string {
  return player === MAX ? 'Adam' : 'Ève';
}

/**
 * The parts that all pictures of an arena share. `defaultPositions` is the limit if `options.maxPositions` is not
 * given.
 */
export function pictureOf(arena: GameGraph, solution: Solution, options: ArenaDrawing, defaultPositions: number) {
  const { maxPositions = defaultPositions, language } = options;
  const plain = arena.owner === undefined;
  const texts = arenaWords(language);
  const outline = outlineArena(arena, solution, maxPositions, plain ? (texts.plain.letters as Letters) : undefined);
  const legend = plain ? texts.plain.legend : texts.legend;
  return {
    outline,
    plain,
    end: lastRank(solution),
    title: texts.title,
    titled: (title: string, text: string) => texts.titled({ title, text }),
    size: describeSize(arena, texts),
    summary: describeArena(arena, solution, texts, plain),
    legend: outline.undrawn > 0 ? [...legend, texts.note(outline.undrawn)] : legend,
    remark: (item: ArenaItem) => describeItem(item, solution, (position) => arena.name(position), texts, plain),
  };
}

/** The whole arena in a sentence or two. */
export function describeArena(arena: GameGraph, { winner, rank }: Solution, texts: ArenaWords, plain = false): string {
  const start = arena.name(arena.start);
  const won = winner[arena.start];
  const verdict = () => {
    if (won === 0) return texts.drawnFrom({ start });
    if (plain) return texts.plain[won === MAX ? 'wonFrom' : 'lostFrom']({ start, rank: rank[arena.start] });
    return texts.wonFrom(start, arenaPlayer(won), rank[arena.start]);
  };
  return `${describeSize(arena, texts)} ${verdict()}`;
}

/** How large it is. */
export function describeSize(arena: GameGraph, texts: ArenaWords): string {
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) moves += arena.successors(p, next);
  return texts.size(arena.size, moves);
}

/** One position in a few words. */
export function describeItem(
  { position, owner, winner: won, rank = 0, over }: ArenaItem,
  solution: Solution,
  nameOf: (position: number) => string,
  texts: ArenaWords,
  plain = false,
): string {
  if (over && won === 0) return texts.ended;
  if (over) return plain ? texts.plain[won === MAX ? 'won' : 'lost'] : texts.victory({ player: arenaPlayer(won) });
  const target = solution.move[position];
  const [player, winner, move] = [arenaPlayer(owner), arenaPlayer(won), target < 0 ? String(undefined) : nameOf(target)];
  if (plain) return won === 0 ? texts.plain.draw({ move }) : texts.plain[won === MAX ? 'wins' : 'loses']({ rank, move });
  if (won === 0) return texts.draw({ player, move });
  return texts[won === owner ? 'wins' : 'loses']({ player, winner, rank, move });
}

/**
 * The Course's name of the set of a player at a rank, A_a^n or A_e^n; in an impartial graph, of the positions that the
 * player to move wins or loses in at most n moves.
 */
export function setName(player: Player, stage: number, plain = false, language?: Language): string {
  const letter = plain ? arenaWords(language).plain.letters[player === MAX ? 0 : 1] : player === MAX ? 'Aₐ' : 'Aₑ';
  return `${letter}${[...String(stage)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}
