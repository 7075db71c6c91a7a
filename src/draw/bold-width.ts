/**
 * At least the width of a text in bold letters, in the unit of the font size. Which font draws it is not known here, so each kind of sign
 * has the width of its widest in DejaVu Sans Bold, which is wider than Arial; beyond Latin letters all have that of Щ.
 */
export function boldWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += (WIDTHS.find(([kind]) => kind.test(sign)) as (typeof WIDTHS)[number])[1];
  return ems * size;
}

const WIDTHS: readonly (readonly [kind: RegExp, ems: number])[] = [
  [/\p{M}/u, 0],
  [/[fijlrtI !',.:;|/\\()[\]`-]/, 0.5],
  [/[mwMW@%]/, 1.11],
  [/[a-z0-9_$*?"{}]/, 0.72],
  [/[\x20-\x7e]/, 0.88],
  [/[ÆæŒœŴ]/, 1.18],
  [/\p{Script=Latin}/u, 0.98],
  [/(?:)/, 1.34],
];
