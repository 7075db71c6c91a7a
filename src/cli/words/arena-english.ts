import { MAX } from '../../core/index.ts';
import type { Progress } from '../../solve/index.ts';
import { INVOCATION } from '../invocation.ts';
import { formatCount, formatTime } from '../language.ts';

const count = (number: number) => formatCount(number, 'en');
const counted = (number: number, noun: string) => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
const player = (who: number) => (who === MAX ? 'Adam' : 'Ève');

const PHASES: Readonly<Record<string, string>> = {
  'count moves': 'counting moves',
  'list predecessors': 'listing predecessors',
  decide: 'deciding positions',
  sweep: 'sweeping positions',
  sieve: 'sieving positions',
  backwards: 'working backwards',
  verify: 'verifying',
};

/** What is said of solving, in English. */
export const solvingEnglish = {
  /** A phase of a long computation, with an estimate; while exploring, nobody knows the end. */
  progress: ({ phase, done, total, secondsLeft }: Progress) => {
    if (phase === 'explore') return `exploring: ${counted(total, 'position')} found`;
    const left = secondsLeft === undefined ? '' : `, about ${formatTime(1000 * Math.max(1, secondsLeft), 'en')} left`;
    return `${PHASES[phase] ?? phase}: ${Math.floor((100 * done) / Math.max(1, total))} %${left}`;
  },
  exploring: (what: string, megabytes: number) => `Exploring ${what}: at most ${count(megabytes)} MB will be used (--memory-mb).`,
  interrupted: 'Interrupted before all was solved, so there is nothing to show.',
  needs: (what: string, positions: number, megabytes: number) =>
    `${what} has ${counted(positions, 'position')}: solving it takes ${count(megabytes)} MB.`,
  tooLarge: (what: string, megabytes: number) =>
    `${what} does not fit in ${count(megabytes)} MB: allow more with --memory-mb, start nearer to the end (--position, --moves), or take a smaller board.`,
  tooMany: (what: string, most: number) =>
    `${what} has more than ${count(most)} positions, the most that can be told apart here, whatever the memory: start nearer to the end (--position, --moves), or take a smaller board.`,
  tooManyToList: (what: string, most: number, option: string) =>
    `${what} has more than ${count(most)} positions, the most that ${option} writes out by name: ${option === '--out' ? '' : `leave out ${option}, `}start nearer to the end (--position, --moves), or take a smaller board.`,
  needsUpTo: (what: string, positions: number, needed: number, allowed: number) =>
    `${what} has up to ${counted(positions, 'position')} and may need up to ${count(needed)} MB, but ${count(allowed)} MB are allowed: allow more with --memory-mb, start nearer to the end (--position, --moves), or take a smaller board.`,
  needsMore: (what: string, positions: number, needed: number, allowed: number) =>
    `${what} has ${counted(positions, 'position')} and needs ${count(needed)} MB, but ${count(allowed)} MB are allowed: allow more with --memory-mb, start nearer to the end (--position, --moves), or take a smaller board.`,
  giant: (what: string, positions: number) =>
    `${what} has ${count(positions)} positions, too many to solve them all here: take a smaller board, like connect4:4x4x4, or start nearer to the end (--position, --moves).`,
  unproven: (what: string, why: string) => `the solution of ${what} was refused by its verification: ${why}`,

  labels: { value: 'value', moves: 'moves', line: 'line', grundy: 'Grundy', solved: 'solved' },
  verdict: (value: number, remoteness: number | undefined, points: boolean, over: boolean): string => {
    if (points) return value === 0 ? '0, even' : `${value > 0 ? '+' : ''}${value}`;
    if (value === 0) return 'draw';
    const who = value > 0 ? 'Max' : 'Min';
    if (over) return `${who} has won`;
    return `${who} wins in ${remoteness} ${remoteness === 1 ? 'ply' : 'plies'}`;
  },
  worth: (verdict: string, moves: readonly string[]) => `${verdict}: ${moves.join(' ')}`,
  best: '(best)',
  grundy: (value: number) => `${value}: ${value === 0 ? 'the player to move loses' : 'the player to move wins'}`,
  solved: (positions: number, megabytes: number) => `${counted(positions, 'position')}, ${count(megabytes)} MB, verified`,

  verifyWantsFile: `verify wants the file of a solution: type ${INVOCATION} verify chomp.sol, say. "${INVOCATION} strategy" writes such files.`,
  strategyWantsFile: 'strategy wants to know where to write: type --out chomp.sol, say.',
  notASolution: (file: string) =>
    `${file} is there already and is not a solution of Minerve, so it stays as it is: choose another name.`,
  refused: (file: string, why: string) => `${file} is refused. ${why}`,
  accepted: (file: string, game: string, from: string | undefined, positions: number, moves: number) =>
    `${file} is right: it solves ${game}${from === undefined ? '' : ` from ${from}`}, ${counted(positions, 'position')} and ${counted(moves, 'move')}.`,
  acceptedOwn: (file: string, title: string, positions: number, moves: number) =>
    `${file} is right about the arena in the file itself, ${counted(positions, 'position')} and ${counted(moves, 'move')}. It calls that arena "${title}": no rules of a game were asked.`,
  writtenStrategy: (file: string, positions: number, bytes: number) =>
    `Written: ${file}, ${counted(positions, 'position')}, ${count(bytes)} bytes. "${INVOCATION} verify ${file}" checks it.`,
};

/** What is said of an arena, in English. */
export const arenaEnglish = {
  size: (positions: number, moves: number) =>
    `${counted(positions, 'position')}, ${counted(moves, 'move')} · Adam is Max, Ève is Min`,
  legend: (names: readonly (readonly [string, string])[]) =>
    `The course's numbers: ${names.map(([short, means]) => `${short} is ${means}`).join(', ')} (rows of squares, 1 is the poison alone).`,
  attractor: (who: number, positions: number) => `${player(who)}'s attractor: ${counted(positions, 'position')}`,
  neither: (names: string) => `In neither, so draws: ${names === '' ? 'none' : names}`,
  labels: {
    start: 'start',
    firstMoves: 'winning moves',
    strategy: 'strategy',
    line: 'line',
    counts: 'player to move',
    verified: 'verified',
  },
  start: (name: string, owner: number, winner: number, rank: number) => {
    if (winner === 0) return `${name}, ${player(owner)} to move: a draw`;
    if (rank === 0) return `${name}: ${player(winner)} has won`;
    return `${name}, ${player(owner)} to move: ${player(winner)} wins in ${counted(rank, 'move')}`;
  },
  repeats: (name: string) => ` … (back at ${name})`,
  counts: ({ won, drawn, lost }: { won: number; drawn: number; lost: number }) =>
    `wins ${count(won)}, draws ${count(drawn)}, loses ${count(lost)}`,
  verified: (positions: number, moves: number) => `${counted(positions, 'position')} checked against ${counted(moves, 'move')}`,
  more: (number: number) => `… (+${count(number)})`,
  drawn: (drawn: number, all: number) =>
    `Drawn: ${count(drawn)} of ${counted(all, 'position')}, the nearest to the start; --text writes them all.`,
  moreRanks: (number: number) => `… (${counted(number, 'more rank')}, all with --json)`,
};
