import { words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

export const homeText = speaking(
  words({
    title: { en: 'Play. See. Solve. Prove.', fr: 'Jouer. Voir. Résoudre. Prouver.' },
    lead: {
      en: 'Pick a board and play, against the computer or each other. Then look at what it thinks, and why it is right.',
      fr: 'Choisissez un plateau et jouez, contre l’ordinateur ou à deux. Regardez ensuite ce qu’il pense, et pourquoi il a raison.',
    },
    resume: { en: 'Go on with your game', fr: 'Reprendre votre partie' },
    resumeSeveral: { en: 'Go on with your games', fr: 'Reprendre vos parties' },
    after: { en: 'after {moves}', fr: 'après {moves}' },
    play: { en: 'Play {game}', fr: 'Jouer : {game}' },
    variants: { en: '{game}: ways to play', fr: '{game} : façons de jouer' },
    further: { en: 'And then?', fr: 'Et ensuite ?' },
    furtherLead: { en: 'For whoever wants to know how it is done.', fr: 'Pour qui veut savoir comment c’est fait.' },
    learnTitle: { en: 'Follow the course', fr: 'Suivre le cours' },
    learnText: {
      en: 'From “what is minimax?” to solved games in fifteen short chapters, each with a figure that moves and an exercise.',
      fr: 'De « qu’est-ce que minimax ? » aux jeux résolus en quinze courts chapitres, chacun avec une figure qui bouge et un exercice.',
    },
    seeTitle: { en: 'See the search', fr: 'Voir la recherche' },
    seeText: {
      en: 'Minimax and alpha-beta step by step, on a tree of yours or on a position of any game: what they look at, what they cut, and why they may.',
      fr: 'Minimax et alpha-bêta pas à pas, sur un arbre à vous ou sur une position de n’importe quel jeu : ce qu’ils regardent, ce qu’ils coupent, et pourquoi ils en ont le droit.',
    },
    solveTitle: { en: 'Solve Connect 4', fr: 'Résoudre Puissance 4' },
    solveText: {
      en: 'The exact worth of every column, and the whole search, 75 million positions, in your browser.',
      fr: 'La valeur exacte de chaque colonne, et la recherche entière, 75 millions de positions, dans votre navigateur.',
    },
    proveTitle: { en: 'Prove who wins', fr: 'Prouver qui gagne' },
    proveText: {
      en: 'Chomp, Nim or a graph of yours as an arena: the attractor grows rank by rank, with a reason for each vertex and the winning strategy as arrows.',
      fr: 'Chomp, Nim ou un graphe à vous, vus comme une arène : l’attracteur grandit rang par rang, avec une raison pour chaque sommet et la stratégie gagnante en flèches.',
    },
    evaluateTitle: { en: 'Evaluate a position', fr: 'Évaluer une position' },
    evaluateText: {
      en: 'What a heuristic sees on the board, term by term, before any search; with a table of your own too.',
      fr: 'Ce qu’une heuristique voit sur le plateau, terme par terme, avant toute recherche ; avec une table à vous aussi.',
    },
    practiseTitle: { en: 'Practise', fr: 'S’entraîner' },
    practiseText: {
      en: 'Values, cuts, windows, attractors, ranks, strategies: exercises without end, corrected at once with the reason; and series for a class.',
      fr: 'Valeurs, coupures, fenêtres, attracteurs, rangs, stratégies : des exercices sans fin, corrigés aussitôt avec la raison ; et des séries pour une classe.',
    },
    measureTitle: { en: 'Measure it', fr: 'Mesurer' },
    measureText: {
      en: 'Experiments in your browser: how many leaves alpha-beta really saves, what the order of the moves is worth, with figures for your report.',
      fr: 'Des expériences dans votre navigateur : combien de feuilles alpha-bêta épargne vraiment, ce que vaut l’ordre des coups, avec des figures pour votre rapport.',
    },
    foot: {
      en: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
      fr: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
    },
  }),
);
