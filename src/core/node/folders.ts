import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep, win32 } from 'node:path';

/** Makes a folder and its missing parents. Node's own `recursive` option is not used: it never returns in /proc. */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  makeFolder(dirname(resolve(folder)));
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // Another process may have made the folder in the meantime.
    if (!isThere()) throw thrown;
  }
}

/**
 * Resolves a relative path below a folder, symbolic links included. Undefined if the path may lead out of the folder:
 * an absolute path, a path with `..`, one through a link to elsewhere or to nothing, one that the system refuses. The
 * folder must exist, the rest of the path need not. A path through a file is returned: it stays inside the folder, and
 * the system reports the error when the path is used.
 */
export function pathBelow(folder: string, path: string): string | undefined {
  // Windows accepts both slashes, so its test for absolute paths covers those of all systems.
  const parts = path.split(/[\\/]/);
  if (path === '' || path.includes('\0') || win32.isAbsolute(path) || parts.includes('..')) return undefined;
  const top = realpathSync(folder);
  let place = top;
  for (const part of path.split(sep)) {
    place = join(place, part);
    try {
      if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) place = realpathSync(place);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOTDIR') return undefined;
    }
    if (place !== top && !place.startsWith(join(top, sep))) return undefined;
  }
  return place;
}
