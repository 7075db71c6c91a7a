import { MAX, MAX_VALUE, winOf } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import { treeWords } from './words.ts';

export const cutLetter = { alpha: 'α', beta: 'β' } as const;

/**
 * A score in the few characters that fit in a node: `6`, `-3`, `+W7` for "Max wins in 7 plies", `-W7` for "Min wins in
 * 7 plies" (plies counted from the root; `+W0`: Max has won). `+∞` and `-∞` are the ends of a window, and the largest
 * and smallest points: leaves that the Course writes so.
 */
export function shortScore(score: number, language: Language = 'en'): string {
  const win = winOf(score);
  if (win === undefined) return Math.abs(score) < MAX_VALUE ? `${score}` : score > 0 ? '+∞' : '-∞';
  return `${win.winner === MAX ? '+' : '-'}${treeWords(language).winLetter}${win.plies}`;
}

/** A window as it is written beside a node. */
export function shortWindow(alpha: number, beta: number, language?: Language): string {
  return `]${shortScore(alpha, language)}, ${shortScore(beta, language)}[`;
}

/** With the minus sign of print, as wide as a plus: for pictures. */
export function typeset(text: string): string {
  return text.replaceAll('-', '−');
}

export function toTenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** For text and attribute values of XML. Characters that XML cannot hold become �. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * A DOT string of these lines. Graphviz reads backslashes and HTML entities inside quotes as well, so both are
 * escaped.
 */
export function dotString(...lines: string[]): string {
  const escaped = lines.map((line) =>
    line
      .replace(/[\p{Cc}\p{Cs}]/gu, '�')
      .replaceAll('&', '&amp;')
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"'),
  );
  return `"${escaped.join('\\n')}"`;
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '{\\char34}',
  "'": "{'}",
  '`': '{\\char96}',
  '-': '{-}',
  '\u202f': '\\,',
  '\u00a0': '~',
};

/** Text for the body of a LaTeX document: special characters are escaped, and none forms a ligature. */
export function escapeLatex(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, '?')
    .replace(/[\\^~<>|"'`\u202f\u00a0-]|[{}$&#_%]/g, (character) => SPECIAL[character] ?? `\\${character}`);
}

/** The signs of our sentences that text fonts of TeX lack. */
const SIGNS: Readonly<Record<string, string>> = {
  '≤': '\\le',
  '≥': '\\ge',
  '∞': '\\infty',
  '−': '-',
  '→': '\\to',
  '⊕': '\\oplus',
  α: '\\alpha',
  β: '\\beta',
};

const LOWERED = new Map([...'ₐₑ₀₁₂₃₄₅₆₇₈₉'].map((sign, i) => [sign, 'ae0123456789'[i]]));
const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ'].map((sign, i) => [sign, '0123456789n'[i]]));

/** A letter with its subscript and superscript: the name of a set, Aₑ². */
const INDEXED = new RegExp(
  `(\\p{L}|\\d)?(?=[${[...LOWERED.keys(), ...RAISED.keys()].join('')}])([${[...LOWERED.keys()].join('')}]*)([${[...RAISED.keys()].join('')}]*)`,
  'gu',
);

function indexed(_: string, base = '', low = '', high = ''): string {
  const level = (mark: string, signs: string, plain: ReadonlyMap<string, string>) =>
    signs === '' ? '' : `${mark}{${[...signs].map((sign) => plain.get(sign)).join('')}}`;
  return `$${base}${level('_', low, LOWERED)}${level('^', high, RAISED)}$`;
}

/** A sentence with its formulas for the body of a LaTeX document. */
export function latexProse(text: string): string {
  return escapeLatex(text)
    .replace(INDEXED, indexed)
    .replace(/[≤≥∞−→⊕αβ]/g, (sign) => `$${SIGNS[sign]}$`);
}

/** The text of a LaTeX comment, which ends with its line, and only there. */
export function latexComment(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}

/** Control characters would break a line of text, or drive the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '�');
}
