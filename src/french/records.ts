import type { Table } from './translate.ts';

/** Games as text: PGN, PDN and their kind. */
export const RECORDS: Table = [
  // Where.
  [/^Column (\d+), in the moves: (.*)$/s, 'Colonne $1, dans les coups : $2!'],
  [/^Column (\d+): (.*)$/s, 'Colonne $1 : $2!'],
  [/^this FEN is refused\. (.*)$/s, 'cette FEN est refusée. $1!'],
  [/^Move (\d+) after (.*): ((?:"|The game is over).*)$/s, 'Coup $1 après $2 : $3!'],

  // Records.
  [/^"(.*)\.\.\." is too long for a move\.$/s, '« $1... » est trop long pour un coup.'],
  [/^this comment is never closed\. .*$/, 'ce commentaire n’est jamais fermé. Ajoutez un } où il finit.'],
  [
    /^after \[ stand the name .*$/,
    'après [ viennent le nom d’une étiquette et sa valeur entre guillemets, comme [White "Adam"].',
  ],
  [/^the value of the tag (\S+) stands in quotes, .*$/, 'la valeur de l’étiquette $1 se met entre guillemets, comme [$1 "..."].'],
  [
    /^the value of the tag (\S+) is never closed\. .*$/,
    'la valeur de l’étiquette $1 n’est jamais fermée. Ajoutez un " avant la fin de la ligne.',
  ],
  [
    /^after the value of the tag (\S+) stands a \]\. .*$/,
    'après la valeur de l’étiquette $1 vient un ]. Un guillemet dans une valeur s’écrit \\".',
  ],
  [/^after \$ stands the number of a glyph, .*$/, 'après $ vient le numéro d’une annotation, comme 1.'],
  [/^\$(\d+) is no glyph: .*$/, '$$1 n’est pas une annotation : elles vont de 0 à 255.'],
  [/^a position in mid-game is written .*$/, 'une position en cours de partie s’écrit /FEN "W:W31-50:B1-20"/, sur une ligne.'],
  [
    /^(?:the character )?(\S+) has no meaning between moves\. Type a plain hyphen\.$/s,
    '$1 n’a pas de sens entre les coups. Tapez un simple tiret.',
  ],
  [
    /^(?:the character )?(\S+) has no meaning between moves\. .*$/s,
    '$1 n’a pas de sens entre les coups. Retirez-le, ou mettez-le dans un commentaire entre { }.',
  ],
  [
    /^the tag (\S+) is there twice\. .*$/,
    'l’étiquette $1 est là deux fois. Retirez-en une, ou terminez la partie précédente par un résultat.',
  ],
  [/^(\S+) stands behind the move that it judges, .*$/, '$1 suit le coup qu’il juge, et il n’y en a pas.'],
  [/^a variation stands behind the move .*$/, 'une variante suit le coup qu’elle remplace, et il n’y en a pas.'],
  [/^this \) closes nothing\. .*$/, 'cette ) ne ferme rien. Retirez-la.'],
  [
    /^the variation opened at line (\d+), column (\d+) is not closed\. .*$/,
    'la variante ouverte ligne $1, colonne $2 n’est pas fermée. Ajoutez une ).',
  ],
  [/^"(.*)" is neither a move number, as in 12\., nor a move\.$/s, '« $1 » n’est ni un numéro de coup, comme 12., ni un coup.'],
  [/^a dot stands behind a move number, .*$/, 'un point suit un numéro de coup, comme 12.'],
  [/^the result (\S+) stands inside a variation\. .*$/, 'le résultat $1 est dans une variante. Fermez-la d’abord, par une ).'],
  [/^the result (\S+) ends no game: .*$/, 'le résultat $1 ne termine aucune partie : il n’y a ni étiquette ni coup avant.'],

  // What cannot be written.
  [/^"(.*)" is not a result of (PGN|PDN)\.$/s, '« $1 » n’est pas un résultat en $2.'],
  [/^"(.*)" judges no move: .*$/s, '« $1 » ne juge aucun coup : mettez-le derrière un coup.'],
  [
    /^"(.*)" cannot be written as a move: .*$/s,
    '« $1 » ne peut s’écrire comme un coup : un coup est sans espace, n’est pas un résultat et n’a pas que des chiffres.',
  ],
  [
    /^A comment of the form (.) has one line\. .*$/,
    'Un commentaire de la forme $1 tient sur une ligne. Donnez à celui-ci la forme {.',
  ],
  [/^"(.*)" cannot name a tag: .*$/s, '« $1 » ne peut nommer une étiquette : un nom n’a que des lettres, des chiffres et _.'],
  [
    /^The value of the tag (\S+) has a line end in it, .*$/,
    'La valeur de l’étiquette $1 contient une fin de ligne, ce qu’une étiquette ne peut avoir.',
  ],
  [/^(\S+) is no glyph: they go from 0 to 255\.$/, '$1 n’est pas une annotation : elles vont de 0 à 255.'],
  [/^"(.*)" is no strength of a move: .*$/s, '« $1 » n’est pas un jugement sur un coup : il est fait de ! et de ?.'],
  [
    /^"(.*)" cannot be set up in mid-game: .*$/s,
    '« $1 » ne peut être posée en cours de partie : PDN seul le fait, et ses positions sont sans guillemets ni barres.',
  ],
  [
    /^A comment in braces cannot hold a \}\. .*$/,
    'Un commentaire entre accolades ne peut contenir de }. Donnez-lui la forme ;, ou retirez la }.',
  ],
];
