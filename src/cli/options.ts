import { LANGUAGES, type Translation } from '../i18n/index.ts';

/**
 * Options of a command: how each is typed, such as `depth N`, and a description. A value in brackets is optional; an
 * option with dots after its value can be repeated.
 */
export type Options = Readonly<Record<string, Translation>>;

/** Options that every command takes. */
export const GLOBAL_OPTIONS: Options = {
  json: {
    en: 'one JSON object (or array) on standard output, for programs',
    fr: 'un objet (ou tableau) JSON sur la sortie standard, pour les programmes',
  },
  'seed N': { en: 'seed of random choices: same seed, same game', fr: 'graine du hasard : même graine, même partie' },
  [`lang ${Object.keys(LANGUAGES).join('|')}`]: { en: 'language of the output', fr: 'langue des messages' },
  progress: {
    en: 'progress on standard error even where it is not a terminal',
    fr: 'avancement sur la sortie d’erreur, même hors terminal',
  },
  help: { en: 'help with examples (also -h)', fr: 'aide avec exemples (aussi -h)' },
};

/** Where a search starts. */
export const POSITION_OPTIONS: Options = {
  'position P': {
    en: "start from this position, in the game's notation",
    fr: 'partir de cette position, dans la notation du jeu',
  },
  'moves M1,M2': { en: 'then play these moves', fr: 'puis jouer ces coups' },
};

/** A game from a file to start with. */
export const GAME_OPTIONS: Options = {
  'game FILE': {
    en: 'start from a game in a .pdn (draughts) or .pgn (chess) file; it names the game',
    fr: 'partir d’une partie d’un fichier .pdn (dames) ou .pgn (échecs) ; il nomme le jeu',
  },
  'number N': { en: 'with --game: the N-th game of the file (1)', fr: 'avec --game : la N-ième partie du fichier (1)' },
  'ply N': {
    en: 'with --game: after N moves, both sides counted (all)',
    fr: 'avec --game : après N coups, les deux camps comptés (tous)',
  },
};

/** Options of the search algorithm. */
export const SEARCH_OPTIONS: Options = {
  'algorithm A': { en: 'exactly this algorithm (minerve algorithms)', fr: 'exactement cet algorithme (minerve algorithms)' },
  'depth N': { en: 'look N plies ahead', fr: 'regarder N demi-coups en avant (profondeur)' },
  'order PARTS': {
    en: 'move ordering: any of previous,hash,killer,history',
    fr: 'ordre des coups : parmi previous,hash,killer,history',
  },
  'table-mb N': { en: 'transposition table of N megabytes', fr: 'table de transposition de N mégaoctets' },
  'q N': {
    en: 'winning-move pruning wherever N plies are left (Marty 2013)',
    fr: 'élagage du coup gagnant dès qu’il reste N demi-coups (Marty 2013)',
  },
  'aspiration N': {
    en: 'trees of depth 1, 2, 3..., each begun with a window N wide on either side of the last value (Wikipédia)',
    fr: 'arbres de profondeur 1, 2, 3..., chacun commencé dans une fenêtre de N de part et d’autre de la dernière valeur (Wikipédia)',
  },
};

/** An evaluation of the user's own. */
export const HEURISTIC_OPTION: Options = {
  'heuristic H': {
    en: 'evaluate with this heuristic instead: a name with or without its numbers (alignments long=5), table=NUMBERS, or a file with either (minerve help evaluate)',
    fr: 'évaluer plutôt avec cette heuristique : un nom, avec ou sans ses nombres (alignments long=5), table=NOMBRES, ou un fichier avec l’un des deux (minerve help evaluate)',
  },
};

/** Tablebases for an engine. */
export const TABLES_OPTION: Options = {
  'tables DIR': {
    en: 'draughts, chess: endgame tables that minerve tables build wrote; with few pieces the answer is theirs, "wins in 23 plies"',
    fr: 'dames, échecs : tables de finales écrites par minerve tables build ; avec peu de pièces elles donnent la réponse, « gagne en 23 demi-coups »',
  },
};

/** How much a solver may take. */
export const MEMORY_OPTION: Options = {
  'memory-mb N': {
    en: 'the most memory to use, in megabytes (1024): what needs more is refused',
    fr: 'la mémoire au plus, en mégaoctets (1024) : ce qui en demande plus est refusé',
  },
};

/** What it means in a graph that a player cannot move. */
export const DEAD_ENDS_OPTION: Options = {
  'dead-ends WORD': {
    en: 'a graph: who cannot move has lost, won or draw, where the text gives no result (draw)',
    fr: 'un graphe : qui ne peut plus jouer a lost (perdu), won (gagné) ou draw (nulle), où le texte ne donne pas de résultat (draw)',
  },
};

/** How the solver of Connect 4 works. */
export const SOLVER_OPTIONS: Options = {
  'threads N': { en: 'connect4: threads on one table (1)', fr: 'connect4 : fils d’exécution sur une même table (1)' },
  'table-mb N': {
    en: 'connect4: megabytes of the table (16, more does not help)',
    fr: 'connect4 : mégaoctets de la table (16, plus ne sert à rien)',
  },
  'no-book': {
    en: 'connect4: solve openings too instead of looking them up',
    fr: 'connect4 : résoudre aussi les ouvertures au lieu de les lire dans la bibliothèque d’ouvertures',
  },
};

export const COLUMNS_OPTION: Options = {
  columns: {
    en: 'connect4: all columns of each position from standard input',
    fr: 'connect4 : toutes les colonnes de chaque position de l’entrée standard',
  },
};
