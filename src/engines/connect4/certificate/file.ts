import { ok, type Result } from '../../../core/index.ts';
import { formatBoardSize, parseBoardSize } from '../../../games/index.ts';
import { Checksum } from '../../../solve/index.ts';
import type { Claim } from './layers.ts';
import { fitsTwoWords } from './leaf-search.ts';
import { failure } from './words.ts';

/*
 * A certificate is text:
 *
 *     {"minerve":"certificate","version":1,"board":"7x6x4","moves":"4","owner":"first","claim":"wins",...}
 *     4c3b2z...        the codes of the listed positions, in order
 *     ...
 *     end 7ad01c55     a checksum of all the lines before
 *
 * A code is the owner's column, counted from 1, with A to Z for columns past 9. A letter a to z stands for 1 to 26
 * leaves in a row. The first line says how leaves are closed ("leaves":"search") and how many positions the search may
 * visit for each ("budget").
 */

/** Code of a position that the leaf search closes. */
export const LEAF = -1;

/**
 * The largest budget. A checker visits a few million positions a second, so no leaf takes longer than a second, and a
 * file with an enormous budget cannot keep a checker busy for ever.
 */
export const MOST_BUDGET = 1_000_000;

const VERSION = 1;
const WIDTH = 100;
const MOST_RUN = 26;
const FIRST_LETTER = 'a'.charCodeAt(0);
const CLAIMS = { win: 'wins', draw: 'does not lose' } as const;

export interface Certificate {
  readonly claim: Claim;
  /** The most positions that the search may visit to close a leaf: checkers refuse a leaf that needs more. */
  readonly budget: number;
  /** For each listed position in order: LEAF, or the owner's column from 0. */
  readonly codes: readonly number[];
}

/** The claim in the words of the file; commands print the same. */
export function claimText({ board, moves, owner, goal }: Claim) {
  return { board: formatBoardSize(board), moves: columnsText(moves), owner, claim: CLAIMS[goal] };
}

export function columnsText(columns: readonly number[]): string {
  return columns.map((column) => (column + 1).toString(36).toUpperCase()).join('');
}

/** The codes as text, without line breaks. */
export function codesText(codes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < codes.length; ) {
    let run = 0;
    while (run < MOST_RUN && codes[i + run] === LEAF) run++;
    text += run === 0 ? columnsText([codes[i]]) : String.fromCharCode(FIRST_LETTER + run - 1);
    i += Math.max(1, run);
  }
  return text;
}

export function parseCodes(text: string): number[] | undefined {
  const codes: number[] = [];
  for (const letter of text) {
    if (letter >= 'a' && letter <= 'z') for (let i = letter.charCodeAt(0) - FIRST_LETTER; i >= 0; i--) codes.push(LEAF);
    else if (/[1-9A-Z]/.test(letter)) codes.push(Number.parseInt(letter, 36) - 1);
    else return undefined;
  }
  return codes;
}

export function writeCertificate({ claim, budget, codes }: Certificate): string {
  const counts = { positions: codes.length, stored: codes.filter((code) => code !== LEAF).length };
  const head = { minerve: 'certificate', version: VERSION, ...claimText(claim), leaves: 'search', budget, ...counts };
  const lines = codesText(codes).match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  const text = `${[JSON.stringify(head), ...lines].join('\n')}\n`;
  return `${text}end ${checksumOf(text)}\n`;
}

/** Whether a text begins like a certificate. */
export function isCertificate(text: string): boolean {
  return /^\{"minerve":"certificate"/.test(text);
}

/** Parses a certificate and fails if it is damaged. Whether its claim holds is for `checkCertificate`. */
export function readCertificate(text: string): Result<Certificate> {
  const parts = /^([^\n]*)\n([\s\S]*)end ([0-9a-f]{8})\n$/.exec(text);
  if (parts === null || checksumOf(text.slice(0, -13)) !== parts[3]) return failure('certificate-damaged');
  const unreadable = (why: string) => failure('certificate-unreadable', { why });
  let head: Readonly<Record<string, unknown>>;
  try {
    head = JSON.parse(parts[1]);
  } catch {
    return unreadable(parts[1].slice(0, WIDTH));
  }
  const { minerve, version, board, moves, owner, claim, budget } = head;
  if (minerve !== 'certificate' || version !== VERSION) return unreadable(`${minerve} ${version}`);
  const size = parseBoardSize(String(board));
  if (!size.ok) return size;
  if (!fitsTwoWords(size.value)) return failure('certificate-board', { board: String(board) });
  const goal = claim === CLAIMS.win ? 'win' : claim === CLAIMS.draw ? 'draw' : undefined;
  if (goal === undefined || (owner !== 'first' && owner !== 'second')) return unreadable(`${owner} ${claim}`);
  const played = /^[1-9A-Z]*$/.test(String(moves)) ? parseCodes(String(moves)) : undefined;
  const codes = parseCodes(parts[2].replaceAll('\n', ''));
  if (played === undefined || codes === undefined) return unreadable(String(moves));
  if (typeof budget !== 'number' || !Number.isInteger(budget) || budget < 1 || budget > MOST_BUDGET)
    return failure('certificate-budget', { budget: String(budget), most: MOST_BUDGET });
  return ok({ claim: { board: size.value, moves: played, owner, goal }, budget, codes });
}

function checksumOf(text: string): string {
  const sum = new Checksum();
  sum.addText(text);
  return sum.toString();
}
