import type { Browser } from 'playwright-core';

export const CHROMIUM: string;
export const HEADLESS_SHELL: string;
export function launchChromium(): Promise<Browser>;
