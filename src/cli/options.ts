import type { Option } from './command.ts';

/** Options that every command takes. */
export const GLOBAL_OPTIONS: readonly Option[] = [
  {
    name: 'json',
    says: {
      en: 'one JSON object (or array) on standard output, for programs',
      fr: 'un objet (ou tableau) JSON sur la sortie standard, pour les programmes',
    },
  },
  {
    name: 'seed',
    value: 'N',
    says: { en: 'seed of whatever is drawn by lot: same seed, same game', fr: 'graine du hasard : même graine, même partie' },
  },
  { name: 'lang', value: 'en|fr', says: { en: 'language of what is said', fr: 'langue des messages' } },
  {
    name: 'progress',
    says: {
      en: 'progress on standard error even where it is not a terminal',
      fr: "avancement sur la sortie d'erreur, même hors terminal",
    },
  },
  { name: 'help', says: { en: 'help with examples (also -h)', fr: 'aide avec exemples (aussi -h)' } },
];

/** Where a search starts. */
export const POSITION_OPTIONS: readonly Option[] = [
  {
    name: 'position',
    value: 'P',
    says: { en: "start from this position, in the game's notation", fr: 'partir de cette position, dans la notation du jeu' },
  },
  {
    name: 'moves',
    value: 'M1,M2',
    says: { en: 'then play these moves', fr: 'puis jouer ces coups' },
  },
];

/** A game from a file to start with. */
export const GAME_OPTIONS: readonly Option[] = [
  {
    name: 'game',
    value: 'FILE',
    says: {
      en: 'start from a game in a .pdn (draughts) or .pgn (chess) file; it names the game',
      fr: "partir d'une partie d'un fichier .pdn (dames) ou .pgn (échecs) ; il nomme le jeu",
    },
  },
  {
    name: 'number',
    value: 'N',
    says: { en: 'with --game: the N-th game of the file (1)', fr: 'avec --game : la N-ième partie du fichier (1)' },
  },
  {
    name: 'ply',
    value: 'N',
    says: {
      en: 'with --game: after N moves, both sides counted (all)',
      fr: 'avec --game : après N coups, les deux camps comptés (tous)',
    },
  },
];

/** Which search, and what it is composed with. */
export const SEARCH_OPTIONS: readonly Option[] = [
  {
    name: 'algorithm',
    value: 'A',
    says: { en: 'exactly this algorithm (minerve algorithms)', fr: 'exactement cet algorithme (minerve algorithms)' },
  },
  {
    name: 'depth',
    value: 'N',
    says: { en: 'look N plies ahead', fr: 'regarder N demi-coups en avant (profondeur)' },
  },
  {
    name: 'order',
    value: 'PARTS',
    says: {
      en: 'move ordering: any of previous,hash,killer,history',
      fr: 'ordre des coups : parmi previous,hash,killer,history',
    },
  },
  {
    name: 'table-mb',
    value: 'N',
    says: { en: 'transposition table of N megabytes', fr: 'table de transposition de N mégaoctets' },
  },
  {
    name: 'q',
    value: 'N',
    says: {
      en: 'winning-move pruning wherever N plies are left (document 003)',
      fr: "élagage des coups gagnants dès qu'il reste N demi-coups (document 003)",
    },
  },
];
