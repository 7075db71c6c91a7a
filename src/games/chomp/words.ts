import { problems } from '../../core/index.ts';
import { sentences, words } from '../../i18n/index.ts';

export const { failure } = problems(
  words({
    'chomp-size': {
      en: '"{typed}" is not a size of Chomp: type rows x columns, like chomp:4x5.',
      fr: '« {typed} » n’est pas une taille de chomp : tapez rangées x colonnes, comme chomp:4x5.',
    },
    'not-a-bar': {
      en: '"{typed}" is not a position of Chomp: type the length of each row, like {example}, and :min where the second player is to move.',
      fr: '« {typed} » n’est pas une position de chomp : tapez la longueur de chaque rangée, comme {example}, et :min si le second joueur a le trait.',
    },
    'rows-of-bar': {
      en: '{typed} has {count} rows, but this bar has {rows}: write 0 for a row that is eaten.',
      fr: '{typed} a {count} rangées, mais cette tablette en a {rows} : écrivez 0 pour une rangée mangée.',
    },
    'row-too-wide': {
      en: 'Row {row} cannot have {length} squares: the bar is {columns} wide.',
      fr: 'La rangée {row} ne peut avoir {length} carrés : la tablette en a {columns} de large.',
    },
    'row-overhangs': {
      en: 'Row {row} cannot be longer than row {above}: a bite takes everything to its right and below.',
      fr: 'La rangée {row} ne peut être plus longue que la rangée {above} : une bouchée prend tout à droite et dessous.',
    },
  }),
);

export const sentence = sentences(
  words({
    'only-poison': { en: 'Only the poisoned square is left.', fr: 'Il ne reste que le carré empoisonné.' },
    'chomp-in-short': {
      en: 'Touch a square: it is eaten with all that is to its right and below. Eating the poisoned one loses.',
      fr: 'Touchez un carré : il est mangé avec tout ce qui est à sa droite et au-dessous. Qui mange le carré empoisonné perd.',
    },
    'touch-chocolate': { en: 'Touch one square of chocolate.', fr: 'Touchez un carré de chocolat.' },
    'eaten-already': {
      en: 'This square is eaten already: touch one that is left.',
      fr: 'Ce carré est déjà mangé : touchez-en un qui reste.',
    },
    'ate-poison': {
      en: '{loser} ate the poisoned square: {won}.',
      fr: '{loser} a mangé le carré empoisonné : {won}.',
    },
  }),
);
