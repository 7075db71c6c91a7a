import { speaking } from '../spoken.ts';

/** What the page of experiments says; what an experiment says of itself is in `lab/`. */
export const labText = speaking({
  title: { en: 'The lab', fr: 'Le laboratoire' },
  lead: {
    en: 'Experiments on searches and games, done here, in this browser: choose one, change what you like, and see its figures grow. Counts are the same on every machine; times are those of yours.',
    fr: 'Des expériences sur les recherches et les jeux, faites ici, dans ce navigateur : choisissez-en une, changez ce que vous voulez, et regardez ses figures se tracer. Les comptes sont les mêmes sur toute machine ; les temps sont ceux de la vôtre.',
  },
  experiments: { en: 'Experiments', fr: 'Expériences' },
  source: { en: 'From {source}.', fr: 'D’après : {source}.' },
  settings: { en: 'Settings', fr: 'Réglages' },
  noSettings: { en: 'No settings.', fr: 'Aucun réglage.' },
  usual: { en: 'usual: {value}', fr: 'd’ordinaire : {value}' },
  usualValues: { en: 'Usual values', fr: 'Valeurs usuelles' },
  run: { en: 'Run', fr: 'Lancer' },
  goOn: { en: 'Go on', fr: 'Continuer' },
  again: { en: 'Run again', fr: 'Relancer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  cancelling: { en: 'Cancelling…', fr: 'Annulation…' },
  jobs: {
    en: '{jobs# job|jobs} on {threads# core|cores}.',
    fr: '{jobs# calcul|calculs}, sur {threads# cœur|cœurs}.',
  },
  takes: { en: 'About {time} of computing.', fr: 'Environ {time} de calcul.' },
  running: { en: 'Running…', fr: 'En cours…' },
  stopped: {
    en: 'Cancelled: {done#} of {all# job|jobs} are done and kept. “Go on” does the others.',
    fr: 'Annulé : {done#} sur {all# travail|travaux} faits et gardés. « Continuer » fait les autres.',
  },
  finished: { en: 'Done: {rows# row|rows}.', fr: 'Terminé : {rows# ligne|lignes}.' },
  failed: {
    en: 'The job {job} failed: {why} What was finished before is kept, and “Go on” tries the others again.',
    fr: 'Le travail {job} a échoué : {why} Ce qui était fini est gardé, et « Continuer » retente les autres.',
  },
  progress: { en: 'Jobs that are done', fr: 'Travaux finis' },
  done: { en: '{done#} of {all# job|jobs} done, {left#} left', fr: '{done#} sur {all# travail|travaux} finis, encore {left#}' },
  underWay: { en: 'Under way:', fr: 'En cours :' },
  otherSettings: {
    en: 'What is below was made with other settings than those typed above; “Run” starts again.',
    fr: 'Ce qui suit a été obtenu avec d’autres réglages que ceux tapés ci-dessus ; « Lancer » repart de zéro.',
  },
  notDrawn: {
    en: 'This figure could not be drawn: a part of the app did not arrive. Load the page again.',
    fr: 'Cette figure n’a pas pu être tracée : une partie de l’application n’est pas arrivée. Rechargez la page.',
  },
  figures: { en: 'Figures', fr: 'Figures' },
  tables: { en: 'Tables', fr: 'Tableaux' },
  take: { en: 'Save rows and report', fr: 'Enregistrer lignes et rapport' },
  so: {
    en: 'For a longer run, the same in a terminal; it keeps everything in a folder:',
    fr: 'Pour une longue durée, la même chose dans un terminal, qui garde tout dans un dossier :',
  },
  madeWith: { en: 'Minerve {version}, in a browser: {agent}.', fr: 'Minerve {version}, dans un navigateur : {agent}.' },
  madeOn: {
    en: '{threads# thread|threads} on {cores# core|cores}.',
    fr: '{threads# fil d’exécution|fils d’exécution} sur {cores# cœur|cœurs}.',
  },
  cannotShow: { en: 'There is no such experiment', fr: 'Cette expérience n’existe pas' },
  badAddress: {
    en: 'Part of this address is missing or broken. Ask for the link again.',
    fr: 'Une partie de cette adresse manque ou est endommagée. Redemandez le lien.',
  },
  all: { en: 'All experiments', fr: 'Toutes les expériences' },
});
