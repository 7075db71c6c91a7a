import type { Language } from '../language.ts';

/** What the main thread asks of the computer's side. */
export interface OpponentQuestion {
  /** `prepare`: whatever it needs before the match begins. */
  readonly want: 'prepare' | 'move' | 'hint' | 'values';
  readonly spec: string;
  readonly from: string | undefined;
  readonly moves: readonly string[];
  readonly level: number;
  readonly time: number;
  readonly seed: number;
  /** Play from the solution of the game instead of searching. */
  readonly perfect?: boolean;
  readonly language: Language;
}

export interface ValuedMove {
  readonly move: string;
  /** From Max's view. */
  readonly value: number;
}

export interface OpponentAnswer {
  /** The move, or for `values` all of them, best first; empty where the game is over. */
  readonly moves: readonly ValuedMove[];
  readonly depth: number;
  /** What it expects to follow, where it knows. */
  readonly line: readonly string[];
  /** The values hold to the end of the game. */
  readonly exact?: boolean;
}

export type OpponentMessage =
  | { readonly kind: 'thought'; readonly depth: number; readonly line: readonly string[] }
  | { readonly kind: 'news'; readonly text: string }
  | { readonly kind: 'answer'; readonly answer: OpponentAnswer }
  | { readonly kind: 'problem'; readonly exitCode: number; readonly text: string };
