import type { Plugin } from 'vite';
import { recordLivingSearch } from './living-search.ts';

/** The search of the picture on the home page, recorded when the pages are built: `virtual:living-search`. */
export function livingSearch(): Plugin {
  const id = 'virtual:living-search';
  return {
    name: 'minerve:living-search',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? `export default ${JSON.stringify(recordLivingSearch())}` : undefined),
  };
}
