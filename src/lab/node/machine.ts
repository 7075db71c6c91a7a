import { availableParallelism, cpus, release, type } from 'node:os';

/** What a run was made with: times mean nothing without it. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly os: string;
}

export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    os: `${type()} ${release()} ${process.arch}`,
  };
}
