import { INFINITE, MAX, winOf } from '../core/index.ts';

/**
 * A score in the few characters that fit in a node: `6`, `-3`, `+∞` and `-∞` for the ends of a window, `+W7` for "Max wins in 7 plies",
 * `-W7` for "Min wins in 7 plies" (plies counted from the root; `+W0`: Max has won).
 */
export function shortScore(score: number): string {
  if (score >= INFINITE) return '+∞';
  if (score <= -INFINITE) return '-∞';
  const win = winOf(score);
  if (win === undefined) return `${score}`;
  return `${win.winner === MAX ? '+' : '-'}W${win.plies}`;
}

/** A window as it is written beside a node. */
export function shortWindow(alpha: number, beta: number): string {
  return `[${shortScore(alpha)}, ${shortScore(beta)}]`;
}

/** With the minus sign of print, as wide as a plus: for pictures. */
export function typeset(text: string): string {
  return text.replaceAll('-', '−');
}

/** Grouped by threes the way people of that language read it. */
export function grouped(count: number, language: 'en' | 'fr'): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u202f' : ',');
}
