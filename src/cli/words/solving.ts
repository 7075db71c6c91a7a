import { describeScore, isWin, MAX } from '../../core/index.ts';
import { counted, formatNumber, formatTime, plural, type Translation, words } from '../../i18n/index.ts';
import type { Progress } from '../../solve/index.ts';
import { INVOCATION } from '../style.ts';

const player = (who: number) => (who >= MAX ? 'Adam' : 'Ève');
type OtherRule = { readonly rule: string; readonly adam: number; readonly eve: number; readonly start: number };
type StartValue = { readonly name: string; readonly owner: number; readonly value: number };

/** The graph in which positions are counted. For a game or a typed graph the text says nothing about it. */
export type CountedGraph = 'doubled' | 'plain' | 'game' | 'given';
const OF_GRAPH: Readonly<Record<CountedGraph, Translation>> = {
  doubled: { en: ' of the doubled graph', fr: ' du graphe doublé' },
  plain: { en: ' of the plain graph', fr: ' du graphe non doublé' },
  game: { en: '', fr: '' },
  given: { en: '', fr: '' },
};
type GraphSize = { readonly positions: number; readonly graph: CountedGraph };
const sized = {
  en: ({ positions, graph }: GraphSize) => `${counted(positions, 'en', 'position')}${OF_GRAPH[graph].en}`,
  fr: ({ positions, graph }: GraphSize) => `${counted(positions, 'fr', 'position')}${OF_GRAPH[graph].fr}`,
};

const PHASES: Readonly<Record<Exclude<Progress['phase'], 'explore'>, Translation>> = {
  'count-moves': { en: 'counting moves', fr: 'compte des coups' },
  'list-predecessors': { en: 'listing predecessors', fr: 'liste des prédécesseurs' },
  decide: { en: 'deciding positions', fr: 'positions décidées' },
  sweep: { en: 'sweeping positions', fr: 'balayage des positions' },
  sieve: { en: 'sieving positions', fr: 'crible des positions' },
  backwards: { en: 'working backwards', fr: 'calcul à rebours' },
  verify: { en: 'verifying', fr: 'vérification' },
};

const SMALLER = {
  en: 'start nearer to the end (--position, --moves), or choose a smaller board.',
  fr: 'partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.',
};
const MORE_MEMORY = { en: 'allow more with --memory-mb, ', fr: 'accordez-en plus avec --memory-mb, ' };

/**
 * Whether it is draughts with draw rules. Their counters, and moves that can be repeated, make many positions of one
 * board.
 */
const countsDraws = (title: string) => /^draughts(?::|$)/.test(title) && !title.endsWith(':endless');
const endless = {
  en: (title: string) => (countsDraws(title) ? ` Without its draw rules it has far fewer positions: ${title}:endless.` : ''),
  fr: (title: string) =>
    countsDraws(title) ? ` Sans ses règles de nulle, il a bien moins de positions : ${title}:endless.` : '',
};

export interface Room {
  readonly title: string;
  readonly megabytes: number;
}

/** Messages for arenas that do not fit into memory, by the codes of the engines. */
export const roomWords = words({
  'no-room': {
    en: ({ title, megabytes }: Room) =>
      `${title} does not fit in ${formatNumber(megabytes, 'en')} MB: ${MORE_MEMORY.en}${SMALLER.en}${endless.en(title)}`,
    fr: ({ title, megabytes }: Room) =>
      `${title} ne tient pas dans ${formatNumber(megabytes, 'fr')} Mo : ${MORE_MEMORY.fr}${SMALLER.fr}${endless.fr(title)}`,
  },
  'too-many-positions': {
    en: `{title} has more than {most#} positions, the most that can be distinguished here, whatever the memory: ${SMALLER.en}`,
    fr: `{title} a plus de {most#} positions, le plus que l’on puisse distinguer ici, quelle que soit la mémoire : ${SMALLER.fr}`,
  },
  'needs-more-room': {
    en: `{title} has {positions# position|positions} and needs {needed#} MB, but the limit is {megabytes#} MB: ${MORE_MEMORY.en}${SMALLER.en}`,
    fr: `{title} a {positions# position|positions} et demande {needed#} Mo, mais {megabytes#} Mo sont accordés : ${MORE_MEMORY.fr}${SMALLER.fr}`,
  },
  'may-need-more-room': {
    en: `{title} has up to {positions# position|positions} and may need up to {needed#} MB, but the limit is {megabytes#} MB: ${MORE_MEMORY.en}${SMALLER.en}`,
    fr: `{title} a jusqu’à {positions# position|positions} et peut demander jusqu’à {needed#} Mo, mais {megabytes#} Mo sont accordés : ${MORE_MEMORY.fr}${SMALLER.fr}`,
  },
});

/** Texts of solving. */
export const solvingWords = words({
  /** A phase of a long computation, with an estimate; while exploring, the total is unknown. */
  progress: {
    en: ({ phase, done, total, secondsLeft }: Progress) => {
      if (phase === 'explore') return `exploring: ${counted(total, 'en', 'position')} found`;
      const left = secondsLeft === undefined ? '' : `, about ${formatTime(1000 * Math.max(1, secondsLeft), 'en')} left`;
      return `${PHASES[phase].en}: ${Math.floor((100 * done) / Math.max(1, total))} %${left}`;
    },
    fr: ({ phase, done, total, secondsLeft }: Progress) => {
      if (phase === 'explore') return `exploration : ${counted(total, 'fr', 'position trouvée', 'positions trouvées')}`;
      const left = secondsLeft === undefined ? '' : `, encore ${formatTime(1000 * Math.max(1, secondsLeft), 'fr')} environ`;
      return `${PHASES[phase].fr} : ${Math.floor((100 * done) / Math.max(1, total))} %${left}`;
    },
  },
  exploring: {
    en: 'Exploring {what}: at most {megabytes#} MB will be used (--memory-mb).',
    fr: 'Exploration du jeu {what} : au plus {megabytes#} Mo de mémoire seront utilisés (--memory-mb).',
  },
  interrupted: {
    en: 'Interrupted before everything was solved, so there is nothing to show.',
    fr: 'Interrompu avant que tout soit résolu, il n’y a donc rien à montrer.',
  },
  needs: {
    en: '{what} has {positions# position|positions}: solving it takes {megabytes#} MB.',
    fr: '{what} a {positions# position|positions} : le résoudre prend {megabytes#} Mo.',
  },
  tooManyToList: {
    en: (what: string, most: number, option: string) =>
      `${what} has more than ${formatNumber(most, 'en')} positions, the most that ${option} writes out by name: ${option === '--out' ? '' : `leave out ${option}, `}${SMALLER.en}`,
    fr: (what: string, most: number, option: string) =>
      `${what} a plus de ${formatNumber(most, 'fr')} positions, le plus que ${option} écrive par leur nom : ${option === '--out' ? '' : `retirez ${option}, `}${SMALLER.fr}`,
  },
  giant: {
    en: '{what} has {positions#} positions, too many to solve here: choose a smaller board, like connect4:4x4x4, or start nearer to the end (--position, --moves).',
    fr: '{what} a {positions#} positions, trop nombreuses pour être résolues ici : prenez un plateau plus petit, comme connect4:4x4x4, ou partez de plus près de la fin (--position, --moves).',
  },
  labels: {
    value: { en: 'value', fr: 'valeur' },
    moves: { en: 'moves', fr: 'coups' },
    line: { en: 'line', fr: 'suite' },
    grundy: { en: 'Grundy', fr: 'Grundy' },
    solved: { en: 'solved', fr: 'résolu' },
  },
  even: { en: '0, even', fr: '0, à égalité' },
  worth: {
    en: '{verdict}: {moves}',
    fr: '{verdict} : {moves}',
  },
  best: { en: '(best)', fr: '(le meilleur)' },
  grundy: {
    en: (value: number) => `${value}: ${value === 0 ? 'the player to move loses' : 'the player to move wins'}`,
    fr: (value: number) => `${value} : ${value === 0 ? 'qui a le trait perd' : 'qui a le trait gagne'}`,
  },
  solved: {
    en: (room: GraphSize & { readonly megabytes: number }) =>
      `${sized.en(room)}, ${formatNumber(room.megabytes, 'en')} MB, verified`,
    fr: (room: GraphSize & { readonly megabytes: number }) =>
      `${sized.fr(room)}, ${formatNumber(room.megabytes, 'fr')} Mo, vérifié`,
  },
  verifyWantsFile: {
    en: `verify needs a solution file: for example ${INVOCATION} verify chomp.sol. "${INVOCATION} strategy" writes such files.`,
    fr: `verify demande un fichier de solution : par exemple ${INVOCATION} verify chomp.sol. « ${INVOCATION} strategy » écrit de tels fichiers.`,
  },
  strategyWantsFile: {
    en: 'strategy needs a file to write to: for example --out chomp.sol.',
    fr: 'strategy demande où écrire : par exemple --out chomp.sol.',
  },
  notASolution: {
    en: '{file} already exists and is not a solution that this version of Minerve reads, so it was left unchanged: choose another name.',
    fr: '{file} existe déjà et n’est pas une solution que cette version de Minerve sait lire, il n’a donc pas été modifié : choisissez un autre nom.',
  },
  refused: { en: '{file} is refused. {why}', fr: '{file} est refusé. {why}' },
  accepted: {
    en: (file: string, game: string, from: string | undefined, size: GraphSize, moves: number) =>
      `${file} is correct: it solves ${game}${from === undefined ? '' : ` from ${from}`}, ${sized.en(size)} and ${counted(moves, 'en', 'move')}.`,
    fr: (file: string, game: string, from: string | undefined, size: GraphSize, moves: number) =>
      `${file} est correct : il résout ${game}${from === undefined ? '' : ` depuis ${from}`}, ${sized.fr(size)} et ${counted(moves, 'fr', 'coup')}.`,
  },
  acceptedOwn: {
    en: '{file} is correct for the arena in the file itself, {positions# position|positions} and {moves# move|moves}. It calls that arena "{title}": no game rules were consulted.',
    fr: '{file} est correct pour l’arène que contient le fichier lui-même, {positions# position|positions} et {moves# coup|coups}. Il appelle cette arène « {title} » : aucune règle de jeu n’a été consultée.',
  },
  proved: {
    en: (by: 'rules' | 'file') =>
      `Accepted by the checker that is proved in Coq. Trusted without proof: that the arena it was given is ${by === 'rules' ? 'the one of the rules' : 'the one in the file'}.`,
    fr: (by: 'rules' | 'file') =>
      `Accepté par le contrôleur prouvé en Coq. Admis sans preuve : que l’arène qu’on lui a donnée est bien celle ${by === 'rules' ? 'des règles' : 'du fichier'}.`,
  },
  oracleMissing: {
    en: 'The proved checker is not built: there is no {program}. In a clone of Minerve "npm run prove" builds it; or set MINERVE_ORACLE to one that is built elsewhere. Without --proved, the solution is still checked, by a program that is tested but not proved.',
    fr: 'Le contrôleur prouvé n’est pas construit : il n’y a pas de {program}. Dans un clone de Minerve, « npm run prove » le construit ; ou bien donnez dans MINERVE_ORACLE le chemin d’un autre. Sans --proved, la solution est tout de même contrôlée, par un programme testé mais non prouvé.',
  },
  oracleFailed: {
    en: 'The proved checker {program} gave no answer: {why}. "npm run prove" rebuilds it.',
    fr: 'Le contrôleur prouvé {program} n’a pas répondu : {why}. « npm run prove » le reconstruit.',
  },
  checkersDisagree: {
    en: 'The proved checker refuses {file}, while solve/verify finds nothing wrong: one of them, or the code between them, has a bug. Please report it with the file.',
    fr: 'Le contrôleur prouvé refuse {file}, alors que solve/verify n’y trouve rien de faux : l’un des deux, ou le code entre eux, a un bogue. Merci de le signaler avec le fichier.',
  },
  winnersOnly: {
    en: `It proves who wins, not the points: "${INVOCATION} strategy" now writes a file that proves both.`,
    fr: `Il prouve qui gagne, non les points : « ${INVOCATION} strategy » écrit maintenant un fichier qui les prouve aussi.`,
  },
  namesNoGame: {
    en: `The file is about "{title}", which is not a game of Minerve, and contains no arena. If it is a game of your own, name its module: ${INVOCATION} verify {file} ./mine.js.`,
    fr: `Le fichier porte sur « {title} », qui n’est pas un jeu de Minerve, et ne contient pas d’arène. Si c’est un jeu à vous, nommez son module : ${INVOCATION} verify {file} ./mine.js.`,
  },
  writtenStrategy: {
    en: `Written: {file}, {positions# position|positions}, {bytes#} bytes. "${INVOCATION} verify {file}" checks it.`,
    fr: `Écrit : {file}, {positions# position|positions}, {bytes#} octets. « ${INVOCATION} verify {file} » le vérifie.`,
  },
});

/** Texts of arenas. */
export const arenaWords = words({
  size: {
    en: (size: GraphSize & { readonly moves: number }) =>
      `${sized.en(size)}, ${counted(size.moves, 'en', 'move')} · Adam is Max, Ève is Min`,
    fr: (size: GraphSize & { readonly moves: number }) =>
      `${sized.fr(size)}, ${counted(size.moves, 'fr', 'coup')} · Adam est Max, Ève est Min`,
  },
  legend: {
    en: (names: readonly (readonly [string, string])[]) =>
      `The course's numbers: ${names.map(([short, means]) => `${short} is ${means}`).join(', ')} (rows of squares; 1 is the poison alone).`,
    fr: (names: readonly (readonly [string, string])[]) =>
      `Les numéros du cours : ${names.map(([short, means]) => `${short} est ${means}`).join(', ')} (rangées de carrés ; 1 est le poison seul).`,
  },
  attractor: {
    en: (who: number, positions: number) => `${player(who)}'s attractor: ${counted(positions, 'en', 'position')}`,
    fr: (who: number, positions: number) => `Attracteur d’${player(who)} : ${counted(positions, 'fr', 'position')}`,
  },
  neither: {
    en: (names: string) => `In neither (draws): ${names === '' ? 'none' : names}`,
    fr: (names: string) => `Dans aucun des deux (nulles) : ${names === '' ? 'aucune' : names}`,
  },
  labels: {
    start: { en: 'start', fr: 'départ' },
    firstMoves: { en: 'winning moves', fr: 'coups gagnants' },
    idleMoves: { en: 'no progress', fr: 'sans progrès' },
    strategy: { en: 'strategy', fr: 'stratégie' },
    line: { en: 'line', fr: 'suite' },
    counts: { en: 'player to move', fr: 'qui a le trait' },
    verified: { en: 'verified', fr: 'vérifié' },
    reading: { en: 'read as', fr: 'lu ainsi' },
  },
  deadEndsOfGraphs: {
    en: '--dead-ends is for graphs that are typed or read from a file; in {game} the rules say who has lost.',
    fr: '--dead-ends est pour les graphes tapés ou lus dans un fichier ; dans {game}, les règles disent qui a perdu.',
  },
  firstIsStart: {
    en: 'The text names no start: play begins at {name}, its first vertex.',
    fr: 'Le texte ne donne pas de départ : la partie commence en {name}, son premier sommet.',
  },
  ownersByPart: {
    en: ({ part, labels }: { part: 'first' | 'last'; labels: readonly [string, string] }) =>
      `The ${part} part of a name says whose vertex it is: ${labels[0]} is Adam (J1), ${labels[1]} is Ève (J2).`,
    fr: ({ part, labels }: { part: 'first' | 'last'; labels: readonly [string, string] }) =>
      `${part === 'first' ? 'La première' : 'La dernière'} composante d’un nom dit à qui est le sommet : ${labels[0]} est Adam (J1), ${labels[1]} est Ève (J2).`,
  },
  ownersByShape: {
    en: 'Boxes are Adam’s (J1), circles Ève’s (J2).',
    fr: 'Les rectangles sont à Adam (J1), les cercles à Ève (J2).',
  },
  target: {
    en: ({ who }: { who: number }) =>
      `${player(who)} wants to reach F. Where F is never reached, ${player(-who)} wins: the positions in neither attractor are a trap (piège).`,
    fr: ({ who }: { who: number }) =>
      `${player(who)} veut atteindre F. Là où F n’est jamais atteint, ${player(-who)} gagne : les positions d’aucun attracteur forment un piège.`,
  },
  deadEnds: {
    en: ({ names, rule, given }: { names: string; rule: 'lost' | 'won' | 'draw' | 'missed'; given: boolean }) =>
      `No move at ${names}: ${{ lost: 'who is to move there has lost', won: 'who is to move there has won', draw: 'a draw', missed: 'F is missed' }[rule]}${given ? '' : rule === 'draw' ? ' (as in the Course; the text does not say)' : ''}.`,
    fr: ({ names, rule, given }: { names: string; rule: 'lost' | 'won' | 'draw' | 'missed'; given: boolean }) =>
      `Aucun coup en ${names} : ${{ lost: 'qui a le trait y a perdu', won: 'qui a le trait y a gagné', draw: 'nulle', missed: 'F est manqué' }[rule]}${given ? '' : rule === 'draw' ? ' (comme dans le cours ; le texte ne le dit pas)' : ''}.`,
  },
  otherRule: {
    en: ({ rule, adam, eve, start }: OtherRule) =>
      `With --dead-ends ${rule}: Adam wins at ${adam}, Ève at ${eve}, the start is ${start === 0 ? 'a draw' : `${player(start)}'s`}.`,
    fr: ({ rule, adam, eve, start }: OtherRule) =>
      `Avec --dead-ends ${rule} : Adam gagne en ${counted(adam, 'fr', 'position')}, Ève en ${counted(eve, 'fr', 'position')}, le départ est ${start === 0 ? 'nul' : `gagné par ${player(start)}`}.`,
  },
  idle: {
    en: ({ names, count }: { names: string; count: number }) => `${names} (${plural(count, 'en', 'stays', 'stay')} won)`,
    fr: ({ names, count }: { names: string; count: number }) =>
      `${names} (${plural(count, 'fr', 'reste gagné', 'restent gagnés')})`,
  },
  start: {
    en: (name: string, owner: number, winner: number, rank: number, extra: number) => {
      if (winner === 0) return `${name}, ${player(owner)} to move: a draw`;
      if (rank === 0) return `${name}: ${player(winner)} has won`;
      return `${name}, ${player(owner)} to move: ${player(winner)} wins, rank ${rank}, in ${counted(rank + extra, 'en', 'ply', 'plies')}`;
    },
    fr: (name: string, owner: number, winner: number, rank: number, extra: number) => {
      if (winner === 0) return `${name}, trait à ${player(owner)} : nulle`;
      if (rank === 0) return `${name} : ${player(winner)} a gagné`;
      return `${name}, trait à ${player(owner)} : ${player(winner)} gagne, rang ${rank}, en ${counted(rank + extra, 'fr', 'demi-coup')}`;
    },
  },
  startPoints: {
    en: ({ name, owner, value }: StartValue) =>
      `${name}, ${player(owner)} to move: ${isWin(value) ? `${player(value)} wins` : `${describeScore(value, 'en')}, in points from Adam's view`}`,
    fr: ({ name, owner, value }: StartValue) =>
      `${name}, trait à ${player(owner)} : ${isWin(value) ? `${player(value)} gagne` : `${describeScore(value, 'fr')}, en points, du point de vue d’Adam`}`,
  },
  goesOn: {
    en: (plies: number) =>
      `The arena stops where only the poison is left, as in the course; the game goes on, ${counted(plies, 'en', 'ply', 'plies')} more than the rank.`,
    fr: (plies: number) =>
      `L’arène s’arrête au poison seul, comme dans le cours ; la partie continue, ${counted(plies, 'fr', 'demi-coup')} de plus que le rang.`,
  },
  repeats: { en: ' … (back at {name})', fr: ' … (retour à {name})' },
  counts: { en: 'wins {won#}, draws {drawn#}, loses {lost#}', fr: 'victoires : {won#}, nulles : {drawn#}, défaites : {lost#}' },
  verified: {
    en: '{positions# position|positions} checked against {moves# move|moves}',
    fr: '{positions# position contrôlée|positions contrôlées} sur {moves# coup|coups}',
  },
  more: { en: '… (+{number#})', fr: '… (+{number#})' },
  drawn: {
    en: 'Drawn: {drawn#} of {all# position|positions}, the nearest to the start; --text writes them all.',
    fr: 'Dessin : {drawn#} sur {all# position|positions}, les plus proches du départ ; --text les écrit toutes.',
  },
  moreRanks: {
    en: '… ({number# more rank|more ranks}, all with --json)',
    fr: '… ({number# rang de plus|rangs de plus}, tous avec --json)',
  },
});
