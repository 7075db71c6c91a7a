// Whether something has to be installed or built first. Every command asks this first, so this file loads and starts
// nothing.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The hash of the lock file from which the packages were installed. */
export const INSTALLED = join(root, 'node_modules/.minerve-setup');

export function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

export function packagesAreThere() {
  try {
    return readFileSync(INSTALLED, 'utf8') === lockHash();
  } catch {
    return false;
  }
}

/** The time of this file is the time of the last build. */
export const BUILT = join(root, 'dist/.built');

const SOURCES = [
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
  'scripts/kernels.mjs',
  'scripts/draughts-patterns.mjs',
  'scripts/othello-patterns.mjs',
  'scripts/packed-weights.mjs',
  'scripts/weights.mjs',
  ...readdirSync(join(root, 'docs/cours'))
    .filter((file) => file.endsWith('.py'))
    .map((file) => `docs/cours/${file}`),
  'package-lock.json',
];

/** Whether a source, or a folder (from which a file was removed), is newer than the last build. */
export function isStale() {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const isNewer = (path) => statSync(path).mtimeMs > built;
  const isNewerFolder = (folder) =>
    isNewer(folder) ||
    readdirSync(folder, { withFileTypes: true }).some((entry) =>
      (entry.isDirectory() ? isNewerFolder : isNewer)(join(folder, entry.name)),
    );
  return SOURCES.some((file) => isNewer(join(root, file))) || ['src', 'data'].some((folder) => isNewerFolder(join(root, folder)));
}
