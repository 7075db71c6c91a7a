import { pageTexts } from '../language.ts';

/** The texts of the lab page; those of experiments are in `lab/`. */
export const labText = pageTexts({
  title: { en: 'The lab', fr: 'Le laboratoire' },
  lead: {
    en: 'Questions on searches and games, each with an experiment that answers it. The figures are stored; run them again here, with other settings if you like.',
    fr: 'Des questions sur les recherches et les jeux, chacune avec une expérience qui y répond. Les figures sont enregistrées ; relancez-les ici, avec d’autres réglages si vous voulez.',
  },
  experiments: { en: 'Experiments', fr: 'Expériences' },
  source: { en: 'From {source}.', fr: 'D’après : {source}.' },
  settings: { en: 'Settings', fr: 'Réglages' },
  usual: { en: 'default: {value}', fr: 'par défaut : {value}' },
  defaultValues: { en: 'Default values', fr: 'Valeurs par défaut' },
  run: { en: 'Run it here', fr: 'Lancer ici' },
  goOn: { en: 'Continue', fr: 'Continuer' },
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
    fr: 'Annulé : {done#} sur {all# calcul|calculs} faits et gardés. « Continuer » fait les autres.',
  },
  finished: { en: 'Done: {rows# row|rows}.', fr: 'Terminé : {rows# ligne|lignes}.' },
  failed: {
    en: 'The job {job} failed: {why} What was finished before is kept, and “Go on” tries the others again.',
    fr: 'Le calcul {job} a échoué : {why} Ce qui était fini est gardé, et « Continuer » retente les autres.',
  },
  progress: { en: 'Jobs that are done', fr: 'Calculs finis' },
  done: { en: '{done#} of {all# job|jobs} done, {left#} left', fr: '{done#} sur {all# calcul|calculs} finis, encore {left#}' },
  underWay: { en: 'Under way:', fr: 'En cours :' },
  stored: {
    en: 'Stored figures, made with the default settings on a server; its times are not those of your machine.',
    fr: 'Figures enregistrées, obtenues avec les réglages par défaut sur un serveur ; ses temps ne sont pas ceux de votre machine.',
  },
  otherSettings: {
    en: 'What is below was made with other settings than those typed above; “Run it here” starts again.',
    fr: 'Ce qui suit a été obtenu avec d’autres réglages que ceux tapés ci-dessus ; « Lancer ici » repart de zéro.',
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

/** Each experiment as a question and its answer in a line, which the stored figures give. */
export const labQuestions = {
  'cuts-by-order': pageTexts({
    question: { en: 'How much does good ordering save?', fr: 'Que fait gagner un bon ordre des coups ?' },
    answer: {
      en: 'With 5 children a node, each ply multiplies the leaves by 2.3 with the best child first, by 4.7 with the worst.',
      fr: 'Avec 5 fils par nœud, chaque demi-coup multiplie les feuilles par 2,3 le meilleur fils d’abord, par 4,7 le pire d’abord.',
    },
  }),
  'minimax2-misses': pageTexts({
    question: { en: 'What does Minimax2 miss without deep cuts?', fr: 'Que manque Minimax2 sans les coupures profondes ?' },
    answer: {
      en: 'Nothing below height 4; at height 12 with two children, it evaluates twice as many leaves as alpha-beta.',
      fr: 'Rien sous la hauteur 4 ; à la hauteur 12 avec deux fils, deux fois plus de feuilles qu’alpha-bêta.',
    },
  }),
  algorithms: pageTexts({
    question: { en: 'Which algorithm evaluates the fewest leaves?', fr: 'Quel algorithme évalue le moins de feuilles ?' },
    answer: {
      en: 'MTD(f) with a table: at tic-tac-toe 510 leaves, where alpha-beta evaluates 8,453 and minimax 255,168.',
      fr: 'MTD(f) avec une table : au morpion 510 feuilles, contre 8 453 pour alpha-bêta et 255 168 pour minimax.',
    },
  }),
  ablation: pageTexts({
    question: { en: 'What is each aid of alpha-beta worth?', fr: 'Que vaut chaque aide d’alpha-bêta ?' },
    answer: {
      en: 'All together leave 29% of the nodes of plain alpha-beta, 5% at Connect 4 and 17% at chess.',
      fr: 'Toutes ensemble, elles laissent 29 % des nœuds d’alpha-bêta seul, 5 % au Puissance 4 et 17 % aux échecs.',
    },
  }),
  'connect4-2013': pageTexts({
    question: { en: 'Is looking for the winning move worth its time?', fr: 'Chercher le coup gagnant vaut-il son temps ?' },
    answer: {
      en: 'Yes: by the cost model of 2013, looking 3 plies above the leaves takes 47% of the time of plain alpha-beta at height 10.',
      fr: 'Oui : d’après le modèle de coût de 2013, le chercher 3 demi-coups au-dessus des feuilles prend 47 % du temps d’alpha-bêta seul, à la hauteur 10.',
    },
  }),
  'cost-model': pageTexts({
    question: { en: 'When does looking for a winning move pay?', fr: 'Quand chercher un coup gagnant est-il rentable ?' },
    answer: {
      en: 'By the model of 2013 with its constants, from 3 plies above the leaves on, at any height. Change the constants, and see how the curve moves.',
      fr: 'D’après le modèle de 2013 et ses constantes, à partir de 3 demi-coups au-dessus des feuilles, à toute hauteur. Changez les constantes, et voyez bouger la courbe.',
    },
  }),
  'draughts-branching': pageTexts({
    question: { en: 'How many moves are there in draughts?', fr: 'Combien de coups y a-t-il aux dames ?' },
    answer: {
      en: 'Not 30 a position, as a report of 2001 counts, but 8 where captures are forced, and 11 to 17 where they are not.',
      fr: 'Non pas 30 par position, comme compte un rapport de 2001, mais 8 si la prise est forcée, et 11 à 17 sinon.',
    },
  }),
  'players-2001': pageTexts({
    question: { en: 'Does looking further ahead win games?', fr: 'Gagne-t-on plus en voyant plus loin ?' },
    answer: {
      en: 'Yes: two plies beat one, three beat two with 95% of the points, four beat three with 88%; each costs three to eight times the work.',
      fr: 'Oui : deux demi-coups battent un, trois battent deux avec 95 % des points, quatre battent trois avec 88 % ; chacun coûte trois à huit fois plus.',
    },
  }),
  evolution: pageTexts({
    question: {
      en: 'Can an evaluation evolve by self-play?',
      fr: 'Une évaluation peut-elle évoluer en jouant contre elle-même ?',
    },
    answer: {
      en: 'Yes, a little: in 70 generations from 56 to 85% of the points against random moves, from 4 to 24% against counted material.',
      fr: 'Oui, un peu : en 70 générations, de 56 à 85 % des points contre des coups au hasard, de 4 à 24 % contre le compte du matériel.',
    },
  }),
  errata: pageTexts({
    question: { en: 'Which numbers of the sources are wrong?', fr: 'Quels nombres des sources sont faux ?' },
    answer: {
      en: 'Every number that we correct is computed again here, from the trees of TIPE 2013 to Chomp.',
      fr: 'Chaque nombre que nous corrigeons est recalculé ici, des arbres de TIPE 2013 au chomp.',
    },
  }),
};

export const questionOf = (name: string) => labQuestions[name as keyof typeof labQuestions];
