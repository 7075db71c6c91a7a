import { MAX, type Player } from '../core/index.ts';
import type { ArenaItem, DrawableArena, DrawableSolution } from './arena.ts';
import { grouped } from './numbers.ts';
import type { Language } from './words.ts';

/** What drawings of arenas say in words. */
export interface ArenaWords {
  readonly title: string;
  player(player: number): string;
  /** The whole arena in a sentence or two. */
  summary(arena: DrawableArena, solution: DrawableSolution, moves: number): string;
  /** One position in a few words; `move` is the name of the position that the solution moves to. */
  item(item: ArenaItem, move: string | undefined): string;
  /** How to read a picture, line by line. */
  readonly legend: readonly string[];
  /** Said where not all positions are drawn. */
  note(undrawn: number): string;
}

const PLAYERS = (player: number) => (player === MAX ? 'Adam' : 'Ève');

const english: ArenaWords = {
  title: 'Solved arena',
  player: PLAYERS,
  summary(arena, { winner, rank }, moves) {
    const { start } = arena;
    const who = winner[start];
    const size = `${counted(arena.size, 'position', 'en')}, ${counted(moves, 'move', 'en')}.`;
    if (who === 0) return `${size} From ${arena.name(start)} neither player wins: a draw.`;
    return `${size} From ${arena.name(start)} ${PLAYERS(who)} wins in ${counted(rank[start], 'move', 'en')}.`;
  },
  item({ owner, winner, rank, over }, move) {
    if (over) return winner === 0 ? 'drawn, the game is over' : `victory of ${PLAYERS(winner)}`;
    const turn = `${PLAYERS(owner)} to move`;
    if (winner === 0) return `${turn}, a draw, kept with ${move}`;
    return `${turn}, ${PLAYERS(winner)} wins, rank ${rank}, ${winner === owner ? 'with' : 'longest with'} ${move}`;
  },
  legend: [
    'Square: Adam moves; round: Ève moves; double border: victory.',
    'A 3: Adam wins, rank 3; E: Ève wins; =: a draw.',
    'Thick arrow: the move of the strategy.',
  ],
  note: (undrawn) => `${counted(undrawn, 'position', 'en')} further from the start ${undrawn === 1 ? 'is' : 'are'} not drawn.`,
};

const french: ArenaWords = {
  title: 'Arène résolue',
  player: PLAYERS,
  summary(arena, { winner, rank }, moves) {
    const { start } = arena;
    const who = winner[start];
    const size = `${counted(arena.size, 'position', 'fr')}, ${counted(moves, 'coup', 'fr')}.`;
    if (who === 0) return `${size} Depuis ${arena.name(start)} personne ne gagne : match nul.`;
    return `${size} Depuis ${arena.name(start)} ${PLAYERS(who)} gagne en ${counted(rank[start], 'coup', 'fr')}.`;
  },
  item({ owner, winner, rank, over }, move) {
    if (over) return winner === 0 ? 'match nul, la partie est finie' : `victoire ${of(winner as Player)}`;
    const turn = `trait à ${PLAYERS(owner)}`;
    if (winner === 0) return `${turn}, match nul, tenu par ${move}`;
    return `${turn}, ${PLAYERS(winner)} gagne, rang ${rank}, ${winner === owner ? 'par' : 'au plus tard par'} ${move}`;
  },
  legend: [
    'Carré : Adam joue ; rond : Ève joue ; double bord : victoire.',
    'A 3 : Adam gagne, rang 3 ; E : Ève gagne ; = : match nul.',
    'Flèche épaisse : le coup de la stratégie.',
  ],
  note: (undrawn) =>
    `${counted(undrawn, 'position', 'fr')} plus loin du départ ${undrawn === 1 ? "n'est pas dessinée" : 'ne sont pas dessinées'}.`,
};

export const arenaWords: Readonly<Record<Language, ArenaWords>> = { en: english, fr: french };

function counted(count: number, noun: string, language: Language): string {
  return `${grouped(count, language)} ${noun}${count === 1 || (count === 0 && language === 'fr') ? '' : 's'}`;
}

function of(player: Player): string {
  return player === MAX ? "d'Adam" : "d'Ève";
}

export function countMoves(arena: DrawableArena): number {
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) moves += arena.successors(p, next);
  return moves;
}
