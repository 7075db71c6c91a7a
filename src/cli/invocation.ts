/**
 * How this program is called, for every command that is printed to be typed again. A clone has no `minerve` on its
 * path: scripts/minerve.mjs says here what there is instead.
 */
export const INVOCATION = process.env.MINERVE_COMMAND || 'minerve';

/** Quoted where a shell would not take the word as it is. */
export function shellWord(word: string): string {
  return /^[\w./:,=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
