import { fail, type Game, type Result } from '../core/index.ts';
import { chessFromOptions } from './chess/index.ts';
import { chompFromOptions } from './chomp/index.ts';
import { connect4FromOptions } from './connect4/index.ts';
import { draughtsFromOptions } from './draughts/index.ts';
import { graphFromText } from './graph/index.ts';
import { nearest } from './nearest.ts';
import { nimFromOptions } from './nim/index.ts';
import { othelloFromOptions } from './othello/index.ts';
import { ticTacToeFromOptions } from './tictactoe/index.ts';
import type { Translated } from './translated.ts';
import { treeFromText } from './tree/index.ts';

/** A row of the table of games. Command line, pages and tests all enumerate it: a new game appears everywhere by adding a row. */
export interface GameEntry {
  readonly name: string;
  readonly title: Translated;
  readonly summary: Translated;
  /** How the options are typed. */
  readonly usage: string;
  /** Complete names to type, the plainest first; every one of them works. */
  readonly examples: readonly string[];
  /** Whether all that follows the name is one text, colons included, rather than options between colons. */
  readonly takesText?: boolean;
  create(options: readonly string[]): Result<Game>;
}

export const games: readonly GameEntry[] = [
  {
    name: 'tictactoe',
    title: { en: 'Tic-tac-toe', fr: 'Morpion' },
    summary: {
      en: 'Three in a row on 3x3, or any number in a row on any board.',
      fr: "Trois alignés sur 3x3, ou tout autre nombre d'alignés sur tout plateau.",
    },
    usage: 'tictactoe[:COLUMNSxROWSxINROW]',
    examples: ['tictactoe', 'tictactoe:4x4x3'],
    create: ticTacToeFromOptions,
  },
  {
    name: 'connect4',
    title: { en: 'Connect 4', fr: 'Puissance 4' },
    summary: {
      en: 'Four in a row with stones that fall down their column; any size, two heuristics (table, alignments).',
      fr: 'Quatre alignés avec des jetons qui tombent dans leur colonne ; toutes tailles, deux heuristiques (table, alignments).',
    },
    usage: 'connect4[:COLUMNSxROWSxINROW[:table|alignments]]',
    examples: ['connect4', 'connect4:5x4x4', 'connect4:7x6x4:alignments'],
    create: connect4FromOptions,
  },
  {
    name: 'othello',
    title: { en: 'Othello', fr: 'Othello' },
    summary: {
      en: 'Discs enclosed between two of yours turn over; most discs win. 8x8, 6x6 or 4x4.',
      fr: 'Les pions encadrés par deux des vôtres se retournent ; qui a le plus de pions gagne. 8x8, 6x6 ou 4x4.',
    },
    usage: 'othello[:8x8|6x6|4x4]',
    examples: ['othello', 'othello:6x6', 'othello:4x4'],
    create: othelloFromOptions,
  },
  {
    name: 'draughts',
    title: { en: 'Draughts', fr: 'Dames' },
    summary: {
      en: 'Polish draughts as one played it at home, where a piece that did not take may be huffed (souffler); international, English, Russian, Brazilian, pool and Frisian rules.',
      fr: "Dames polonaises comme à la maison, où l'on souffle la pièce qui n'a pas pris (souffler) ; règles internationales, anglaises, russes, brésiliennes, pool et frisonnes.",
    },
    usage: 'draughts[:souffler|international|english|russian|brazilian|pool|frisian][:10x10|8x8|6x6][:endless]',
    examples: ['draughts', 'draughts:international', 'draughts:english', 'draughts:russian', 'draughts:english:6x6:endless'],
    create: draughtsFromOptions,
  },
  {
    name: 'chess',
    title: { en: 'Chess', fr: 'Échecs' },
    summary: {
      en: "All rules, moves as Nf3 or g1f3; its own evaluation, document 004's (course) or document 000's (thesis). Draws end a game when they can be claimed, or only unasked (automatic), or never.",
      fr: "Toutes les règles, coups tapés Nf3 ou g1f3 ; sa propre évaluation, celle du document 004 (course) ou du document 000 (thesis). Une nulle met fin à la partie dès qu'on peut la réclamer, ou seulement d'office (automatic), ou jamais (never).",
    },
    usage: 'chess[:tapered|course|thesis][:claimed|automatic|never]',
    examples: ['chess', 'chess:course', 'chess:thesis', 'chess:automatic'],
    create: chessFromOptions,
  },
  {
    name: 'nim',
    title: { en: 'Nim', fr: 'Jeu de Nim' },
    summary: {
      en: 'One heap: take 1, 2 or 3 sticks, the last one loses. Several heaps: take any number from one, the last one wins (or loses: misere).',
      fr: 'Un tas : prendre 1, 2 ou 3 bâtonnets, le dernier perd. Plusieurs tas : en prendre autant que voulu dans un seul, le dernier gagne (ou perd : misere).',
    },
    usage: 'nim[:HEAP,HEAP,...[:misere|normal]]',
    examples: ['nim:21', 'nim:3,4,5', 'nim:3,4,5:misere'],
    create: nimFromOptions,
  },
  {
    name: 'chomp',
    title: { en: 'Chomp', fr: 'Chomp' },
    summary: {
      en: 'Bite into a bar of chocolate; whoever eats the poisoned square at the top left loses.',
      fr: 'Croquer une tablette de chocolat ; qui mange le carré empoisonné, en haut à gauche, a perdu.',
    },
    usage: 'chomp[:ROWSxCOLUMNS]',
    examples: ['chomp:4x5', 'chomp:2x2', 'chomp:3x3'],
    create: chompFromOptions,
  },
  {
    name: 'tree',
    title: { en: 'Explicit tree', fr: 'Arbre explicite' },
    summary: {
      en: 'A game tree typed as nested lists, Max or Min at its root.',
      fr: 'Un arbre de jeu tapé comme des listes emboîtées, Max ou Min à la racine.',
    },
    usage: 'tree[:max|min]:LISTS',
    examples: ['tree:[[6,7],[2,8]]', 'tree:min:[[6,7],[2,8]]', 'tree:[[3,[5,1]],2,[[4,4],[0]]]'],
    takesText: true,
    create: ([text]) => treeFromText(text),
  },
  {
    name: 'graph',
    title: { en: 'Explicit graph', fr: 'Graphe explicite' },
    summary: {
      en: 'An arena written line by line or as a Python dictionary: vertices, who controls them, successors, results.',
      fr: 'Une arène écrite ligne par ligne ou comme un dictionnaire Python : sommets, qui les contrôle, successeurs, résultats.',
    },
    usage: 'graph:LINES (a new line or ; between them)',
    examples: [
      'graph:0 -> 1 2; 1 -> 3; 2 -> 3 4; win adam: 3; win eve: 4; start: 0',
      "graph:G = {'a': ['b', 'c'], 'b': ['a'], 'c': []}; value c: 5; start: a",
    ],
    takesText: true,
    create: ([text]) => graphFromText(text),
  },
];

/** The game that a name with its options means: `connect4:5x4x4`, `nim:3,4,5:misere`, `tree:min:[[6,7],[2,8]]`. */
export function parseGame(spec: string): Result<Game> {
  const [name, ...options] = spec.trim().split(':');
  const entry = games.find((game) => game.name === name.trim().toLowerCase());
  if (entry === undefined) return unknownGame(name.trim());
  if (options.length === 0) return entry.create([]);
  return entry.create(entry.takesText ? [options.join(':')] : options.map((option) => option.trim()));
}

/** What games are called where they are not called as here. */
const OTHER_NAMES: Readonly<Record<string, string>> = { checkers: 'draughts', reversi: 'othello' };

/** The game of this title, in whatever language and however it is spelled: `Échecs`, `puissance4`. */
function namedOtherwise(typed: string): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase();
  const wanted = plain(typed);
  if (Object.hasOwn(OTHER_NAMES, wanted)) return OTHER_NAMES[wanted];
  return games.find(({ title }) => wanted !== '' && [title.en, title.fr].some((text) => plain(text) === wanted))?.name;
}

function unknownGame(name: string): Result<never> {
  const names = games.map((game) => game.name);
  const meant = nearest(name, names) ?? namedOtherwise(name);
  const hint = meant === undefined ? `The games are ${names.join(', ')}.` : `Did you mean ${meant}?`;
  return fail('unknown-game', name === '' ? `Name a game: ${names.join(', ')}.` : `There is no game "${name}". ${hint}`);
}
