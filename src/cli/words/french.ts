import { DRAW, INFINITE, isWin, playerName, winOf } from '../../core/index.ts';
import { boardInFrench, inFrench } from '../../french/index.ts';
import { INVOCATION } from '../invocation.ts';
import { formatCount, formatTime } from '../language.ts';
import { analysisFrench } from './analysis-french.ts';
import { arenaFrench, solvingFrench } from './arena-french.ts';
import { benchFrench } from './bench-french.ts';
import { connect4French } from './connect4-french.ts';
import { draughtsFrench } from './draughts-french.ts';
import type { english } from './english.ts';
import { playFrench } from './play-french.ts';
import { recordsFrench } from './records-french.ts';

const meant = (near: string | undefined, before = '') => (near === undefined ? '' : ` Vouliez-vous dire ${before}${near} ?`);

const scoreInFrench = (score: number): string => {
  const win = winOf(score);
  if (win === undefined) return score > 0 ? `+${score}` : `${score}`;
  const who = playerName(win.winner);
  return win.plies === 0 ? `${who} a gagné` : `${who} gagne en ${win.plies} ${win.plies === 1 ? 'demi-coup' : 'demi-coups'}`;
};

/** Tout ce qui se dit en français. */
export const french: typeof english = {
  play: playFrench,
  arena: arenaFrench,
  solving: solvingFrench,
  connect4: connect4French,
  analysis: analysisFrench,
  bench: benchFrench,
  records: recordsFrench,
  draughts: draughtsFrench,

  /** Here its options have dashes. */
  library: (sentence) =>
    inFrench(sentence)
      .replace(/retirez la mémoire/, 'retirez --table-mb')
      .replace(/donnez une profondeur\.$/, 'donnez une profondeur avec --depth.')
      .replace(/Passez-vous-en, ou réinstallez Minerve\.$/, 'Passez-vous-en (--no-book), ou réinstallez Minerve.')
      .replace(/Les attracteurs disent qui gagne\.$/, `${INVOCATION} arena dit qui gagne.`),
  board: boardInFrench,

  unknownCommand: (typed, near, isGame) =>
    isGame
      ? `« ${typed} » est un jeu, pas une commande : tapez ${INVOCATION} play ${typed}, ou ${INVOCATION} search ${typed}.`
      : `Il n'y a pas de commande « ${typed} ».${meant(near, `${INVOCATION} `)} « ${INVOCATION} help » les donne toutes.`,
  unknownOption: (typed, command, near) =>
    `${command === 'help' ? "Il n'y a" : `${command} n'a`} pas d'option ${typed}.${meant(near, '--')} « ${INVOCATION} help ${command} » les donne toutes.`,
  unknownLanguage: (typed) => `--lang vaut « ${typed} » : tapez en ou fr.`,
  unknownName: (option, typed, near, known) =>
    `--${option} : il n'y a pas de « ${typed} ».${meant(near)} Il y a : ${known.join(', ')}.`,
  unknownTopic: (typed, near) =>
    `Il n'y a pas d'aide sur « ${typed} ».${meant(near, `${INVOCATION} help `)} « ${INVOCATION} help » donne les commandes.`,
  optionTwice: (name) => `--${name} est là deux fois : retirez-en une.`,
  optionIsSwitch: (name, value) => `--${name} ne prend pas de valeur, mais a reçu « ${value} » : tapez --${name} seul.`,
  optionWantsValue: (name, value) => `--${name} demande une valeur : tapez --${name} ${value}.`,
  optionEmpty: (name, value) => `La valeur de --${name} est vide : tapez --${name} ${value}, ou retirez --${name}.`,
  tooFewWords: (command) =>
    `minerve ${command} demande un jeu, comme ${INVOCATION} ${command} tictactoe. « ${INVOCATION} games » les donne.`,
  tooManyWords: (command, word, most) =>
    most === 0
      ? `minerve ${command} ne prend que des options, et « ${word} » n'en est pas une : retirez-le.`
      : `minerve ${command} prend ${most === 1 ? 'un mot' : `${most} mots`}, et « ${word} » est de trop : retirez-le, ou mettez entre guillemets ce qui va ensemble.`,
  notNumber: (name, typed, { whole, least, most }) =>
    `--${name} vaut « ${typed} » : donnez un nombre ${whole ? 'entier ' : ''}en simples chiffres${most === undefined ? (least === undefined ? '' : `, ${least} ou plus`) : `, de ${least} à ${most}`}.`,
  conflict: (first, second, remedy) => `${first} et ${second} se contredisent : ${remedy}.`,
  oneOutput: (name) =>
    `un seul tient sur la sortie standard, nommez donc un fichier, comme --${name} arbre.${name === 'tikz' ? 'tex' : name}`,
  emptyMove: (number, typed) =>
    `Le coup ${number} de ${typed} est vide : tapez un coup entre les virgules, ou une virgule de moins.`,
  notAPosition: (typed, game, start, why) => `${typed} n'est pas une position de ${game}, qui commence à ${start} : ${why}.`,
  strangeTurn: (turn) => `turn() y rend ${turn}, qui n'est pas un joueur`,
  stuckThere: "il n'y a là aucun coup légal, et outcome() ne rend aucun résultat",
  moveNumber: (number, sentence) => `Coup ${number} : ${sentence}`,
  perftWantsDepth: "perft veut savoir jusqu'où compter : tapez par exemple --depth 5.",
  idlePart: (part, needs) => `Remarque : --order ${part} ne sert à rien ici sans ${needs}.`,

  isAPosition: (game, position) =>
    `Ce qui suit le deux-points est une position, là où va une option de ${game} : tapez ${game} --position ${position}`,
  isAMove: (game, move) =>
    `Ce qui suit le deux-points est un coup, là où va une option de ${game} : tapez ${game} --moves ${move}`,
  emptyGame: `Le nom du jeu est vide : tapez-en un, comme connect4. « ${INVOCATION} games » les donne.`,
  emptyText: (file) =>
    `${file === undefined ? "L'entrée standard" : `Le fichier ${file}`} est vide : il y faut le texte du jeu, comme [[6,7],[2,8]].`,
  fileNameMissing: (spec) => `Il manque un nom de fichier après ${spec} : tapez par exemple ${spec}nombres.txt.`,
  unreadableFile: (file, why) =>
    `Le fichier ${file} ne peut être lu : ${systemInFrench(why)}. Vérifiez son nom et le dossier où vous êtes.`,
  unreadableInput: (why) => `L'entrée standard ne peut être lue : ${systemInFrench(why)}.`,
  unwritableFile: (file, why) => `Le fichier ${file} ne peut être écrit : ${systemInFrench(why)}. Choisissez un autre endroit.`,
  notJavaScript: (path) =>
    `${path} est en TypeScript, que cette version de Node n'exécute pas : compilez-le d'abord en JavaScript, ou prenez Node 22.18 ou plus.`,
  minerveNotInstalled: (path) =>
    `${path} importe minerve, qui n'est pas installé à côté : lancez npm install minerve dans son dossier.`,
  moduleThrew: (path, why) => `${path} ne peut être chargé : ${why.split('\n')[0]}.`,
  exportsNoGame: (path) =>
    `${path} n'exporte pas de jeu : écrivez « export default game », où game a start, turn, moves, play et outcome.`,
  gameLacks: (path, lacking, cursor) =>
    `Au jeu de ${path} il manque ${lacking.join(', ')}. ${
      cursor
        ? 'Un jeu qui a ses propres positions a name, start(), formatMove(), parseMove(), formatPosition(), parsePosition() et draw().'
        : 'Un jeu a name, start, turn(), moves(), play() et outcome().'
    }`,
  positionLacks: (path, lacking) =>
    `À la position que rend start() dans ${path} il manque ${lacking.join(', ')}. Une position a turn(), moves(), play(), undo(), outcome() et evaluate().`,
  noOutcome: (position) =>
    `À ${position} il n'y a ni coup légal ni résultat : faites que outcome() en rende un là (DRAW, par exemple).`,
  undoLies: (position, instead) =>
    `Après le compte, la position est ${instead} et non ${position} comme avant : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.`,
  gameThrew: (where, why) => `Le jeu a échoué à ${where} : ${why}. La faute est là, dans son code.`,

  unexpected: (why) =>
    `Quelque chose d'inattendu est arrivé : ${why.split('\n')[0]}. C'est une faute de notre part ; avec MINERVE_DEBUG=1 devant la commande on voit où.`,
  outOfMemory: "Il n'y a pas assez de mémoire : prenez une profondeur, une table (--table-mb) ou un jeu plus petits.",
  endedEarly: 'Le travail a pris fin avant la réponse : un jeu ne doit pas appeler process.exit().',
  stackOverflow: 'Le jeu va plus profond que la pile ne le permet : donnez une profondeur avec --depth.',

  progress: (news, nodes, ms) =>
    [news, nodes > 0 ? `${formatCount(nodes, 'fr')} nœuds` : '', formatTime(ms, 'fr')].filter(Boolean).join(' · '),
  thought: (depth, value, pv) => `profondeur ${depth} · ${value} · ${pv.slice(0, 12).join(' ')}`,
  interrupted: (depth) => `Interrompu : voici la réponse du dernier arbre entier, de profondeur ${depth}.`,
  interruptedInTree: "Interrompu avant la fin de l'arbre : voici le meilleur des coups qui ont été examinés.",
  interruptedEarly: (depth, deepening) => {
    if (deepening) return "Interrompu avant d'avoir rien trouvé, même dans le premier arbre : laissez-lui un peu plus de temps.";
    return depth === undefined
      ? "Interrompu avant d'avoir rien trouvé : avec --depth ou --time la réponse vient plus tôt."
      : `Interrompu avant d'avoir rien trouvé à la profondeur ${depth} : prenez --depth plus petit, ou --time, qui a une réponse à tout moment.`;
  },
  perftProgress: (done, all) => `${done} sur ${all} premiers coups`,
  perftCounted: (positions) => `${positions} positions`,
  perftInterrupted: (nodes, done, all) => `Interrompu après ${done} premiers coups sur ${all}, avec ${nodes} positions dessous.`,
  treeInterrupted: "Interrompu : voici l'arbre tel qu'il a été exploré.",

  labels: {
    value: 'valeur',
    move: 'coup',
    line: 'suite',
    search: 'recherche',
    nodes: 'nœuds',
    cuts: 'coupures',
    time: 'temps',
    depth: 'profondeur',
  },
  score: scoreInFrench,
  value: ({ value, bound, final }) => {
    if (Math.abs(value) >= INFINITE) return 'encore rien de connu';
    const said = final && value === DRAW ? 'match nul' : scoreInFrench(value);
    return bound === 'exact' ? said : `${bound === 'lower' ? 'au moins' : 'au plus'} ${said}`;
  },
  valueAtLength: (answer) => {
    const { depth, final, value } = answer;
    if (Math.abs(value) >= INFINITE) return "encore rien de connu : pas même un arbre de profondeur 1 n'a été fini";
    const side = isWin(value) || value === 0 || final ? '' : value > 0 ? ', Max est mieux' : ', Min est mieux';
    const reach = depth === 0 ? 'premiers coups seulement' : final ? "jusqu'à la fin de la partie" : `profondeur ${depth}`;
    return `${french.value(answer)}${side} (${reach})`;
  },
  composition: ({ algorithm, deepening, order, tableMegabytes, q }) =>
    [
      algorithm,
      deepening && 'approfondissement itératif',
      order?.length && `ordre ${order.join(',')}`,
      tableMegabytes !== undefined && `table de ${tableMegabytes} Mo`,
      q !== undefined && `coups gagnants, q = ${q}`,
    ]
      .filter(Boolean)
      .join(' · '),
  compiled: 'compilée, alpha-bêta avec table, de plus en plus profond ; --algorithm en prend une autre',
  nodesAndLeaves: (nodes, leaves, recalls) =>
    `${nodes} · feuilles ${leaves}${recalls === undefined ? '' : ` · de mémoire ${recalls}`}`,
  nodesPerSecond: (rate) => `${rate} nœuds/s`,
  perftTotal: (nodes, depth) => `${nodes} positions après ${depth} ${depth === 1 ? 'demi-coup' : 'demi-coups'}`,
  treeSummary: (value, pv, { nodes, leaves, cuts }) =>
    `Valeur ${value}${pv.length > 0 ? `, suite ${pv.slice(0, 30).join(' ')}${pv.length > 30 ? ' …' : ''}` : ''}. ${formatCount(nodes, 'fr')} ${nodes === 1 ? 'nœud' : 'nœuds'}, ${formatCount(leaves, 'fr')} ${leaves === 1 ? 'feuille' : 'feuilles'}, coupures α ${formatCount(cuts.alpha, 'fr')} β ${formatCount(cuts.beta, 'fr')}.`,
  pass: (number, of) => `Passe ${number} sur ${of}`,
  written: (file, bytes) => `Écrit : ${file} (${formatCount(bytes, 'fr')} octets).`,
  notAllKept: (kept, dropped) =>
    `Sur ${formatCount(kept + dropped, 'fr')} visites les ${formatCount(kept, 'fr')} premières ont été gardées : prenez --depth plus petit pour voir un arbre entier.`,

  source: (text) =>
    text.replace('named in document', 'nommé dans le document').replace(' and ', ' et ').replace('exercise', 'exercice'),
  columns: { name: 'nom', game: 'jeu', type: 'tapez', title: 'titre', prunes: 'élague', memory: 'table', source: 'source' },
  yes: 'oui',
  gamesFooter:
    "Aussi : tree:@fichier et graph:@fichier (texte d'un fichier), tree:- (entrée standard), ./mien.mjs (votre propre jeu).",
  algorithmsFooter: `Par exemple : ${INVOCATION} search connect4 --algorithm alphabeta --depth 8`,
  help: {
    usage: 'Emploi',
    examples: 'Exemples',
    options: 'Options',
    everywhere: 'Avec toute commande',
    output: 'Ce qui en sort',
    commands: 'Commandes',
    more: `${INVOCATION} help <commande> en dit plus, avec des exemples.`,
    tagline: 'Jeux à deux joueurs : jouer, voir, chercher, résoudre.',
    exitCodes: 'Codes de retour',
    codes: [
      '0  tout va bien',
      "1  cela n'a pu se faire : un fichier, un jeu défectueux, la mémoire ; ou verify refuse",
      '2  ce qui a été tapé est faux',
      '130  interrompu avant que la réponse soit là',
    ],
    environment: 'NO_COLOR ôte les couleurs, FORCE_COLOR=1 les met ; LANG=en_US.UTF-8 ou --lang en parle anglais.',
  },
};

/** What the system says of a file, in few words. */
function systemInFrench(why: string): string {
  const known: Readonly<Record<string, string>> = {
    'no such file or directory': "il n'existe pas",
    'permission denied': 'accès refusé',
    'illegal operation on a directory': "c'est un dossier",
    'not a directory': "le chemin passe par un fichier qui n'est pas un dossier",
    'no space left on device': 'le disque est plein',
    'read-only file system': 'le disque est en lecture seule',
  };
  return known[why] ?? why;
}
