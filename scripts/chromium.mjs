// The browser in which pages are tested and their pictures taken.
import { existsSync } from 'node:fs';

/** Chromium without the code for windows: opening a page costs it 0.6 s of processor time, the full Chromium 1.5 s. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const CHROMIUM = process.env.MINERVE_CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

/** Starts it without a window. */
export async function launchChromium() {
  if (!existsSync(CHROMIUM))
    throw new Error(
      `There is no Chromium at ${CHROMIUM}: install it (Debian: apt-get install chromium-headless-shell), or say where it is in MINERVE_CHROMIUM.`,
    );
  // Not at the top: scripts/setup.mjs asks where Chromium is before there is any package.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
