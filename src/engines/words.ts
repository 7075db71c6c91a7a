import { problems } from '../core/index.ts';
import { formatNumber, type Language, sentences, words } from '../say/index.ts';

type Sized = { readonly title: string; readonly positions: number; readonly needed: number; readonly megabytes: number };
type Roomless = { readonly title: string; readonly megabytes: number };
/** `stack`: where a game of somebody's own failed. */
type Threw = { readonly address: string; readonly reason: string; readonly stack: string };
type TooMany = { readonly title: string; readonly most: number };

const number = (n: number, language: Language) => formatNumber(n, language);
const REMEDY = 'allow more memory, start nearer to the end, or take a smaller board';
const REMÈDE = 'accordez plus de mémoire, partez de plus près de la fin, ou prenez un plateau plus petit';

/** What goes wrong with an engine, with the game that it is given, and with solving. */
export const { error } = problems(
  words({
    closed: { en: 'This engine is closed: open another one.', fr: 'Ce moteur est fermé : ouvrez-en un autre.' },
    'closed-meanwhile': {
      en: 'The engine was closed while it was thinking. Stop the think with its signal first if you want its answer.',
      fr: 'Le moteur a été fermé pendant qu’il réfléchissait. Arrêtez d’abord la réflexion par son signal si vous en voulez la réponse.',
    },
    'thread-died': {
      en: "The engine's thread came to an end ({reason}). The next think starts it again.",
      fr: 'Le fil d’exécution du moteur s’est arrêté ({reason}). La prochaine réflexion le relance.',
    },
    'out-of-memory': {
      en: "The engine's thread had too little memory. The next think starts it again: give it a smaller table or game.",
      fr: 'Le fil d’exécution du moteur n’avait plus assez de mémoire. La prochaine réflexion le relance : donnez-lui une table ou un jeu plus petits.',
    },
    silent: {
      en: 'The game did not come to a first move: it goes round in its own code. The next think starts its thread again.',
      fr: 'Le jeu n’est arrivé à aucun premier coup : il tourne en rond dans son propre code. La prochaine réflexion relance son fil d’exécution.',
    },
    'no-thought': {
      en: 'The think ended without a thought: it was left before its first one.',
      fr: 'La réflexion a fini sans réponse : elle a été quittée avant la première.',
    },
    'not-in-a-thread': {
      en: 'An engine is served in a thread of its own: start this file as a worker, with openEngine.',
      fr: 'Un moteur tourne dans un fil d’exécution à part : lancez ce fichier comme « worker », par openEngine.',
    },
    'not-a-position': {
      en: 'A position is a text in the game\'s notation ("4453" in Connect 4, the state as JSON in a game of your own), not {type}.',
      fr: 'Une position est un texte dans la notation du jeu (« 4453 » à Puissance 4, l’état en JSON pour un jeu à vous), et non {type}.',
    },
    'strange-turn': {
      en: '{typed} is not a position of this game: turn() gives {turn} there, which is no player.',
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
      en: 'A think is stopped by an AbortSignal: new AbortController().signal.',
      fr: 'Une réflexion s’arrête par un AbortSignal : new AbortController().signal.',
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
      en: 'The opening book is not there ({reason}). Go without it, or make it: node scripts/connect4-book.mjs.',
      fr: 'La bibliothèque d’ouvertures n’est pas là ({reason}). Passez-vous-en, ou réinstallez Minerve.',
    },

    'damaged-book': {
      en: 'The opening book is damaged. Go without it, or make it anew: node scripts/connect4-book.mjs.',
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
        `${title} has more than ${number(most, 'en')} positions, the most that can be told apart: start nearer to the end, or take a smaller board.`,
      fr: ({ title, most }: TooMany) =>
        `${title} a plus de ${number(most, 'fr')} positions, le plus que l’on puisse distinguer : partez de plus près de la fin, ou prenez un plateau plus petit.`,
    },
    'needs-more-room': {
      en: ({ title, positions, needed, megabytes }: Sized) =>
        `${title} has ${number(positions, 'en')} positions and needs ${number(needed, 'en')} MB, but ${number(megabytes, 'en')} MB are allowed: ${REMEDY}.`,
      fr: ({ title, positions, needed, megabytes }: Sized) =>
        `${title} a ${number(positions, 'fr')} positions et demande ${number(needed, 'fr')} Mo, mais ${number(megabytes, 'fr')} Mo sont accordés : ${REMÈDE}.`,
    },
    'may-need-more-room': {
      en: ({ title, positions, needed, megabytes }: Sized) =>
        `${title} has up to ${number(positions, 'en')} positions and may need up to ${number(needed, 'en')} MB, but ${number(megabytes, 'en')} MB are allowed: ${REMEDY}.`,
      fr: ({ title, positions, needed, megabytes }: Sized) =>
        `${title} a jusqu’à ${number(positions, 'fr')} positions et peut demander jusqu’à ${number(needed, 'fr')} Mo, mais ${number(megabytes, 'fr')} Mo sont accordés : ${REMÈDE}.`,
    },
    unproven: {
      en: 'The solution of {title} was refused by its verification: {reason}',
      fr: 'La solution de {title} a été refusée par sa vérification : {reason}',
    },
  }),
);

/** Why a thread came to an end. */
export const sentence = sentences(
  words({
    'thread-exited': { en: 'it exited with code {code}', fr: 'il a fini avec le code {code}' },
    'thread-not-loaded': { en: 'its code could not be loaded', fr: 'son code n’a pu être chargé' },
  }),
);
