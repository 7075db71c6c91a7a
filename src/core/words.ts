import { type Language, plural, sentences, textsIn, type Value, words } from '../i18n/index.ts';
import { problems } from './result.ts';

type RefusedMove = { readonly typed: Value; readonly legal: readonly string[]; readonly more: number };

/** Errors of moves and positions in any game, and of the definition of a game. */
export const { failure, error } = problems({
  'illegal-move': {
    en: ({ typed, legal, more }: RefusedMove) =>
      `"${typed}" is not a legal move here. Legal: ${legal.join(' ')}${more > 0 ? ` and ${more} more` : ''}.`,
    fr: ({ typed, legal, more }: RefusedMove) =>
      `« ${typed} » n’est pas un coup légal ici. Coups légaux : ${legal.join(' ')}${more > 0 ? ` et ${more} ${plural(more, 'fr', 'autre', 'autres')}` : ''}.`,
  },
  'game-over': {
    en: 'The game is over here, so "{typed}" cannot be played. Take a move back or start again.',
    fr: 'La partie est finie ici, « {typed} » ne peut donc être joué. Annulez un coup ou recommencez.',
  },
  'position-not-json': {
    en: 'A position of {game} is typed as JSON, like {start} ({reason}).',
    fr: 'Une position de {game} se tape en JSON, comme {start} ({reason}).',
  },
  'not-a-state': {
    en: '{typed} is not a position of {game}, which starts at {start} ({reason}).',
    fr: '{typed} n’est pas une position de {game}, qui commence à {start} ({reason}).',
  },
  'no-score': {
    en: '{from}() returned a wrong score: {why}. Run checkGame on the game to see where.',
    fr: '{from}() a renvoyé un mauvais score : {why}. Lancez checkGame sur le jeu pour voir où.',
  },
  'wrong-key': {
    en: 'key() returned a wrong key: {why}. Run checkGame on the game to see where.',
    fr: 'key() a renvoyé une mauvaise clé : {why}. Lancez checkGame sur le jeu pour voir où.',
  },
  'wrong-score': {
    en: '{game}: {from} returned a wrong score at {state}: {why}.',
    fr: '{game} : {from} a renvoyé un mauvais score à {state} : {why}.',
  },
});

/** Why a value is not a score or not a key. */
export const sentence = sentences({
  'bad-key': {
    en: '{key} is neither a text nor a whole number up to 2^53',
    fr: '{key} n’est ni un texte ni un entier jusqu’à 2^53',
  },
  'score-not-a-number': { en: '{score} is not a number', fr: '{score} n’est pas un nombre' },
  'score-of-the-end': {
    en: 'WIN and -WIN are for finished games: let outcome() return them',
    fr: 'WIN et -WIN sont réservés aux parties finies : c’est à outcome() de les renvoyer',
  },
  'score-not-whole': {
    en: '{score} is not an integer: scores are integers, so count in hundredths, say',
    fr: '{score} n’est pas un entier : les scores sont des entiers, comptez donc par exemple en centièmes',
  },
  'score-too-large': {
    en: '{score} is too large: values stay within ±{most}',
    fr: '{score} est trop grand : les valeurs restent entre ±{most}',
  },
});

const scores = words({
  hasWon: { en: '{player} has won', fr: '{player} a gagné' },
  wins: {
    en: (player: string, plies: number) => `${player} wins in ${plies} ${plies === 1 ? 'ply' : 'plies'}`,
    fr: (player: string, plies: number) => `${player} gagne en ${plies} ${plural(plies, 'fr', 'demi-coup', 'demi-coups')}`,
  },
});

export const scoreWords = (language: Language) => textsIn(scores, language);
