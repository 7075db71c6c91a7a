/** A text that came out of a file, for a terminal: what would move the cursor, break the line or turn the direction of writing is shown as �. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '�');
}
