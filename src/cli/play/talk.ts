import type { Thought } from '../../engines/index.ts';
import type { Context } from '../command.ts';
import type { Want } from './computer.ts';
import type { Match } from './match.ts';

/** What the verbs see of the conversation at the board. */
export interface Talk {
  match: Match;
  /** The board has changed since it was last shown. */
  changed: boolean;
  leaving: boolean;
  readonly context: Context;
  readonly say: (text: string) => void;
  /** Asks the computer something; undefined where the person left meanwhile. */
  ask(want: Want): Promise<Thought | undefined>;
}
