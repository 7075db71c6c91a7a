import type { Figure, ReportTable } from '../../lab/index.ts';

/** The stored results of an experiment with its default settings (scripts/store-lab.mjs). */
export interface Stored {
  readonly figures: readonly Figure[];
  readonly tables: readonly ReportTable[];
}

const files = import.meta.glob<{ readonly default: Stored }>('./stored/*.json');

/** Loaded when the experiment is opened; undefined where nothing is stored. */
export async function storedOf(name: string): Promise<Stored | undefined> {
  return (await files[`./stored/${name}.json`]?.())?.default;
}
