import { ProblemError, type Result } from '../../core/index.ts';
import { shellWord } from '../../i18n/index.ts';
import { type Experiment, experimentNamed, type Settings } from '../../lab/index.ts';
import { fieldsIn, withFields } from '../fields.ts';

/** The view in an address of the lab: an experiment with its typed settings, or the list of all. */
export interface LabLink {
  readonly experiment?: Experiment;
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * An experiment and what is typed otherwise than usual; without an experiment, the list of all:
 *
 *     #/lab
 *     #/lab?experiment=cuts-by-order
 *     #/lab?experiment=cuts-by-order&branching=2..4&trees=50&seed=7
 */
export function labAddress({ name, settings }: Pick<Experiment, 'name' | 'settings'>, typed: LabLink['typed'] = {}): string {
  return withFields('#/lab', { experiment: name, ...Object.fromEntries(unusualIn({ settings }, typed)) });
}

export function isUsual({ settings }: Pick<Experiment, 'settings'>, name: string, typed: string): boolean {
  return typed.trim() === settings[name]?.usual;
}

const unusualIn = (experiment: Pick<Experiment, 'settings'>, typed: LabLink['typed']) =>
  Object.entries(typed).filter(([name, value]) => !isUsual(experiment, name, value));

/** The command for the same run in a terminal. */
export function commandOf(experiment: Pick<Experiment, 'name' | 'settings'>, settings: Settings): string {
  const set = unusualIn(experiment, settings).flatMap(([name, value]) => ['--set', shellWord(`${name}=${value}`)]);
  return ['minerve', 'lab', 'run', experiment.name, ...set, '--out', experiment.name].join(' ');
}

/** Undefined where part of the address is broken; refused where there is no such experiment. */
export function parseLabAddress(address: string): Result<LabLink> | undefined {
  const fields = fieldsIn(address.split('?').slice(1).join('?'));
  if (fields === undefined) return undefined;
  const { experiment: name, ...typed } = Object.fromEntries(fields);
  if (name === undefined) return { ok: true, value: { typed: {} } };
  try {
    return { ok: true, value: { experiment: experimentNamed(name), typed } };
  } catch (thrown) {
    if (thrown instanceof ProblemError) return { ok: false, error: thrown };
    throw thrown;
  }
}
