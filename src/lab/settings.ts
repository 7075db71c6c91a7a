import { ok, Random, type Result } from '../core/index.ts';
import { nearest } from '../games/index.ts';
import type { Experiment, Setting, Settings } from './experiment.ts';
import { failure } from './words.ts';

/** The setting of experiments that use random numbers. */
export const SEED: Readonly<Record<'seed', Setting>> = {
  seed: {
    about: { en: 'seed of random numbers: same seed, same counts', fr: 'graine du hasard : même graine, mêmes comptes' },
    usual: '1',
  },
};

/** The typed settings, with the default values of the others. */
export function wholeSettings(
  { name, settings }: Pick<Experiment, 'name' | 'settings'>,
  typed: Readonly<Record<string, string>>,
): Result<Settings> {
  const known = Object.keys(settings);
  const stray = Object.keys(typed).find((key) => !known.includes(key));
  if (stray !== undefined)
    return failure('unknown-setting', { typed: stray, near: nearest(stray, known), known, experiment: name });
  return ok(Object.fromEntries(known.map((key) => [key, (typed[key] ?? settings[key].usual).trim()])));
}

/** An integer setting. */
export function wholeSetting(settings: Settings, name: string, least: number, most: number, usual: string): Result<number> {
  const typed = settings[name];
  const number = /^[+-]?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? ok(number) : failure('setting-not-whole', { name, typed, least, most, usual });
}

/** A setting that is any number, written with a point. */
export function decimalSetting(settings: Settings, name: string, least: number, most: number, usual: string): Result<number> {
  const typed = settings[name];
  const number = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? ok(number) : failure('setting-not-decimal', { name, typed, least, most, usual });
}

export function seedSetting(settings: Settings): Result<number> {
  return wholeSetting(settings, 'seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, SEED.seed.usual);
}

/** A setting of several integers: `2..6`, `2,4,6`, `3`; in order, each once. */
export function numbersSetting(settings: Settings, name: string, least: number, most: number): Result<readonly number[]> {
  const typed = settings[name];
  const numbers = new Set<number>();
  for (const part of typed.split(',')) {
    const [, low, high = low] = /^\s*(\d+)\s*(?:\.\.\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (low === undefined || !(Number(low) >= least && Number(high) <= most && Number(low) <= Number(high)))
      return failure('setting-not-numbers', { name, typed, least, most });
    for (let number = Number(low); number <= Number(high); number++) numbers.add(number);
  }
  return ok([...numbers].sort((a, b) => a - b));
}

/** A setting of some of these names, in the order of the table. */
export function choicesSetting(settings: Settings, name: string, known: readonly string[]): Result<readonly string[]> {
  const typed = settings[name];
  const chosen = typed.split(',').map((part) => part.trim());
  return chosen.every((part) => known.includes(part))
    ? ok(known.filter((one) => chosen.includes(one)))
    : failure('setting-not-choices', { name, typed, known });
}

/** The values of all results by name, or the first failure. */
export function together<T extends Readonly<Record<string, Result<unknown>>>>(
  results: T,
): Result<{ readonly [K in keyof T]: T[K] extends Result<infer V> ? V : never }> {
  const values: [string, unknown][] = [];
  for (const [name, result] of Object.entries(results)) {
    if (!result.ok) return result;
    values.push([name, result.value]);
  }
  return ok(Object.fromEntries(values) as never);
}

/** The random numbers of one job, from the seed and the job's parameters, so they are the same on every machine. */
export function randomFor(seed: number, ...about: readonly number[]): Random {
  let mixed = seed;
  for (const number of about) mixed = new Random(mixed).next() * 0x100000 + (new Random(number).next() >>> 12);
  return new Random(mixed);
}
