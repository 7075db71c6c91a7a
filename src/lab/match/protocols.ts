import type { Game } from '../../core/index.ts';
import { cardOf, isHubGame } from '../../games/index.ts';

/** What a move may take: milliseconds, positions, plies. */
export type MoveLimit = 'time' | 'nodes' | 'depth';

/** What is known of a protocol that other programs speak without speaking it: lab/node/programs does. */
export interface Protocol {
  /** The game that is played by it, as it is typed. */
  readonly game: string;
  plays(game: Game): boolean;
  /** What a move can be limited by, and by what it is where nothing is said. */
  readonly limits: readonly MoveLimit[];
  readonly usual: Readonly<Partial<Record<MoveLimit, number>>>;
  /** Whether a program has options of its own that are set by name. */
  readonly hasOptions: boolean;
  /** The versions that are spoken, the newest first, where a program may be told which: `protocol=1`. */
  readonly versions?: readonly number[];
}

/** The protocols, by what is typed before the command. */
export const protocols = {
  uci: {
    game: 'chess',
    plays: (game) => cardOf(game.name)?.name === 'chess',
    limits: ['time', 'nodes', 'depth'],
    usual: { time: 100 },
    hasOptions: true,
  },
  nboard: {
    game: 'othello',
    plays: (game) => game.name === 'othello',
    limits: ['depth'],
    usual: { depth: 8 },
    hasOptions: false,
  },
  hub: {
    game: 'draughts:international',
    plays: isHubGame,
    limits: ['time', 'nodes', 'depth'],
    usual: { time: 100 },
    hasOptions: true,
    versions: [2, 1],
  },
} as const satisfies Record<string, Protocol>;

/** What may stand behind a program's command and is no option of its own. */
export const LIMIT_NAMES: readonly string[] = ['time', 'nodes', 'depth', 'grace', 'patience', 'protocol'];

export type ProtocolName = keyof typeof protocols;

export function isProtocol(name: string): name is ProtocolName {
  return Object.hasOwn(protocols, name);
}
