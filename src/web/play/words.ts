import { problems } from '../../core/index.ts';
import type { LevelElo } from '../../games/index.ts';
import { formatNumber, type Language, plural, words } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';
import { shellWords } from '../words.ts';

const tens = (elo: number, language: Language) => formatNumber(10 * Math.round(elo / 10), language);

/** The words of the play page. */
export const playWords = words({
  loading: { en: 'Setting up the board…', fr: 'Mise en place du plateau…' },
  cannotOpen: { en: 'This game cannot be opened', fr: 'Impossible d’ouvrir cette partie' },
  openFresh: { en: 'Begin a new game instead', fr: 'Commencer une nouvelle partie' },
  playable: { en: 'Games that can be played', fr: 'Jeux auxquels on peut jouer' },
  movesLeftOut: {
    en: 'Move {number} of this link or saved game cannot be played, so the game stands before it. {reason}',
    fr: 'Le coup {number} de ce lien ou de cette partie enregistrée ne peut être joué ; la partie s’arrête juste avant. {reason}',
  },
  board: { en: 'Board: {game}', fr: 'Plateau : {game}' },
  // Events.
  played: { en: '{side}: {move}', fr: '{side} : {move}' },
  huffThen: { en: 'huff {square}, then {move}', fr: 'souffler {square}, puis {move}' },
  huffedThen: { en: 'the piece on {square} huffed, then {move}', fr: 'la pièce en {square} soufflée, puis {move}' },
  yourMove: { en: 'Your turn ({side}).', fr: 'À vous de jouer ({side}).' },
  thinks: { en: 'The computer is thinking ({side})…', fr: 'L’ordinateur réfléchit ({side})…' },
  waits: { en: 'Paused ({side}).', fr: 'En pause ({side}).' },
  lookingBack: {
    en: 'You are looking at move {at} of {all}. A move made here replaces the later ones.',
    fr: 'Vous regardez le coup {at} sur {all}. Un coup joué ici remplace les suivants.',
  },
  lookingAtStart: {
    en: 'You are looking at the start of the game. A move made here replaces the later ones.',
    fr: 'Vous regardez le début de la partie. Un coup joué ici remplace les suivants.',
  },
  computersStart: {
    en: 'You are looking at the start of the game; here it is the computer’s turn.',
    fr: 'Vous regardez le début de la partie ; ici, c’est à l’ordinateur de jouer.',
  },
  computersThere: {
    en: 'You are looking at move {at} of {all}; here it is the computer’s turn.',
    fr: 'Vous regardez le coup {at} sur {all} ; ici, c’est à l’ordinateur de jouer.',
  },
  goOnHere: { en: 'Play on from here', fr: 'Jouer à partir d’ici' },
  toTheEnd: { en: 'Back to the last move', fr: 'Revenir au dernier coup' },
  notYours: {
    en: 'It is the computer’s turn. Wait for its move, or press Move now.',
    fr: 'C’est à l’ordinateur de jouer. Attendez son coup, ou cliquez sur Jouer maintenant.',
  },
  isLookedAt: {
    en: 'Here it is the computer’s turn. Press Play on from here, or go back to the last move.',
    fr: 'Ici, c’est à l’ordinateur de jouer. Cliquez sur Jouer à partir d’ici, ou revenez au dernier coup.',
  },
  isPaused: {
    en: 'The computer plays this side. Press Continue or One move, or change who plays.',
    fr: 'L’ordinateur joue ce camp. Cliquez sur Continuer ou sur Un coup, ou changez de joueur.',
  },
  isOver: {
    en: 'The game is over. Take a move back, or begin a new game.',
    fr: 'La partie est finie. Annulez un coup, ou commencez une nouvelle partie.',
  },
  choosePiece: { en: 'Choose what it becomes.', fr: 'Choisissez ce qu’il devient.' },
  chooseAmount: { en: 'How many?', fr: 'Combien ?' },
  amount: { en: 'From {least} to {most}', fr: 'De {least} à {most}' },
  chooseMove: { en: 'Which move?', fr: 'Quel coup ?' },
  captureOn: { en: 'Continue the capture, or cancel.', fr: 'Continuez la rafle, ou annulez.' },
  captureDone: {
    en: 'The capture is made. Press End of turn, or Cancel.',
    fr: 'La prise est faite. Cliquez sur Fin de tour, ou sur Annuler.',
  },
  huffWhich: {
    en: 'Which piece do you huff? Choose it here or on the board.',
    fr: 'Quelle pièce soufflez-vous ? Choisissez-la ici ou sur le plateau.',
  },
  huffed: {
    en: 'The piece on {square} is huffed. Now play your move.',
    fr: 'La pièce en {square} est soufflée. Jouez maintenant votre coup.',
  },
  huffSquare: { en: 'Huff {square}', fr: 'Souffler {square}' },
  understood: { en: 'Understood', fr: 'Compris' },
  // Buttons.
  endTurn: { en: 'End of turn', fr: 'Fin de tour' },
  huff: { en: 'Huff', fr: 'Souffler' },
  undo: { en: 'Undo', fr: 'Annuler le coup' },
  redo: { en: 'Redo', fr: 'Rétablir le coup' },
  hint: { en: 'Hint', fr: 'Indice' },
  resign: { en: 'Resign', fr: 'Abandonner' },
  agree: { en: 'Draw', fr: 'Nulle' },
  flip: { en: 'Turn the board', fr: 'Tourner le plateau' },
  newGame: { en: 'New game', fr: 'Nouvelle partie' },
  pause: { en: 'Pause', fr: 'Pause' },
  goOn: { en: 'Continue', fr: 'Continuer' },
  step: { en: 'One move', fr: 'Un coup' },
  moveNow: { en: 'Move now', fr: 'Jouer maintenant' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  saves: shellWords.saves,
  setUp: { en: 'Set up', fr: 'Position' },
  seeSearch: { en: 'See the search', fr: 'Voir la recherche' },
  seeArena: { en: 'See the arena', fr: 'Voir l’arène' },
  evaluate: { en: 'Evaluate', fr: 'Évaluer' },
  keys: { en: 'Keyboard shortcuts', fr: 'Raccourcis clavier' },
  menu: { en: 'Menu', fr: 'Menu' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  // Moves.
  moves: { en: 'Moves', fr: 'Coups' },
  noMoves: { en: 'No move yet.', fr: 'Aucun coup.' },
  start: { en: 'Start', fr: 'Début' },
  toStart: { en: 'To the start', fr: 'Au début' },
  toPrevious: { en: 'One move back', fr: 'Un coup en arrière' },
  toNext: { en: 'One move on', fr: 'Un coup en avant' },
  typeMove: { en: 'Type a move', fr: 'Taper un coup' },
  typeExample: { en: 'e.g. {move}', fr: 'p. ex. {move}' },
  play: { en: 'Play', fr: 'Jouer' },
  // Thinking.
  thinking: { en: 'Watch it think', fr: 'Voir la réflexion' },
  evaluation: { en: 'Evaluation', fr: 'Évaluation' },
  showValues: { en: 'Show the value of every move', fr: 'Montrer la valeur de chaque coup' },
  valuesWait: { en: 'Finding the values…', fr: 'Calcul des valeurs…' },
  columnLegend: {
    en: '+1: wins with its last stone, +2 with the one before, and so on. −: loses. =: draw. ★: best.',
    fr: '+1 : gagne avec son dernier jeton, +2 avec l’avant-dernier, etc. − : perd. = : nulle. ★ : le meilleur.',
  },
  winLegend: { en: 'W7: win in 7. L7: loss in 7.', fr: 'G7 : gain en 7. P7 : perte en 7.' },
  drawLegend: { en: '=: draw.', fr: '= : nulle.' },
  aheadLegend: { en: '+1.2: how far ahead, in {unit}.', fr: '+1,2 : avance en {unit}.' },
  bestLegend: { en: '★: best.', fr: '★ : le meilleur.' },
  certainLegend: {
    en: 'Filled: certain. Outlined: an estimate.',
    fr: 'Étiquette pleine : certain. Étiquette claire : estimation.',
  },
  depth: { en: 'Depth', fr: 'Profondeur' },
  speed: { en: 'Positions/s', fr: 'Positions/s' },
  positions: { en: 'Positions', fr: 'Positions' },
  line: { en: 'Best line', fr: 'Meilleure suite' },
  exactLine: {
    en: 'Exact to the end: no better move exists for either side.',
    fr: 'Exact jusqu’au bout : aucun des deux camps n’a de meilleur coup.',
  },
  exactBeginning: { en: 'The value is exact; these moves lead towards it.', fr: 'La valeur est exacte ; ces coups y mènent.' },
  nothingYet: { en: 'The computer’s thoughts appear here.', fr: 'Les réflexions de l’ordinateur apparaissent ici.' },
  previewing: { en: 'This is how the line would go on: {moves}', fr: 'Voici comment la suite se jouerait : {moves}' },
  backToGame: { en: 'Back to the game', fr: 'Revenir à la partie' },
  solvedShare: { en: 'Solved: {share} %', fr: 'Résolu : {share} %' },
  // Solving.
  solveTitle: { en: 'Solve this position', fr: 'Résoudre cette position' },
  solve: { en: 'Solve', fr: 'Résoudre' },
  time: { en: 'Time', fr: 'Temps' },
  notKept: {
    en: 'This game is not kept in the browser: {reason}',
    fr: 'Cette partie n’est pas gardée dans le navigateur : {reason}',
  },
  engineFailed: { en: 'The engine failed, and nothing is lost: {reason}', fr: 'Le moteur a échoué, rien n’est perdu : {reason}' },
  hintWaits: { en: 'Looking for a good move…', fr: 'Recherche d’un bon coup…' },
  hintSaid: { en: 'Hint: {move} ({worth}).', fr: 'Indice : {move} ({worth}).' },
  hintSaidOnly: { en: 'Hint: {move}.', fr: 'Indice : {move}.' },
  // Worth.
  winIn: { en: 'win in {plies}', fr: 'gain en {plies}' },
  lossIn: { en: 'loss in {plies}', fr: 'perte en {plies}' },
  draw: { en: 'draw', fr: 'nulle' },
  shortWin: { en: 'W{plies}', fr: 'G{plies}' },
  shortLoss: { en: 'L{plies}', fr: 'P{plies}' },
  shortDraw: { en: '=', fr: '=' },
  points: { en: '{amount} {unit}', fr: '{amount} {unit}' },
  exactly: { en: '{worth}, exact', fr: '{worth}, exactement' },
  even: { en: 'Even', fr: 'Égalité' },
  withScore: { en: '{worth}, score {score}', fr: '{worth}, score {score}' },
  unknownWorth: { en: 'value not known', fr: 'valeur inconnue' },
  evenWorth: { en: 'even', fr: 'position égale' },
  better: { en: '{side}: {amount} {unit} ahead', fr: '{side} : {amount} {unit} d’avance' },
  winsIn: { en: '{wins} in {plies}', fr: '{wins} en {plies}' },
  isDraw: { en: 'A draw', fr: 'Partie nulle' },
  endsWith: { en: '{wins} by {amount} {unit}', fr: '{wins} de {amount} {unit}' },
  unknown: { en: 'Value not known yet', fr: 'Valeur pas encore connue' },
  // Seats.
  person: { en: 'You', fr: 'Vous' },
  level: { en: 'Computer, level {level}', fr: 'Ordinateur, niveau {level}' },
  perfect: { en: 'Computer, perfect', fr: 'Ordinateur, parfait' },
  seconds: { en: 'Computer, {seconds} s per move', fr: 'Ordinateur, {seconds} s par coup' },
  whoPlays: { en: '{side}: who plays?', fr: '{side} : qui joue ?' },
  // New game.
  variant: { en: 'Rules', fr: 'Règles' },
  opponent: { en: 'Who plays', fr: 'Qui joue' },
  againstComputer: { en: 'Against the computer', fr: 'Contre l’ordinateur' },
  twoPeople: { en: 'Two players', fr: 'À deux' },
  computers: { en: 'Computer against itself', fr: 'L’ordinateur contre lui-même' },
  colour: { en: 'Your side', fr: 'Votre camp' },
  begins: { en: '{side}, first', fr: '{side}, en premier' },
  strength: { en: 'The computer', fr: 'L’ordinateur' },
  byLevel: { en: 'Level', fr: 'Niveau' },
  byTime: { en: 'Seconds per move', fr: 'Temps par coup' },
  levelNow: { en: 'Level {level} of 10', fr: 'Niveau {level} sur 10' },
  /** undefined: as far as its time lets it. */
  looks: {
    en: (depth: number | undefined) =>
      depth === undefined
        ? 'Plays as well as it can.'
        : depth === 1
          ? 'Thinks one half-move ahead.'
          : `Thinks ${depth} half-moves ahead.`,
    fr: (depth: number | undefined) =>
      depth === undefined
        ? 'Il joue aussi bien qu’il peut.'
        : depth === 1
          ? 'Il calcule un demi-coup à l’avance.'
          : `Il calcule ${depth} demi-coups à l’avance.`,
  },
  /** Levels 1 to 3, 4 to 6, 7 to 9, and the last. */
  strengths: {
    en: ['Beginner.', 'Intermediate.', 'Strong.', 'As strong as it gets.'],
    fr: ['Débutant.', 'Intermédiaire.', 'Fort.', 'Aussi fort que possible.'],
  },
  /** Of a level, as it was measured: to the nearest ten. */
  elo: {
    en: ({ elo, margin }: LevelElo) => `About ${tens(elo, 'en')} Elo above random moves (± ${tens(margin, 'en')}).`,
    fr: ({ elo, margin }: LevelElo) => `Environ ${tens(elo, 'fr')} Elo au-dessus de coups au hasard (± ${tens(margin, 'fr')}).`,
  },
  timeNow: {
    en: (seconds: number) => `${formatNumber(seconds, 'en')} ${plural(seconds, 'en', 'second', 'seconds')} per move`,
    fr: (seconds: number) => `${formatNumber(seconds, 'fr')} ${plural(seconds, 'fr', 'seconde', 'secondes')} par coup`,
  },
  // Resigning.
  resignTitle: { en: 'Resign?', fr: 'Abandonner ?' },
  resignSure: { en: '{willResign} the game.', fr: '{willResign} la partie.' },
  playOn: { en: 'Go on playing', fr: 'Continuer à jouer' },
  // After the end.
  youWon: { en: 'You have won!', fr: 'Vous avez gagné !' },
  computerWon: { en: 'The computer has won.', fr: 'L’ordinateur a gagné.' },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  rematchAs: { en: 'Rematch, {playing}', fr: 'Revanche, {playing}' },
  lookBack: { en: 'Review the game', fr: 'Revoir la partie' },
  // A draw between two people.
  agreeTitle: { en: 'Agree on a draw?', fr: 'Partie nulle ?' },
  agreeSure: { en: 'Nobody wins, if both players want it so.', fr: 'Personne ne gagne, si les deux joueurs le veulent.' },
  agreeYes: { en: 'Both agree', fr: 'Nous sommes d’accord' },
});

export const text = pageTexts(playWords);

export const { problem } = problems({
  'no-board': {
    en: 'No game called “{game}” is played here. These are:',
    fr: 'On ne joue pas ici à « {game} ». Voici les jeux :',
  },
});
