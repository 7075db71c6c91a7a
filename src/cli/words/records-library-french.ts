/** Sentences of the readers of games and positions (records, draughts, Othello, chess), by pattern: see library-french.ts. */
export const RECORD_SENTENCES: readonly (readonly [pattern: RegExp, french: string])[] = [
  // Where.
  [/^Column (\d+), in the moves: (.*)$/s, 'Colonne $1, dans les coups : $2!'],
  [/^Column (\d+): (.*)$/s, 'Colonne $1 : $2!'],
  [/^this FEN is refused\. (.*)$/s, 'cette FEN est refusée. $1!'],
  [/^Move (\d+) after (\S+): (.*)$/s, 'Coup $1 après $2 : $3!'],

  // Records.
  [/^"(.*)\.\.\." is too long for a move\.$/s, '« $1... » est trop long pour un coup.'],
  [/^this comment is never closed\. .*$/, "ce commentaire n'est jamais fermé. Ajoutez un } où il finit."],
  [
    /^after \[ stand the name .*$/,
    'après [ viennent le nom d’une étiquette et sa valeur entre guillemets, comme [White "Adam"].',
  ],
  [
    /^the value of the tag (\S+) stands in quotes, .*$/,
    'la valeur de l\'étiquette $1 se met entre guillemets, comme [$1 "..."].',
  ],
  [
    /^the value of the tag (\S+) is never closed\. .*$/,
    "la valeur de l'étiquette $1 n'est jamais fermée. Ajoutez un \" avant la fin de la ligne.",
  ],
  [
    /^after the value of the tag (\S+) stands a \]\. .*$/,
    "après la valeur de l'étiquette $1 vient un ]. Un guillemet dans une valeur s'écrit \\\".",
  ],
  [/^after \$ stands the number of a glyph, .*$/, "après $ vient le numéro d'une annotation, comme 1."],
  [/^\$(\d+) is no glyph: .*$/, "$$1 n'est pas une annotation : elles vont de 0 à 255."],
  [/^a position in mid-game is written .*$/, 'une position en cours de partie s’écrit /FEN "W:W31-50:B1-20"/, sur une ligne.'],
  [
    /^(?:the character )?(\S+) has no meaning between moves\. Type a plain hyphen\.$/s,
    "$1 n'a pas de sens entre les coups. Tapez un simple tiret.",
  ],
  [
    /^(?:the character )?(\S+) has no meaning between moves\. .*$/s,
    "$1 n'a pas de sens entre les coups. Retirez-le, ou mettez-le dans un commentaire entre { }.",
  ],
  [
    /^the tag (\S+) is there twice\. .*$/,
    "l'étiquette $1 est là deux fois. Retirez-en une, ou terminez la partie précédente par un résultat.",
  ],
  [/^(\S+) stands behind the move that it judges, .*$/, "$1 suit le coup qu'il juge, et il n'y en a pas."],
  [/^a variation stands behind the move .*$/, "une variante suit le coup qu'elle remplace, et il n'y en a pas."],
  [/^this \) closes nothing\. .*$/, 'cette ) ne ferme rien. Retirez-la.'],
  [/^a dot stands behind a move number, .*$/, 'un point suit un numéro de coup, comme 12.'],
  [/^the result (\S+) stands inside a variation\. .*$/, "le résultat $1 est dans une variante. Fermez-la d'abord, par une )."],
  [/^the result (\S+) ends no game: .*$/, "le résultat $1 ne termine aucune partie : il n'y a ni étiquette ni coup avant."],

  // Draughts: names.
  [/^Draughts is not played on (.*): .*$/s, 'On ne joue pas aux dames en $1 : tapez 10x10, 8x8 ou 6x6.'],
  [
    /^"(.*)" clashes with what was said before: .*$/s,
    '« $1 » contredit ce qui précède : donnez une seule règle et une seule taille.',
  ],
  [
    /^"(.*)" is not an option of draughts\. Did you mean (.*)\?$/s,
    "« $1 » n'est pas une option de draughts. Vouliez-vous dire $2 ?",
  ],
  [
    /^"(.*)" is not an option of draughts\. Type a rule set \((.*)\), .*$/s,
    "« $1 » n'est pas une option de draughts. Tapez une règle ($2), une taille, ou endless.",
  ],
  [/^"(.*)" may mean several captures here\. Type (.*)\.$/s, '« $1 » peut désigner plusieurs prises ici. Tapez $2.'],

  // Draughts: FEN.
  [/^"(.*)" is not expected here: a colon .*$/s, "« $1 » n'est pas attendu ici : deux-points ou la fin le sont."],
  [/^the (white|black) pieces are missing\. .*$/, 'il manque les pièces des $1!. Ajoutez leur lettre, W ou B, et leurs cases.'],
  [
    /^the (white|black) pieces are there twice\. .*$/,
    'les pièces des $1! sont là deux fois. Mettez-les derrière une seule lettre.',
  ],
  [/^white$/, 'Blancs'],
  [/^black$/, 'Noirs'],
  [/^the end$/, 'la fin'],
  [/^a colour that is not known .*$/, 'une couleur inconnue ne peut jouer. Tapez W ou B.'],
  [
    /^(.*) is not (?:the side to move|a side): W or B is expected\.$/s,
    "$1! n'est pas un camp : W (Blancs) ou B (Noirs) est attendu.",
  ],
  [/^a range rises: type (.*)\.$/, 'un intervalle monte : tapez $1.'],
  [/^a (white|black) (?:king|man) is on square (\S+) already\.$/, 'une pièce des $1! est déjà sur la case $2.'],
  [/^(.*) is not a square\. Type its .*$/s, "$1! n'est pas une case. Tapez son numéro."],
  [/^there is no square (\d+): they go from 1 to (\d+)\.$/, "il n'y a pas de case $1 : elles vont de 1 à $2."],
  [
    /^"(.*)" is not a square: on this board they have numbers, from 1 to (\d+)\.$/s,
    "« $1 » n'est pas une case : sur ce damier elles ont des numéros, de 1 à $2.",
  ],
  [
    /^"(.*)" is not a square that is played on: .* to (\S+)\.$/s,
    "« $1 » n'est pas une case où l'on joue : ce sont les foncées, de a1 à $2.",
  ],
  [/^huff= is there twice\. .*$/, 'huff= est là deux fois. Nommez toutes les cases derrière un seul.'],
  [/^square (\S+) is there twice\.$/, 'la case $1 est là deux fois.'],
  [/^there is no (white|black) piece on square (\S+) to huff\.$/, "il n'y a pas de pièce des $1! à souffler sur la case $2."],
  [/^"(.*)" is not known here\. Known: (.*)\.$/s, "« $1 » n'est pas connu ici. Sont connus : $2."],
  [/^(\w+) is counted twice\.$/, '$1 est compté deux fois.'],
  [/^(\d+) is too large\.$/, '$1 est trop grand.'],
  [/^("."|the end) is not a number\.$/s, "$1! n'est pas un nombre."],
  [
    /^(\+\d\+\d) does not say which kings .*$/,
    '$1 ne dit pas quelles dames ont joué. Tapez-les comme ce jeu les écrit, ou +0+0.',
  ],
  [/^(White|Black) has (\d+) pieces, and nobody has more than (\d+)\.$/, 'Les $1! ont $2 pièces, et personne n’en a plus de $3.'],
  [/^A (?:white|black) man on square (\d+) would be a king: .*$/, 'Un pion sur la case $1 serait une dame : tapez K$1.'],
  [/^There are no pieces: .*$/, "Il n'y a pas de pièces : mettez-en sur le damier."],
  [/^(White|Black) has no pieces, so the game was over .*$/, "Les $1! n'ont pas de pièces : la partie était déjà finie."],
  [
    /^Nothing is huffed in (\w+) draughts: .*$/,
    'On ne souffle pas dans les dames $1 : retirez huff=, ou jouez à draughts:souffler.',
  ],
  [/^White$/, 'Blancs'],
  [/^Black$/, 'Noirs'],
  [/^"(.*)" is not a game type: .*$/s, "« $1 » n'est pas un GameType : un nombre l'est, comme 20, ou 20,W,10,10,N2,0."],
  [/^Game type (\d+).* is not played here\. Ours are (.*)\.$/s, 'Le GameType $1 ne se joue pas ici. Les nôtres sont $2.'],
  [/^There is no board of (\S+) here: the boards are (.*)\.$/, "Il n'y a pas de damier de $1 ici : les damiers sont $2."],

  // Othello.
  [
    /^Othello is played on 8x8, 6x6 or 4x4 here, not on "(.*)"\.$/s,
    'On joue ici à Othello en 8x8, 6x6 ou 4x4, et non en « $1 ».',
  ],
  [/^Move (\d+) of the transcript, "(.*?)": (.*)$/s, 'Coup $1 de la transcription, « $2 » : $3!'],
  [/^the game was over before it\. .*$/, 'la partie était déjà finie. Retirez ce qui suit.'],
  [/^a player who can place a disc may not pass\. Possible: (.*)\.$/, 'qui peut poser un pion ne peut passer. Possibles : $1.'],
  [/^there is no such square\. Squares are a1 to (\S+), .*$/, "il n'y a pas de telle case. Les cases vont de a1 à $1, comme d3."],
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
    "« $1 » n'est pas une case d'un plateau. Écrivez X et O pour les pions, - pour les cases vides, ou des coups comme f5d6c3.",
  ],
  [/^the board ends after (\d+) squares; (\S+) has (\d+)\.$/, 'le plateau finit après $1 cases ; $2 en a $3.'],
  [/^who is to move is missing\. .*$/, 'il manque qui a le trait. Ajoutez X ou O après le plateau.'],
  [
    /^(\S+) is empty: the four middle squares .*$/,
    '$1 est vide : les quatre cases du milieu ont un pion dès le début, et on n’en retire jamais.',
  ],
];
