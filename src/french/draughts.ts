import type { Table } from './translate.ts';

/** Draughts: names of its variants, positions and moves. */
export const DRAUGHTS: Table = [
  // Draughts: names.
  [/^Draughts is not played on (.*): .*$/s, 'On ne joue pas aux dames en $1 : tapez 10x10, 8x8 ou 6x6.'],
  [
    /^"(.*)" clashes with what was said before: .*$/s,
    '« $1 » contredit ce qui précède : donnez une seule règle et une seule taille.',
  ],
  [
    /^"(.*)" is not an option of draughts\. Did you mean (.*)\?$/s,
    '« $1 » n’est pas une option de draughts. Vouliez-vous dire $2 ?',
  ],
  [
    /^"(.*)" is not an option of draughts\. Type a rule set \((.*)\), .*$/s,
    '« $1 » n’est pas une option de draughts. Tapez une règle ($2), une taille, ou endless.',
  ],
  [/^"(.*)" is not a whole move\. Type (.*)\.$/s, '« $1 » n’est pas un coup entier. Tapez $2!.'],
  [/^"(.*)" may mean several captures here\. Type (.*)\.$/s, '« $1 » peut désigner plusieurs prises ici. Tapez $2!.'],

  // Draughts: FEN.
  [/^"(.*)" is not expected here: a colon .*$/s, '« $1 » n’est pas attendu ici : deux-points ou la fin le sont.'],
  [/^the (white|black) pieces are missing\. .*$/, 'il manque les pièces des $1!. Ajoutez leur lettre, W ou B, et leurs cases.'],
  [
    /^the (white|black) pieces are there twice\. .*$/,
    'les pièces des $1! sont là deux fois. Mettez-les derrière une seule lettre.',
  ],
  [/^white$/, 'Blancs'],
  [/^black$/, 'Noirs'],
  [/^the end$/, 'la fin'],
  [/^"(.)"$/s, '« $1 »'],
  [/^a colour that is not known .*$/, 'une couleur inconnue ne peut jouer. Tapez W ou B.'],
  [
    /^(.*) is not (?:the side to move|a side): W or B is expected\.$/s,
    '$1! n’est pas un camp : W (Blancs) ou B (Noirs) est attendu.',
  ],
  [/^a range rises: type (.*)\.$/, 'un intervalle monte : tapez $1.'],
  [/^a (white|black) (?:king|man) is on square (\S+) already\.$/, 'une pièce des $1! est déjà sur la case $2.'],
  [/^(.*) is not a square\. Type its .*$/s, '$1! n’est pas une case. Tapez son numéro.'],
  [/^there is no square (\d+): they go from 1 to (\d+)\.$/, 'il n’y a pas de case $1 : elles vont de 1 à $2.'],
  [
    /^"(.*)" is not a square: on this board they have numbers, from 1 to (\d+)\.$/s,
    '« $1 » n’est pas une case : sur ce damier elles ont des numéros, de 1 à $2.',
  ],
  [
    /^"(.*)" is not a square that is played on: .* to (\S+)\.$/s,
    '« $1 » n’est pas une case où l’on joue : ce sont les foncées, de a1 à $2.',
  ],
  [/^huff= is there twice\. .*$/, 'huff= est là deux fois. Nommez toutes les cases derrière un seul.'],
  [/^square (\S+) is there twice\.$/, 'la case $1 est là deux fois.'],
  [/^there is no (white|black) piece on square (\S+) to huff\.$/, 'il n’y a pas de pièce des $1! à souffler sur la case $2.'],
  [/^"(.*)" is not known here\. Known: (.*)\.$/s, '« $1 » n’est pas connu ici. Sont connus : $2.'],
  [/^(\w+) is counted twice\.$/, '$1 est compté deux fois.'],
  [/^(\d+) is too large\.$/, '$1 est trop grand.'],
  [/^("."|the end) is not a number\.$/s, '$1! n’est pas un nombre.'],
  [
    /^(\+\d\+\d) does not say which kings .*$/,
    '$1 ne dit pas quelles dames ont joué. Tapez-les comme ce jeu les écrit, ou +0+0.',
  ],
  [/^(White|Black) has (\d+) pieces, and nobody has more than (\d+)\.$/, 'les $1! ont $2 pièces, et personne n’en a plus de $3.'],
  [/^a (?:white|black) man on square (\d+) would be a king: .*$/, 'un pion sur la case $1 serait une dame : tapez K$1.'],
  [/^there are no pieces: .*$/, 'il n’y a pas de pièces : mettez-en sur le damier.'],
  [/^(White|Black) has no pieces, so the game was over .*$/, 'les $1! n’ont pas de pièces : la partie était déjà finie.'],
  [/^nothing is huffed in (\w+) draughts: .*$/, 'on ne souffle pas aux dames $1! : retirez huff=, ou jouez à draughts:souffler.'],
  [/^White$/, 'Blancs'],
  [/^Black$/, 'Noirs'],
  [/^"(.*)" is not a game type: .*$/s, '« $1 » n’est pas un GameType : un nombre l’est, comme 20, ou 20,W,10,10,N2,0.'],
  [/^Game type (\d+).* is not played here\. Ours are (.*)\.$/s, 'Le GameType $1 ne se joue pas ici. Les nôtres sont $2.'],
  [/^There is no board of (\S+) here: the boards are (.*)\.$/, 'Il n’y a pas de damier de $1 ici : les damiers sont $2.'],
  [/^international$/, 'internationales'],
  [/^english$/, 'anglaises'],
  [/^russian$/, 'russes'],
  [/^brazilian$/, 'brésiliennes'],
  [/^pool$/, 'pool'],
  [/^frisian$/, 'frisonnes'],
  [
    /^the steps of kings are counted in Frisian draughts only: leave out (\w+) and (\w+)\.$/,
    'les pas des dames ne se comptent qu’aux dames frisonnes : retirez $1 et $2.',
  ],
  [/^(\w+)steps does not say which king stepped: .*$/, '$1steps ne dit pas quelle dame a joué : ajoutez $1king= et sa case.'],
  [/^((white|black)king=\d+) is not a square of a \w+ king\.$/, '$1 n’est pas la case d’une dame des $2!.'],
  [/^(\w+steps=\d+) cannot be: .*$/, '$1 ne peut être : une dame joue de 1 à 3 pas de suite.'],
  [/^the main road is counted on 8x8 only: .*$/, 'la grande diagonale ne se compte qu’en 8x8 : retirez road.'],
  [
    /^The squares of game type (.*) are named from another corner than here\. Renumber its moves as in (.*)\.$/s,
    'Les cases du GameType $1 sont nommées à partir d’un autre coin qu’ici. Renumérotez ses coups comme en $2.',
  ],

  [
    /^A game of draughts may last (\d+) moves here: .*$/,
    'Une partie de dames dure au plus $1 coups ici : recommencez à partir de cette position.',
  ],
];
