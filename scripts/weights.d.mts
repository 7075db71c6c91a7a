export type Features = Readonly<Record<string, number>>;
export const CHESS_WEIGHTS: URL;
export const DRAUGHTS_WEIGHTS: URL;
export const WEIGHED: readonly string[];
export function chessFeatures(): Features;
export function draughtsFeatures(): Features;
export function weightsIn(text: string, title: string, features: Features): number[][];
export function withWeights(text: string, title: string, features: Features, weights: readonly (readonly number[])[]): string;
export function weightBytes(game: string): Uint8Array;
