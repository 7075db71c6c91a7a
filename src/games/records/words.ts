import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

const TAKE_AWAY = {
  en: 'Take it away, or put it into a comment in { }.',
  fr: 'Retirez-le, ou mettez-le dans un commentaire entre { }.',
};

/** Errors in PGN and PDN. */
export const { problem, failure, error } = problems(
  words({
    // While a text is read.
    'bad-movetext': {
      en: ({ letter }: { letter: string }) => `"${letter}" has no meaning between moves. ${TAKE_AWAY.en}`,
      fr: ({ letter }: { letter: string }) => `« ${letter} » n’a pas de sens entre les coups. ${TAKE_AWAY.fr}`,
    },
    'bad-character': {
      en: ({ name }: { name: string }) => `the character ${name} has no meaning between moves. ${TAKE_AWAY.en}`,
      fr: ({ name }: { name: string }) => `le caractère ${name} n’a pas de sens entre les coups. ${TAKE_AWAY.fr}`,
    },
    'long-hyphen': {
      en: '"{letter}" has no meaning between moves. Type a plain hyphen.',
      fr: '« {letter} » n’a pas de sens entre les coups. Tapez un simple tiret.',
    },
    'long-word': { en: '"{beginning}..." is too long for a move.', fr: '« {beginning}... » est trop long pour un coup.' },
    'bad-number': {
      en: '"{text}" is neither a move number, as in 12., nor a move.',
      fr: '« {text} » n’est ni un numéro de coup, comme 12., ni un coup.',
    },
    'dot-alone': { en: 'a dot stands behind a move number, as in 12.', fr: 'un point suit un numéro de coup, comme 12.' },
    'open-comment': {
      en: 'this comment is never closed. Add a } where it ends.',
      fr: 'ce commentaire n’est jamais fermé. Ajoutez un } où il finit.',
    },
    'nameless-tag': {
      en: 'after [ stand the name of a tag and its value in quotes, as in [White "Adam"].',
      fr: 'après [ viennent le nom d’une étiquette et sa valeur entre guillemets, comme [White "Adam"].',
    },
    'unquoted-tag': {
      en: 'the value of the tag {name} stands in quotes, as in [{name} "..."].',
      fr: 'la valeur de l’étiquette {name} se met entre guillemets, comme [{name} "..."].',
    },
    'open-tag-value': {
      en: 'the value of the tag {name} is never closed. Add a " before the end of the line.',
      fr: 'la valeur de l’étiquette {name} n’est jamais fermée. Ajoutez un " avant la fin de la ligne.',
    },
    'open-tag': {
      en: 'after the value of the tag {name} stands a ]. A quotation mark inside a value is written \\".',
      fr: 'après la valeur de l’étiquette {name} vient un ]. Un guillemet dans une valeur s’écrit \\".',
    },
    'bad-tag': {
      en: 'the tag {name} is there twice. Take one away, or end the game before it with a result.',
      fr: 'l’étiquette {name} est là deux fois. Retirez-en une, ou terminez la partie précédente par un résultat.',
    },
    'bad-glyph': {
      en: '{glyph} is no glyph: they go from $0 to $255.',
      fr: '{glyph} n’est pas une annotation : elles vont de $0 à $255.',
    },
    'unnumbered-glyph': {
      en: 'after $ stands the number of a glyph, as in $1.',
      fr: 'après $ vient le numéro d’une annotation, comme $1.',
    },
    'bad-setup': {
      en: 'a position in mid-game is written /FEN "W:W31-50:B1-20"/, on one line.',
      fr: 'une position en cours de partie s’écrit /FEN "W:W31-50:B1-20"/, sur une ligne.',
    },
    'strength-alone': {
      en: '{text} stands behind the move that it judges, and there is none.',
      fr: '{text} suit le coup qu’il juge, et il n’y en a pas.',
    },
    'variation-alone': {
      en: 'a variation stands behind the move that it replaces, and there is none.',
      fr: 'une variante suit le coup qu’elle remplace, et il n’y en a pas.',
    },
    'unclosed-variation': {
      en: 'the variation opened at line {line}, column {column} is not closed. Add a ).',
      fr: 'la variante ouverte ligne {line}, colonne {column} n’est pas fermée. Ajoutez une ).',
    },
    'closing-nothing': { en: 'this ) closes nothing. Take it away.', fr: 'cette ) ne ferme rien. Retirez-la.' },
    'result-in-variation': {
      en: 'the result {result} stands inside a variation. Close it first, with a ).',
      fr: 'le résultat {result} est dans une variante. Fermez-la d’abord, par une ).',
    },
    'result-alone': {
      en: 'the result {result} ends no game: there is neither a tag nor a move before it.',
      fr: 'le résultat {result} ne termine aucune partie : il n’y a ni étiquette ni coup avant.',
    },

    // While a record is played.
    'refused-fen': { en: 'this FEN is refused. {why}', fr: 'cette FEN est refusée. {why}' },

    // While a record is written.
    'unwritable-result': {
      en: '"{result}" is not a result of {standard}.',
      fr: '« {result} » n’est pas un résultat en {standard}.',
    },
    'unwritable-move': {
      en: '"{move}" cannot be written as a move: it has no spaces, is no result and is not digits alone.',
      fr: '« {move} » ne peut s’écrire comme un coup : un coup est sans espace, n’est pas un résultat et n’a pas que des chiffres.',
    },
    'judged-nothing': {
      en: '"{text}" judges no move: put it behind one.',
      fr: '« {text} » ne juge aucun coup : mettez-le derrière un coup.',
    },
    'unwritable-strength': {
      en: '"{text}" is no strength of a move: it is made of ! and ?.',
      fr: '« {text} » n’est pas un jugement sur un coup : il est fait de ! et de ?.',
    },
    'unwritable-glyph': {
      en: '{number} is no glyph: they go from 0 to 255.',
      fr: '{number} n’est pas une annotation : elles vont de 0 à 255.',
    },
    'unwritable-setup': {
      en: '"{fen}" cannot be set up in mid-game: only PDN does that, and its positions have no quotes and no slashes.',
      fr: '« {fen} » ne peut être posée en cours de partie : PDN seul le fait, et ses positions sont sans guillemets ni barres.',
    },
    'long-comment': {
      en: 'A comment of the form {form} has one line. Give this one the form {.',
      fr: 'Un commentaire de la forme {form} tient sur une ligne. Donnez à celui-ci la forme {.',
    },
    'unwritable-comment': {
      en: 'A comment in braces cannot hold a }. Give it the form ; or take the } away.',
      fr: 'Un commentaire entre accolades ne peut contenir de }. Donnez-lui la forme ;, ou retirez la }.',
    },
    'unwritable-tag': {
      en: '"{name}" cannot name a tag: a name has letters, digits and _ only.',
      fr: '« {name} » ne peut nommer une étiquette : un nom n’a que des lettres, des chiffres et _.',
    },
    'unwritable-value': {
      en: 'The value of the tag {name} has a line end in it, which a tag cannot hold.',
      fr: 'La valeur de l’étiquette {name} contient une fin de ligne, ce qu’une étiquette ne peut avoir.',
    },
  }),
);
