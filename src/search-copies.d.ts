/** The copies of the search layer that the build makes: see engines/copies.ts. */
declare module '#search-*' {
  export const algorithms: typeof import('./search/index.ts').algorithms;
}
