import type { IconPicture } from './icon-png.ts';

interface PngIcon extends IconPicture {
  readonly file: string;
  readonly listed: boolean;
}

/** A maskable icon is cut to a circle or a drop by some systems: its picture keeps to the middle. The smallest is for Apple's systems, which ask for it by name. */
export const pngIcons: readonly PngIcon[] = [
  { file: 'icon-180.png', size: 180, drawn: 0.74, listed: false },
  { file: 'icon-192.png', size: 192, drawn: 0.74, listed: true },
  { file: 'icon-512.png', size: 512, drawn: 0.74, listed: true },
  { file: 'icon-512-maskable.png', size: 512, drawn: 0.56, listed: true },
];

/** What a system is told when it installs the app. Names have no language: a manifest has but one. */
export const manifest = (svgIcon: string) => ({
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
