import type { Result } from '../../../core/index.ts';
import type { Turn } from '../../match/player.ts';
import type { ProgramSpec } from '../../match/players.ts';
import type { Program } from './program.ts';

/** A program's answer. */
export interface Said {
  /** The move as it wrote it. */
  readonly text: string;
  /** Positions that it says it has visited; 0 where it says nothing. */
  readonly nodes: number;
}

/** How a protocol is spoken with one program. Whatever else the program says is passed over. */
export interface Speaker {
  /** Until it is ready for its first game. Throws a sentence where it lacks an option that was asked for. */
  greet(program: Program, spec: ProgramSpec): Promise<void>;
  newGame(program: Program, spec: ProgramSpec): Promise<void>;
  /** Within so many milliseconds, or a `Forfeit`. */
  move(program: Program, turn: Turn, spec: ProgramSpec, patience: number): Promise<Said>;
  /** Where the protocol writes moves otherwise than the game reads them. */
  parseMove?(text: string, turn: Turn): Result<number>;
  readonly farewell: string;
}
