import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isCertificateAcceptedByOracle } from '../../src/cli/connect4/certificate.ts';
import { type Problem, Random, unwrap } from '../../src/core/index.ts';
import { lineTo, turns } from '../../src/engines/connect4/certificate/check.ts';
import { codesText, LEAF } from '../../src/engines/connect4/certificate/file.ts';
import { Layers, type ListedPosition, listOnce, positionAfter, startOf } from '../../src/engines/connect4/certificate/layers.ts';
import {
  type Cells,
  LeafSearch,
  type OwnerPosition,
  stonesOf,
  TableSearch,
  union,
  WORD_BITS,
} from '../../src/engines/connect4/certificate/leaf-search.ts';
import { type Certificate, type Claim, Connect4Solver, checkCertificate, readCertificate } from '../../src/engines/index.ts';
import { type Connect4Position, parseGame } from '../../src/games/index.ts';
import { ORACLE, oracle } from './oracle.ts';

/*
 * Strategies with one move changed. In a sample of the positions of each certificate, the stored move is replaced by
 * each other column in turn. Whether the changed move also reaches the goal is asked of a third program, which neither
 * checker uses: the exact solver on 7x6, a search with a table on smaller boards. Then both checkers, whole and
 * unchanged, get a certificate that starts at this position, begins with the changed move, and has a leaf for each
 * reply. Where they refuse it only because a leaf is above the limit, and the move fails, they also get one that starts
 * further down the line that refutes the move.
 */

const CLASSIC = '7x6x4';
/** Set by `npm run prove -- --connect4`. */
const IS_WHOLE = process.env.MINERVE_CONNECT4 === 'all';
const SAMPLES = IS_WHOLE ? 1000 : 40;
/** Nodes that a leaf of a changed certificate may cost: ten times as many as in the files of 7x6. */
const BUDGET = 100_000;
/** Whole certificates of 7x6 with one code changed. */
const WHOLE_CHANGES = 2;

const folder = fileURLToPath(new URL('../connect4/certificates/', import.meta.url));
const files = readdirSync(folder).sort();
const certificates = files.map((file) => ({
  file,
  certificate: unwrap(readCertificate(readFileSync(`${folder}${file}`, 'utf8'))),
}));
const isClassic = ({ columns, rows, inRow }: Claim['board']) => `${columns}x${rows}x${inRow}` === CLASSIC;

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** The certificates as the proved checker reads many at once. */
function oracleInput({ claim, budget, codes }: Certificate): string {
  const { columns, rows, inRow } = claim.board;
  const moves = claim.moves.map((column) => column + 1).join(' ');
  return `${[columns, rows, inRow, claim.goal, claim.owner, budget].join(' ')}\n${moves}\n${codesText(codes)}\n`;
}

/** Whether the owner, to move, reaches the goal, by a program that is independent of the checkers. */
async function truthOf({ board, goal }: Claim): Promise<(position: OwnerPosition) => boolean> {
  if (!isClassic(board)) {
    const table = new TableSearch(board, goal === 'draw');
    return (position) => table.reaches(position) === true;
  }
  const solver = await Connect4Solver.open({ hashMb: 64 });
  closing.push(() => solver.close());
  await solver.prepare({ mover: 0n, mask: 0n, stones: 0 });
  const number = ({ low, high }: Cells) => (BigInt(high) << BigInt(WORD_BITS)) | BigInt(low);
  return ({ own, other }) => {
    const stones = stonesOf(own) + stonesOf(other);
    if (stones === board.columns * board.rows) return goal === 'draw';
    const mover = number(own);
    const { score } = solver.solve({ mover, mask: mover | number(other), stones }, { weak: true });
    return goal === 'win' ? (score as number) > 0 : (score as number) >= 0;
  };
}

/** Positions with a stored move, chosen at random: the line that leads there, and the column that is stored. */
function sampled(
  { claim, codes }: Certificate,
  samples: number,
): { readonly line: readonly number[]; readonly stored: number }[] {
  const layers = new Layers(claim.board, new LeafSearch(claim.board, claim.goal === 'draw'));
  const all = [...codes.keys()].filter((at) => codes[at] !== LEAF);
  const random = new Random(34);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(samples, all.length)) chosen.add(random.pick(all));
  const found: { readonly line: readonly number[]; readonly stored: number }[] = [];
  const seen: (readonly ListedPosition[])[] = [];
  let done = 0;
  for (let layer = startOf(claim, layers) as readonly ListedPosition[]; layer.length > 0; ) {
    seen.push(layer);
    const next: ListedPosition[] = [];
    for (const [index, position] of layer.entries()) {
      const code = codes[done];
      if (chosen.has(done++)) {
        const isTurned = turns(seen, index) % 2 === 1;
        found.push({ line: lineTo(claim, seen, index), stored: isTurned ? claim.board.columns - 1 - code : code });
      }
      const at = code === LEAF ? undefined : layers.landing(position, code);
      if (at === undefined || layers.winsAt(position, at)) continue;
      const replies = layers.replies({ own: union(position.own, at), other: position.other }, index, code);
      if (replies !== 'full' && 'listed' in replies) next.push(...replies.listed);
    }
    layer = listOnce(next);
  }
  return found;
}

/** Refusals that name the line that refutes a move. */
const REFUTED = /^certificate-(leaf|loses|full)$/;

/** How changed moves fared. */
class Tally {
  changes = 0;
  /** No room in the column. */
  illegal = 0;
  /** The move also reaches the goal, and both checkers accept the certificate that begins with it. */
  accepted = 0;
  /** Both refuse it with a line that refutes the move. */
  refused = 0;
  /** Both refuse it at a leaf above the limit; by the exact solver, the move also reaches the goal. */
  limited = 0;
  /**
   * Both refuse it at a leaf above the limit; by the exact solver, the move fails, and both refuse a certificate further
   * down with a line that refutes it: the number of plies after the move, summed.
   */
  refusedLater = 0;
  laterPlies = 0;
}

class Changes {
  readonly tally = new Tally();
  /** What our checker says of each certificate; the proved one is asked at the end, once. */
  readonly #verdicts: { readonly certificate: Certificate; readonly isAccepted: boolean }[] = [];
  readonly #claim: Claim;
  readonly #layers: Layers;
  readonly #holds: (position: OwnerPosition) => boolean;

  constructor(claim: Claim, holds: (position: OwnerPosition) => boolean) {
    this.#claim = claim;
    this.#layers = new Layers(claim.board, new LeafSearch(claim.board, claim.goal === 'draw'));
    this.#holds = holds;
  }

  /** Tries another column in place of the stored one, and counts the result. */
  try(line: readonly number[], column: number): void {
    const { tally } = this;
    tally.changes++;
    const position = this.#after(line);
    const move = this.#layers.moves(position).find((move) => move.column === column);
    const alone = this.#certificate(line, [column]);
    if (move === undefined) {
      expect(this.#verdict(alone)).toBe('certificate-column');
      tally.illegal++;
      return;
    }
    if (move.wins) {
      expect(this.#verdict(alone)).toBe('accepted');
      tally.accepted++;
      return;
    }
    const replies = this.#layers.replies(move.after, 0, column);
    const leaves = replies === 'full' || 'lost' in replies ? [] : listOnce(replies.listed);
    const keeps = replies === 'full' ? this.#claim.goal === 'draw' : !('lost' in replies) && leaves.every(this.#holds);
    const verdict = this.#verdict(this.#certificate(line, [column, ...leaves.map(() => LEAF)]));
    if (verdict === 'certificate-limit' && keeps) tally.limited++;
    else if (verdict === 'certificate-limit') {
      const refused = this.#refuted(line, column);
      expect(this.#verdict(refused)).toMatch(REFUTED);
      tally.refusedLater++;
      tally.laterPlies += refused.claim.moves.length - line.length;
    } else {
      expect(verdict, line.join()).toMatch(keeps ? 'accepted' : REFUTED);
      if (keeps) tally.accepted++;
      else tally.refused++;
    }
  }

  /** A certificate after a line; the first code is a column of the board as it stands after the line, or a leaf. */
  #certificate(line: readonly number[], [first, ...leaves]: readonly number[]): Certificate {
    const claim = { ...this.#claim, moves: line };
    const [{ mirrored }] = startOf(claim, this.#layers) as ListedPosition[];
    const listed = first !== LEAF && mirrored ? claim.board.columns - 1 - first : first;
    return { claim, budget: BUDGET, codes: [listed, ...leaves] };
  }

  /** What our checker says: 'accepted', or the code of its refusal. */
  #verdict(certificate: Certificate): string {
    const checked = checkCertificate(certificate) as NonNullable<ReturnType<typeof checkCertificate>>;
    this.#verdicts.push({ certificate, isAccepted: checked.ok });
    if (checked.ok) return 'accepted';
    this.#expectLine(checked.error);
    return checked.error.code;
  }

  /** Asks the proved checker. */
  finish(): void {
    const answers = oracle('connect4-each', this.#verdicts.map(({ certificate }) => oracleInput(certificate)).join(''));
    expect(answers).toEqual(this.#verdicts.map(({ isAccepted }) => (isAccepted ? 'accepted' : 'refused')));
  }

  #after(line: readonly number[]): OwnerPosition {
    return positionAfter({ ...this.#claim, moves: line }, this.#layers) as OwnerPosition;
  }

  /**
   * A certificate of a position where the other player has refuted the move: by replies that hold against all moves,
   * while the owner plays some move, to a position that the leaf search decides.
   */
  #refuted(line: readonly number[], column: number): Certificate {
    const moves = [...line];
    for (let own = column; ; ) {
      const before = [...moves];
      moves.push(own);
      const after = this.#after(moves);
      const replies = this.#layers.replies(after, 0, own);
      if (replies === 'full' || 'lost' in replies) return this.#certificate(before, [own]);
      const refuting = replies.listed.filter((reply) => !this.#holds(reply));
      const decided = refuting.find((reply) => this.#layers.search.reaches(reply, BUDGET) === false);
      moves.push((decided ?? refuting[0]).reply);
      if (decided !== undefined) return this.#certificate(moves, [LEAF]);
      const next = this.#layers.moves(this.#after(moves));
      const resists = ({ after }: (typeof next)[number]) => {
        const replies = this.#layers.replies(after, 0, 0);
        return replies !== 'full' && !('lost' in replies);
      };
      own = (next.find(resists) ?? next[0]).column;
    }
  }

  /**
   * The refusal names a column without room, or a line of legal moves: to the leaf above the limit, or on to the end,
   * where the owner has missed the goal.
   */
  #expectLine({ code, args }: Problem): void {
    if (code === 'certificate-column') return;
    const { line, column, refutation } = args as { line: string; column?: number; refutation?: string };
    const { columns, rows, inRow } = this.#claim.board;
    const game = unwrap(parseGame(`connect4:${columns}x${rows}x${inRow}`)).start() as Connect4Position;
    const text = `${line}${refutation ?? column ?? ''}`.replace('-', '');
    for (const letter of text) {
      expect(game.outcome()).toBeUndefined();
      game.play(Number.parseInt(letter, 36) - 1);
    }
    if (code === 'certificate-limit') {
      expect(game.outcome()).toBeUndefined();
      return;
    }
    const outcome = (game.outcome() as number) * (this.#claim.owner === 'first' ? 1 : -1);
    expect(this.#claim.goal === 'win' ? outcome <= 0 : outcome < 0, text).toBe(true);
  }
}

describe.each(certificates.filter(({ certificate }) => IS_WHOLE || !isClassic(certificate.claim.board)))(
  'a changed move in $file',
  ({ file, certificate }) => {
    it('is refused by both checkers with a line that refutes it, unless it also reaches the goal', {
      timeout: 3_600_000,
    }, async () => {
      const { claim } = certificate;
      const changes = new Changes(claim, await truthOf(claim));
      const positions = sampled(certificate, SAMPLES);
      for (const { line, stored } of positions)
        for (let column = 0; column < claim.board.columns; column++) if (column !== stored) changes.try(line, column);
      changes.finish();
      const { tally } = changes;
      console.log(file, JSON.stringify({ positions: positions.length, ...tally }));
      expect(tally.illegal + tally.accepted + tally.refused + tally.limited + tally.refusedLater).toBe(tally.changes);
      expect(tally.refused + tally.refusedLater).toBeGreaterThan(0);
    });
  },
);

describe.runIf(IS_WHOLE).each(certificates.filter(({ certificate }) => isClassic(certificate.claim.board)))(
  'the whole of $file',
  ({ file, certificate }) => {
    const { claim, codes } = certificate;
    const { board, owner } = claim;

    /** What both say. */
    async function verdict(changed: Certificate): Promise<string> {
      const ours = checkCertificate(changed);
      expect(await isCertificateAcceptedByOracle(ORACLE, changed, { signal: { aborted: false } })).toBe(ours?.ok);
      return ours?.ok ? 'accepted' : (ours?.error.code as string);
    }

    it('is refused by both where it is cut off, goes on, or claims something else', { timeout: 3_600_000 }, async () => {
      const others: Readonly<Record<string, Partial<Certificate>>> = {
        'no codes': { codes: [] },
        'cut to a hundredth': { codes: codes.slice(0, codes.length / 100) },
        'cut by one': { codes: codes.slice(0, -1) },
        'the other owner': { claim: { ...claim, owner: owner === 'first' ? 'second' : 'first' } },
        ...(claim.goal === 'draw' && { 'a win': { claim: { ...claim, goal: 'win' } } }),
        'another first move': { claim: { ...claim, moves: [(claim.moves[0] + 1) % 4] } },
        'a higher board': { claim: { ...claim, board: { ...board, rows: 7 } } },
        'five in a row': { claim: { ...claim, board: { ...board, inRow: 5 } } },
      };
      const found: Record<string, string> = {};
      for (const [name, other] of Object.entries(others)) found[name] = await verdict({ ...certificate, ...other });
      console.log(file, JSON.stringify(found));
      expect(Object.values(found)).not.toContain('accepted');
    });

    it('is refused by both with a code changed', { timeout: 3_600_000 }, async () => {
      const random = new Random(34);
      const found: string[] = [];
      for (let n = 0; n < WHOLE_CHANGES; n++) {
        const at = random.below(codes.length);
        const code = ((codes[at] + 2 + random.below(board.columns)) % (board.columns + 1)) - 1;
        found.push(await verdict({ ...certificate, codes: codes.with(at, code) }));
      }
      console.log(file, JSON.stringify(found));
    });
  },
);
