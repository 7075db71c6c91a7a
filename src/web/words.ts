import { formatNumber, plural, words } from '../i18n/index.ts';
import { pageTexts } from './language.ts';

/** The texts of every page. */
export const shellWords = words({
  // The header.
  brand: { en: 'Minerve, home', fr: 'Minerve, accueil' },
  pages: { en: 'Pages', fr: 'Pages' },
  games: { en: 'Games', fr: 'Jeux' },
  rules: { en: 'Rules', fr: 'Règles' },
  rulesOf: { en: 'Rules: {game}', fr: 'Règles : {game}' },
  saves: { en: 'Saved games', fr: 'Mes parties' },
  course: { en: 'Course', fr: 'Cours' },
  tree: { en: 'Search trees', fr: 'Arbres de recherche' },
  sheet: { en: 'Exercise sheet', fr: 'Feuille d’exercices' },
  jury: { en: 'Printable proof', fr: 'Vue pour le jury' },
  proof: { en: 'Machine-checked proofs', fr: 'Prouvé par la machine' },
  solved: { en: 'Connect 4, solved', fr: 'Puissance 4, résolu' },
  lab: { en: 'Lab', fr: 'Laboratoire' },
  arena: { en: 'Arenas', fr: 'Arènes' },
  evaluate: { en: 'Evaluations', fr: 'Évaluations' },
  exercises: { en: 'Exercises', fr: 'Exercices' },
  sources: { en: 'Sources', fr: 'Sources' },
  // The places of the header, by section, each with a line.
  play: { en: 'Play', fr: 'Jouer' },
  learn: { en: 'Learn', fr: 'Apprendre' },
  explore: { en: 'Explore', fr: 'Explorer' },
  teach: { en: 'Teach', fr: 'Enseigner' },
  code: { en: 'Code', fr: 'Code' },
  more: { en: 'More', fr: 'Plus' },
  arenas: { en: 'Arenas and attractors', fr: 'Arènes et attracteurs' },
  proofs: { en: 'Proofs', fr: 'Preuves' },
  gamesLine: { en: 'Against the computer, or each other', fr: 'Contre l’ordinateur, ou à deux' },
  savesLine: { en: 'Continue where you stopped', fr: 'Reprendre une partie commencée' },
  courseLine: {
    en: 'How a machine chooses a move, in fifteen chapters',
    fr: 'Comment une machine choisit un coup, en quinze chapitres',
  },
  exercisesLine: { en: 'Corrected at once, with the reason', fr: 'Corrigés aussitôt, avec l’explication' },
  treeLine: { en: 'Minimax and its cuts, step by step', fr: 'Minimax et ses coupures, pas à pas' },
  arenaLine: { en: 'Games on a graph: who wins, and how', fr: 'Jeux sur un graphe : qui gagne, et comment' },
  evaluateLine: { en: 'How a heuristic scores a position', fr: 'Comment une heuristique note une position' },
  labLine: { en: 'Experiments to run here', fr: 'Des expériences à lancer ici' },
  proofLine: { en: 'Theorems checked by Coq', fr: 'Des théorèmes vérifiés par Coq' },
  solvedLine: { en: 'A winning strategy, and its proof', fr: 'Une stratégie gagnante, et sa preuve' },
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
  tooLongTitle: { en: 'This link is too long', fr: 'Ce lien est trop long' },
  tooLong: {
    en: ({ most }: { most: number }) =>
      `Links are opened up to ${formatNumber(most, 'en')} characters. Ask the sender for a file or a shorter link.`,
    fr: ({ most }: { most: number }) =>
      `Les liens s’ouvrent jusqu’à ${formatNumber(most, 'fr')} caractères. Demandez à l’expéditeur un fichier ou un lien plus court.`,
  },
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
  ownHeuristic: { en: 'own heuristic', fr: 'heuristique personnelle' },
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

export const shellText = pageTexts(shellWords);
