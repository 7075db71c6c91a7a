import { arenaToDot, arenaToSvg, arenaToText, arenaToTikz } from '../../draw/index.ts';
import { type SolvedArena, solveArena } from '../../engines/index.ts';
import { arenaPresets } from '../../explain/index.ts';
import type { Arena } from '../../solve/index.ts';
import type { Command, Context } from '../command.ts';
import { requestedDrawings, writeDrawing } from '../files.ts';
import { DEAD_ENDS_OPTION, MEMORY_OPTION, POSITION_OPTIONS } from '../options.ts';
import { EXIT_OK } from '../problems.ts';
import { arenaJson, arenaReport } from '../solving/arena-report.ts';
import { loadArena } from '../solving/arena-source.ts';
import { interruptible, watchOf } from '../solving/watch.ts';

const FIGURES = arenaPresets
  .map(({ name }) => name)
  .filter((name) => !name.endsWith('-plain'))
  .join(', ');

export const command: Command = {
  name: 'arena',
  group: 'solve',
  summary: {
    en: 'attractors, ranks and strategies of a game or of a graph (as in the Course)',
    fr: 'attracteurs, rangs et stratégies d’un jeu ou d’un graphe (comme dans le cours)',
  },
  synopsis: ['arena <game|file|text> [--text|--svg|--dot|--tikz [FILE]] [--json] [options]'],
  examples: {
    'arena chomp:2x2': { en: "the course's example: A_a^0 to A_a^3", fr: 'l’exemple du cours : A_a^0 à A_a^3' },
    'arena handout.txt --svg arena.svg': { en: 'a graph from a file, as a picture', fr: 'un graphe d’un fichier, en image' },
    "arena '{0: [1, 2], 1: [3], 2: [0], 3: []}; win eve: 3; start: 0'": {
      en: 'a Python dictionary, pasted',
      fr: 'un dictionnaire Python, collé',
    },
    'arena nim:9 --text': { en: 'an adjacency list that can be read again', fr: 'une liste d’adjacence qui se relit' },
    'arena tictactoe --json': { en: 'all 5,478 positions, for a program', fr: 'les 5 478 positions, pour un programme' },
  },
  options: {
    'text [FILE]': { en: 'write it as a text that can be read again', fr: 'l’écrire en texte qui peut être relu' },
    'svg [FILE]': { en: 'draw it as SVG, for a page', fr: 'la dessiner en SVG, pour une page' },
    'dot [FILE]': { en: 'draw it for Graphviz', fr: 'la dessiner pour Graphviz' },
    'tikz [FILE]': { en: 'draw it for LaTeX', fr: 'la dessiner pour LaTeX' },
    ...DEAD_ENDS_OPTION,
    ...MEMORY_OPTION,
    ...POSITION_OPTIONS,
  },
  output: {
    en: `Adam is Max, Ève is Min. A_a^n are the positions that Adam wins in at most n moves (both players' counted); each line gives what is new at its rank. The rank counts the moves to the end of the arena, plies those to the end of the game. In neither attractor: a draw. f is the winner's strategy. Everything printed has been verified independently.
A text has lines (or ; between them) like 0 -> 1 2, adam: 0 2, eve: 1, win adam: 8, win eve: 7, draw: 2, start: 0, or a Python dictionary; a matrix, lists of successors, OCaml, Graphviz, Mermaid and the names of classes (S1, S2, F) are read too; - reads it from standard input. A figure is named as on the page: ${FIGURES}. Games are explored from their start (or --position); Chomp stops where only the poison is left, as in the course, so its rank is one less than its plies. Of Chomp and Nim the positions are those of the doubled graph: each once for each player.
--json gives {positions, moves, winner, rank, attractors: {adam, eve}, firstMoves, game, start, turn, counts, value, unit, remoteness, graph, idleMoves, arena, reading}: positions and moves are numbers; winner ("adam", "eve" or "draw"), rank (null for a draw), value, unit and remoteness (the plies, as in minerve solve) are the start's; graph is what the positions are those of, "doubled", "game" or "given"; firstMoves are the winning ones; where a play can go on for ever, those that stay won and do not lower the rank are idleMoves; attractors list the names of the positions new at rank 0, 1, 2...; counts {won, drawn, lost} are for the player to move; arena lists {name, owner, successors, outcome, winner, rank, move}; reading says how a typed graph was completed.`,
    fr: `Adam est Max, Ève est Min. A_a^n sont les positions qu’Adam gagne en au plus n coups (ceux des deux joueurs) ; chaque ligne donne les nouvelles positions de son rang. Le rang compte les coups jusqu’à la fin de l’arène, les demi-coups ceux jusqu’à la fin de la partie. Dans aucun attracteur : nulle. f est la stratégie du gagnant. Tout ce qui est imprimé a été vérifié indépendamment.
Un texte a des lignes (ou des ;) comme 0 -> 1 2, adam: 0 2, eve: 1, win adam: 8, win eve: 7, draw: 2, start: 0, ou un dictionnaire Python ; matrices, listes de successeurs, OCaml, Graphviz, Mermaid et les noms des classes (S1, S2, F) se lisent aussi ; - le lit sur l’entrée standard. Une figure se nomme comme sur la page : ${FIGURES}. Les jeux sont explorés depuis leur départ (ou --position) ; Chomp s’arrête au poison seul, comme dans le cours : son rang est d’un de moins que ses demi-coups. De Chomp et de Nim les positions sont celles du graphe doublé : chacune une fois par joueur.
--json donne {positions, moves, winner, rank, attractors: {adam, eve}, firstMoves, game, start, turn, counts, value, unit, remoteness, graph, idleMoves, arena, reading} : positions et moves sont des nombres ; winner (« adam », « eve » ou « draw »), rank (null pour une nulle), value, unit et remoteness (les demi-coups, comme pour minerve solve) sont ceux du départ ; graph dit de quoi sont les positions, « doubled » (du graphe doublé), « game » (du jeu) ou « given » (données) ; firstMoves sont les coups gagnants ; là où une partie peut durer toujours, ceux qui restent gagnés sans baisser le rang sont idleMoves ; attractors donne les noms des positions nouvelles aux rangs 0, 1, 2... ; counts {won, drawn, lost} est pour qui a le trait ; arena donne des {name, owner, successors, outcome, winner, rank, move} ; reading dit comment un graphe tapé a été complété.`,
  },
  positionals: [1, 1],
  thread: 'worker',
  run: interruptible(arena),
};

async function arena(context: Context): Promise<number> {
  const { args } = context;
  const [word] = args.positionals as [string];
  const asked = requestedDrawings(args, DRAWINGS);
  const watch = watchOf(word, context);
  const lists = ['json', 'text'].find((name) => args.flags[name] !== undefined);
  const source = await loadArena(word, args, context.input, watch, lists && `--${lists}`);
  const solved = solveArena(source.arena, source.bytes, watch);
  for (const format of asked) draw(format, solved, context);
  if (args.flags.json === true) context.out(`${JSON.stringify(arenaJson(solved, source))}\n`);
  else if (asked.length === 0) context.out(arenaReport(solved, source, context));
  return EXIT_OK;
}

const DRAWINGS = { text: arenaToText, svg: arenaToSvg, dot: arenaToDot, tikz: arenaToTikz };

/** Adds a note if the drawing shows only a part of the arena. */
function draw(format: keyof typeof DRAWINGS, { arena, solution }: SolvedArena, context: Context): void {
  const drawn = new Set<number>();
  const watched: Arena = {
    title: arena.title,
    size: arena.size,
    start: arena.start,
    // A drawing asks for the owners of the positions that it draws, and for no others.
    owner: (position) => {
      drawn.add(position);
      return arena.owner(position);
    },
    outcome: (position) => arena.outcome(position),
    successors: (position, into) => arena.successors(position, into),
    name: (position) => arena.name(position),
  };
  writeDrawing(format, DRAWINGS[format](watched, solution, { language: context.language }), context);
  if (drawn.size < arena.size) context.note(context.words.arena.drawn({ drawn: drawn.size, all: arena.size }));
}
