// The Python with which the tests run the listings of the course.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIANS = '/usr/bin/python3';

/** Debian's own Python if it is installed, whatever else is on the path. */
export const PYTHON = existsSync(DEBIANS) ? DEBIANS : 'python3';

export const PYTHON_PACKAGES = ['python3'];

/** Whether Python is installed with its standard library, in a version that can run the listings. */
export function hasPython() {
  return spawnSync(PYTHON, ['-c', 'import json, runpy, sys; sys.exit(sys.version_info < (3, 6))']).status === 0;
}
