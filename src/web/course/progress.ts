import { remember, remembered } from '../browser.ts';
import { chapters } from './chapters.ts';

const KEY = 'course';

/** The chapters that were opened on this device, by their names. */
export function openedChapters(): Set<string> {
  const known = new Set(chapters.map(({ name }) => name));
  return new Set((remembered(KEY) ?? '').split(',').filter((name) => known.has(name)));
}

export function noteOpened(name: string): void {
  remember(KEY, [...openedChapters().add(name)].join());
}
