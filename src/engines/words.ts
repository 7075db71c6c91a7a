import { problems } from '../core/index.ts';
import { formatNumber, type Language, words } from '../i18n/index.ts';

type GameSize = { readonly title: string; readonly positions: number; readonly needed: number; readonly megabytes: number };
type Roomless = { readonly title: string; readonly megabytes: number };
/** `stack`: where a user-defined game failed. */
type Threw = { readonly address: string; readonly reason: string; readonly stack: string };
type TooMany = { readonly title: string; readonly most: number };

const number = (n: number, language: Language) => formatNumber(n, language);
const REMEDY = 'allow more memory, start nearer to the end, or take a smaller board';
const REMÈDE = 'accordez plus de mémoire, partez de plus près de la fin, ou prenez un plateau plus petit';

/** Errors of engines, of the games given to them, and of solving. */
export const { error } = problems(
  words({
    closed: { en: 'This engine is closed: open another one.', fr: 'Ce moteur est fermé : ouvrez-en un autre.' },
    'closed-meanwhile': {
      en: 'The engine was closed during a search. Stop the search with its signal first if you want its answer.',
      fr: 'Le moteur a été fermé pendant une recherche. Arrêtez d’abord la recherche par son signal si vous en voulez la réponse.',
    },
    'thread-died': {
      en: "The engine's thread died ({reason}). The next search starts it again.",
      fr: 'Le fil d’exécution du moteur s’est arrêté ({reason}). La prochaine recherche le relance.',
    },
    'out-of-memory': {
      en: "The engine's thread ran out of memory. The next search starts it again: give it a smaller table or game.",
      fr: 'Le fil d’exécution du moteur n’avait plus assez de mémoire. La prochaine recherche le relance : donnez-lui une table ou un jeu plus petits.',
    },
    silent: {
      en: 'The code of the game hangs before its first move. The next search starts its thread again.',
      fr: 'Le jeu reste bloqué dans son propre code avant son premier coup. La prochaine recherche relance son fil d’exécution.',
    },
    'no-thought': {
      en: 'The search ended without an analysis: its loop was left before the first one.',
      fr: 'La recherche s’est terminée sans analyse : sa boucle a été quittée avant la première.',
    },
    'not-a-position': {
      en: 'A position is a text in the game\'s notation ("4453" in Connect 4, the state as JSON in a game of your own), not {type}.',
      fr: 'Une position est un texte dans la notation du jeu (« 4453 » à Puissance 4, l’état en JSON pour un jeu à vous), et non {type}.',
    },
    'strange-turn': {
      en: '{typed} is not a position of this game: its turn() is {turn}, which is not a player.',
      fr: '{typed} n’est pas une position de ce jeu : turn() y renvoie {turn}, qui n’est pas un joueur.',
    },

    'unknown-limit': {
      en: 'There is no limit "{name}". There are: {names}.',
      fr: 'Il n’y a pas de limite « {name} ». Limites connues : {names}.',
    },
    'bad-level': {
      en: 'level is {level}: levels are the whole numbers from 1 to {most}.',
      fr: 'level vaut {level} : les niveaux sont les entiers de 1 à {most}.',
    },
    'level-and-depth': {
      en: 'A level chooses its own depth: give a level or a depth, not both.',
      fr: 'Un niveau choisit sa profondeur : donnez un niveau ou une profondeur, pas les deux.',
    },
    'bad-signal': {
      en: 'An AbortSignal stops a search: new AbortController().signal.',
      fr: 'Une recherche s’arrête par un AbortSignal : new AbortController().signal.',
    },
    'bad-clock': {
      en: 'A clock has 0 ms or more left, adds 0 ms or more, for 1 move or more: not {remaining}, {increment}, {movesToGo}.',
      fr: 'Une pendule a au moins 0 ms, en ajoute au moins 0, pour au moins 1 coup : et non {remaining}, {increment}, {movesToGo}.',
    },

    'solver-closed': { en: 'This solver is closed: open another one.', fr: 'Ce solveur est fermé : ouvrez-en un autre.' },
    'solver-busy': {
      en: 'This solver is at work on a position: wait for it, or stop it with its signal, or open another one.',
      fr: 'Ce solveur travaille déjà sur une position : attendez-le, arrêtez-le par son signal, ou ouvrez-en un autre.',
    },
    'no-book': {
      en: 'There is no opening book ({reason}). Play without it, or make it: node scripts/connect4-book.mjs.',
      fr: 'La bibliothèque d’ouvertures n’est pas là ({reason}). Passez-vous-en, ou réinstallez Minerve.',
    },

    'damaged-book': {
      en: 'The opening book is damaged. Play without it, or make it again: node scripts/connect4-book.mjs.',
      fr: 'La bibliothèque d’ouvertures est endommagée. Passez-vous-en, ou réinstallez Minerve.',
    },

    'not-javascript': {
      en: '{address} is not JavaScript: compile it first.',
      fr: '{address} n’est pas du JavaScript : compilez-le d’abord.',
    },
    'minerve-not-installed': {
      en: '{address} imports minerve, which is not installed beside it: npm install minerve.',
      fr: '{address} importe minerve, qui n’est pas installé à côté : npm install minerve.',
    },
    'module-threw': {
      en: ({ address, reason }: Threw) => `${address} could not be loaded: ${reason}`,
      fr: ({ address, reason }: Threw) => `${address} ne peut être chargé : ${reason}`,
    },
    'exports-no-game': {
      en: '{address} exports no game: export it as default, or as "game".',
      fr: '{address} n’exporte pas de jeu : exportez-le par défaut, ou sous le nom « game ».',
    },
    'pure-game-lacks': { en: 'The game of {address} lacks {lacking}.', fr: 'Au jeu de {address} il manque {lacking}.' },
    'cursor-game-lacks': { en: 'The game of {address} lacks {lacking}.', fr: 'Au jeu de {address} il manque {lacking}.' },
    'position-lacks': { en: 'The positions of {address} lack {lacking}.', fr: 'Aux positions de {address} il manque {lacking}.' },

    'no-room': {
      en: ({ title, megabytes }: Roomless) => `${title} does not fit in ${number(megabytes, 'en')} MB: ${REMEDY}.`,
      fr: ({ title, megabytes }: Roomless) => `${title} ne tient pas dans ${number(megabytes, 'fr')} Mo : ${REMÈDE}.`,
    },
    'too-many-positions': {
      en: ({ title, most }: TooMany) =>
        `${title} has more than ${number(most, 'en')} positions, the most that can be numbered: start nearer to the end, or take a smaller board.`,
      fr: ({ title, most }: TooMany) =>
        `${title} a plus de ${number(most, 'fr')} positions, le plus que l’on puisse numéroter : partez de plus près de la fin, ou prenez un plateau plus petit.`,
    },
    'needs-more-room': {
      en: ({ title, positions, needed, megabytes }: GameSize) =>
        `${title} has ${number(positions, 'en')} positions and needs ${number(needed, 'en')} MB, but the limit is ${number(megabytes, 'en')} MB: ${REMEDY}.`,
      fr: ({ title, positions, needed, megabytes }: GameSize) =>
        `${title} a ${number(positions, 'fr')} positions et demande ${number(needed, 'fr')} Mo, mais ${number(megabytes, 'fr')} Mo sont accordés : ${REMÈDE}.`,
    },
    'may-need-more-room': {
      en: ({ title, positions, needed, megabytes }: GameSize) =>
        `${title} has up to ${number(positions, 'en')} positions and may need up to ${number(needed, 'en')} MB, but the limit is ${number(megabytes, 'en')} MB: ${REMEDY}.`,
      fr: ({ title, positions, needed, megabytes }: GameSize) =>
        `${title} a jusqu’à ${number(positions, 'fr')} positions et peut demander jusqu’à ${number(needed, 'fr')} Mo, mais ${number(megabytes, 'fr')} Mo sont accordés : ${REMÈDE}.`,
    },
    unproven: {
      en: 'The solution of {title} was refused by its verification: {reason}',
      fr: 'La solution de {title} a été refusée par sa vérification : {reason}',
    },
  }),
);
