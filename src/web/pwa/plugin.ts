import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, transformWithOxc } from 'vite';
import { POLICY } from './policy.ts';

/** Made by scripts/icons.mjs. The smallest is for Apple's systems, which ask for it by name. */
const pngIcons = [
  { file: 'icon-180.png', size: 180, listed: false },
  { file: 'icon-192.png', size: 192, listed: true },
  { file: 'icon-512.png', size: 512, listed: true },
  { file: 'icon-512-maskable.png', size: 512, listed: true },
] as const;

/** The data for installing the app. Its names are in no particular language, because a manifest has only one. */
const manifest = (svgIcon: string) => ({
  name: 'Minerve',
  short_name: 'Minerve',
  description: 'Play, see, solve, prove: two-player games and how they are searched.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f6f2ea',
  theme_color: '#f6f2ea',
  categories: ['games', 'education'],
  icons: [
    { src: `./${svgIcon}`, type: 'image/svg+xml', sizes: 'any' },
    ...pngIcons
      .filter(({ listed }) => listed)
      .map(({ file, size }) => ({
        src: `./${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: file.includes('maskable') ? 'maskable' : 'any',
      })),
  ],
});

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** By this a service worker tells the next version of itself from another project's. */
const SIGNATURE = '// The service worker of Minerve.';

/**
 * Makes the built pages an app that can be installed, works offline and runs only its own code. It does not apply to
 * `vite dev`, whose pages change all the time.
 */
export function installable(): Plugin {
  return {
    name: 'minerve:installable',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: () => HEAD },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const svgIcon = Object.keys(bundle).find((name) => /icon-[^/]*\.svg$/.test(name));
        if (svgIcon === undefined) throw new Error('The pages have no icon.svg: index.html should name it.');
        const icons = await Promise.all(pngIcons.map(async ({ file }) => [file, await readFile(here(`icons/${file}`))] as const));
        const licences = bundle['licenses.txt'];
        // Absent if Vite was not asked for licences.
        if (licences?.type === 'asset')
          licences.source = `${licences.source}\n${await readFile(here('../fonts/OFL.txt'), 'utf8')}`;
        const made = [...icons, ['manifest.webmanifest', JSON.stringify(manifest(svgIcon))] as const];
        const built = Object.entries(bundle).map(
          ([name, file]) => [name, file.type === 'chunk' ? file.code : file.source] as const,
        );
        const worker = ['service-worker.js', await serviceWorker(new Map([...built, ...made]))] as const;
        for (const [fileName, source] of [...made, worker]) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The elements in the head of every page. */
const HEAD: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } },
  { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#f6f2ea', media: '(prefers-color-scheme: light)' }, injectTo: 'head' },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#151310', media: '(prefers-color-scheme: dark)' }, injectTo: 'head' },
];

/**
 * The service worker of these files. They are all that it gives out, so any change in one of them makes it another,
 * which the browser notices.
 */
async function serviceWorker(contents: ReadonlyMap<string, string | Uint8Array>): Promise<string> {
  const page = String(contents.get('index.html'));
  const first = new Set(['index.html', ...Array.from(page.matchAll(/(?:src|href)="\.\/([^"#]+)"/g), ([, name]) => name)]);
  const files = Object.fromEntries(
    [...contents].sort().map(([name, content]) => [name, [`sha256-${sha256(content, 'base64')}`, first.has(name)]]),
  );
  const source = here('service-worker.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const head = `${SIGNATURE}\nconst SIGNATURE = '${SIGNATURE}';\nconst FILES = ${JSON.stringify(files)};\nconst VERSION = '${sha256(JSON.stringify(files), 'hex').slice(0, 12)}';\n`;
  return head + code.replace(/export \{\s*\};?/, '');
}

function sha256(content: string | Uint8Array, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
