export const PYTHON: string;
export const PYTHON_PACKAGES: readonly string[];
export function hasPython(): boolean;
