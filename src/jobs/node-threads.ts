/**
 * Node's worker_threads module, or undefined in a page. It is loaded at run time so that bundlers find no Node module
 * in a page's code, and in a file of its own because its type needs Node's types, which a user's page may lack.
 */
export function nodeThreads(): typeof import('node:worker_threads') | undefined {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') return undefined;
  return process.getBuiltinModule('node:worker_threads');
}
