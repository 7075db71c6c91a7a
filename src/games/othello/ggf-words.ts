import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

/** Errors in GGF, the format of Othello programs. Separate because no page reads it. */
export const { failure } = problems(
  words({
    'bad-ggf': {
      en: 'A GGF game begins with "(;" and ends with ";)".',
      fr: 'Une partie GGF commence par « (; » et finit par « ;) ».',
    },
    'ggf-second-board': {
      en: 'BO is there twice: a game has one board to start from. Take one away.',
      fr: 'BO est là deux fois : une partie part d’un seul plateau. Retirez-en un.',
    },
    'ggf-no-tag': {
      en: 'Character {at}: "{stray}" is no tag. Write tags as NAME[value].',
      fr: 'Caractère {at} : « {stray} » n’est pas une étiquette. Écrivez les étiquettes comme NOM[valeur].',
    },
    'ggf-other-game': {
      en: 'GM[{value}] is not played here, only Othello.',
      fr: 'GM[{value}] ne se joue pas ici, seulement Othello.',
    },
    'ggf-board-late': {
      en: '{name}[{value}]: the board BO has to come before the first move.',
      fr: '{name}[{value}] : le plateau BO doit venir avant le premier coup.',
    },
    'ggf-move': { en: 'Move {number}, {name}[{value}]: {why}', fr: 'Coup {number}, {name}[{value}] : {why}' },
    'ggf-no-board': {
      en: 'The board BO is missing: BO[8 <64 squares> *].',
      fr: 'Il manque le plateau BO : BO[8 <64 cases> *].',
    },
    'ggf-over': { en: 'the game was over before it.', fr: 'la partie était finie avant lui.' },
    'ggf-black': { en: "it is Black's turn.", fr: 'c’est aux Noirs de jouer.' },
    'ggf-white': { en: "it is White's turn.", fr: 'c’est aux Blancs de jouer.' },
    'ggf-size': {
      en: 'BO[{size}...]: only boards of 8x8 are played here.',
      fr: 'BO[{size}...] : seuls les plateaux de 8x8 se jouent ici.',
    },
  }),
);
