export const STOCKFISH: string;
export const STOCKFISH_PACKAGES: readonly string[];
export function hasStockfish(): boolean;
