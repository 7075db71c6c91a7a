import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isCertificateAcceptedByOracle } from '../../src/cli/connect4/certificate.ts';
import { Random, unwrap } from '../../src/core/index.ts';
import { LEAF } from '../../src/engines/connect4/certificate/file.ts';
import { type Certificate, checkCertificate, readCertificate } from '../../src/engines/index.ts';
import { parseGame } from '../../src/games/index.ts';
import { perft } from '../../src/search/index.ts';
import { ORACLE } from './oracle.ts';

const stuck = () => {
  throw new Error('no position of Connect 4 is without a move before its end');
};

describe('the rules of Connect 4 that are proved are those of the library', () => {
  it.each([
    ['rules', '7x6x4', 6],
    ['words', '7x6x4', 8],
    ['rules', '4x4x4', 8],
    ['words', '4x4x4', 10],
    ['words', '5x3x3', 9],
    ['rules', '3x5x2', 9],
    ['words', '6x5x5', 7],
  ] as const)('%s of %s: perft to depth %i', (kind, board, depth) => {
    const { stdout } = spawnSync(ORACLE, ['perft', kind, ...board.split('x'), String(depth)], { encoding: 'utf8' });
    const ours = perft(unwrap(parseGame(`connect4:${board}`)).start(), depth, { aborted: false }, stuck);
    expect(Number(stdout)).toBe(Number(ours));
  });
});

const folder = fileURLToPath(new URL('../connect4/certificates/', import.meta.url));
const small = readdirSync(folder).filter((file) => /^[45]x/.test(file));
const SAMPLES = 150;
const going = { signal: { aborted: false } };

/** What both checkers say: they must agree. */
async function verdict(certificate: Certificate): Promise<boolean> {
  const ours = checkCertificate(certificate)?.ok === true;
  expect(await isCertificateAcceptedByOracle(ORACLE, certificate, going)).toBe(ours);
  return ours;
}

describe.each(small)('the certificate %s', (file) => {
  const certificate = unwrap(readCertificate(readFileSync(`${folder}${file}`, 'utf8')));
  const { claim, codes } = certificate;

  it('is accepted by both checkers, and with the numbers of Coq', async () => {
    expect(await verdict(certificate)).toBe(true);
    expect(await isCertificateAcceptedByOracle(ORACLE, certificate, going, 'connect4-digits')).toBe(true);
  });

  it('needs the same number of nodes a leaf for both, and is refused by both with one less', async () => {
    let [refused, accepted] = [0, certificate.budget];
    while (accepted - refused > 1) {
      const budget = (refused + accepted) >> 1;
      if (await verdict({ ...certificate, budget })) accepted = budget;
      else refused = budget;
    }
    expect(accepted).toBeGreaterThan(1);
    for (const [budget, isAccepted] of [
      [accepted, true],
      [refused, false],
    ] as const)
      expect(await isCertificateAcceptedByOracle(ORACLE, { ...certificate, budget }, going, 'connect4-digits')).toBe(isAccepted);
    expect(checkCertificate({ ...certificate, budget: refused })).toMatchObject({
      ok: false,
      error: { code: 'certificate-limit' },
    });
  });

  it('is judged the same by both with a code changed, which is refused but where the other move holds too', async () => {
    const random = new Random(34);
    let accepted = 0;
    for (let n = 0; n < SAMPLES; n++) {
      const at = random.below(codes.length);
      const code = random.below(claim.board.columns + 2) - 1;
      if (code !== codes[at] && (await verdict({ ...certificate, codes: codes.with(at, code) }))) accepted++;
    }
    expect(accepted).toBeLessThan(SAMPLES / 2);
  });

  it('is refused by both where it is cut off, goes on, or claims something else', async () => {
    const { board, owner } = claim;
    const others: readonly Partial<Certificate>[] = [
      ...[1, 2, codes.length >> 1, codes.length - 1].map((cut) => ({ codes: codes.slice(0, -cut) })),
      { codes: [] },
      { codes: [...codes, LEAF] },
      { claim: { ...claim, goal: 'win' } },
      { claim: { ...claim, owner: owner === 'first' ? 'second' : 'first' } },
      { claim: { ...claim, moves: [0] } },
      { claim: { ...claim, moves: [0, 0, 0, 0, 0, 0] } },
      { claim: { ...claim, board: { ...board, rows: board.rows + 1 } } },
      { claim: { ...claim, board: { ...board, columns: board.columns + 1 } } },
      { claim: { ...claim, board: { ...board, inRow: 3 } } },
    ];
    for (const other of others) expect(await verdict({ ...certificate, ...other }), JSON.stringify(other.claim)).toBe(false);
  });
});
