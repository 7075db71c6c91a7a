import { problems } from '../core/index.ts';
import { formatNumber, words } from '../say/index.ts';

/** How a source of arenas is refused. */
export const { failure, problem } = problems(
  words({
    'arena-too-large': {
      en: ({ what, most }: { what: string; most: number }) =>
        `${what} has more than ${formatNumber(most, 'en')} positions. Take a smaller board, or begin at a position nearer to the end.`,
      fr: ({ what, most }: { what: string; most: number }) =>
        `${what} a plus de ${formatNumber(most, 'fr')} positions. Prenez un plateau plus petit, ou partez d’une position plus près de la fin.`,
    },
    'no-such-arena': {
      en: 'There is no arena "{name}". Choose one of {names}.',
      fr: 'Il n’y a pas d’arène « {name} ». Choisissez parmi {names}.',
    },
    'no-arena-source': {
      en: 'This link names no arena. Add preset=, game=, text= or drawn= to it.',
      fr: 'Ce lien ne nomme aucune arène. Ajoutez-y preset=, game=, text= ou drawn=.',
    },
    'not-impartial': {
      en: 'In {game} the two players have moves of their own, so that there is no graph without whose turn it is. Choose the graph of the game.',
      fr: 'À {game} les deux joueurs n’ont pas les mêmes coups, il n’y a donc pas de graphe sans qui a le trait. Choisissez le graphe du jeu.',
    },
    'move-on-the-way': {
      en: 'Move {number} cannot be played: {why}',
      fr: 'Le coup {number} ne peut être joué : {why}',
    },
  }),
);
