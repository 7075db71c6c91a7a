import { problems } from '../core/index.ts';
import { sentences, words } from '../i18n/index.ts';

/** Errors of the kernels. */
export const { failure, error } = problems(
  words({
    'bad-table-size': {
      en: 'A table has from 1 to {most} whole megabytes, not {megabytes}.',
      fr: 'La taille d’une table est un nombre entier de mégaoctets, de 1 à {most}, et non {megabytes}.',
    },
    'bad-threads': {
      en: 'A kernel runs in 1 to {most} threads, not {threads}.',
      fr: 'Un noyau travaille avec 1 à {most} fils d’exécution, et non {threads}.',
    },
    'no-shared-memory': {
      en: 'Threads need shared memory, which this page may not have: serve it with the headers Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp, or use one thread.',
      fr: 'Plusieurs fils d’exécution demandent une mémoire partagée, que cette page ne peut avoir : servez-la avec les en-têtes Cross-Origin-Opener-Policy: same-origin et Cross-Origin-Embedder-Policy: require-corp, ou prenez un seul fil d’exécution.',
    },
    'no-memory-for-table': {
      en: 'There is no memory for a table of {megabytes} MB ({reason}). Choose a smaller one: 16 MB is usually enough.',
      fr: 'Il n’y a pas de mémoire pour une table de {megabytes} Mo ({reason}). Prenez-en une plus petite : 16 Mo suffisent d’ordinaire.',
    },
    'no-room-for-pair': {
      en: 'There is no memory for tables of {positions#} positions and of those that they lead to. Ask for fewer pieces, or use a machine with more memory: 4 GiB is the most that a kernel can have.',
      fr: 'Il n’y a pas de mémoire pour des tables de {positions#} positions et de celles auxquelles elles mènent. Demandez moins de pièces, ou prenez une machine qui a plus de mémoire : un noyau a 4 Gio au plus.',
    },
    'no-kernel': {
      en: 'The kernel is not there ({reason}). Build it: npm run build.',
      fr: 'Le noyau compilé n’est pas là ({reason}). Construisez-le : npm run build.',
    },
    'no-such-kernel': {
      en: 'There is no kernel "{file}". There are: {files}.',
      fr: 'Il n’y a pas de noyau « {file} ». Noyaux connus : {files}.',
    },
    'not-downloaded': {
      en: '{what} could not be loaded: {address} answered {status}.',
      fr: '{what} ne se charge pas : {address} a répondu {status}.',
    },
    'draughts-too-long': {
      en: 'A game of draughts may last {moves} moves here: start again from this position.',
      fr: 'Une partie de dames dure au plus {moves} coups ici : recommencez à partir de cette position.',
    },

    'connect4-move': { en: 'Move {number}: {why}', fr: 'Coup {number} : {why}' },
    'connect4-no-column': {
      en: 'Move {number} of {typed}: there is no column "{column}". Columns are 1 to {columns}.',
      fr: 'Coup {number} de {typed} : il n’y a pas de colonne « {column} ». Les colonnes vont de 1 à {columns}.',
    },
    'connect4-won': {
      en: 'The game is over: move {number} made four in a row.',
      fr: 'La partie est finie : le coup {number} a aligné quatre jetons.',
    },
    'connect4-four': {
      en: 'The game is over: there are four in a row.',
      fr: 'La partie est finie : quatre jetons sont alignés.',
    },
    'stones-off-board': { en: 'There are stones off the board.', fr: 'Il y a des jetons hors du plateau.' },
    'stones-of-nobody': {
      en: 'The stones of the side to move are not all among the stones.',
      fr: 'Les jetons de qui a le trait ne sont pas tous parmi les jetons.',
    },
    'stone-in-the-air': {
      en: 'A stone hangs in the air in column {column}.',
      fr: 'Un jeton est suspendu en l’air dans la colonne {column}.',
    },
    'stones-uneven': {
      en: '{own} stones of the side to move among {all} cannot be: players alternate, so it has {due}.',
      fr: '{own} jetons de qui a le trait parmi {all}, c’est impossible : les joueurs alternent, il en a donc {due}.',
    },
  }),
);

/** Why a column cannot be played. */
export const sentence = sentences(
  words({
    'no-column': {
      en: 'there is no column {column}. Columns are 1 to {columns}.',
      fr: 'il n’y a pas de colonne {column}. Les colonnes vont de 1 à {columns}.',
    },
    'full-column': {
      en: 'column {column} is full, it holds {rows} stones.',
      fr: 'la colonne {column} est pleine, elle contient {rows} jetons.',
    },
    'played-after-the-end': {
      en: 'the game was over before it. Leave out what comes after move {last}.',
      fr: 'la partie était déjà finie. Retirez ce qui suit le coup {last}.',
    },
  }),
);

export const KERNEL = { en: 'The kernel', fr: 'Le noyau compilé' };
export const BOOK = { en: 'The opening book', fr: 'La bibliothèque d’ouvertures' };
