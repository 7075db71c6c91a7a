import { inLanguage, type Language, words } from '../../i18n/index.ts';
import { VERBS, type Verb } from '../play/verbs.ts';
import { INVOCATION } from '../style.ts';

/** The description of each command, and its argument. */
const DOES: Readonly<Record<Verb, Readonly<Record<Language, readonly [what: string, argument?: string]>>>> = {
  undo: { en: ['undo your last move (and the reply to it)'], fr: ['annuler votre dernier coup (et la réponse)'] },
  redo: { en: ['redo the move that was undone'], fr: ['rétablir ce qui a été annulé'] },
  hint: { en: ['what the computer would play here'], fr: ['ce que l’ordinateur jouerait ici'] },
  moves: { en: ['the legal moves'], fr: ['les coups légaux'] },
  values: { en: ['every legal move with its value'], fr: ['chaque coup légal avec sa valeur'] },
  save: { en: ['save the game in a file', '<file>'], fr: ['enregistrer la partie dans un fichier', '<fichier>'] },
  load: { en: ['load a game from a file', '<file>'], fr: ['reprendre une partie d’un fichier', '<fichier>'] },
  swap: { en: ['swap sides with the computer'], fr: ['échanger les camps avec l’ordinateur'] },
  level: { en: ['how far the computer looks ahead, 1 to 10', '<n>'], fr: ['jusqu’où l’ordinateur calcule, de 1 à 10', '<n>'] },
  resign: { en: ['give up'], fr: ['abandonner'] },
  new: { en: ['start again'], fr: ['recommencer'] },
  board: { en: ['show the board'], fr: ['montrer le plateau'] },
  help: { en: ['this list'], fr: ['cette liste'] },
  quit: {
    en: ['quit, and show the command that resumes the game'],
    fr: ['quitter, en affichant la commande qui reprend la partie'],
  },
};

function verbRows(language: Language, width: number): string[] {
  return (Object.keys(VERBS) as Verb[]).map((verb) => {
    const [what, argument = ''] = inLanguage(DOES[verb], language);
    return `  ${`${inLanguage(VERBS[verb], language)} ${argument}`.trim().padEnd(width)} ${what}`;
  });
}

/** Which entries of a save are missing or wrong. */
const missing = {
  en: (entries: readonly string[]) =>
    `${entries.map((entry) => `"${entry}"`).join(', ')} ${entries.length === 1 ? 'is' : 'are'} missing or wrong`,
  fr: (entries: readonly string[]) => {
    const wrong = entries.length === 1 ? 'manque ou est incorrect' : 'manquent ou sont incorrects';
    return `${entries.map((entry) => `« ${entry} »`).join(', ')} ${wrong}`;
  },
};

/** Texts at the board. */
export const playWords = words({
  /** Without a level the computer plays perfectly. */
  youPlay: {
    en: (game: string, side: string, level: number | undefined) =>
      `${game}: you are ${side}, the computer plays ${level === undefined ? 'perfectly' : `at level ${level}`}. Type a move, or help.`,
    fr: (game: string, side: string, level: number | undefined) =>
      `${game} : vous êtes ${side}, l’ordinateur joue ${level === undefined ? 'parfaitement' : `au niveau ${level}`}. Tapez un coup, ou aide.`,
  },
  twoPersons: {
    en: '{game}: two players at one keyboard. Type a move, or help.',
    fr: '{game} : deux joueurs au même clavier. Tapez un coup, ou aide.',
  },
  twoComputers: {
    en: (game: string, level: number | undefined) =>
      `${game}: the computer plays against itself${level === undefined ? ', perfectly' : ` at level ${level}`}. Ctrl-C stops it.`,
    fr: (game: string, level: number | undefined) =>
      `${game} : l’ordinateur joue contre lui-même${level === undefined ? ', parfaitement' : ` au niveau ${level}`}. Ctrl-C l’arrête.`,
  },
  lastMove: { en: 'Last move: {player} {move}', fr: 'Dernier coup : {player} {move}' },
  computerPlays: { en: 'The computer plays {move}.', fr: 'L’ordinateur joue {move}.' },
  thinking: { en: 'thinking, Ctrl-C: move now', fr: 'réflexion, Ctrl-C : jouer tout de suite' },
  analysis: {
    en: 'thinking, Ctrl-C: move now · depth {depth} · {line}',
    fr: 'réflexion, Ctrl-C : jouer tout de suite · profondeur {depth} · {line}',
  },
  solving: {
    en: 'solving, Ctrl-C: move now · {percent} % of the question under way',
    fr: 'résolution, Ctrl-C : jouer tout de suite · {percent} % de la question en cours',
  },
  overPrompt: { en: 'new, undo, save or quit > ', fr: 'nouvelle, annuler, sauver ou quitter > ' },
  youWon: { en: 'You have won!', fr: 'Vous avez gagné !' },
  youLost: {
    en: 'The computer has won. "undo" takes back your last move, "new" starts a new game.',
    fr: 'L’ordinateur a gagné. « annuler » revient avant votre dernier coup, « nouvelle » recommence.',
  },
  won: { en: '{player} has won', fr: '{player} a gagné' },
  resigned: { en: 'Resigned: {won}.', fr: 'Abandon. {won}.' },
  drawn: {
    en: (points: number) => (points === 0 ? 'A draw.' : `The game is over: ${points} for Max.`),
    fr: (points: number) => (points === 0 ? 'Partie nulle.' : `La partie est finie : ${points} pour Max.`),
  },
  alreadyOver: {
    en: 'The game is over: type undo, new or quit.',
    fr: 'La partie est finie : tapez annuler, nouvelle ou quitter.',
  },
  resume: { en: 'To continue from here:\n  {command}', fr: 'Pour reprendre ici :\n  {command}' },
  leftBehind: {
    en: 'To return to the game you are leaving:\n  {command}',
    fr: 'Pour revenir à la partie que vous quittez :\n  {command}',
  },
  orVerb: {
    en: (near: string | undefined) => (near === undefined ? ' Or type help.' : ` Or did you mean "${near}"?`),
    fr: (near: string | undefined) => (near === undefined ? ' Ou tapez aide.' : ` Ou vouliez-vous dire « ${near} » ?`),
  },
  nothingToUndo: { en: 'You have no move to undo.', fr: 'Vous n’avez aucun coup à annuler.' },
  nothingToRedo: { en: 'There is no move to redo.', fr: 'Il n’y a rien à rétablir.' },
  hint: {
    en: (move: string, value: string, line: readonly string[]) =>
      `  ${move}: ${value}${line.length > 1 ? `, expecting ${line.slice(0, 10).join(' ')}` : ''}`,
    fr: (move: string, value: string, line: readonly string[]) =>
      `  ${move} : ${value}${line.length > 1 ? `, suite attendue ${line.slice(0, 10).join(' ')}` : ''}`,
  },
  valuesDepth: {
    en: "  ({depth# ply|plies} ahead, from Max's view)",
    fr: '  ({depth# demi-coup|demi-coups} en avant, du point de vue de Max)',
  },
  valuesExact: { en: "  (exact, from Max's view)", fr: '  (exactes, du point de vue de Max)' },
  perfectHasNoLevel: {
    en: 'perfect play has no level, so give one or the other',
    fr: 'le jeu parfait n’a pas de niveau, donnez donc l’un ou l’autre',
  },
  saveWhere: {
    en: 'Save where? Type save and a file name: save match.json',
    fr: 'Enregistrer où ? Tapez sauver et un nom de fichier : sauver partie.json',
  },
  loadWhat: {
    en: 'Load what? Type load and a file name: load match.json',
    fr: 'Charger quoi ? Tapez charger et un nom de fichier : charger partie.json',
  },
  saved: {
    en: `Saved in {file}. "${INVOCATION} play --load {file}" resumes it.`,
    fr: `Enregistrée dans {file}. « ${INVOCATION} play --load {file} » la reprend.`,
  },
  notASave: {
    en: '{file} already exists and is not a Minerve game, so it was left unchanged: choose another name.',
    fr: '{file} existe déjà et n’est pas une partie de Minerve, il n’a donc pas été modifié : choisissez un autre nom.',
  },
  newerSave: {
    en: '{file} already exists and was written by a newer Minerve (format {format}), so it was left unchanged: choose another name.',
    fr: '{file} existe déjà et vient d’un Minerve plus récent (format {format}), il n’a donc pas été modifié : choisissez un autre nom.',
  },
  severalSaves: {
    en: '{file} already exists and holds {count} games, so it was left unchanged: choose another name.',
    fr: '{file} existe déjà et contient {count} parties, il n’a donc pas été modifié : choisissez un autre nom.',
  },
  brokenSave: {
    en: '{file} already exists and its game cannot be resumed, so it was left unchanged: choose another name. {why}',
    fr: '{file} existe déjà et sa partie ne peut être reprise, il n’a donc pas été modifié : choisissez un autre nom. {why}',
  },
  damagedSave: {
    en: (file: string, entries: readonly string[]) =>
      `${file} already exists and is damaged: ${missing.en(entries)}, so it was left unchanged: choose another name.`,
    fr: (file: string, entries: readonly string[]) =>
      `${file} existe déjà et est endommagé : ${missing.fr(entries)}, il n’a donc pas été modifié : choisissez un autre nom.`,
  },
  badSave: {
    en: (file: string, code: string, detail: string) => {
      if (code === 'not-json') return `${file} is not a Minerve game, or it is damaged: it is not JSON. Nothing was loaded.`;
      if (code === 'foreign') return `${file} is not a Minerve game: it has no "minerve" entry. Nothing was loaded.`;
      if (code === 'newer')
        return `${file} was written by a newer Minerve (format ${detail}): update this one. Nothing was loaded.`;
      if (code === 'damaged') return `${file} is damaged: its entry "${detail}" is wrong. Nothing was loaded.`;
      return `${file} cannot be resumed: ${detail} Nothing was loaded.`;
    },
    fr: (file: string, code: string, detail: string) => {
      if (code === 'not-json')
        return `${file} n’est pas une partie de Minerve, ou est endommagé : ce n’est pas du JSON. Rien n’a été chargé.`;
      if (code === 'foreign') return `${file} n’est pas une partie de Minerve : « minerve » n’y figure pas. Rien n’a été chargé.`;
      if (code === 'newer')
        return `${file} vient d’un Minerve plus récent (format ${detail}) : mettez celui-ci à jour. Rien n’a été chargé.`;
      if (code === 'damaged') return `${file} est endommagé : son entrée « ${detail} » est incorrecte. Rien n’a été chargé.`;
      return `${file} ne peut être repris : ${detail} Rien n’a été chargé.`;
    },
  },
  replaced: {
    en: (file: string, entries: readonly string[]) =>
      `Note: ${file} is damaged: ${missing.en(entries)}, so the default is used instead. The game, the position and the moves are intact.`,
    fr: (file: string, entries: readonly string[]) =>
      `Remarque : ${file} est endommagé : ${missing.fr(entries)}, la valeur par défaut est donc utilisée. Le jeu, la position et les coups sont tous là.`,
  },
  otherGame: {
    en: '{file} holds a game of {there}, not of {typed}: do not name the game, or choose another file.',
    fr: '{file} contient une partie de {there}, non de {typed} : ne nommez pas de jeu, ou prenez un autre fichier.',
  },
  loadHasMoves: {
    en: 'the file already has the position and the moves, so give one or the other',
    fr: 'le fichier contient déjà la position et les coups, donnez donc l’un ou l’autre',
  },
  loadHasGame: {
    en: 'the file names the game with its heuristic; begin a new one from its position instead (--position)',
    fr: 'le fichier nomme le jeu avec son heuristique ; commencez plutôt une partie depuis sa position (--position)',
  },
  nothingToSwap: {
    en: 'There is nobody to swap with: both sides have the same kind of player.',
    fr: 'Il n’y a personne avec qui échanger : les deux camps sont joués par la même sorte de joueur.',
  },
  badLevel: {
    en: (typed: string) =>
      typed === ''
        ? 'Which level? Type level and a number from 1 to 10.'
        : `There is no level "${typed}": type a number from 1 to 10.`,
    fr: (typed: string) =>
      typed === ''
        ? 'Quel niveau ? Tapez niveau et un nombre de 1 à 10.'
        : `Il n’y a pas de niveau « ${typed} » : tapez un nombre de 1 à 10.`,
  },
  levelSet: { en: 'The computer now plays at level {level}.', fr: 'L’ordinateur joue maintenant au niveau {level}.' },
  noStandardInput: {
    en: '{spec} would be read from standard input, which your moves come from: put the game in a file and type tree:@file.',
    fr: '{spec} se lirait sur l’entrée standard, d’où viennent vos coups : mettez le jeu dans un fichier et tapez tree:@fichier.',
  },
  help: {
    en: () => ['Type a move, or one of these:', ...verbRows('en', 12)].join('\n'),
    fr: () => ['Tapez un coup, ou un de ces mots :', ...verbRows('fr', 18)].join('\n'),
  },
});

/** Texts about files of games. */
export const recordWords = words({
  notARecord: {
    en: '{file} is neither PDN (draughts) nor PGN (chess): such files end in .pdn or .pgn.',
    fr: '{file} n’est ni du PDN (dames) ni du PGN (échecs) : ces fichiers finissent par .pdn ou .pgn.',
  },
  isAFile: {
    en: '{file} is a file of games, not the name of a game: type --game {file}.',
    fr: '{file} est un fichier de parties, pas le nom d’un jeu : tapez --game {file}.',
  },
  empty: { en: 'There is no game in {file}.', fr: 'Il n’y a pas de partie dans {file}.' },
  wrong: { en: '{file}: {sentence}', fr: '{file} : {sentence}' },
  noSuchNumber: {
    en: (file: string, number: number, count: number) =>
      `There is no game ${number} in ${file}: it has ${count === 1 ? 'one game' : `${count} games`}.`,
    fr: (file: string, number: number, count: number) =>
      `Il n’y a pas de partie ${number} dans ${file} : il en contient ${count === 1 ? 'une seule' : count}.`,
  },
  noSuchPly: {
    en: 'There is no move {ply} in this game of {file}: it has {plies} moves, counting both sides.',
    fr: 'Il n’y a pas de coup {ply} dans cette partie de {file} : elle en a {plies}, en comptant les deux camps.',
  },
  otherGame: {
    en: 'Game {number} of {file} is one of {there}, not of {typed}: do not name the game, or choose another file.',
    fr: 'La partie {number} de {file} est de {there}, non de {typed} : ne nommez pas de jeu, ou prenez un autre fichier.',
  },
  several: {
    en: (file: string, count: number, players: readonly [string, string] | undefined) =>
      `Note: ${file} has ${count} games, and this is the first${players === undefined ? '' : ` (${players.join(' - ')})`}: --number chooses another one.`,
    fr: (file: string, count: number, players: readonly [string, string] | undefined) =>
      `Remarque : ${file} contient ${count} parties, voici la première${players === undefined ? '' : ` (${players.join(' - ')})`} : --number en choisit une autre.`,
  },
  onlyWithGame: {
    en: '--{option} needs a file of games: add --game FILE, or remove it.',
    fr: '--{option} va avec un fichier de parties : ajoutez --game FICHIER, ou retirez cette option.',
  },
  gameHasPosition: {
    en: 'the file already has its position, so give one or the other',
    fr: 'le fichier a déjà sa position, donnez donc l’une ou l’autre',
  },
  notWritten: {
    en: '{game} cannot be written to {file}: draughts goes into a .pdn file, chess into a .pgn file, every game into a .json file.',
    fr: '{game} ne s’écrit pas dans {file} : les dames vont dans un fichier .pdn, les échecs dans un .pgn, tout jeu dans un .json.',
  },
  notOurs: {
    en: '{file} already exists and is not a single game saved by Minerve, so it was left unchanged: choose another name.',
    fr: '{file} existe déjà et n’est pas une seule partie enregistrée par Minerve, il n’a donc pas été modifié : choisissez un autre nom.',
  },
});

/** Texts about draughts at the board. */
export const draughtsWords = words({
  typeHuff: {
    en: '  To huff a piece is to remove it from the board. Type ~, its square and a colon before your move: {example}.',
    fr: '  Souffler, c’est ôter une pièce du plateau. Tapez ~, sa case et un deux-points avant votre coup : {example}.',
  },
});
