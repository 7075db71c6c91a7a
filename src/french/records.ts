import type { Table } from './translate.ts';

/** Games as text: PGN, PDN and their kind. */
export const RECORDS: Table = [
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
  [
    /^the variation opened at line (\d+), column (\d+) is not closed\. .*$/,
    "la variante ouverte ligne $1, colonne $2 n'est pas fermée. Ajoutez une ).",
  ],
  [/^"(.*)" is neither a move number, as in 12\., nor a move\.$/s, "« $1 » n'est ni un numéro de coup, comme 12., ni un coup."],
  [/^a dot stands behind a move number, .*$/, 'un point suit un numéro de coup, comme 12.'],
  [/^the result (\S+) stands inside a variation\. .*$/, "le résultat $1 est dans une variante. Fermez-la d'abord, par une )."],
  [/^the result (\S+) ends no game: .*$/, "le résultat $1 ne termine aucune partie : il n'y a ni étiquette ni coup avant."],
];
