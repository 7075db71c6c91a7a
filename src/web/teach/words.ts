import { problems } from '../../core/index.ts';
import { counted } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';

/** Why a link gives no result. */
export const { failure } = problems({
  'not-a-result': {
    en: 'This link does not lead to a result of exercises.',
    fr: 'Ce lien ne mène pas à un résultat d’exercices.',
  },
  'only-the-series': {
    en: 'This is the link to the series, without any answer. Ask for the one under “Link to my result”.',
    fr: 'C’est le lien de la série, sans aucune réponse. Demandez celui de « Lien vers mon résultat ».',
  },
  'cut-result': {
    en: 'The answers in this link cannot be read: part of it is missing. Ask for it again.',
    fr: 'Les réponses contenues dans ce lien sont illisibles : il en manque une partie. Redemandez-le.',
  },
  'too-many-results': {
    en: 'At most {most} results are marked at once. Paste the others separately.',
    fr: 'On corrige au plus {most} résultats à la fois. Collez les autres à part.',
  },
});

export const teachText = pageTexts({
  lead: {
    en: 'Project a search, hand out exercises, print them, collect the results. Nothing is sent anywhere: a link holds all that it shows.',
    fr: 'Projeter une recherche, distribuer des exercices, les imprimer, relever les résultats. Rien n’est envoyé : un lien contient tout ce qu’il montre.',
  },
  project: { en: 'Project', fr: 'Projeter' },
  projectLine: {
    en: 'A search on its tree, step by step, in full screen, with its program beside it.',
    fr: 'Une recherche sur son arbre, pas à pas, en plein écran, avec son programme à côté.',
  },
  handOut: { en: 'Hand out', fr: 'Distribuer' },
  handOutLine: {
    en: 'A series of exercises as one link or QR code, the same for all students, corrected at once.',
    fr: 'Une série d’exercices en un lien ou un code QR, la même pour tous les élèves, corrigée aussitôt.',
  },
  print: { en: 'Print', fr: 'Imprimer' },
  printLine: {
    en: 'The same exercises as a sheet of paper, with solutions, or as LaTeX.',
    fr: 'Les mêmes exercices sur papier, avec leur corrigé, ou en LaTeX.',
  },
  collect: { en: 'Collect', fr: 'Relever' },
  collectLine: {
    en: 'Paste your students’ result links: a table, marked again here, and a file for your spreadsheet.',
    fr: 'Collez les liens de résultat de vos élèves : un tableau, corrigé de nouveau ici, et un fichier pour votre tableur.',
  },
  // Hand out.
  title: { en: 'Title', fr: 'Titre' },
  titleExample: { en: 'e.g. Cuts, Tuesday’s class', fr: 'p. ex. Coupures, groupe du mardi' },
  whichKinds: { en: 'Exercises', fr: 'Exercices' },
  howMany: { en: 'How many', fr: 'Combien' },
  advanced: { en: 'Advanced', fr: 'Réglages avancés' },
  seed: { en: 'Random seed', fr: 'Graine aléatoire' },
  seedHint: { en: 'Another number gives other exercises.', fr: 'Un autre nombre donne d’autres exercices.' },
  correction: { en: 'Correction', fr: 'Correction' },
  each: { en: 'after each exercise', fr: 'après chaque exercice' },
  end: { en: 'at the end', fr: 'à la fin' },
  noKind: { en: 'Choose one kind of exercise at least.', fr: 'Choisissez au moins un type d’exercice.' },
  firstExercise: { en: 'The first exercise', fr: 'Le premier exercice' },
  others: { en: 'Other exercises', fr: 'D’autres exercices' },
  seriesLink: { en: 'The link to hand out', fr: 'Le lien à distribuer' },
  startSeries: { en: 'Open the series', fr: 'Ouvrir la série' },
  sheet: { en: 'Print the sheet', fr: 'Imprimer la feuille' },
  qrCode: { en: 'QR code of the link', fr: 'Code QR du lien' },
  onlyHere: {
    en: 'This page runs on your own machine: students cannot open its links. Put the app on any web host first.',
    fr: 'Cette page tourne sur votre machine : les élèves ne peuvent pas ouvrir ses liens. Placez d’abord l’application sur un hébergement web.',
  },
  // Collect.
  links: { en: 'Result links', fr: 'Liens de résultat' },
  linksHint: {
    en: 'One or many, with any text around them: a whole e-mail or chat will do. They stay in this browser tab.',
    fr: 'Un ou plusieurs, avec n’importe quel texte autour : un courriel ou une discussion entière convient. Ils restent dans cet onglet.',
  },
  noLink: {
    en: 'There is no link in this text. Each student copies theirs from “Link to my result”, at the end of the series.',
    fr: 'Il n’y a aucun lien dans ce texte. Chaque élève copie le sien avec « Lien vers mon résultat », à la fin de la série.',
  },
  found: {
    en: ({ count }: { count: number }) => `${counted(count, 'en', 'result', 'results')}, marked again from the answers.`,
    fr: ({ count }: { count: number }) =>
      `${counted(count, 'fr', 'résultat corrigé', 'résultats corrigés')} de nouveau à partir des réponses.`,
  },
  repeated: {
    en: ({ count }: { count: number }) => `${counted(count, 'en', 'repeated link counts', 'repeated links count')} once.`,
    fr: ({ count }: { count: number }) =>
      `${counted(count, 'fr', 'lien répété compte', 'liens répétés comptent')} une seule fois.`,
  },
  unread: { en: 'Not understood', fr: 'Liens non compris' },
  line: { en: 'Line {line}', fr: 'Ligne {line}' },
  series: { en: 'Series', fr: 'Série' },
  seriesName: { en: '{kinds} (level {level}, series {seed})', fr: '{kinds} (niveau {level}, série {seed})' },
  name: { en: 'Name', fr: 'Nom' },
  noName: { en: 'no name', fr: 'sans nom' },
  score: { en: 'Score', fr: 'Score' },
  outOf: { en: 'Out of', fr: 'Sur' },
  parts: { en: 'Parts right', fr: 'Éléments justes' },
  scored: { en: '{right} of {count}', fr: '{right} sur {count}' },
  rightInAll: { en: 'Right in all', fr: 'Réussites' },
  unanswered: { en: 'no answer', fr: 'sans réponse' },
  download: { en: 'Download as CSV', fr: 'Télécharger en CSV' },
  copyTable: { en: 'Copy the table', fr: 'Copier le tableau' },
  file: { en: 'results', fr: 'resultats' },
});
