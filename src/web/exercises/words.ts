import { problems } from '../../core/index.ts';
import { type AnswerKind, kinds, type Parts } from '../../exercises/index.ts';
import { counted, plural, type Translation } from '../../i18n/index.ts';
import { pageText, pageTexts } from '../language.ts';

interface AnswerForm {
  readonly how: AnswerKind['how'];
}

/** What to do where nothing was answered yet. */
const FIRST_STEP: Readonly<Record<AnswerKind['how'], Translation>> = {
  fields: { en: 'fill in at least one field', fr: 'remplissez au moins un champ' },
  sequence: { en: 'choose at least one node', fr: 'choisissez au moins un nœud' },
  set: { en: 'choose at least one vertex', fr: 'choisissez au moins un sommet' },
  order: { en: 'move at least one node', fr: 'déplacez au moins un nœud' },
  move: { en: 'play or type a move', fr: 'jouez ou tapez un coup' },
};

/** Errors in links, besides those of `exercises/`. */
export const { failure } = problems({
  'bad-exercise-link': {
    en: 'This link seems to be cut off, or to have grown. Copy the whole of it, and nothing else.',
    fr: 'Ce lien semble coupé, ou rallongé. Copiez-le tout entier, et rien d’autre.',
  },
});

/** The texts of the exercise pages. Questions and corrections come from `exercises/`. */
export const exercisesText = pageTexts({
  title: { en: 'Exercises', fr: 'Exercices' },
  lead: {
    en: 'Endless, corrected at once, with the reason. Your score stays in this browser.',
    fr: 'Sans fin, corrigés aussitôt, avec l’explication. Votre score reste dans ce navigateur.',
  },
  loading: { en: 'Making an exercise…', fr: 'Préparation d’un exercice…' },
  back: { en: 'All exercises', fr: 'Tous les exercices' },
  // What there is.
  onTree: { en: 'On trees', fr: 'Sur des arbres' },
  onArena: { en: 'On arenas', fr: 'Sur des arènes' },
  onBoard: { en: 'On boards', fr: 'Sur des plateaux' },
  practiseKind: { en: 'Practise: {kind}', fr: 'S’entraîner : {kind}' },
  scoreSoFar: { en: '{right} of {total} right', fr: '{right} sur {total}' },
  bestStreak: { en: 'best streak {best}', fr: 'meilleure série {best}' },
  streakNow: {
    en: ({ streak }: { streak: number }) => `${streak} in a row`,
    fr: ({ streak }: { streak: number }) => `${streak} d’affilée`,
  },
  forget: { en: 'Reset my score', fr: 'Remettre mon score à zéro' },
  forgotten: { en: 'Your score starts again from zero.', fr: 'Votre score repart de zéro.' },
  difficulty: { en: 'Difficulty', fr: 'Difficulté' },
  levels: { en: ['to begin with', 'standard', 'demanding'], fr: ['pour débuter', 'courant', 'exigeant'] },
  forClass: { en: 'For a class: a series as one link', fr: 'Pour une classe : une série en un lien' },
  // The card.
  task: { en: 'The task', fr: 'L’énoncé' },
  yourAnswer: { en: 'Your answer', fr: 'Votre réponse' },
  figureOfTree: { en: 'the tree of the exercise', fr: 'l’arbre de l’exercice' },
  figureOfArena: { en: 'the arena of the exercise', fr: 'l’arène de l’exercice' },
  figureOfBoard: { en: 'the board of the exercise', fr: 'le plateau de l’exercice' },
  touchToType: {
    en: 'Touch a node and type; Enter leads to the next one.',
    fr: 'Touchez un nœud et tapez ; Entrée mène au suivant.',
  },
  touchVertexToType: { en: 'Touch a vertex to come to its field.', fr: 'Touchez un sommet pour aller à son champ.' },
  touchToChoose: {
    en: 'Touch the nodes in their order, or walk with the arrow keys and press Enter. Click again to remove. A node is named by its path: p12 is the second child of p1.',
    fr: 'Touchez les nœuds dans l’ordre, ou parcourez l’arbre avec les flèches et appuyez sur Entrée. Un second appui en retire un. Les nœuds portent le nom de leur chemin : p12 est le deuxième fils de p1.',
  },
  touchToMove: {
    en: 'Choose a node and move it among its siblings with the arrows beside it, or with Alt+← and Alt+→.',
    fr: 'Choisissez un nœud et déplacez-le parmi ses frères avec les flèches à côté, ou avec Alt+← et Alt+→.',
  },
  touchVertices: {
    en: 'Touch the vertices that belong to it, or tick them here. Click again to remove.',
    fr: 'Touchez les sommets qui en font partie, ou cochez-les ici. Un second appui en retire un.',
  },
  touchBoard: { en: 'Play the move on the board, or type it.', fr: 'Jouez le coup sur le plateau, ou tapez-le.' },
  squareWeights: { en: 'What each square brings', fr: 'Ce que rapporte chaque case' },
  pieceWeights: { en: 'What each piece brings', fr: 'Ce que rapporte chaque pièce' },
  chosenSoFar: { en: 'Nodes chosen, in order', fr: 'Nœuds choisis, dans l’ordre' },
  nothingChosen: { en: 'Nothing yet.', fr: 'Rien encore.' },
  takeOut: { en: 'Take {item} out', fr: 'Retirer {item}' },
  typeNames: { en: 'Or type the names', fr: 'Ou tapez les noms' },
  typeMove: { en: 'Your move', fr: 'Votre coup' },
  takeMoveBack: { en: 'Undo the move', fr: 'Annuler le coup' },
  vertices: { en: 'Vertices', fr: 'Sommets' },
  given: { en: 'given', fr: 'donné' },
  notChosen: { en: 'choose', fr: 'choisir' },
  asItWas: { en: 'Restore the order', fr: 'Rétablir l’ordre initial' },
  noteTyped: { en: 'your answer: {text}', fr: 'votre réponse : {text}' },
  noteToFill: { en: 'to be filled in', fr: 'à compléter' },
  noteAsked: { en: 'the node in question', fr: 'le nœud en question' },
  noteChosen: { en: 'chosen, number {number}', fr: 'choisi, numéro {number}' },
  noteRight: { en: 'right', fr: 'juste' },
  noteWrong: { en: 'wrong', fr: 'faux' },
  // Checking.
  check: { en: 'Check', fr: 'Vérifier' },
  checkAgain: { en: 'Check again', fr: 'Vérifier de nouveau' },
  answerFirst: {
    en: ({ how }: AnswerForm) => `Give an answer first: ${FIRST_STEP[how].en}. Nothing has been counted.`,
    fr: ({ how }: AnswerForm) => `Donnez d’abord une réponse : ${FIRST_STEP[how].fr}. Rien n’a été compté.`,
  },
  praise: {
    en: ['Right!', 'Exactly.', 'Well done.', 'That is it.', 'Perfect.'],
    fr: ['Juste !', 'Exactement.', 'Bien joué.', 'C’est cela.', 'Parfait.'],
  },
  rightInTheEnd: { en: 'Now it is right.', fr: 'Cette fois, c’est juste.' },
  almost: { en: 'Almost there.', fr: 'Presque.' },
  notYet: { en: 'Not yet.', fr: 'Pas encore.' },
  partsRight: {
    en: ({ right, all }: Parts) =>
      right === 0 ? '' : `${right} of ${counted(all, 'en', 'answer', 'answers')} ${plural(right, 'en', 'is', 'are')} right.`,
    fr: ({ right, all }: Parts) =>
      right === 0
        ? ''
        : `${right} ${plural(right, 'fr', 'réponse', 'réponses')} sur ${all} ${plural(right, 'fr', 'est juste', 'sont justes')}.`,
  },
  partsCounted: { en: 'parts right: {right} of {all}', fr: 'éléments justes : {right} sur {all}' },
  partsOfOne: { en: '{right} of {all}', fr: '{right} sur {all}' },
  firstCounts: {
    en: 'Correct it and check again if you like; the first check counts.',
    fr: 'Corrigez et vérifiez de nouveau si vous voulez ; seule la première vérification compte.',
  },
  changed: { en: 'Changed: check again.', fr: 'Modifié : vérifiez de nouveau.' },
  right: { en: 'right', fr: 'juste' },
  wrong: { en: 'wrong', fr: 'faux' },
  nothing: { en: 'nothing', fr: 'rien' },
  whyRight: {
    en: ({ count }: { count: number }) => `Why ${plural(count, 'en', 'the right part is', 'the right parts are')} right`,
    fr: ({ count }: { count: number }) =>
      `Voir ${plural(count, 'fr', 'l’explication de la réponse juste', 'les explications des réponses justes')}`,
  },
  showSolution: { en: 'Show the solution', fr: 'Voir la solution' },
  hideSolution: { en: 'Hide the solution', fr: 'Cacher la solution' },
  solution: { en: 'Solution', fr: 'Solution' },
  another: { en: 'Another one', fr: 'Un autre' },
  correctIt: { en: 'Correct it', fr: 'Corriger' },
  stepByStep: { en: 'See this tree step by step', fr: 'Voir cet arbre pas à pas' },
  seeArena: { en: 'See this arena rank by rank', fr: 'Voir cette arène rang par rang' },
  harder: {
    en: '{streak} right in a row: on to difficulty {level}?',
    fr: '{streak} réussis d’affilée : passer à la difficulté {level} ?',
  },
  goHarder: { en: 'Difficulty {level}', fr: 'Difficulté {level}' },
  // A series.
  seriesTitle: {
    en: ({ count }: { count: number }) => `A series of ${counted(count, 'en', 'exercise', 'exercises')}`,
    fr: ({ count }: { count: number }) => `Une série de ${counted(count, 'fr', 'exercice', 'exercices')}`,
  },
  seriesFacts: { en: 'level {level}', fr: 'niveau {level}' },
  progress: { en: '{at} of {count}', fr: '{at} sur {count}' },
  inSeries: { en: 'The exercises of the series', fr: 'Les exercices de la série' },
  exercise: { en: 'Exercise {number}', fr: 'Exercice {number}' },
  stateAnswered: { en: 'answered', fr: 'répondu' },
  stateOpen: { en: 'open', fr: 'à faire' },
  previous: { en: 'Previous', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
  keepAnswer: { en: 'Keep and go on', fr: 'Garder et continuer' },
  keptHint: {
    en: 'Answers can be changed until the end; they are corrected then.',
    fr: 'Les réponses peuvent être modifiées jusqu’à la fin ; elles sont corrigées alors.',
  },
  finish: { en: 'See the result', fr: 'Voir le résultat' },
  finishAll: { en: 'Finish and have it corrected', fr: 'Terminer et faire corriger' },
  finishOpen: { en: 'Finish all the same', fr: 'Terminer quand même' },
  stillOpen: {
    en: ({ count }: { count: number }) => `${counted(count, 'en', 'exercise is', 'exercises are')} without an answer.`,
    fr: ({ count }: { count: number }) => `${counted(count, 'fr', 'exercice est', 'exercices sont')} sans réponse.`,
  },
  // The result.
  result: { en: 'Result', fr: 'Résultat' },
  resultOf: { en: 'Result of {name}', fr: 'Résultat de {name}' },
  scored: { en: '{right} of {count}', fr: '{right} sur {count}' },
  resultKind: {
    en: ({ right, all }: Parts): string =>
      right === all
        ? 'Everything is right. Congratulations!'
        : right * 2 >= all
          ? 'Well done. Look at the others below: each has its correction.'
          : 'Each correction below says why: look at them, then try another series.',
    fr: ({ right, all }: Parts): string =>
      right === all
        ? 'Tout est juste. Félicitations !'
        : right * 2 >= all
          ? 'Bien. Regardez les autres ci-dessous : chacun a sa correction.'
          : 'Chaque correction ci-dessous dit pourquoi : regardez-les, puis essayez une autre série.',
  },
  yourName: { en: 'Your name (optional)', fr: 'Votre nom (facultatif)' },
  copyResult: { en: 'Copy the result', fr: 'Copier le résultat' },
  copyResultLink: { en: 'Link to my result', fr: 'Lien vers mon résultat' },
  resultHint: {
    en: 'The link holds the answers; they are marked again wherever it is opened.',
    fr: 'Le lien contient les réponses ; elles sont corrigées de nouveau là où on l’ouvre.',
  },
  unanswered: { en: 'no answer', fr: 'sans réponse' },
  showCorrection: { en: 'Correction', fr: 'Correction' },
  backToSeries: { en: 'Back to the exercises', fr: 'Revenir aux exercices' },
  startAgain: { en: 'Start the series again', fr: 'Recommencer la série' },
  textSeries: {
    en: 'Minerve, series {seed}, difficulty {level}: {kinds}',
    fr: 'Minerve, série {seed}, difficulté {level} : {kinds}',
  },
  textScore: { en: 'Score: {right} of {count}', fr: 'Score : {right} sur {count}' },
  // Links that cannot be read.
  brokenTitle: { en: 'This link cannot be read', fr: 'Ce lien est illisible' },
  brokenWay: { en: 'Choose an exercise', fr: 'Choisir un exercice' },
});

/** The title of a kind of exercise. */
export function titleOf(kind: string): string {
  const found = kinds.find(({ name }) => name === kind);
  return found === undefined ? kind : pageText(found.title);
}
