import type { ProtocolName } from '../../games/index.ts';

/** The limit of a move: milliseconds, positions, or plies. */
export type MoveLimit = 'time' | 'nodes' | 'depth';

/**
 * The facts about a protocol that parsing a player needs; lab/node/programs implements it. The game's descriptor names
 * its protocol.
 */
export interface Protocol {
  /** The limits that a move can have, and the default ones. */
  readonly limits: readonly MoveLimit[];
  readonly usual: Readonly<Partial<Record<MoveLimit, number>>>;
  /** Whether a program has options of its own that are set by name. */
  readonly hasOptions: boolean;
  /** The supported versions, the newest first, if a player can choose one: `protocol=1`. */
  readonly versions?: readonly number[];
}

/** The protocols, by the prefix typed before the command. */
export const protocols: Readonly<Record<ProtocolName, Protocol>> = {
  uci: {
    limits: ['time', 'nodes', 'depth'],
    usual: { time: 100 },
    hasOptions: true,
  },
  nboard: {
    limits: ['depth'],
    usual: { depth: 8 },
    hasOptions: false,
  },
  hub: {
    limits: ['time', 'nodes', 'depth'],
    usual: { time: 100 },
    hasOptions: true,
    versions: [2, 1],
  },
};

/** The names after a program's command that are not options of the program. */
export const LIMIT_NAMES: readonly string[] = ['time', 'nodes', 'depth', 'grace', 'patience', 'protocol'];

export function isProtocol(name: string): name is ProtocolName {
  return Object.hasOwn(protocols, name);
}
