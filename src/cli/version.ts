import { readFileSync } from 'node:fs';

/** From the package that this file is part of: two folders up from dist/cli, and from src/cli as well. */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
