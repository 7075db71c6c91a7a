export function bundle(entry: string): Promise<URL>;
