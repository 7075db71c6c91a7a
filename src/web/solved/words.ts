import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';

export const solvedText = pageTexts(
  words({
    lead: {
      en: 'The first player wins, and must begin in the centre column. Play against the winning strategy, look at all your replies at once, or check the proof yourself.',
      fr: 'Le premier joueur gagne, et doit commencer par la colonne centrale. Jouez contre la stratégie gagnante, voyez toutes vos réponses d’un coup d’œil, ou vérifiez la preuve vous-même.',
    },
    first: { en: 'The first move', fr: 'Le premier coup' },
    firstLine: {
      en: 'What each first column is worth. Choose one to see the answer to it.',
      fr: 'Ce que vaut chaque première colonne. Choisissez-en une pour voir ce qui lui est répondu.',
    },
    column: { en: 'Column {column}', fr: 'Colonne {column}' },
    wins: { en: 'wins', fr: 'gagne' },
    loses: { en: 'loses', fr: 'perd' },
    draws: { en: 'draw', fr: 'nulle' },
    loading: { en: 'Reading the strategy…', fr: 'Lecture de la stratégie…' },
    yourTurn: { en: 'Your turn. Choose a column.', fr: 'À vous. Choisissez une colonne.' },
    strategyWins: { en: 'The strategy has won.', fr: 'La stratégie a gagné.' },
    draw: { en: 'The board is full: a draw.', fr: 'La grille est pleine : partie nulle.' },
    youWin: { en: 'You have won: this should be impossible.', fr: 'Vous avez gagné : cela devrait être impossible.' },
    stored: {
      en: 'Column {column}: this move is in the certificate.',
      fr: 'Colonne {column} : ce coup est dans le certificat.',
    },
    searched: {
      en: 'Column {column}: found by the short search that ends each line of the certificate.',
      fr: 'Colonne {column} : trouvé par la petite recherche qui termine chaque ligne du certificat.',
    },
    solver: {
      en: 'Column {column}: by the exact solver. No certificate covers this line.',
      fr: 'Colonne {column} : d’après le solveur exact. Aucun certificat ne couvre cette suite.',
    },
    inPlies: {
      en: 'With best play the game ends in {plies# ply|plies}.',
      fr: 'Au mieux des deux côtés, la partie finit en {plies# demi-coup|demi-coups}.',
    },
    undo: { en: 'Take back', fr: 'Reprendre le coup' },
    restart: { en: 'Start again', fr: 'Recommencer' },
    board: { en: 'Connect 4 board', fr: 'Grille de Puissance 4' },
    replies: { en: 'Your replies', fr: 'Vos réponses' },
    repliesLine: {
      en: 'Each board shows your reply and the answer of the strategy. Positions that are mirror images are shown once.',
      fr: 'Chaque grille montre votre réponse et celle de la stratégie. Les positions symétriques sont montrées une seule fois.',
    },
    reply: { en: 'You {columns}, then {answer}', fr: 'Vous {columns}, puis {answer}' },
    replyWins: { en: 'You {columns}, then {answer} wins', fr: 'Vous {columns}, puis {answer} gagne' },
    losesIn: { en: 'loses in {plies}', fr: 'perd en {plies}' },
    isDraw: { en: 'draw', fr: 'nulle' },
    proved: { en: 'What is proved', fr: 'Ce qui est prouvé' },
    provedLine: {
      en: 'The strategy is a file of {bytes#} bytes: a move for each of {stored#} positions, and {leaves#} ends that a short search closes. A checker whose correctness is proved in Coq, rules of the game included, follows every reply and accepts it.',
      fr: 'La stratégie est un fichier de {bytes#} octets : un coup pour chacune de {stored#} positions, et {leaves#} fins de ligne que ferme une petite recherche. Un contrôleur dont la correction est prouvée en Coq, règles du jeu comprises, suit toutes les réponses et l’accepte.',
    },
    provedWins: {
      en: 'So the strategy wins, whatever wrote the file.',
      fr: 'La stratégie gagne donc, quel que soit le programme qui a écrit le fichier.',
    },
    provedHolds: {
      en: 'So the strategy does not lose, whatever wrote the file.',
      fr: 'La stratégie ne perd donc pas, quel que soit le programme qui a écrit le fichier.',
    },
    allProved: {
      en: 'Each first column has such a file, the same one for its mirror image. The theorem draws the sentence of the course from the four answers of the checker: the first player wins by the centre, and by no other column. Coq has proved the theorem; the answers come from the checker, outside Coq.',
      fr: 'Chaque première colonne a un tel fichier, le même que son image dans un miroir. Des quatre réponses du contrôleur, le théorème tire la phrase du cours : le premier joueur gagne par le centre, et par aucune autre colonne. Coq a prouvé le théorème ; les réponses viennent du contrôleur, hors de Coq.',
    },
    notProved: {
      en: 'Not yet proved this way: that the other first columns do not win. Their values here are those of the exact solver.',
      fr: 'Pas encore prouvé ainsi : que les autres premières colonnes ne gagnent pas. Leurs valeurs ici sont celles du solveur exact.',
    },
    check: { en: 'Check it here', fr: 'Vérifier ici' },
    checkLine: {
      en: 'By a second checker, written apart, in this browser; it takes a minute or two.',
      fr: 'Par un second contrôleur, écrit à part, dans ce navigateur ; cela prend une minute ou deux.',
    },
    stop: { en: 'Stop', fr: 'Arrêter' },
    checking: { en: '{done#} of {all#} positions', fr: '{done#} positions sur {all#}' },
    accepted: {
      en: 'Accepted: {positions# position|positions}, every reply followed, {nodes#} positions searched at the ends.',
      fr: 'Accepté : {positions# position|positions}, toutes les réponses suivies, {nodes#} positions parcourues en fin de ligne.',
    },
    theorem: { en: 'The theorem', fr: 'Le théorème' },
    download: { en: 'Save the certificate', fr: 'Enregistrer le certificat' },
  }),
);

export const { failure, problem } = problems(
  words({
    'solved-line': {
      en: 'The moves in this link do not fit together. It shows the strategy from its beginning.',
      fr: 'Les coups de ce lien ne vont pas ensemble. La stratégie est montrée depuis le début.',
    },
  }),
);
