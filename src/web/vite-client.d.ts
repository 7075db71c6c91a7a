/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of Minerve that the pages were built from. */
  readonly MINERVE_VERSION: string;
}
