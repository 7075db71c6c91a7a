import { counted, plural } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';

/** The texts of the arena page. Texts about vertices, certificates and strategy stealing are in `explain`. */
export const arenaText = pageTexts({
  title: { en: 'Arenas and attractors', fr: 'Arènes et attracteurs' },
  opening: { en: 'Exploring the game…', fr: 'Exploration du jeu…' },
  cannotOpen: { en: 'This arena cannot be opened', fr: 'Impossible d’ouvrir cette arène' },
  openPreset: { en: 'Open Chomp 2×2 instead', fr: 'Ouvrir plutôt Chomp 2×2' },
  // Where the graph comes from.
  sources: { en: 'Which arena', fr: 'Quelle arène' },
  presets: { en: 'Examples', fr: 'Exemples' },
  isGame: { en: 'the arena of {game}', fr: 'l’arène de {game}' },
  isDrawn: { en: 'an arena drawn by hand', fr: 'une arène dessinée à la main' },
  isTyped: { en: 'a graph that was typed', fr: 'un graphe saisi' },
  ownGraph: { en: 'Your graph', fr: 'Votre graphe' },
  drawn: { en: 'Draw or change it by hand', fr: 'Dessiner ou modifier à la main' },
  ofGame: { en: 'The arena of a game', fr: 'L’arène d’un jeu' },
  rules: { en: 'The rules', fr: 'Les règles' },
  example: { en: 'Try an example', fr: 'Essayer un exemple' },
  allRules: { en: 'All the rules', fr: 'Toutes les règles' },
  // The panel.
  tabs: { en: 'What to do with the arena', fr: 'Que faire de l’arène' },
  graph: { en: 'Your graph', fr: 'Votre graphe' },
  attractors: { en: 'Attractors', fr: 'Attracteurs' },
  play: { en: 'Play', fr: 'Jouer' },
  certificate: { en: 'Certificate', fr: 'Certificat' },
  stealing: { en: 'Strategy stealing', fr: 'Vol de stratégie' },
  // The figure.
  figure: { en: 'the arena', fr: 'l’arène' },
  size: {
    en: ({ vertices, edges }: { vertices: number; edges: number }) =>
      `${vertices} ${plural(vertices, 'en', 'vertex', 'vertices')}, ${edges} ${plural(edges, 'en', 'arrow', 'arrows')}`,
    fr: ({ vertices, edges }: { vertices: number; edges: number }) =>
      `${vertices} ${plural(vertices, 'fr', 'sommet', 'sommets')}, ${edges} ${plural(edges, 'fr', 'flèche', 'flèches')}`,
  },
  undrawn: {
    en: ({ drawn, all }: { drawn: number; all: number }) =>
      `The ${drawn} vertices nearest to the start are drawn, of ${all}; sets, play and certificate are those of all.`,
    fr: ({ drawn, all }: { drawn: number; all: number }) =>
      `Les ${drawn} sommets les plus proches du départ sont dessinés, sur ${all} ; ensembles, partie et certificat portent sur tous.`,
  },
  layout: { en: 'Layout', fr: 'Disposition' },
  ranks: { en: 'by rank', fr: 'par rang' },
  levels: { en: 'from the start', fr: 'depuis le départ' },
  byHand: { en: 'by hand', fr: 'à la main' },
  legendAdam: { en: 'square: Adam moves', fr: 'carré : Adam joue' },
  legendEve: { en: 'round: Ève moves', fr: 'rond : Ève joue' },
  legendPlain: { en: 'W 2: the player to move wins, rank 2; L: loses', fr: 'G 2 : qui a le trait gagne, rang 2 ; P : perd' },
  // The player.
  rankGroup: { en: 'Ranks', fr: 'Rangs' },
  rankShown: { en: 'Rank shown', fr: 'Rang affiché' },
  whose: { en: 'Whose attractor', fr: 'Attracteur de' },
  both: { en: 'both', fr: 'des deux' },
  adam: { en: 'Adam', fr: 'Adam' },
  eve: { en: 'Ève', fr: 'Ève' },
  before: { en: 'Nothing yet', fr: 'Rien encore' },
  atRank: { en: 'Rank {rank} of {last}', fr: 'Rang {rank} sur {last}' },
  complete: { en: 'Complete', fr: 'Complet' },
  // Attractors.
  ofAdam: { en: 'Adam’s attractor', fr: 'Attracteur d’Adam' },
  ofEve: { en: 'Ève’s attractor', fr: 'Attracteur d’Ève' },
  ofMover: { en: 'Who is to move wins', fr: 'Qui a le trait gagne' },
  ofOther: { en: 'Who is to move loses', fr: 'Qui a le trait perd' },
  still: { en: 'which no longer changes', fr: 'qui ne bouge plus' },
  others: {
    en: ({ count }: { count: number }) => `and ${count} more`,
    fr: ({ count }: { count: number }) => `et ${count} ${plural(count, 'fr', 'autre', 'autres')}`,
  },
  notBegun: {
    en: 'Press next: rank 0 is the set of positions where the game has been won.',
    fr: 'Appuyez sur suivant : le rang 0 est l’ensemble des positions de victoire.',
  },
  gains: {
    en: ({ set, names, count }: { set: string; names: readonly string[]; count: number }) =>
      `${set}: ${count} new, ${names.join(', ')}.`,
    fr: ({ set, names, count }: { set: string; names: readonly string[]; count: number }) =>
      `${set} : ${count} ${plural(count, 'fr', 'nouveau', 'nouveaux')}, ${names.join(', ')}.`,
  },
  gainsNothing: { en: '{set}: nothing new, it no longer changes.', fr: '{set} : rien de nouveau, l’ensemble ne change plus.' },
  drawsLeft: {
    en: ({ count }: { count: number }) =>
      `The other ${count} ${plural(count, 'en', 'position is a draw', 'positions are draws')}.`,
    fr: ({ count }: { count: number }) =>
      count === 1 ? 'L’autre position est nulle.' : `Les ${count} autres positions sont nulles.`,
  },
  newHere: { en: 'New at this rank, and why', fr: 'Nouveau à ce rang, et pourquoi' },
  nothingNew: { en: 'Nothing new at this rank.', fr: 'Rien de nouveau à ce rang.' },
  strategy: { en: 'Winning strategy so far', fr: 'Stratégie gagnante, jusqu’ici' },
  noStrategy: { en: 'No position with a winning move yet.', fr: 'Encore aucune position avec un coup gagnant.' },
  draws: { en: 'Neither attractor: draws', fr: 'Dans aucun attracteur : nulle' },
  // One vertex.
  vertex: { en: 'Vertex', fr: 'Sommet' },
  colon: { en: ': ', fr: ' : ' },
  noVertex: { en: 'none chosen', fr: 'aucun choisi' },
  // Text.
  otherText: { en: 'Type or paste another graph', fr: 'Saisissez ou collez un autre graphe' },
  textLabel: { en: 'Type or paste a graph', fr: 'Saisissez ou collez un graphe' },
  textHint: {
    en: 'One line a vertex: 0 -> 1 7. A Python dictionary will do, with tuples too: {0: [1, 7], (1, 2): []}. Then start: 0, win adam: 8, win eve: 7, draw: 2, and adam: 0 2 where owners do not follow by turns.',
    fr: 'Une ligne par sommet : 0 -> 1 7. Un dictionnaire Python convient, avec des tuples aussi : {0: [1, 7], (1, 2): []}. Puis start: 0, win adam: 8, win eve: 7, draw: 2, et adam: 0 2 là où les joueurs n’alternent pas d’eux-mêmes.',
  },
  tuples: {
    en: 'A tuple names one vertex, written with a point: (0, 1) is 0.1 here, and (0, "a") is 0_a.',
    fr: 'Un tuple nomme un sommet, écrit avec un point : (0, 1) est ici 0.1, et (0, "a") est 0_a.',
  },
  // Vertices without a move and without a declared winner.
  unsaid: {
    en: ({ names, count }: { names: readonly string[]; count: number }) =>
      `${names.join(', ')} ${plural(count, 'en', 'has no move: a draw', 'have no move: draws')}, unless you decide. ${count === 1 ? `Who wins at ${names[0]}?` : 'Who wins there?'}`,
    fr: ({ names, count }: { names: readonly string[]; count: number }) =>
      `${names.join(', ')} ${plural(count, 'fr', 'n’a pas de coup : nulle', 'n’ont pas de coup : nulles')}, sauf si vous en décidez autrement. ${count === 1 ? `Qui gagne en ${names[0]} ?` : 'Qui y gagne ?'}`,
  },
  adamThere: { en: 'Adam wins there', fr: 'Adam y gagne' },
  eveThere: { en: 'Ève wins there', fr: 'Ève y gagne' },
  stuckLoses: { en: 'Who cannot move loses', fr: 'Qui ne peut jouer perd' },
  drawThere: { en: 'Nobody: a draw', fr: 'Personne : nulle' },
  stale: {
    en: 'The figure is still the last graph that could be read.',
    fr: 'La figure est encore celle du dernier graphe lisible.',
  },
  // A game.
  game: { en: 'Game', fr: 'Jeu' },
  gameHint: {
    en: 'With its options, as nim:9, chomp:3x3, tictactoe or connect4:3x3x3; at most {most#} positions.',
    fr: 'Avec ses options, comme nim:9, chomp:3x3, tictactoe ou connect4:3x3x3 ; au plus {most#} positions.',
  },
  position: { en: 'From position (optional)', fr: 'Depuis la position (facultatif)' },
  form: { en: 'Graph', fr: 'Graphe' },
  formDoubled: { en: 'one copy per player', fr: 'une copie par joueur' },
  formPlain: { en: 'simple: ignoring whose turn it is', fr: 'simple : sans distinguer les joueurs' },
  explore: { en: 'Show its arena', fr: 'Voir son arène' },
  // Editing.
  editHint: {
    en: 'Double-click the figure to add a vertex, drag one to move it, drag its handle onto another to draw an arrow. All of it by the keyboard, too: the fields below.',
    fr: 'Double-cliquez sur la figure pour ajouter un sommet, glissez-le pour le déplacer, glissez sa poignée sur un autre pour tracer une flèche. Tout se fait aussi au clavier, par les champs ci-dessous.',
  },
  addVertex: { en: 'Add a vertex', fr: 'Ajouter un sommet' },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  empty: { en: 'Start from scratch', fr: 'Repartir de zéro' },
  name: { en: 'Name', fr: 'Nom' },
  rename: { en: 'Rename', fr: 'Renommer' },
  owner: { en: 'Who moves here', fr: 'Qui joue ici' },
  result: { en: 'The game here', fr: 'La partie ici' },
  goesOn: { en: 'goes on', fr: 'continue' },
  notSaid: { en: 'to be decided (a draw by default)', fr: 'résultat à préciser (nulle par défaut)' },
  wonAdam: { en: 'won by Adam', fr: 'gagnée par Adam' },
  wonEve: { en: 'won by Ève', fr: 'gagnée par Ève' },
  drawnHere: { en: 'drawn', fr: 'nulle' },
  makeStart: { en: 'The game starts here', fr: 'La partie commence ici' },
  deleteVertex: { en: 'Delete the vertex', fr: 'Supprimer le sommet' },
  arrows: { en: 'Arrows from here', fr: 'Flèches partant d’ici' },
  noArrows: { en: 'None: nobody can move here.', fr: 'Aucune : personne ne peut jouer ici.' },
  deleteArrow: { en: 'Delete the arrow to {to}', fr: 'Supprimer la flèche vers {to}' },
  deleteArrowShort: { en: 'Delete', fr: 'Supprimer' },
  connect: { en: 'Connect to', fr: 'Relier à' },
  connectTo: { en: 'Draw the arrow', fr: 'Tracer la flèche' },
  changed: { en: 'What this change did', fr: 'Ce que ce changement a fait' },
  nothingChanged: { en: 'No vertex changed its winner or rank.', fr: 'Aucun sommet n’a changé de vainqueur ni de rang.' },
  cannotEdit: {
    en: 'Only graphs of at most {most#} vertices are changed by hand: change the text instead.',
    fr: 'On ne modifie à la main que les graphes d’au plus {most#} sommets : modifiez le texte.',
  },
  tooLarge: {
    en: 'Only graphs of at most {most#} vertices are changed by hand: take a smaller game, or type another graph.',
    fr: 'On ne modifie à la main que les graphes d’au plus {most#} sommets : prenez un jeu plus petit, ou saisissez un autre graphe.',
  },
  plainGame: {
    en: 'This graph does not say whose turn it is, and is not changed by hand: choose “one copy per player” below, or type another graph.',
    fr: 'Ce graphe ne dit pas qui joue et ne se modifie pas à la main : choisissez ci-dessous « une copie par joueur », ou saisissez un autre graphe.',
  },
  plainText: {
    en: 'This graph does not say whose turn it is, and is not changed by hand: change the text instead.',
    fr: 'Ce graphe ne dit pas qui joue et ne se modifie pas à la main : modifiez le texte.',
  },
  // Playing.
  playFor: { en: 'You play for', fr: 'Vous jouez pour' },
  restart: { en: 'Start again', fr: 'Recommencer' },
  takeBack: { en: 'Undo', fr: 'Annuler' },
  hint: { en: 'Hint', fr: 'Indice' },
  yourTurn: {
    en: 'Your move from {vertex}: choose where the token goes.',
    fr: 'À vous, depuis {vertex} : choisissez où va le jeton.',
  },
  youWin: { en: 'You can win from here:', fr: 'Vous pouvez gagner d’ici :' },
  youLose: {
    en: 'From here you lose, if your opponent makes no mistake:',
    fr: 'D’ici vous perdez, si l’adversaire ne se trompe pas :',
  },
  youDraw: { en: 'A draw, if neither makes a mistake:', fr: 'Nulle, si personne ne se trompe :' },
  moves: { en: 'Where the token can go', fr: 'Où le jeton peut aller' },
  firstPlayer: { en: 'who begins', fr: 'qui commence' },
  secondPlayer: { en: 'who comes second', fr: 'qui joue en second' },
  line: { en: 'The game so far', fr: 'La partie jusqu’ici' },
  // Certificate.
  certificateLead: {
    en: 'The certificate lists who wins each position, at which rank and with which move. Anyone who has it can check it without solving anything: vertex by vertex, against the arrows.',
    fr: 'Le certificat donne pour chaque position qui gagne, à quel rang et par quel coup. Quiconque le possède peut le vérifier sans rien résoudre : sommet par sommet, en suivant les flèches.',
  },
  saveCertificate: { en: 'Save the certificate', fr: 'Enregistrer le certificat' },
  loadCertificate: { en: 'Open a certificate', fr: 'Ouvrir un certificat' },
  checkCertificate: { en: 'Check', fr: 'Vérifier' },
  certificateText: { en: 'Its text: change a line and check again', fr: 'Son texte : changez une ligne et vérifiez de nouveau' },
  sharing: { en: 'Export, share', fr: 'Exporter, partager' },
  ownCertificate: { en: 'Back to that of the arena', fr: 'Revenir à celui de l’arène' },
  valid: {
    en: ({ positions }: { positions: number }) => `Valid: ${counted(positions, 'en', 'position', 'positions')} checked.`,
    fr: ({ positions }: { positions: number }) =>
      `Valide : ${counted(positions, 'fr', 'position vérifiée', 'positions vérifiées')}.`,
  },
  contentRight: {
    en: ({ positions }: { positions: number }) =>
      `What it says is still right: ${counted(positions, 'en', 'position', 'positions')} checked against the arrows.`,
    fr: ({ positions }: { positions: number }) =>
      `Ce qu’il dit reste juste : ${counted(positions, 'fr', 'position vérifiée', 'positions vérifiées')} en suivant les flèches.`,
  },
  invalid: { en: 'Not valid. {why}', fr: 'Non valide. {why}' },
  byRules: {
    en: 'The rules of {title} made the arena again; the file was only believed where they agree.',
    fr: 'Les règles de {title} ont refait l’arène ; le fichier n’est cru que là où elles le confirment.',
  },
  byFile: {
    en: 'The graph was read from the file itself: what was checked holds for that graph.',
    fr: 'Le graphe est lu dans le fichier lui-même : la vérification vaut pour ce graphe.',
  },
  otherArena: { en: 'It is not the arena shown here.', fr: 'Ce n’est pas l’arène affichée ici.' },
  showArena: { en: 'Show this arena', fr: 'Afficher cette arène' },
  linkTooLong: {
    en: 'This graph is too large for a link. Save it as a text instead.',
    fr: 'Ce graphe est trop grand pour un lien. Enregistrez-le plutôt comme texte.',
  },
  // Stealing.
  stealingLead: {
    en: 'Why the first player wins Chomp: by a proof that names no winning move.',
    fr: 'Pourquoi le premier joueur gagne à Chomp : une preuve qui ne donne aucun coup gagnant.',
  },
  stealingEnd: {
    en: 'In either case Adam has a winning strategy. The proof does not say which: to find it, compute the attractor.',
    fr: 'Dans les deux cas, Adam a une stratégie gagnante. La preuve ne la donne pas : pour la trouver, calculez l’attracteur.',
  },
  stealingLine: {
    en: 'On a bar of one line the winning bite is known: nothing has to be stolen.',
    fr: 'Sur une tablette d’une seule ligne, le coup gagnant est connu : il n’y a rien à voler.',
  },
  nothingStolen: {
    en: 'On this bar the corner itself wins, so that there is nothing to steal.',
    fr: 'Sur cette tablette le coin gagne à lui seul : il n’y a rien à voler.',
  },
  steal: { en: 'See a theft on {bar}', fr: 'Voir un vol sur {bar}' },
  stealingArena: { en: 'The arena of Chomp {bar}, solved', fr: 'L’arène de Chomp {bar}, résolue' },
  barBefore: { en: 'Rows of {bar} squares, {player} to move', fr: 'Lignes de {bar} carrés, trait à {player}' },
  barAfter: { en: 'Rows of {bar} squares left', fr: 'Il reste des lignes de {bar} carrés' },
  bar: { en: 'Bar', fr: 'Tablette' },
  step: { en: 'Step {at} of {all}', fr: 'Étape {at} sur {all}' },
  stepBack: { en: 'Back', fr: 'Précédent' },
  stepOn: { en: 'Next', fr: 'Suivant' },
});
