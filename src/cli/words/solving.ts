import { MAX } from '../../core/index.ts';
import { counted, formatNumber, formatTime, type Translation, words } from '../../say/index.ts';
import type { Progress } from '../../solve/index.ts';
import { INVOCATION } from '../invocation.ts';

const player = (who: number) => (who === MAX ? 'Adam' : 'Ève');

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
  en: 'start nearer to the end (--position, --moves), or take a smaller board.',
  fr: 'partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.',
};
const MORE_MEMORY = { en: 'allow more with --memory-mb, ', fr: 'accordez-en plus avec --memory-mb, ' };

/** Draughts with draw rules: what they count, and the moves that may come back, make many positions of one board. */
const countsDraws = (title: string) => /^draughts(?::|$)/.test(title) && !title.endsWith(':endless');
const endless = {
  en: (title: string) => (countsDraws(title) ? ` Without its draw rules it has far fewer positions: ${title}:endless.` : ''),
  fr: (title: string) =>
    countsDraws(title) ? ` Sans ses règles de nullité, il a bien moins de positions : ${title}:endless.` : '',
};

export interface Room {
  readonly title: string;
  readonly megabytes: number;
  readonly needed: number;
  readonly positions: number;
  readonly most: number;
}

/** What does not fit, by the codes of the engines. */
export const roomWords = words({
  'no-room': {
    en: ({ title, megabytes }: Pick<Room, 'title' | 'megabytes'>) =>
      `${title} does not fit in ${formatNumber(megabytes, 'en')} MB: ${MORE_MEMORY.en}${SMALLER.en}${endless.en(title)}`,
    fr: ({ title, megabytes }: Pick<Room, 'title' | 'megabytes'>) =>
      `${title} ne tient pas dans ${formatNumber(megabytes, 'fr')} Mo : ${MORE_MEMORY.fr}${SMALLER.fr}${endless.fr(title)}`,
  },
  'too-many-positions': {
    en: ({ title, most }: Pick<Room, 'title' | 'most'>) =>
      `${title} has more than ${formatNumber(most, 'en')} positions, the most that can be told apart here, whatever the memory: ${SMALLER.en}`,
    fr: ({ title, most }: Pick<Room, 'title' | 'most'>) =>
      `${title} a plus de ${formatNumber(most, 'fr')} positions, le plus que l’on puisse distinguer ici, quelle que soit la mémoire : ${SMALLER.fr}`,
  },
  'needs-more-room': {
    en: ({ title, positions, needed, megabytes }: Omit<Room, 'most'>) =>
      `${title} has ${counted(positions, 'en', 'position')} and needs ${formatNumber(needed, 'en')} MB, but ${formatNumber(megabytes, 'en')} MB are allowed: ${MORE_MEMORY.en}${SMALLER.en}`,
    fr: ({ title, positions, needed, megabytes }: Omit<Room, 'most'>) =>
      `${title} a ${counted(positions, 'fr', 'position')} et demande ${formatNumber(needed, 'fr')} Mo, mais ${formatNumber(megabytes, 'fr')} Mo sont accordés : ${MORE_MEMORY.fr}${SMALLER.fr}`,
  },
  'may-need-more-room': {
    en: ({ title, positions, needed, megabytes }: Omit<Room, 'most'>) =>
      `${title} has up to ${counted(positions, 'en', 'position')} and may need up to ${formatNumber(needed, 'en')} MB, but ${formatNumber(megabytes, 'en')} MB are allowed: ${MORE_MEMORY.en}${SMALLER.en}`,
    fr: ({ title, positions, needed, megabytes }: Omit<Room, 'most'>) =>
      `${title} a jusqu’à ${counted(positions, 'fr', 'position')} et peut demander jusqu’à ${formatNumber(needed, 'fr')} Mo, mais ${formatNumber(megabytes, 'fr')} Mo sont accordés : ${MORE_MEMORY.fr}${SMALLER.fr}`,
  },
});

/** What is said of solving. */
export const solvingWords = words({
  /** A phase of a long computation, with an estimate; while exploring, nobody knows the end. */
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
    en: (what: string, megabytes: number) =>
      `Exploring ${what}: at most ${formatNumber(megabytes, 'en')} MB will be used (--memory-mb).`,
    fr: (what: string, megabytes: number) =>
      `Exploration de ${what} : au plus ${formatNumber(megabytes, 'fr')} Mo seront pris (--memory-mb).`,
  },
  interrupted: {
    en: 'Interrupted before all was solved, so there is nothing to show.',
    fr: 'Interrompu avant que tout soit résolu, il n’y a donc rien à montrer.',
  },
  needs: {
    en: (what: string, positions: number, megabytes: number) =>
      `${what} has ${counted(positions, 'en', 'position')}: solving it takes ${formatNumber(megabytes, 'en')} MB.`,
    fr: (what: string, positions: number, megabytes: number) =>
      `${what} a ${counted(positions, 'fr', 'position')} : le résoudre prend ${formatNumber(megabytes, 'fr')} Mo.`,
  },
  tooManyToList: {
    en: (what: string, most: number, option: string) =>
      `${what} has more than ${formatNumber(most, 'en')} positions, the most that ${option} writes out by name: ${option === '--out' ? '' : `leave out ${option}, `}${SMALLER.en}`,
    fr: (what: string, most: number, option: string) =>
      `${what} a plus de ${formatNumber(most, 'fr')} positions, le plus que ${option} écrive par leur nom : ${option === '--out' ? '' : `ôtez ${option}, `}${SMALLER.fr}`,
  },
  giant: {
    en: (what: string, positions: number) =>
      `${what} has ${formatNumber(positions, 'en')} positions, too many to solve them all here: take a smaller board, like connect4:4x4x4, or start nearer to the end (--position, --moves).`,
    fr: (what: string, positions: number) =>
      `${what} a ${formatNumber(positions, 'fr')} positions, trop pour les résoudre toutes ici : prenez un plateau plus petit, comme connect4:4x4x4, ou partez de plus près de la fin (--position, --moves).`,
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
    en: (verdict: string, moves: readonly string[]) => `${verdict}: ${moves.join(' ')}`,
    fr: (verdict: string, moves: readonly string[]) => `${verdict} : ${moves.join(' ')}`,
  },
  best: { en: '(best)', fr: '(le meilleur)' },
  grundy: {
    en: (value: number) => `${value}: ${value === 0 ? 'the player to move loses' : 'the player to move wins'}`,
    fr: (value: number) => `${value} : ${value === 0 ? 'qui a le trait perd' : 'qui a le trait gagne'}`,
  },
  solved: {
    en: (positions: number, megabytes: number) =>
      `${counted(positions, 'en', 'position')}, ${formatNumber(megabytes, 'en')} MB, verified`,
    fr: (positions: number, megabytes: number) =>
      `${counted(positions, 'fr', 'position')}, ${formatNumber(megabytes, 'fr')} Mo, vérifié`,
  },
  verifyWantsFile: {
    en: `verify wants the file of a solution: type ${INVOCATION} verify chomp.sol, say. "${INVOCATION} strategy" writes such files.`,
    fr: `verify demande le fichier d’une solution : tapez par exemple ${INVOCATION} verify chomp.sol. « ${INVOCATION} strategy » écrit de tels fichiers.`,
  },
  strategyWantsFile: {
    en: 'strategy wants to know where to write: type --out chomp.sol, say.',
    fr: 'strategy veut savoir où écrire : tapez par exemple --out chomp.sol.',
  },
  notASolution: {
    en: '{file} is there already and is not a solution of Minerve, so it stays as it is: choose another name.',
    fr: '{file} existe déjà et n’est pas une solution de Minerve, il reste donc tel quel : choisissez un autre nom.',
  },
  refused: { en: '{file} is refused. {why}', fr: '{file} est refusé. {why}' },
  accepted: {
    en: (file: string, game: string, from: string | undefined, positions: number, moves: number) =>
      `${file} is right: it solves ${game}${from === undefined ? '' : ` from ${from}`}, ${counted(positions, 'en', 'position')} and ${counted(moves, 'en', 'move')}.`,
    fr: (file: string, game: string, from: string | undefined, positions: number, moves: number) =>
      `${file} est juste : il résout ${game}${from === undefined ? '' : ` depuis ${from}`}, ${counted(positions, 'fr', 'position')} et ${counted(moves, 'fr', 'coup')}.`,
  },
  acceptedOwn: {
    en: (file: string, title: string, positions: number, moves: number) =>
      `${file} is right about the arena in the file itself, ${counted(positions, 'en', 'position')} and ${counted(moves, 'en', 'move')}. It calls that arena "${title}": no rules of a game were asked.`,
    fr: (file: string, title: string, positions: number, moves: number) =>
      `${file} est juste quant à l’arène que contient le fichier lui-même, ${counted(positions, 'fr', 'position')} et ${counted(moves, 'fr', 'coup')}. Il appelle cette arène « ${title} » : aucune règle de jeu n’a été consultée.`,
  },
  writtenStrategy: {
    en: (file: string, positions: number, bytes: number) =>
      `Written: ${file}, ${counted(positions, 'en', 'position')}, ${formatNumber(bytes, 'en')} bytes. "${INVOCATION} verify ${file}" checks it.`,
    fr: (file: string, positions: number, bytes: number) =>
      `Écrit : ${file}, ${counted(positions, 'fr', 'position')}, ${formatNumber(bytes, 'fr')} octets. « ${INVOCATION} verify ${file} » le vérifie.`,
  },
});

/** What is said of an arena. */
export const arenaWords = words({
  size: {
    en: (positions: number, moves: number) =>
      `${counted(positions, 'en', 'position')}, ${counted(moves, 'en', 'move')} · Adam is Max, Ève is Min`,
    fr: (positions: number, moves: number) =>
      `${counted(positions, 'fr', 'position')}, ${counted(moves, 'fr', 'coup')} · Adam est Max, Ève est Min`,
  },
  legend: {
    en: (names: readonly (readonly [string, string])[]) =>
      `The course's numbers: ${names.map(([short, means]) => `${short} is ${means}`).join(', ')} (rows of squares, 1 is the poison alone).`,
    fr: (names: readonly (readonly [string, string])[]) =>
      `Les numéros du cours : ${names.map(([short, means]) => `${short} est ${means}`).join(', ')} (rangées de carrés, 1 est le poison seul).`,
  },
  attractor: {
    en: (who: number, positions: number) => `${player(who)}'s attractor: ${counted(positions, 'en', 'position')}`,
    fr: (who: number, positions: number) => `Attracteur d’${player(who)} : ${counted(positions, 'fr', 'position')}`,
  },
  neither: {
    en: (names: string) => `In neither, so draws: ${names === '' ? 'none' : names}`,
    fr: (names: string) => `Dans aucun des deux, donc nulles : ${names === '' ? 'aucune' : names}`,
  },
  labels: {
    start: { en: 'start', fr: 'départ' },
    firstMoves: { en: 'winning moves', fr: 'coups gagnants' },
    strategy: { en: 'strategy', fr: 'stratégie' },
    line: { en: 'line', fr: 'suite' },
    counts: { en: 'player to move', fr: 'qui a le trait' },
    verified: { en: 'verified', fr: 'vérifié' },
  },
  start: {
    en: (name: string, owner: number, winner: number, rank: number) => {
      if (winner === 0) return `${name}, ${player(owner)} to move: a draw`;
      if (rank === 0) return `${name}: ${player(winner)} has won`;
      return `${name}, ${player(owner)} to move: ${player(winner)} wins in ${counted(rank, 'en', 'move')}`;
    },
    fr: (name: string, owner: number, winner: number, rank: number) => {
      if (winner === 0) return `${name}, trait à ${player(owner)} : match nul`;
      if (rank === 0) return `${name} : ${player(winner)} a gagné`;
      return `${name}, trait à ${player(owner)} : ${player(winner)} gagne en ${counted(rank, 'fr', 'coup')}`;
    },
  },
  repeats: { en: ' … (back at {name})', fr: ' … (retour à {name})' },
  counts: {
    en: ({ won, drawn, lost }: { won: number; drawn: number; lost: number }) =>
      `wins ${formatNumber(won, 'en')}, draws ${formatNumber(drawn, 'en')}, loses ${formatNumber(lost, 'en')}`,
    fr: ({ won, drawn, lost }: { won: number; drawn: number; lost: number }) =>
      `gagne ${formatNumber(won, 'fr')}, annule ${formatNumber(drawn, 'fr')}, perd ${formatNumber(lost, 'fr')}`,
  },
  verified: {
    en: (positions: number, moves: number) =>
      `${counted(positions, 'en', 'position')} checked against ${counted(moves, 'en', 'move')}`,
    fr: (positions: number, moves: number) =>
      `${counted(positions, 'fr', 'position contrôlée', 'positions contrôlées')} sur ${counted(moves, 'fr', 'coup')}`,
  },
  more: {
    en: (number: number) => `… (+${formatNumber(number, 'en')})`,
    fr: (number: number) => `… (+${formatNumber(number, 'fr')})`,
  },
  drawn: {
    en: (drawn: number, all: number) =>
      `Drawn: ${formatNumber(drawn, 'en')} of ${counted(all, 'en', 'position')}, the nearest to the start; --text writes them all.`,
    fr: (drawn: number, all: number) =>
      `Dessin : ${formatNumber(drawn, 'fr')} sur ${counted(all, 'fr', 'position')}, les plus proches du départ ; --text les écrit toutes.`,
  },
  moreRanks: {
    en: (number: number) => `… (${counted(number, 'en', 'more rank')}, all with --json)`,
    fr: (number: number) => `… (${counted(number, 'fr', 'rang de plus', 'rangs de plus')}, tous avec --json)`,
  },
});
