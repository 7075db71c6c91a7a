import { problems } from '../core/index.ts';
import { sentences, words } from '../i18n/index.ts';

/** Errors of threads and their jobs. */
export const { error } = problems(
  words({
    'not-in-a-thread': {
      en: 'An engine is served in a thread of its own: start this file as a worker, with openEngine.',
      fr: 'Un moteur tourne dans un fil d’exécution à part : lancez ce fichier comme « worker », par openEngine.',
    },
    'lab-closed': {
      en: 'The thread was ended before its job was done.',
      fr: 'Le fil d’exécution a été arrêté avant la fin de son travail.',
    },
    'lab-thread-died': {
      en: 'Its thread ended ({reason}).',
      fr: 'Le fil d’exécution qui le faisait s’est arrêté ({reason}).',
    },
    'lab-out-of-memory': {
      en: 'Its thread ran out of memory: use smaller settings or fewer threads.',
      fr: 'Le fil d’exécution qui le faisait n’avait plus assez de mémoire : prenez des réglages plus petits ou moins de fils d’exécution.',
    },
  }),
);

/** Why a thread came to an end. */
export const sentence = sentences(
  words({
    'thread-exited': { en: 'it exited with code {code}', fr: 'il a fini avec le code {code}' },
    'message-unreadable': { en: 'one of its messages could not be read', fr: 'un de ses messages est illisible' },
    'thread-not-loaded': { en: 'its code could not be loaded', fr: 'son code n’a pu être chargé' },
  }),
);
