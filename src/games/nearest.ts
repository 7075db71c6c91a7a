/**
 * The word of the list that `word` was most likely meant to be, or undefined where none is close: one letter or a
 * third of them may differ, but not all.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const typed = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.min(typed.length, Math.max(1, Math.floor(typed.length / 3)) + 1);
  for (const candidate of words) {
    // The lengths alone differ by too much.
    if (Math.abs(typed.length - candidate.length) >= bestDistance) continue;
    const distance = editDistance(typed, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Letters to insert, delete or replace, or neighbours to exchange, to turn one word into the other (Damerau and
 * Levenshtein), row by row of the usual table.
 */
export function editDistance(from: string, to: string): number {
  let above: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) next[j] = Math.min(next[j], above[j - 2] + 1);
    }
    above = row;
    row = next;
  }
  return row[to.length];
}
