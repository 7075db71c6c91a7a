import type { TableSource } from './table-file.ts';

/** A file that somebody has chosen in a page, or bytes that were made there. It may be posted to another thread. */
export interface NamedBlob {
  readonly name: string;
  readonly blob: Blob;
}

/** Tables out of files of a page. */
export function filesOf(files: readonly NamedBlob[]): TableSource[] {
  return files.map(({ name, blob }) => ({
    name,
    size: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  }));
}
