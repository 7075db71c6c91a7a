import { problems } from '../core/index.ts';
import { formatNumber } from '../i18n/index.ts';

/** How a source of arenas is refused. */
export const { failure, problem } = problems({
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
  'arena-of-own-game': {
    en: 'Links do not open your own games ({name}). The terminal shows the arena of one: minerve arena FILE.',
    fr: 'Les liens n’ouvrent pas vos propres jeux ({name}). Le terminal en montre l’arène : minerve arena FICHIER.',
  },
  'no-arena-source': {
    en: 'This link names no arena. Add preset=, game=, text= or drawn= to it.',
    fr: 'Ce lien ne nomme aucune arène. Ajoutez-y preset=, game=, text= ou drawn=.',
  },
  'not-impartial': {
    en: 'In {game} the two players have moves of their own, so that there is no graph without whose turn it is. Choose the graph of the game.',
    fr: 'À {game} les deux joueurs n’ont pas les mêmes coups, il n’y a donc pas de graphe sans qui a le trait. Choisissez le graphe du jeu.',
  },
  // Drawn by hand.
  'drawn-no-vertex': {
    en: 'There is no vertex {vertex} in the drawing. It has {count#}.',
    fr: 'Il n’y a pas de sommet {vertex} dans le dessin. Il en a {count#}.',
  },
  'drawn-empty': { en: 'Nothing is drawn yet. Add a vertex.', fr: 'Rien n’est encore dessiné. Ajoutez un sommet.' },
  'drawn-too-many': {
    en: 'A drawing has at most {most#} vertices. Type a larger arena as a text.',
    fr: 'Un dessin a au plus {most#} sommets. Tapez une arène plus grande en texte.',
  },
  'drawn-name': {
    en: '"{name}" cannot be a name. Names have no blanks and no punctuation like : , ; = # or brackets. Type for example {example}.',
    fr: '« {name} » ne peut être un nom. Un nom est sans espace ni ponctuation comme : , ; = # ou des crochets. Tapez par exemple {example}.',
  },
  'drawn-name-taken': {
    en: 'There is a vertex {name} already. Choose another name.',
    fr: 'Il y a déjà un sommet {name}. Choisissez un autre nom.',
  },
  'drawn-name-long': {
    en: 'This name is too long. Take at most {most} characters.',
    fr: 'Ce nom est trop long. Prenez au plus {most} caractères.',
  },
  'drawn-edge-twice': {
    en: '{from} leads to {to} already. Remove the arrow, or draw another.',
    fr: '{from} mène déjà vers {to}. Retirez la flèche, ou tracez-en une autre.',
  },
  'drawn-no-edge': {
    en: 'No arrow leads from {from} to {to}. Choose one that is drawn.',
    fr: 'Aucune flèche ne mène de {from} vers {to}. Choisissez-en une qui est tracée.',
  },
  'drawn-over': {
    en: 'The game is over at {name}, so no move leads on. Take its result away first.',
    fr: 'La partie est finie en {name}, aucun coup n’en part. Retirez d’abord son résultat.',
  },
  'drawn-plays-on': {
    en: 'Moves lead on from {name}, so it has no result. Remove its arrows first.',
    fr: 'Des coups partent de {name}, qui n’a donc pas de résultat. Retirez d’abord ses flèches.',
  },
  'drawn-nowhere': {
    en: 'A vertex cannot stand there. Give it two numbers from 0 to {most#}.',
    fr: 'Un sommet ne peut être là. Donnez-lui deux nombres de 0 à {most#}.',
  },
  'drawn-not-read': {
    en: '"{text}" in this link is no part of a drawing. Draw it again, or copy the whole link.',
    fr: '« {text} » dans ce lien n’est pas une partie d’un dessin. Refaites-le, ou copiez le lien entier.',
  },
  // Files and arguments.
  'certificate-of-no-game': {
    en: 'This file solves "{title}", which is no game here, and holds no graph. Save it again with its graph.',
    fr: 'Ce fichier résout « {title} », qui n’est pas un jeu d’ici, et ne contient pas de graphe. Enregistrez-le à nouveau avec son graphe.',
  },
  'stealing-size': {
    en: 'The bar has from 1 to {most} rows and columns. Take a smaller one.',
    fr: 'La tablette a de 1 à {most} lignes et colonnes. Prenez-en une plus petite.',
  },
  'stealing-poison-alone': {
    en: 'A bar of one square is only the poison: the first player loses. Choose a larger bar.',
    fr: 'D’un seul carré, le poison, qui commence a perdu. Prenez une tablette plus grande.',
  },
  'move-on-the-way': { en: 'Move {number} cannot be played: {why}', fr: 'Le coup {number} ne peut être joué : {why}' },
});
