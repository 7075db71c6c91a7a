import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Where a page wants the header of the pages that are not drawn by the app. */
const PLACE = '<header class="top"></header>';

/** Puts header.html in its place, with the link to the page itself marked as the one where one is. */
export function header(): Plugin {
  return {
    name: 'minerve:header',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const written = await readFile(new URL('header.html', import.meta.url), 'utf8');
        const own = `href="./${basename(filename)}"`;
        return html.replace(PLACE, written.replace(`<a ${own} data-text`, `<a ${own} aria-current="page" data-text`));
      },
    },
  };
}
