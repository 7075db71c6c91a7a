/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of Minerve that the pages were built from. */
  readonly MINERVE_VERSION: string;
}

/** The statements of the proof, read from its sources when the pages are built (`proof/plugin.ts`). */
declare module 'virtual:statements' {
  const statements: readonly import('../../scripts/statements.mjs').Statement[];
  export default statements;
}

/** Their proofs by `keyOf`. */
declare module 'virtual:proofs' {
  const proofs: Readonly<Record<string, string>>;
  export default proofs;
}

/** The search that the home page replays, recorded when the pages are built (`home/plugin.ts`). */
declare module 'virtual:living-search' {
  const search: import('./home/living-search.ts').LivingSearch;
  export default search;
}

/** The stored figures of the lab, as small as cards want them, by experiment (`lab/plugin.ts`). */
declare module 'virtual:lab-thumbs' {
  const thumbs: Readonly<Record<string, readonly import('./lab/thumb.ts').ThumbPath[] | undefined>>;
  export default thumbs;
}
