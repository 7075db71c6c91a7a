import type { Figure, ReportTable } from '../../lab/index.ts';

/** The stored results of an experiment with its default settings (scripts/store-lab.mjs). */
export interface StoredResults {
  readonly figures: readonly Figure[];
  readonly tables: readonly ReportTable[];
}

const files = import.meta.glob<{ readonly default: StoredResults }>('./stored/*.json');

/** Loaded when the experiment is opened; undefined where nothing is stored. */
export async function storedOf(name: string): Promise<StoredResults | undefined> {
  return (await files[`./stored/${name}.json`]?.())?.default;
}
