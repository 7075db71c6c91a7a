import { boardCardOf, splitSpec } from '../games/index.ts';
import { said } from './spoken.ts';
import { shellText } from './words.ts';

/** What a game is called, without its options. */
export function gameTitle(spec: string): string {
  const entry = boardCardOf(spec);
  return entry === undefined ? shellText.otherGame : said(entry.title);
}

/** Which kind of the game it is, where that is not the plainest: international, 6x6. */
export function variantTitle(spec: string): string | undefined {
  const entry = boardCardOf(spec);
  const variant = entry?.variants.find((one) => one.spec === spec);
  if (variant !== undefined) return variant === entry?.variants[0] ? undefined : said(variant.title);
  return splitSpec(spec).options.join(', ') || undefined;
}
