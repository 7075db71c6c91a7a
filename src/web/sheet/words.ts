import { pageTexts } from '../language.ts';

/** The texts around a sheet. Those on it are in `exercises/`, because saved sheets contain them too. */
export const sheetText = pageTexts({
  controls: { en: 'What is printed', fr: 'Ce qui est imprimé' },
  title: { en: 'Title', fr: 'Titre' },
  qrCode: { en: 'QR code of the link', fr: 'Code QR du lien' },
  solutions: { en: 'With the solutions', fr: 'Avec les solutions' },
  print: { en: 'Print', fr: 'Imprimer' },
  latex: { en: 'Save for LaTeX', fr: 'Enregistrer pour LaTeX' },
  practise: { en: 'Do these exercises here', fr: 'Faire ces exercices ici' },
  making: { en: 'The exercises are being made…', fr: 'Les exercices sont en préparation…' },
  cannotShow: { en: 'This sheet cannot be made', fr: 'Cette feuille est impossible' },
  badAddress: {
    en: 'Part of this address is missing or broken. Ask for the link again.',
    fr: 'Une partie de cette adresse manque ou est endommagée. Redemandez le lien.',
  },
  failed: {
    en: 'The exercises could not be made: a part of the app did not arrive. Load the page again.',
    fr: 'Les exercices n’ont pas pu être préparés : une partie de l’application n’est pas arrivée. Rechargez la page.',
  },
  usual: { en: 'An example series', fr: 'Une série ordinaire' },
  board: { en: 'Board of {exercise}', fr: 'Plateau de {exercise}' },
  weights: { en: 'What each square is worth', fr: 'Ce que vaut chaque case' },
});
