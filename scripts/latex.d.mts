export const LATEX_PACKAGES: readonly string[];
export function hasLatex(): boolean;
