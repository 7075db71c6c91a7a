import type { Table } from './translate.ts';

/** Names of games with their options, and moves that are not legal. */
export const NAMES: Table = [
  // Games and their options.
  [/^There is no game "(.*)"\. Did you mean (.*)\?$/s, 'Il n’y a pas de jeu « $1 ». Vouliez-vous dire $2 ?'],
  [/^There is no game "(.*)"\. The games are (.*)\.$/s, 'Il n’y a pas de jeu « $1 ». Les jeux sont $2.'],
  [/^Name a game: (.*)\.$/, 'Nommez un jeu : $1.'],
  [/^"(.*)" is not a size: .*$/s, '« $1 » n’est pas une taille : tapez colonnes x rangées x alignés, comme 7x6x4.'],
  [/^(.*) in a row is no game: .*$/, '$1 alignés ne font pas un jeu : demandez-en au moins 2.'],
  [
    /^(.*) in a row do not fit on a board of (.*): .*$/,
    '$1 alignés ne tiennent pas sur un plateau de $2 : demandez-en moins, ou prenez un plateau plus grand.',
  ],
  [
    /^A board of (.*) is impossible: each side is a whole number from 1 to (\d+)\.$/,
    'Un plateau de $1 est impossible : chaque côté est un entier de 1 à $2.',
  ],
  [/^tictactoe takes one option, its size, like (.*)\.$/, 'tictactoe prend une option, sa taille, comme $1.'],
  [
    /^After its size Connect 4 takes a heuristic, table or alignments, not "(.*)"\.$/s,
    'Après sa taille, connect4 prend une heuristique, table ou alignments, et non « $1 ».',
  ],
  [/^"(.*)" is not a list of heaps: .*$/s, '« $1 » n’est pas une liste de tas : tapez nim:21 ou nim:3,4,5.'],
  [
    /^After the heaps Nim takes misere .* not "(.*)"\.$/s,
    'Après les tas, nim prend misere (le dernier perd) ou normal (il gagne), et non « $1 ».',
  ],
  [
    /^Nim with (\d+) heaps is impossible: take 1 to (\d+) heaps.*$/,
    'Nim à $1 tas est impossible : prenez de 1 à $2 tas, nommés de a à z.',
  ],
  [
    /^A heap of (.*) sticks is impossible: .* from 1 to (\d+)\.$/,
    'Un tas de $1 bâtonnets est impossible : chaque tas commence avec un entier de 1 à $2.',
  ],
  [/^"(.*)" is not a size of Chomp: .*$/s, '« $1 » n’est pas une taille de chomp : tapez rangées x colonnes, comme chomp:4x5.'],

  // Moves.
  [
    /^"(.*)" is not a legal move here\. Legal: (.*) and (\d+) more\.$/s,
    '« $1 » n’est pas un coup légal ici. Coups légaux : $2 et $3 autres.',
  ],
  [/^"(.*)" is not a legal move here\. Legal: (.*)\.$/s, '« $1 » n’est pas un coup légal ici. Coups légaux : $2.'],
  [
    /^The game is over here, so "(.*)" cannot be played\. .*$/s,
    'La partie est finie ici, « $1 » ne peut donc être joué. Reprenez un coup ou recommencez.',
  ],
  [/^(\S+) or (\S+(?: or \S+)*)$/, '$1 ou $2!'],
];
