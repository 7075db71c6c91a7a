import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockFile {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockFile>>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('holds the optional packages of every platform, at their versions: "npm ci" refuses one that does not', () => {
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every package, and names no registry but the public one', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    const addresses = installed.map(([, { resolved }]) => resolved ?? 'https://registry.npmjs.org/');
    expect(addresses.filter((address) => !address.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  });
});
