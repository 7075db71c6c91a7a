import type { Counts } from '../../core/index.ts';
import { refusalIn } from '../../core/node/index.ts';
import {
  counted,
  formatNumber,
  formatTime,
  LANGUAGES,
  type Language,
  listed,
  rephrase,
  type Texts,
  textsIn,
  words,
} from '../../i18n/index.ts';
import { INVOCATION } from '../style.ts';
import { certifyWords } from './certify.ts';
import { analysisWords, benchWords, connect4Words, protocolWords } from './engines.ts';
import { labWords } from './lab.ts';
import { matchWords } from './match.ts';
import { draughtsWords, playWords, recordWords } from './play.ts';
import { arenaWords, roomWords, solvingWords } from './solving.ts';
import { tableWords } from './tables.ts';

type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message'>;

const CODES = Object.keys(LANGUAGES);
const TONGUES = Object.entries(LANGUAGES).map(([code, name]) => `${code} (${name})`);

const firstLine = (text: string) => text.split('\n')[0];

const meant = {
  en: (near: string | undefined, before = '') => (near === undefined ? '' : ` Did you mean ${before}${near}?`),
  fr: (near: string | undefined, before = '') => (near === undefined ? '' : ` Vouliez-vous dire ${before}${near} ?`),
};

/** The range of a number after an option. */
export interface NumberRange {
  readonly whole: boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** All texts of the command line except its help. */
export const cliWords = words({
  play: playWords,
  arena: arenaWords,
  solving: solvingWords,
  connect4: connect4Words,
  certify: certifyWords,
  analysis: analysisWords,
  bench: benchWords,
  lab: labWords,
  match: matchWords,
  tables: tableWords,
  records: recordWords,
  draughts: draughtsWords,
  protocol: protocolWords,

  // Errors of usage.
  unknownCommand: {
    en: (typed: string, near: string | undefined, isGame: boolean) =>
      isGame
        ? `"${typed}" is a game, not a command: type ${INVOCATION} play ${typed}, or ${INVOCATION} search ${typed}.`
        : `There is no command "${typed}".${meant.en(near, `${INVOCATION} `)} "${INVOCATION} help" lists them all.`,
    fr: (typed: string, near: string | undefined, isGame: boolean) =>
      isGame
        ? `« ${typed} » est un jeu, pas une commande : tapez ${INVOCATION} play ${typed}, ou ${INVOCATION} search ${typed}.`
        : `Il n’y a pas de commande « ${typed} ».${meant.fr(near, `${INVOCATION} `)} « ${INVOCATION} help » en donne la liste.`,
  },
  unknownOption: {
    en: (typed: string, command: string, near: string | undefined) =>
      `${command === 'help' ? 'There is' : `${command} has`} no option ${typed}.${meant.en(near, '--')} "${INVOCATION} help ${command}" lists them all.`,
    fr: (typed: string, command: string, near: string | undefined) =>
      `${command === 'help' ? 'Il n’y a' : `${command} n’a`} pas d’option ${typed}.${meant.fr(near, '--')} « ${INVOCATION} help ${command} » en donne la liste.`,
  },
  unknownLanguage: {
    en: (typed: string) => `--lang is "${typed}": type ${listed(CODES, 'en', 'disjunction')}.`,
    fr: (typed: string) => `--lang vaut « ${typed} » : tapez ${listed(CODES, 'fr', 'disjunction')}.`,
  },
  aspirationIsAnOption: {
    en: '--algorithm: aspiration is a way of calling an algorithm, so it has its own option: for example --algorithm negascout --aspiration 10.',
    fr: '--algorithm : l’aspiration est une façon d’appeler un algorithme, c’est donc une option à part : tapez par exemple --algorithm negascout --aspiration 10.',
  },
  unknownName: {
    en: (option: string, typed: string, near: string | undefined, known: readonly string[]) =>
      `--${option}: there is no "${typed}".${meant.en(near)} There are: ${known.join(', ')}.`,
    fr: (option: string, typed: string, near: string | undefined, known: readonly string[]) =>
      `--${option} : il n’y a pas de « ${typed} ».${meant.fr(near)} Noms connus : ${known.join(', ')}.`,
  },
  unknownTopic: {
    en: (typed: string, near: string | undefined) =>
      `There is no help on "${typed}".${meant.en(near, `${INVOCATION} help `)} "${INVOCATION} help" lists the commands.`,
    fr: (typed: string, near: string | undefined) =>
      `Il n’y a pas d’aide sur « ${typed} ».${meant.fr(near, `${INVOCATION} help `)} « ${INVOCATION} help » donne la liste des commandes.`,
  },
  optionTwice: { en: '--{name} is given twice: remove one.', fr: '--{name} est donné deux fois : retirez-en un.' },
  optionIsSwitch: {
    en: '--{name} takes no value, but got "{value}": type --{name} alone.',
    fr: '--{name} ne prend pas de valeur, mais a reçu « {value} » : tapez --{name} seul.',
  },
  optionWantsValue: {
    en: '--{name} needs a value: type --{name} {value}.',
    fr: '--{name} demande une valeur : tapez --{name} {value}.',
  },
  optionEmpty: {
    en: 'The value of --{name} is empty: type --{name} {value}, or remove --{name}.',
    fr: 'La valeur de --{name} est vide : tapez --{name} {value}, ou retirez --{name}.',
  },
  tooFewWords: {
    en: `minerve {command} needs a game, like ${INVOCATION} {command} tictactoe. "${INVOCATION} games" lists them.`,
    fr: `minerve {command} demande un jeu, comme ${INVOCATION} {command} tictactoe. « ${INVOCATION} games » en donne la liste.`,
  },
  tooManyWords: {
    en: (command: string, word: string, most: number) =>
      most === 0
        ? `minerve ${command} takes options only, and "${word}" is not one: remove it.`
        : `minerve ${command} takes ${most === 1 ? 'one word' : `${most} words`}, and "${word}" is one too many: remove it, or put quotes around an argument that contains spaces.`,
    fr: (command: string, word: string, most: number) =>
      most === 0
        ? `minerve ${command} ne prend que des options, et « ${word} » n’en est pas une : retirez-le.`
        : `minerve ${command} prend ${most === 1 ? 'un mot' : `${most} mots`}, et « ${word} » est de trop : retirez-le, ou mettez entre guillemets un argument qui contient des espaces.`,
  },
  notNumber: {
    en: (name: string, typed: string, { whole, least, most }: NumberRange) =>
      `--${name} is "${typed}": give a ${whole ? 'whole number' : 'number'} in plain digits${most === undefined ? (least === undefined ? '' : `, ${least} or more`) : `, from ${least} to ${most}`}.`,
    fr: (name: string, typed: string, { whole, least, most }: NumberRange) =>
      `--${name} vaut « ${typed} » : donnez un nombre ${whole ? 'entier ' : ''}en chiffres${most === undefined ? (least === undefined ? '' : `, ${least} ou plus`) : `, de ${least} à ${most}`}.`,
  },
  conflict: {
    en: '{first} and {second} contradict each other: {remedy}.',
    fr: '{first} et {second} se contredisent : {remedy}.',
  },
  oneOutput: {
    en: (name: string) =>
      `only one of them can go to standard output, so name a file, like --${name} tree.${name === 'tikz' ? 'tex' : name}`,
    fr: (name: string) =>
      `un seul peut aller sur la sortie standard, nommez donc un fichier, comme --${name} arbre.${name === 'tikz' ? 'tex' : name}`,
  },
  emptyMove: {
    en: 'Move {number} of {typed} is empty: type a move between the commas, or remove a comma.',
    fr: 'Le coup {number} de {typed} est vide : tapez un coup entre les virgules, ou retirez une virgule.',
  },
  notAPosition: {
    en: '{typed} is not a position of {game}, which starts at {start}: {why}.',
    fr: '{typed} n’est pas une position de {game}, qui commence à {start} : {why}.',
  },
  strangeTurn: {
    en: 'turn() returns {turn} there, which is not a player',
    fr: 'turn() y renvoie {turn}, qui n’est pas un joueur',
  },
  stuckThere: {
    en: 'there is no legal move there, and outcome() returns none',
    fr: 'il n’y a là aucun coup légal, et outcome() ne renvoie aucun résultat',
  },
  noRules: {
    en: `{game} has no rules to show. "${INVOCATION} games" lists the games.`,
    fr: `Il n’y a pas de règles à montrer pour {game}. « ${INVOCATION} games » donne la liste des jeux.`,
  },
  generalSearch: {
    en: 'The general search asks this heuristic; the faster one that {game} has evaluates by itself and is not used.',
    fr: 'La recherche générale utilise cette heuristique ; celle, plus rapide, de {game} évalue à sa façon et n’est pas utilisée.',
  },
  evaluation: {
    none: {
      en: '{game} has no static evaluation to show. {games} have one.',
      fr: '{game} n’a pas d’évaluation statique à montrer. {games} en ont une.',
    },
    oneHeuristic: {
      en: 'a table of your own is itself a heuristic, so remove --heuristic',
      fr: 'une table à vous est déjà une heuristique, retirez donc --heuristic',
    },
    side: { en: 'side', fr: 'camp' },
    what: { en: 'what', fr: 'quoi' },
    squares: { en: 'squares', fr: 'cases' },
    each: { en: 'each', fr: 'chacun' },
    points: { en: 'points', fr: 'points' },
    sum: { en: 'sum', fr: 'somme' },
    heuristic: { en: 'heuristic', fr: 'heuristique' },
    ahead: { en: '{total}, better for {player}', fr: '{total}, {player} est mieux' },
    even: { en: '0, even', fr: '0, égalité' },
    over: {
      en: 'The game is over: a search uses its outcome, {outcome}, not a heuristic.',
      fr: 'La partie est finie : une recherche utilise son résultat, {outcome}, et non une heuristique.',
    },
    more: { en: 'and {count} more', fr: 'et {count} autres' },
  },
  moveNumber: { en: 'Move {number}: {sentence}', fr: 'Coup {number} : {sentence}' },
  perftWantsDepth: {
    en: 'perft needs to know how deep to count: for example --depth 5.',
    fr: 'perft doit savoir jusqu’où compter : par exemple --depth 5.',
  },
  idlePart: {
    en: 'Note: --order {part} has no effect here without {needs}.',
    fr: 'Remarque : --order {part} ne sert à rien ici sans {needs}.',
  },

  // Games.
  isAPosition: {
    en: 'After the colon there is a position where an option of {game} belongs: type {game} --position {position}',
    fr: 'Après le deux-points il y a une position, à la place d’une option de {game} : tapez {game} --position {position}',
  },
  isAMove: {
    en: 'After the colon there is a move where an option of {game} belongs: type {game} --moves {move}',
    fr: 'Après le deux-points il y a un coup, à la place d’une option de {game} : tapez {game} --moves {move}',
  },
  emptyGame: {
    en: `The name of the game is empty: type one, like connect4. "${INVOCATION} games" lists them.`,
    fr: `Le nom du jeu est vide : tapez-en un, comme connect4. « ${INVOCATION} games » en donne la liste.`,
  },
  emptyText: {
    en: (file: string | undefined) =>
      `${file === undefined ? 'Standard input' : `The file ${file}`} is empty: it should hold the text of the game, like [[6,7],[2,8]].`,
    fr: (file: string | undefined) =>
      `${file === undefined ? 'L’entrée standard' : `Le fichier ${file}`} est vide : il y faut le texte du jeu, comme [[6,7],[2,8]].`,
  },
  fileNameMissing: {
    en: 'A file name is missing after {spec}: for example {spec}numbers.txt.',
    fr: 'Il manque un nom de fichier après {spec} : par exemple {spec}nombres.txt.',
  },
  unreadableFile: {
    en: (file: string, why: Refusal) =>
      `The file ${file} cannot be read: ${refusalIn(why, 'en')}. Check its name and the current folder.`,
    fr: (file: string, why: Refusal) =>
      `Le fichier ${file} ne peut être lu : ${refusalIn(why, 'fr')}. Vérifiez son nom et le dossier courant.`,
  },
  unreadableInput: {
    en: (why: Refusal) => `Standard input cannot be read: ${refusalIn(why, 'en')}.`,
    fr: (why: Refusal) => `L’entrée standard ne peut être lue : ${refusalIn(why, 'fr')}.`,
  },
  unwritableOutput: {
    en: (why: Refusal) => `Standard output cannot be written: ${refusalIn(why, 'en')}. The output is incomplete.`,
    fr: (why: Refusal) => `La sortie standard ne peut être écrite : ${refusalIn(why, 'fr')}. La sortie est incomplète.`,
  },
  noOutcome: {
    en: 'At {position} there is no legal move and no outcome: make outcome() return one there (for example DRAW).',
    fr: 'À {position} il n’y a ni coup légal ni résultat : faites qu’outcome() en renvoie un là (DRAW, par exemple).',
  },
  undoLies: {
    en: 'After counting, the position is {instead} instead of {position}: undo() does not restore what play() changes. Run checkGame on the game.',
    fr: 'Après le compte, la position est {instead} et non {position} comme avant : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.',
  },
  gameThrew: {
    en: 'The game failed at {where}: {why}. The mistake is in its code there.',
    fr: 'Le jeu a échoué à {where} : {why}. L’erreur est là, dans son code.',
  },

  // Failures.
  unexpected: {
    en: (why: string) =>
      `Something unexpected went wrong: ${firstLine(why)}. This is a bug in Minerve. Run the command with MINERVE_DEBUG=1 to see the stack trace.`,
    fr: (why: string) =>
      `Une erreur inattendue s’est produite : ${firstLine(why)}. C’est un bogue de Minerve. Lancez la commande avec MINERVE_DEBUG=1 pour voir la pile d’appels.`,
  },
  outOfMemory: {
    en: 'There is not enough memory for this: choose a smaller depth, a smaller table (--table-mb) or a smaller game.',
    fr: 'Il n’y a pas assez de mémoire : prenez une profondeur, une table (--table-mb) ou un jeu plus petits.',
  },
  endedEarly: {
    en: 'The work ended before there was an answer: a game must not call process.exit().',
    fr: 'Le travail a pris fin avant la réponse : un jeu ne doit pas appeler process.exit().',
  },
  stackOverflow: {
    en: 'The game goes deeper than the stack allows: add a --depth.',
    fr: 'Le jeu va plus profond que la pile ne le permet : donnez une profondeur avec --depth.',
  },

  // While one waits.
  progress: {
    en: (news: string, nodes: number, ms: number) =>
      [news, nodes > 0 ? `${formatNumber(nodes, 'en')} nodes` : '', formatTime(ms, 'en')].filter(Boolean).join(' · '),
    fr: (news: string, nodes: number, ms: number) =>
      [news, nodes > 0 ? `${formatNumber(nodes, 'fr')} nœuds` : '', formatTime(ms, 'fr')].filter(Boolean).join(' · '),
  },
  depthReached: { en: 'depth {depth} · {value} · {line}', fr: 'profondeur {depth} · {value} · {line}' },
  interrupted: {
    en: 'Interrupted: this is the answer of the last complete tree, of depth {depth}.',
    fr: 'Interrompu : voici la réponse du dernier arbre complet, de profondeur {depth}.',
  },
  interruptedInTree: {
    en: 'Interrupted before the tree was complete: this is the best of the moves searched so far.',
    fr: 'Interrompu avant la fin de l’arbre : voici le meilleur des coups qui ont été examinés.',
  },
  interruptedEarly: {
    en: (depth: number | undefined, deepening: boolean) => {
      if (deepening) return 'Interrupted before anything was found, even in the first tree: give it a little more time.';
      return depth === undefined
        ? 'Interrupted before anything was found: --depth or --time gives an answer sooner.'
        : `Interrupted before anything was found at depth ${depth}: choose a smaller --depth, or --time, which has an answer whenever it is stopped.`;
    },
    fr: (depth: number | undefined, deepening: boolean) => {
      if (deepening)
        return 'Interrompu avant d’avoir rien trouvé, même dans le premier arbre : laissez-lui un peu plus de temps.';
      return depth === undefined
        ? 'Interrompu avant d’avoir rien trouvé : avec --depth ou --time la réponse vient plus tôt.'
        : `Interrompu avant d’avoir rien trouvé à la profondeur ${depth} : prenez --depth plus petit, ou --time, qui a une réponse à tout moment.`;
    },
  },
  perftProgress: { en: '{done} of {all# first move|first moves}', fr: '{done} sur {all# premier coup|premiers coups}' },
  perftCounted: { en: '{positions} positions', fr: '{positions} positions' },
  perftInterrupted: {
    en: 'Interrupted after {done} of {all} first moves, with {nodes} positions below them.',
    fr: 'Interrompu. Premiers coups comptés : {done} sur {all} ; positions dessous : {nodes}.',
  },
  treeInterrupted: {
    en: 'Interrupted: this is the tree as far as it was searched.',
    fr: 'Interrompu : voici l’arbre tel qu’il a été exploré.',
  },

  // Results.
  labels: {
    value: { en: 'value', fr: 'valeur' },
    move: { en: 'move', fr: 'coup' },
    line: { en: 'line', fr: 'suite' },
    search: { en: 'search', fr: 'recherche' },
    nodes: { en: 'nodes', fr: 'nœuds' },
    cuts: { en: 'cuts', fr: 'coupures' },
    time: { en: 'time', fr: 'temps' },
    depth: { en: 'depth', fr: 'profondeur' },
  },
  unknown: { en: 'nothing known yet', fr: 'rien de connu pour l’instant' },
  unfinished: {
    en: 'nothing known yet: not even a tree of depth 1 was finished',
    fr: 'rien de connu pour l’instant : pas même un arbre de profondeur 1 n’a été fini',
  },
  draw: { en: 'draw', fr: 'nulle' },
  lower: { en: 'at least {value}', fr: 'au moins {value}' },
  upper: { en: 'at most {value}', fr: 'au plus {value}' },
  better: { en: ', better for {player}', fr: ', {player} est mieux' },
  reach: {
    firstMoves: { en: 'first moves only', fr: 'premiers coups seulement' },
    end: { en: 'to the end of the game', fr: 'jusqu’à la fin de la partie' },
    depth: { en: 'depth {depth}', fr: 'profondeur {depth}' },
  },
  settings: {
    aspiration: { en: 'aspiration ±{width}', fr: 'aspiration ±{width}' },
    deepening: { en: 'deepening', fr: 'approfondissement itératif' },
    order: { en: 'order {parts}', fr: 'ordre {parts}' },
    table: { en: 'table of {megabytes} MB', fr: 'table de {megabytes} Mo' },
    q: { en: 'winning moves, q = {q}', fr: 'élagage du coup gagnant, q = {q}' },
  },
  fromTables: { en: 'none, from the endgame tables', fr: 'aucune, d’après les tables de finales' },
  compiled: {
    en: 'compiled alpha-beta with a table and iterative deepening; --algorithm chooses another',
    fr: 'alpha-bêta compilé, avec table et approfondissement itératif ; --algorithm en choisit un autre',
  },
  nodesAndLeaves: {
    en: (nodes: string, leaves: string, ttHits: string | undefined) =>
      `${nodes} · leaves ${leaves}${ttHits === undefined ? '' : ` · from memory ${ttHits}`}`,
    fr: (nodes: string, leaves: string, ttHits: string | undefined) =>
      `${nodes} · feuilles ${leaves}${ttHits === undefined ? '' : ` · retrouvés en mémoire ${ttHits}`}`,
  },
  nodesPerSecond: { en: '{rate} nodes/s', fr: '{rate} nœuds/s' },
  perftTotal: { en: '{nodes} positions after {depth# ply|plies}', fr: '{nodes} positions après {depth# demi-coup|demi-coups}' },
  treeSummary: {
    en: (value: string, pv: readonly string[], { nodes, leaves, cuts }: Counts) =>
      `Value ${value}${pv.length > 0 ? `, line ${pv.slice(0, 30).join(' ')}${pv.length > 30 ? ' …' : ''}` : ''}. ${counted(nodes, 'en', 'node')}, ${counted(leaves, 'en', 'leaf', 'leaves')}, cuts α ${formatNumber(cuts.alpha, 'en')} β ${formatNumber(cuts.beta, 'en')}.`,
    fr: (value: string, pv: readonly string[], { nodes, leaves, cuts }: Counts) =>
      `Valeur ${value}${pv.length > 0 ? `, suite ${pv.slice(0, 30).join(' ')}${pv.length > 30 ? ' …' : ''}` : ''}. ${counted(nodes, 'fr', 'nœud')}, ${counted(leaves, 'fr', 'feuille')}, coupures α ${formatNumber(cuts.alpha, 'fr')} β ${formatNumber(cuts.beta, 'fr')}.`,
  },
  pass: { en: 'Pass {number} of {of}', fr: 'Passe {number} sur {of}' },
  written: { en: 'Written: {file} ({bytes#} bytes).', fr: 'Écrit : {file} ({bytes#} octets).' },
  notAllKept: {
    en: 'Of {visits#} visits the first {kept#} were kept: choose a smaller --depth to see the whole tree.',
    fr: 'Sur {visits#} visites, les {kept#} premières ont été gardées : prenez --depth plus petit pour voir un arbre entier.',
  },
  columns: {
    name: { en: 'name', fr: 'nom' },
    game: { en: 'game', fr: 'jeu' },
    type: { en: 'type', fr: 'tapez' },
    title: { en: 'title', fr: 'titre' },
    prunes: { en: 'prunes', fr: 'élague' },
    memory: { en: 'table', fr: 'table' },
    source: { en: 'source', fr: 'source' },
  },
  yes: { en: 'yes', fr: 'oui' },
  gamesFooter: {
    en: 'Also: tree:@file and graph:@file (a text from a file), tree:- (from standard input), ./mine.mjs (a game of your own).',
    fr: 'Aussi : tree:@fichier et graph:@fichier (texte d’un fichier), tree:- (entrée standard), ./mien.mjs (votre propre jeu).',
  },
  algorithmsFooter: {
    en: `For example: ${INVOCATION} search connect4 --algorithm alphabeta --depth 8`,
    fr: `Par exemple : ${INVOCATION} search connect4 --algorithm alphabeta --depth 8`,
  },
  /** Placeholders in a synopsis and after an option. */
  stands: {
    FILE: { en: 'FILE', fr: 'FICHIER' },
    SIDE: { en: 'SIDE', fr: 'CAMP' },
    PARTS: { en: 'PARTS', fr: 'CRITÈRES' },
    M1: { en: 'M1', fr: 'C1' },
    M2: { en: 'M2', fr: 'C2' },
    game: { en: 'game', fr: 'jeu' },
    file: { en: 'file', fr: 'fichier' },
    text: { en: 'text', fr: 'texte' },
    DIR: { en: 'DIR', fr: 'DOSSIER' },
    KEY: { en: 'KEY', fr: 'CLÉ' },
    VALUE: { en: 'VALUE', fr: 'VALEUR' },
    experiment: { en: 'experiment', fr: 'expérience' },
    list: { en: 'list', fr: 'liste' },
    command: { en: 'command', fr: 'commande' },
  },
  help: {
    usage: { en: 'Usage', fr: 'Utilisation' },
    synopsis: { en: '<command> [<game>] [options]', fr: '<commande> [<jeu>] [options]' },
    examples: { en: 'Examples', fr: 'Exemples' },
    options: { en: 'Options', fr: 'Options' },
    everywhere: { en: 'With every command', fr: 'Options communes' },
    output: { en: 'Output', fr: 'Sortie' },
    groups: {
      play: { en: 'Play', fr: 'Jouer' },
      see: { en: 'See', fr: 'Voir' },
      solve: { en: 'Solve', fr: 'Résoudre' },
      teach: { en: 'Teach', fr: 'Enseigner' },
      measure: { en: 'Measure', fr: 'Mesurer' },
      engines: { en: 'Engines', fr: 'Moteurs' },
    },
    more: {
      en: `${INVOCATION} help <command> says more, with examples.`,
      fr: `${INVOCATION} help <commande> en dit plus, avec des exemples.`,
    },
    tagline: { en: 'Two-player games: play, see, search, solve.', fr: 'Jeux à deux joueurs : jouer, voir, chercher, résoudre.' },
    exitCodes: { en: 'Exit codes', fr: 'Codes de retour' },
    codes: {
      en: [
        '0  success',
        '1  failure: a file, a faulty game, memory; or verify refuses',
        '2  wrong usage',
        '130  interrupted before there was an answer',
      ],
      fr: [
        '0  tout va bien',
        '1  échec : un fichier, un jeu défectueux, la mémoire ; ou verify refuse',
        '2  mauvaise utilisation',
        '130  interrompu avant d’avoir une réponse',
      ],
    },
    environment: {
      en: `NO_COLOR turns colours off, FORCE_COLOR=1 on; LANG or --lang sets the language: ${TONGUES.join(', ')}.`,
      fr: `NO_COLOR supprime les couleurs, FORCE_COLOR=1 les impose ; LANG ou --lang choisit la langue : ${TONGUES.join(', ')}.`,
    },
  },
});

/** The same in one language. */
export type CliTexts = Texts<typeof cliWords>;

/** A command line of the help, such as `--game FILE`, with its placeholders in the reader's language. */
export function placed(typed: string, stands: CliTexts['stands']): string {
  return typed.replace(/(?<=[<[|])\w+|(?<![\w-])[A-Z]\w*/g, (word) =>
    Object.hasOwn(stands, word) ? stands[word as keyof typeof stands] : word,
  );
}

export function wordsIn(language: Language): CliTexts {
  return textsIn(cliWords, language);
}

/**
 * Messages that replace those of the layers below, for codes where the command line can name its own options as the
 * remedy. These are for things that cannot be done; `rephrase` below is for typing errors.
 */
export const failures = words({
  'not-javascript': {
    en: '{address} is TypeScript, which this version of Node does not run: compile it to JavaScript first, or use Node 22.18 or later.',
    fr: '{address} est en TypeScript, que cette version de Node n’exécute pas : compilez-le d’abord en JavaScript, ou prenez Node 22.18 ou plus.',
  },
  'minerve-not-installed': {
    en: '{address} imports minerve, which is not installed beside it: run npm install minerve in its folder.',
    fr: '{address} importe minerve, qui n’est pas installé à côté : lancez npm install minerve dans son dossier.',
  },
  'module-threw': {
    en: ({ address, reason }: { address: string; reason: string }) => `${address} cannot be loaded: ${firstLine(reason)}.`,
    fr: ({ address, reason }: { address: string; reason: string }) => `${address} ne peut être chargé : ${firstLine(reason)}.`,
  },
  'exports-no-game': {
    en: '{address} exports no game: write "export default game", where game has start, turn, moves, play and outcome.',
    fr: '{address} n’exporte pas de jeu : écrivez « export default game », où game a start, turn, moves, play et outcome.',
  },
  'pure-game-lacks': {
    en: 'The game in {address} lacks {lacking}. A game has name, start, turn(), moves(), play() and outcome().',
    fr: 'Au jeu de {address} il manque {lacking}. Un jeu a name, start, turn(), moves(), play() et outcome().',
  },
  'cursor-game-lacks': {
    en: 'The game in {address} lacks {lacking}. A game with positions of its own has name, start(), formatMove(), parseMove(), formatPosition(), parsePosition() and draw().',
    fr: 'Au jeu de {address} il manque {lacking}. Un jeu qui a ses propres positions a name, start(), formatMove(), parseMove(), formatPosition(), parsePosition() et draw().',
  },
  'position-lacks': {
    en: 'The position that start() returns in {address} lacks {lacking}. A position has turn(), moves(), play(), undo(), outcome() and evaluate().',
    fr: 'À la position que renvoie start() dans {address} il manque {lacking}. Une position a turn(), moves(), play(), undo(), outcome() et evaluate().',
  },
  'thread-died': cliWords.endedEarly,
  'out-of-memory': cliWords.outOfMemory,
  ...roomWords,
  'too-deep': {
    en: 'The search went {plies} plies deep, the most that the stack allows: add a --depth.',
    fr: 'La recherche est descendue à {plies} demi-coups, autant que la pile le permet : donnez une profondeur avec --depth.',
  },
  'no-book': {
    en: 'The opening book is missing ({reason}). Do without it (--no-book), or reinstall Minerve.',
    fr: 'La bibliothèque d’ouvertures est introuvable ({reason}). Passez-vous-en (--no-book), ou réinstallez Minerve.',
  },
  'damaged-book': {
    en: 'The opening book is damaged. Do without it (--no-book), or reinstall Minerve.',
    fr: 'La bibliothèque d’ouvertures est endommagée. Passez-vous-en (--no-book), ou réinstallez Minerve.',
  },
  unproven: {
    en: ({ title, reason }: { title: string; reason: string }) =>
      cliWords.unexpected.en(`the solution of ${title} was refused by its verification: ${reason}`),
    fr: ({ title, reason }: { title: string; reason: string }) =>
      cliWords.unexpected.fr(`la solution de ${title} a été refusée par sa vérification : ${reason}`),
  },
});

rephrase(failures);

interface UnknownGame {
  readonly typed: string;
  readonly meant: string;
  readonly names: readonly string[];
}

/** Likewise: things that were typed wrong. */
rephrase({
  'unknown-game': {
    en: ({ typed, meant: near, names }: UnknownGame) =>
      `${typed === '' ? 'Name a game.' : `There is no game "${typed}".`}${near === '' ? ` The games are ${names.join(', ')}.` : meant.en(near)} A game of your own is typed with its path, like ./mine.js.`,
    fr: ({ typed, meant: near, names }: UnknownGame) =>
      `${typed === '' ? 'Nommez un jeu.' : `Il n’y a pas de jeu « ${typed} ».`}${near === '' ? ` Les jeux sont ${names.join(', ')}.` : meant.fr(near)} Votre propre jeu se tape avec son chemin, comme ./mon-jeu.js.`,
  },
  'keeps-no-memory': {
    en: `This algorithm has no memory: remove --table-mb, or choose one that has (${INVOCATION} algorithms lists them).`,
    fr: `Cet algorithme n’a pas de mémoire : retirez --table-mb, ou choisissez-en un qui en a une (${INVOCATION} algorithms les donne).`,
  },
  'memory-needs-key': {
    en: 'A memory must distinguish positions, and this game has no key(): add one, or remove --table-mb.',
    fr: 'Une mémoire doit distinguer les positions, et ce jeu n’a pas de key() : ajoutez-en une, ou retirez --table-mb.',
  },
  cyclic: {
    en: `Position {position} of {title} can be reached again from itself: points are only counted where every game ends. ${INVOCATION} arena says who wins.`,
    fr: `La position {position} de {title} peut revenir sur elle-même : on ne compte les points que si toute partie finit. ${INVOCATION} arena dit qui gagne.`,
  },
});
