export { shellWord } from '../say/index.ts';

/**
 * How this program is called, for every command that is printed to be typed again. A clone has no `minerve` on its
 * path: scripts/minerve.mjs says here what there is instead.
 */
export const INVOCATION = process.env.MINERVE_COMMAND || 'minerve';
