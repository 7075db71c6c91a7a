import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { StoredResults } from './stored.ts';
import { thumbOf } from './thumb.ts';

const ID = 'virtual:lab-thumbs';
const folder = fileURLToPath(new URL('stored/', import.meta.url));

/** The first stored figure of each experiment, as small as a card wants it; undefined where it has tables only. */
export function labThumbs(): Plugin {
  const thumbs = () =>
    Object.fromEntries(
      readdirSync(folder).map((file) => {
        const { figures } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as StoredResults;
        return [file.replace('.json', ''), figures[0] && thumbOf(figures[0])];
      }),
    );
  return {
    name: 'minerve:lab-thumbs',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(thumbs())}` : undefined),
  };
}
