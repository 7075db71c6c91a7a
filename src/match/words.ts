import { words } from '../i18n/index.ts';

/** Why a game from outside cannot be read. */
const unread = <const E extends string, const F extends string>(why: { readonly en: E; readonly fr: F }) =>
  ({ en: `This game cannot be read: ${why.en}`, fr: `Cette partie est illisible : ${why.fr}` }) as const;

/** Errors of matches read from links and files. */
export const matchProblems = words({
  'bad-match': unread({ en: 'the text is not a game.', fr: 'ce qui a été lu n’est pas une partie.' }),
  'match-unnamed': unread({ en: 'it does not name its game.', fr: 'elle ne dit pas de quel jeu il s’agit.' }),
  'match-of-no-game': unread({ en: 'there is no game "{name}" here.', fr: 'il n’y a pas de jeu « {name} » ici.' }),
  'match-of-own-game': unread({
    en: 'it is of a user-defined game, {name}. The terminal opens it: minerve play --load FILE.',
    fr: 'elle est d’un jeu personnel, {name}. Le terminal l’ouvre : minerve play --load FICHIER.',
  }),
  'match-from': unread({
    en: 'the position it starts from is not a text of at most {most} characters.',
    fr: 'sa position de départ n’est pas un texte d’au plus {most} caractères.',
  }),
  'match-moves': unread({ en: 'it has no list of moves.', fr: 'elle n’a pas de liste de coups.' }),
  'too-many-moves': unread({
    en: 'it has {count} moves, and at most {most} are read.',
    fr: 'elle a {count} coups, et l’on en lit au plus {most}.',
  }),
  'match-move': unread({
    en: 'its move {number} is not a move’s notation.',
    fr: 'son coup {number} n’est pas la notation d’un coup.',
  }),
  'match-at': unread({
    en: 'the number of moves on the board is not from 0 to {moves}.',
    fr: 'le nombre de coups joués n’est pas compris entre 0 et {moves}.',
  }),
  'match-seat': unread({
    en: 'it does not say who plays: a person, or the computer at a level from 1 to 10 or with a time per move.',
    fr: 'elle ne dit pas qui joue : un joueur humain, ou l’ordinateur à un niveau de 1 à 10 ou avec un temps par coup.',
  }),
  'match-perfect': {
    en: '{game} is too large to be solved, so nobody plays it perfectly. Choose a level from 1 to 10.',
    fr: 'Ce jeu ({game}) est trop grand pour être résolu : personne n’y joue parfaitement. Choisissez un niveau de 1 à 10.',
  },
  'match-resigned': unread({ en: 'it does not say clearly who resigned.', fr: 'elle ne dit pas clairement qui a abandonné.' }),
  'match-drawn': unread({
    en: 'it does not say clearly how it was drawn.',
    fr: 'elle ne dit pas clairement comment elle s’est terminée par une nulle.',
  }),
  'match-flipped': unread({
    en: 'it does not say clearly how the board is turned.',
    fr: 'elle ne dit pas clairement comment le plateau est tourné.',
  }),
  'match-values': unread({
    en: 'it does not say clearly whether values are shown.',
    fr: 'elle ne dit pas clairement si les valeurs sont montrées.',
  }),
  'match-seed': unread({ en: 'its seed is not a whole number.', fr: 'sa graine n’est pas un nombre entier.' }),
  'match-record': unread({
    en: 'the record it came from is not a text.',
    fr: 'l’enregistrement dont elle vient n’est pas un texte.',
  }),
  'bad-start': {
    en: 'The position that this game starts from is refused. {why}',
    fr: 'La position de départ de cette partie est refusée. {why}',
  },
  'bad-json': {
    en: 'This JSON is incomplete: it may have been cut off. Save the game again.',
    fr: 'Ce JSON n’est pas complet : il est peut-être coupé. Enregistrez à nouveau la partie.',
  },
  'newer-file': {
    en: 'This file was written by a newer version of Minerve (format {format}), which can open it.',
    fr: 'Ce fichier vient d’une version plus récente de Minerve (format {format}), qui peut l’ouvrir.',
  },
  'other-json': {
    en: 'This JSON contains no games of Minerve.',
    fr: 'Ce JSON ne contient pas de parties de Minerve.',
  },
  'no-games': { en: 'There is no game in this text.', fr: 'Il n’y a pas de partie dans ce texte.' },
  'too-long': { en: 'At most {most} moves are read.', fr: 'On lit au plus {most} coups.' },
  'no-transcript': {
    en: 'This text contains no game that can be read here: a list of moves like f5d6c3 or 4453, PGN, PDN, or JSON of Minerve.',
    fr: 'Ce texte ne contient pas de partie lisible ici : une liste de coups comme f5d6c3 ou 4453, du PGN, du PDN, ou du JSON de Minerve.',
  },
});

/** How a match ends otherwise than by the rules. */
export const endings = words({
  'agreed-draw': { en: 'Draw by agreement.', fr: 'Nulle d’un commun accord.' },
  resigned: { en: '{resigned}. {won}.', fr: '{resigned}. {won}.' },
});
