import { language } from '../spoken.ts';

const MINUS = '\u2212';

/** "+1.2", "−0.4", "0": with the comma in French. */
export function signed(amount: number): string {
  const rounded = Math.abs(amount) >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : MINUS}${plain(Math.abs(rounded))}`;
}

export function plain(amount: number): string {
  return amount.toLocaleString(language.value, { maximumFractionDigits: 1 });
}

/** "1.2M": how many, as short as it is still told apart. */
export function compact(count: number): string {
  return count.toLocaleString(language.value, { notation: 'compact', maximumFractionDigits: 1 });
}
