import { MAX } from '../../core/index.ts';
import { INVOCATION } from '../invocation.ts';
import { formatCount, formatTime } from '../language.ts';
import type { arenaEnglish, solvingEnglish } from './arena-english.ts';

const count = (number: number) => formatCount(number, 'fr');
const counted = (number: number, noun: string) => `${count(number)} ${noun}${number < 2 ? '' : 's'}`;
const player = (who: number) => (who === MAX ? 'Adam' : 'Ève');

const PHASES: Readonly<Record<string, string>> = {
  'count moves': 'compte des coups',
  'list predecessors': 'liste des prédécesseurs',
  decide: 'positions décidées',
  sweep: 'balayage des positions',
  sieve: 'crible des positions',
  backwards: 'calcul à rebours',
  verify: 'vérification',
};

/** Ce qui se dit d'une résolution, en français. */
export const solvingFrench: typeof solvingEnglish = {
  progress: ({ phase, done, total, secondsLeft }) => {
    if (phase === 'explore') return `exploration : ${counted(total, 'position')} trouvées`;
    const left = secondsLeft === undefined ? '' : `, encore ${formatTime(1000 * Math.max(1, secondsLeft), 'fr')} environ`;
    return `${PHASES[phase] ?? phase} : ${Math.floor((100 * done) / Math.max(1, total))} %${left}`;
  },
  exploring: (what, megabytes) => `Exploration de ${what} : au plus ${count(megabytes)} Mo seront pris (--memory-mb).`,
  interrupted: "Interrompu avant que tout soit résolu, il n'y a donc rien à montrer.",
  needs: (what, positions, megabytes) =>
    `${what} a ${counted(positions, 'position')} : le résoudre prend ${count(megabytes)} Mo.`,
  tooLarge: (what, megabytes) =>
    `${what} ne tient pas dans ${count(megabytes)} Mo : accordez-en plus avec --memory-mb, partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.`,
  tooMany: (what, most) =>
    `${what} a plus de ${count(most)} positions, le plus que l'on puisse distinguer ici, quelle que soit la mémoire : partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.`,
  tooManyToList: (what, most, option) =>
    `${what} a plus de ${count(most)} positions, le plus que ${option} écrive par leur nom : ${option === '--out' ? '' : `ôtez ${option}, `}partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.`,
  needsUpTo: (what, positions, needed, allowed) =>
    `${what} a jusqu'à ${counted(positions, 'position')} et peut demander jusqu'à ${count(needed)} Mo, mais ${count(allowed)} Mo sont accordés : accordez-en plus avec --memory-mb, partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.`,
  needsMore: (what, positions, needed, allowed) =>
    `${what} a ${counted(positions, 'position')} et demande ${count(needed)} Mo, mais ${count(allowed)} Mo sont accordés : accordez-en plus avec --memory-mb, partez de plus près de la fin (--position, --moves), ou prenez un plateau plus petit.`,
  giant: (what, positions) =>
    `${what} a ${count(positions)} positions, trop pour les résoudre toutes ici : prenez un plateau plus petit, comme connect4:4x4x4, ou partez de plus près de la fin (--position, --moves).`,
  unproven: (what, why) => `la solution de ${what} a été refusée par sa vérification : ${why}`,

  labels: { value: 'valeur', moves: 'coups', line: 'suite', grundy: 'Grundy', solved: 'résolu' },
  verdict: (value, remoteness, points, over) => {
    if (points) return value === 0 ? '0, à égalité' : `${value > 0 ? '+' : ''}${value}`;
    if (value === 0) return 'match nul';
    const who = value > 0 ? 'Max' : 'Min';
    if (over) return `${who} a gagné`;
    return `${who} gagne en ${remoteness} ${remoteness === 1 ? 'demi-coup' : 'demi-coups'}`;
  },
  worth: (verdict, moves) => `${verdict} : ${moves.join(' ')}`,
  best: '(le meilleur)',
  grundy: (value) => `${value} : ${value === 0 ? 'qui a le trait perd' : 'qui a le trait gagne'}`,
  solved: (positions, megabytes) => `${counted(positions, 'position')}, ${count(megabytes)} Mo, vérifié`,

  verifyWantsFile: `verify demande le fichier d'une solution : tapez par exemple ${INVOCATION} verify chomp.sol. « ${INVOCATION} strategy » écrit de tels fichiers.`,
  strategyWantsFile: 'strategy veut savoir où écrire : tapez par exemple --out chomp.sol.',
  notASolution: (file) =>
    `${file} existe déjà et n'est pas une solution de Minerve, il reste donc tel quel : choisissez un autre nom.`,
  refused: (file, why) => `${file} est refusé. ${why}`,
  accepted: (file, game, from, positions, moves) =>
    `${file} est juste : il résout ${game}${from === undefined ? '' : ` depuis ${from}`}, ${counted(positions, 'position')} et ${counted(moves, 'coup')}.`,
  acceptedOwn: (file, title, positions, moves) =>
    `${file} est juste quant à l'arène que contient le fichier lui-même, ${counted(positions, 'position')} et ${counted(moves, 'coup')}. Il appelle cette arène « ${title} » : aucune règle de jeu n'a été consultée.`,
  writtenStrategy: (file, positions, bytes) =>
    `Écrit : ${file}, ${counted(positions, 'position')}, ${count(bytes)} octets. « ${INVOCATION} verify ${file} » le vérifie.`,
};

/** Ce qui se dit d'une arène, en français. */
export const arenaFrench: typeof arenaEnglish = {
  size: (positions, moves) => `${counted(positions, 'position')}, ${counted(moves, 'coup')} · Adam est Max, Ève est Min`,
  legend: (names) =>
    `Les numéros du cours : ${names.map(([short, means]) => `${short} est ${means}`).join(', ')} (rangées de carrés, 1 est le poison seul).`,
  attractor: (who, positions) => `Attracteur d'${player(who)} : ${counted(positions, 'position')}`,
  neither: (names) => `Dans aucun des deux, donc nulles : ${names === '' ? 'aucune' : names}`,
  labels: {
    start: 'départ',
    firstMoves: 'coups gagnants',
    strategy: 'stratégie',
    line: 'suite',
    counts: 'qui a le trait',
    verified: 'vérifié',
  },
  start: (name, owner, winner, rank) => {
    if (winner === 0) return `${name}, trait à ${player(owner)} : match nul`;
    if (rank === 0) return `${name} : ${player(winner)} a gagné`;
    return `${name}, trait à ${player(owner)} : ${player(winner)} gagne en ${counted(rank, 'coup')}`;
  },
  repeats: (name) => ` … (retour à ${name})`,
  counts: ({ won, drawn, lost }) => `gagne ${count(won)}, annule ${count(drawn)}, perd ${count(lost)}`,
  verified: (positions, moves) => `${counted(positions, 'position')} contrôlées sur ${counted(moves, 'coup')}`,
  more: (number) => `… (+${count(number)})`,
  drawn: (drawn, all) =>
    `Dessin : ${count(drawn)} sur ${counted(all, 'position')}, les plus proches du départ ; --text les écrit toutes.`,
  moreRanks: (number) => `… (${count(number)} rangs de plus, tous avec --json)`,
};
