import type { Table } from './translate.ts';

/** Chess: positions (FEN) and moves (SAN). */
export const CHESS: Table = [
  [
    /^Chess takes an evaluation \((.*)\) and when draws end a game \((.*)\), not "(.*)"\.$/s,
    'Les échecs prennent une évaluation ($1) et quand une nulle met fin à la partie ($2), et non « $3 ».',
  ],
  [
    /^"(.*)" is not played here, only chess by the usual rules\.$/s,
    '« $1 » ne se joue pas ici, seulement les échecs ordinaires.',
  ],
  [/^"moves" stands there twice\.$/, '« moves » est là deux fois.'],
  [
    /^there is no move\. Write a move like .* Legal: (.*) and (\d+) more\.$/s,
    'il n’y a pas de coup. Écrivez un coup comme Nf3, exd5, O-O ou e8=Q. Coups légaux : $1 et $2 autres.',
  ],
  [
    /^there is no move\. Write a move like .* Legal: (.*)\.$/s,
    'il n’y a pas de coup. Écrivez un coup comme Nf3, exd5, O-O ou e8=Q. Coups légaux : $1.',
  ],
  [
    /^"(.*)" is no move from its character "(.*)" on\. .* Legal: (.*) and (\d+) more\.$/s,
    '« $1 » n’est plus un coup à partir de « $2 ». Écrivez un coup comme Nf3, exd5, O-O ou e8=Q. Coups légaux : $3 et $4 autres.',
  ],
  [
    /^"(.*)" is no move from its character "(.*)" on\. .* Legal: (.*)\.$/s,
    '« $1 » n’est plus un coup à partir de « $2 ». Écrivez un coup comme Nf3, exd5, O-O ou e8=Q. Coups légaux : $3.',
  ],
  [/^"(.*)" may mean (.*)\. Say which\.$/s, '« $1 » peut désigner $2!. Dites lequel.'],
  [
    /^after the board comes w or b, who is to move, not "(.*)"\.$/s,
    'après le plateau vient w ou b, qui a le trait, et non « $1 ».',
  ],
  [
    /^"(.*)" is no en-passant square\. .*$/s,
    '« $1 » n’est pas une case de prise en passant. Écrivez une case comme e3, ou - s’il n’y en a pas.',
  ],
  [/^a FEN has six fields, and "(.*)" is one more\.$/s, 'une FEN a six champs, et « $1 » est de trop.'],
  [/^row (\d) ends after (\d) squares\. .*$/, 'la rangée $1 finit après $2 cases. Chaque rangée en a 8.'],
  [/^the board ends with row 1, .*$/, 'l’échiquier finit à la rangée 1, et ici il y a plus.'],
  [/^two digits stand side by side\. .*$/, 'deux chiffres se suivent. Écrivez leur somme.'],
  [/^row (\d) has (\d+) squares with these \d\. .*$/, 'la rangée $1 a $2 cases avec celles-ci. Chaque rangée en a 8.'],
  [/^row (\d) has more than 8 squares\. .*$/, 'la rangée $1 a plus de 8 cases. Mettez une / entre les rangées.'],
  [
    /^"(.*)" is no piece\. .*$/s,
    '« $1 » n’est pas une pièce. Les pièces sont KQRBNP pour les Blancs et kqrbnp pour les Noirs, les chiffres sont des cases vides.',
  ],
  [
    /^the board ends after (\d) squares of row (\d)\. .*$/,
    'l’échiquier finit après $1 cases de la rangée $2. Il a 8 rangées de 8, à partir de la 8.',
  ],
  [
    /^"(.*)" is no right to castle\. .*$/s,
    '« $1 » n’est pas un droit de roquer. Écrivez des lettres de KQkq, ou - si personne ne le peut.',
  ],
  [/^the right to castle (.) is there twice\.$/, 'le droit de roquer $1 est là deux fois.'],
  [
    /^the rights to castle are missing\. .*$/,
    'il manque les droits de roquer. Écrivez des lettres de KQkq, ou - si personne ne le peut.',
  ],
  [
    /^the (?:count|number) of .* is a whole number from 0 to (\d+), not "(.*)"\.$/s,
    'ceci est un entier de 0 à $1, et non « $2 ».',
  ],
  [/^(White|Black) has no king\. .*$/, 'les $1! n’ont pas de roi. Mettez-en un.'],
  [/^(White|Black) has (\d+) kings\. .*$/, 'les $1! ont $2 rois. Laissez-en un.'],
  [/^a pawn cannot stand on (..): .*$/, 'un pion ne peut être en $1 : jamais sur les rangées 1 et 8.'],
  [/^(White|Black) has (\d+) pawns\. .*$/, 'les $1! ont $2 pions. Il y en a 8 au plus.'],
  [
    /^(White|Black) has (\d+) pieces more than at the start and (\d+) pawns: .*$/,
    'les $1! ont $2 pièces de plus qu’au début et $3 pions : trop peu de pions ont pu être promus.',
  ],
  [
    /^the right to castle (.) needs (White|Black)'s king on (..) and a rook on (..)\. .*$/,
    'le droit de roquer $1 demande le roi des $2! en $3 et une tour en $4. Retirez $1.',
  ],
  [
    /^with (White|Black) to move the en-passant square is on row (\d), not (..)\. .*$/,
    'si les $1! ont le trait, la case de prise en passant est sur la rangée $2, et non $3. Écrivez - s’il n’y en a pas.',
  ],
  [/^no pawn can just have passed (..): .*$/, 'aucun pion ne vient de passer $1. Écrivez - à la place.'],
  [
    /^(White|Black) is in check and (White|Black) is to move: .*$/,
    'les $1! sont en échec et les $2! ont le trait : le roi pourrait être pris. Donnez le trait à l’autre camp.',
  ],
  [/^(\d+) pieces give check at once, .*$/, '$1 pièces donnent échec à la fois, et un coup en ouvre 2 au plus.'],
];
