// The Python that runs the listings of the course in the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIANS = '/usr/bin/python3';

/** Debian's own where it is there, whatever else is on the path. */
export const PYTHON = existsSync(DEBIANS) ? DEBIANS : 'python3';

export const PYTHON_PACKAGES = ['python3'];

/** Whether it is there, with its standard library, and not older than the listings may be run with. */
export function hasPython() {
  return spawnSync(PYTHON, ['-c', 'import json, runpy, sys; sys.exit(sys.version_info < (3, 6))']).status === 0;
}
