import type { Table } from './translate.ts';

/** Othello: sizes, transcripts and boards. */
export const OTHELLO: Table = [
  [
    /^Othello is played on 8x8, 6x6 or 4x4 here, not on "(.*)"\.$/s,
    'On joue ici à Othello en 8x8, 6x6 ou 4x4, et non en « $1 ».',
  ],
  [/^Move (\d+) of the transcript, "(.*?)": (.*)$/s, 'Coup $1 de la transcription, « $2 » : $3!'],
  [/^a player who can place a disc may not pass\. Possible: (.*)\.$/, 'qui peut poser un pion ne peut passer. Possibles : $1.'],
  [/^there is no such square\. Squares are a1 to (\S+), .*$/, 'il n’y a pas de telle case. Les cases vont de a1 à $1, comme d3.'],
  [/^it turns over no disc\. Possible for (.): (.*)\.$/, 'il ne retourne aucun pion. Possibles pour $1 : $2.'],
  [
    /^after the board comes who is to move, X or O, not "(.*)"\.$/s,
    'après le plateau vient qui a le trait, X ou O, et non « $1 ».',
  ],
  [
    /^the board of (\S+) has (\d+) squares and one letter .*$/,
    'le plateau de $1 a $2 cases et une lettre pour le trait ; ici il y a plus.',
  ],
  [
    /^"(.*)" is no square of a board\. .*$/s,
    '« $1 » n’est pas une case d’un plateau. Écrivez X et O pour les pions, - pour les cases vides, ou des coups comme f5d6c3.',
  ],
  [/^the board ends after (\d+) squares; (\S+) has (\d+)\.$/, 'le plateau finit après $1 cases ; $2 en a $3.'],
  [/^who is to move is missing\. .*$/, 'il manque qui a le trait. Ajoutez X ou O après le plateau.'],
  [
    /^(\S+) is empty: the four middle squares .*$/,
    '$1 est vide : les quatre cases du milieu ont un pion dès le début, et on n’en retire jamais.',
  ],
];
