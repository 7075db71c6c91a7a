/**
 * Node's own threads, or undefined in a page. Asked for at run time, so that bundlers find no module of Node's in a
 * page's code. In a file of its own, because its type needs Node's types, which a user's page may not have.
 */
export function nodeThreads(): typeof import('node:worker_threads') | undefined {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') return undefined;
  return process.getBuiltinModule('node:worker_threads');
}
