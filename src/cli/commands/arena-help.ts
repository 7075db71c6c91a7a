import type { Command } from '../command.ts';
import { POSITION_OPTIONS } from '../options.ts';
import { ARENA_DRAWINGS } from '../solving/arena-drawings.ts';
import { MEMORY_OPTION } from '../solving/options.ts';

export const arenaHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'arena',
  summary: {
    en: 'attractors, ranks and strategies of a game or of a graph (document 004)',
    fr: "attracteurs, rangs et stratégies d'un jeu ou d'un graphe (document 004)",
  },
  synopsis: ['arena <game|file|text> [--text|--svg|--dot|--tikz [FILE]] [--json] [options]'],
  examples: [
    {
      line: 'arena chomp:2x2',
      says: { en: "the course's example: A_a^0 to A_a^3", fr: "l'exemple du cours : A_a^0 à A_a^3" },
    },
    {
      line: 'arena handout.txt --svg arena.svg',
      says: { en: 'a graph from a file, as a picture', fr: "un graphe d'un fichier, en image" },
    },
    {
      line: "arena '{0: [1, 2], 1: [3], 2: [0], 3: []}; win eve: 3; start: 0'",
      says: { en: 'a Python dictionary, pasted', fr: 'un dictionnaire Python, collé' },
    },
    {
      line: 'arena nim:9 --text',
      says: { en: 'an adjacency list that can be read again', fr: "une liste d'adjacence qui se relit" },
    },
    {
      line: 'arena tictactoe --json',
      says: { en: 'all 5,478 positions, for a program', fr: 'les 5 478 positions, pour un programme' },
    },
  ],
  options: [...ARENA_DRAWINGS, MEMORY_OPTION, ...POSITION_OPTIONS],
  output: {
    en: `Adam is Max, Ève is Min. A_a^n are the positions that Adam wins in at most n moves (both players' counted); each line gives what is new at its rank. In neither attractor: a draw. f is the winner's strategy. Everything printed has been verified independently.
A text has lines (or ; between them) like 0 -> 1 2, adam: 0 2, eve: 1, win adam: 8, win eve: 7, draw: 2, start: 0, or a Python dictionary; - reads it from standard input. Games are explored from their start (or --position); Chomp stops where only the poison is left, as in the course.
--json gives {positions, moves, winner, rank, attractors: {adam, eve}, firstMoves, game, start, turn, counts, arena}: positions and moves are numbers; winner ("adam", "eve" or "draw") and rank (null for a draw) are the start's; attractors list the names of the positions new at rank 0, 1, 2...; counts {won, drawn, lost} are for the player to move; arena lists {name, owner, successors, outcome, winner, rank, move}.`,
    fr: `Adam est Max, Ève est Min. A_a^n sont les positions qu'Adam gagne en au plus n coups (ceux des deux joueurs) ; chaque ligne donne les nouvelles de son rang. Dans aucun attracteur : match nul. f est la stratégie du gagnant. Tout ce qui est imprimé a été vérifié indépendamment.
Un texte a des lignes (ou des ;) comme 0 -> 1 2, adam: 0 2, eve: 1, win adam: 8, win eve: 7, draw: 2, start: 0, ou un dictionnaire Python ; - le lit sur l'entrée standard. Les jeux sont explorés depuis leur départ (ou --position) ; Chomp s'arrête au poison seul, comme dans le cours.
--json donne {positions, moves, winner, rank, attractors: {adam, eve}, firstMoves, game, start, turn, counts, arena} : positions et moves sont des nombres ; winner (« adam », « eve » ou « draw ») et rank (null pour un nul) sont ceux du départ ; attractors donne les noms des positions nouvelles aux rangs 0, 1, 2... ; counts {won, drawn, lost} est pour qui a le trait ; arena donne des {name, owner, successors, outcome, winner, rank, move}.`,
  },
  words: [1, 1],
};
