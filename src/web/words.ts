import { plural, words } from '../say/index.ts';
import { speaking } from './spoken.ts';

/** What is said on every page. */
export const shellWords = words({
  // The header.
  brand: { en: 'Minerve, home', fr: 'Minerve, accueil' },
  pages: { en: 'Pages', fr: 'Pages' },
  games: { en: 'Games', fr: 'Jeux' },
  rules: { en: 'Rules', fr: 'Règles' },
  rulesOf: { en: 'Rules: {game}', fr: 'Règles : {game}' },
  saves: { en: 'Saved games', fr: 'Mes parties' },
  savesShort: { en: 'Saved', fr: 'Parties' },
  course: { en: 'Course', fr: 'Cours' },
  treeShort: { en: 'Trees', fr: 'Arbres' },
  tree: { en: 'Search trees', fr: 'Arbres de recherche' },
  sheet: { en: 'Exercise sheet', fr: 'Feuille d’exercices' },
  jury: { en: 'Jury’s view', fr: 'Vue pour le jury' },
  proof: { en: 'Proved by machine', fr: 'Prouvé par la machine' },
  lab: { en: 'Lab', fr: 'Laboratoire' },
  arena: { en: 'Arenas', fr: 'Arènes' },
  evaluate: { en: 'Evaluations', fr: 'Évaluations' },
  evaluateShort: { en: 'Eval', fr: 'Éval.' },
  exercises: { en: 'Exercises', fr: 'Exercices' },
  exercisesShort: { en: 'Tasks', fr: 'Exos' },
  theme: { en: 'Light or dark', fr: 'Clair ou sombre' },
  language: { en: 'Language', fr: 'Langue' },
  showPage: { en: 'Show the page in English', fr: 'Afficher la page en français' },
  // The app around its pages.
  pageTitle: { en: '{page} · Minerve', fr: '{page} · Minerve' },
  homeTitle: { en: 'Minerve: play, see, solve, prove', fr: 'Minerve : jouer, voir, résoudre, prouver' },
  unknownTitle: { en: 'Nothing here', fr: 'Page introuvable' },
  skip: { en: 'Skip to the content', fr: 'Aller au contenu' },
  help: { en: 'Help', fr: 'Aide' },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  unknown: { en: 'There is nothing at this address: {hash}.', fr: 'Il n’y a rien à cette adresse : {hash}.' },
  toGames: { en: 'To the games', fr: 'Retour aux jeux' },
  brokenTitle: { en: 'Something went wrong here', fr: 'Quelque chose s’est mal passé ici' },
  brokenLead: {
    en: 'Your game is kept: it is in the address, and saved in this browser at every move.',
    fr: 'Votre partie n’est pas perdue : elle est dans l’adresse, et enregistrée dans ce navigateur à chaque coup.',
  },
  notLoaded: {
    en: 'A part of the app could not be loaded. Is the network there? Has a new version been put in place?',
    fr: 'Une partie de l’application n’a pas pu être chargée. Êtes-vous connecté au réseau ? Une nouvelle version vient-elle d’être mise en place ?',
  },
  details: { en: 'What happened', fr: 'Ce qui s’est passé' },
  reload: { en: 'Reload', fr: 'Recharger' },
  close: { en: 'Close', fr: 'Fermer' },
  otherGame: { en: 'Another game', fr: 'Un autre jeu' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  endTurn: { en: 'End of turn', fr: 'Fin du tour' },
  countedMoves: {
    en: (plies: number) => (plies === 0 ? 'no move yet' : `${plies} ${plural(plies, 'en', 'move', 'moves')}`),
    fr: (plies: number) => (plies === 0 ? 'aucun coup' : `${plies} ${plural(plies, 'fr', 'coup', 'coups')}`),
  },
  // A new version.
  ready: { en: 'A new version of Minerve is ready.', fr: 'Une nouvelle version de Minerve est prête.' },
  later: { en: 'Later', fr: 'Plus tard' },
});

export const shellText = speaking(shellWords);
