import { pageTexts } from '../language.ts';

/** Texts for solving only, loaded with it. */
export const solveText = pageTexts({
  scoreLegend: {
    en: 'Score +1: the side to move wins with its last stone, +2 with the one before, and so on. −: it loses that way. 0: a draw.',
    fr: 'Score +1 : le camp au trait gagne avec son dernier jeton, +2 avec l’avant-dernier, etc. − : il perd de même. 0 : nulle.',
  },
  severalThreads: { en: 'With {threads} threads', fr: 'Avec {threads} fils d’exécution' },
  oneThread: { en: 'One thread: this device has no more', fr: 'Un seul fil d’exécution : cet appareil n’en a pas d’autre' },
  noThreads: {
    en: 'One thread: this page was served without the headers that let threads share memory',
    fr: 'Un seul fil d’exécution : cette page a été servie sans les en-têtes qui permettent aux fils de partager la mémoire',
  },
  book: { en: 'With the opening book', fr: 'Avec la bibliothèque d’ouvertures' },
  gettingReady: { en: 'Getting ready…', fr: 'Préparation…' },
  known: { en: 'Known: from {least} to {most}.', fr: 'Score compris entre {least} et {most}.' },
  lining: { en: 'Solved. Looking for the best line…', fr: 'Résolu. Recherche de la meilleure suite…' },
  questionShare: { en: 'Current question: {share}%', fr: 'Question en cours : {share} %' },
  inSeconds: { en: '{seconds}\u00a0s', fr: '{seconds}\u00a0s' },
  solved: { en: '{judgement}. Score: {score}.', fr: '{judgement}. Score : {score}.' },
  bookKnew: { en: 'The book knew it.', fr: 'La bibliothèque d’ouvertures la connaissait.' },
  stoppedAt: { en: 'Stopped. Known so far: from {least} to {most}.', fr: 'Arrêté. Score compris entre {least} et {most}.' },
  stoppedEarly: { en: 'Stopped before anything was known.', fr: 'Arrêté avant que rien ne soit connu.' },
  playLine: { en: 'Play it on the board', fr: 'La jouer sur le plateau' },
});
