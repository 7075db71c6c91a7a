import { speaking } from '../spoken.ts';
import {
  ArenaSketch,
  CourseSketch,
  EvaluationSketch,
  ExerciseSketch,
  LabSketch,
  ProofSketch,
  SolutionSketch,
  TreeSketch,
} from './sketches.tsx';

const furtherText = speaking({
  further: { en: 'See how it works', fr: 'Comprendre' },
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
    fr: 'Valeurs, coupures, fenêtres, attracteurs, rangs, stratégies : des exercices sans fin, corrigés aussitôt, avec l’explication ; et des séries pour une classe.',
  },
  measureTitle: { en: 'Measure it', fr: 'Mesurer' },
  measureText: {
    en: 'Experiments in your browser: how many leaves alpha-beta really saves, what the order of the moves is worth, with figures for your report.',
    fr: 'Des expériences dans votre navigateur : combien de feuilles alpha-bêta épargne vraiment, ce que vaut l’ordre des coups, avec des figures pour votre rapport.',
  },
  readTitle: { en: 'Read the proofs', fr: 'Lire les preuves' },
  readText: {
    en: 'Alpha-beta is right: each lemma as it was proved on paper and as a machine has checked it, with the errors found in the proofs on paper.',
    fr: 'Alpha-bêta est correct : chaque lemme tel qu’il est démontré sur le papier et tel que la machine l’a vérifié, avec les erreurs relevées dans les démonstrations sur papier.',
  },
});

const invitations = [
  ['learn', '#/course', CourseSketch],
  ['see', '#/tree', TreeSketch],
  ['solve', '#/play/connect4', SolutionSketch],
  ['prove', '#/arena?preset=004-chomp-2x2', ArenaSketch],
  ['evaluate', '#/evaluate', EvaluationSketch],
  ['practise', '#/exercises', ExerciseSketch],
  ['measure', '#/lab', LabSketch],
  ['read', '#/proof', ProofSketch],
] as const;

/** For those who want to understand. */
export function Further() {
  return (
    <section class="further" aria-labelledby="further-title">
      <h2 id="further-title">{furtherText.further}</h2>
      <ul class="invitations">
        {invitations.map(([of, hash, Picture]) => (
          <li key={of}>
            <Picture />
            <h3>
              <a href={hash}>{furtherText[`${of}Title`]}</a>
            </h3>
            <p>{furtherText[`${of}Text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
