import type { Result } from '../../core/index.ts';
import { type Certificate, checkCertificate, claimText, codesText, readCertificate } from '../../engines/index.ts';
import type { Context } from '../command.ts';
import { commandFailure, EXIT_OK } from '../problems.ts';
import { runOracle } from '../solving/proved.ts';
import { Interrupted } from '../solving/watch.ts';

const EVERY_MS = 400;

/**
 * Checks the text of a certificate, with the proved checker if its path is given (`--proved`), else with ours, and
 * prints what it proves. Returns the problem if it is refused.
 */
export async function verifyCertificate(
  file: string,
  text: string,
  checkerPath: string | undefined,
  context: Context,
): Promise<Result<number>> {
  const read = readCertificate(text);
  if (!read.ok) return read;
  const certificate = read.value;
  const { claim } = certificate;
  const proved = checkerPath === undefined ? undefined : await isCertificateAcceptedByOracle(checkerPath, certificate, context);
  const checked = proved === true ? undefined : check(certificate, context);
  if (checked?.ok === false) return checked;
  if (proved === false) throw commandFailure((say) => say.solving.checkersDisagree({ file }));
  const { board, moves: from, owner, claim: claimed } = claimText(claim);
  const game = `connect4:${board}`;
  const stored = certificate.codes.filter((code) => code >= 0).length;
  const positions = certificate.codes.length;
  if (context.args.flags.json === true) {
    const work = checked?.ok ? { nodes: checked.value.nodes } : { proved: true };
    context.out(`${JSON.stringify({ ok: true, file, game, positions, from, owner, claim: claimed, stored, ...work })}\n`);
  } else {
    const say = context.words.certify;
    context.out(`${say.accepted({ file, claim, game, from, positions, stored })}\n`);
    if (proved) context.out(`${say.proved}\n`);
  }
  return { ok: true, value: EXIT_OK };
}

function check(certificate: Certificate, { signal, progress, words }: Context) {
  let last = performance.now();
  const checked = checkCertificate(certificate, {
    signal,
    onProgress: (done, total) => {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      progress(words.certify.checking({ done, total }));
    },
  });
  if (checked === undefined) throw new Interrupted();
  return checked;
}

/**
 * Whether the checker proved in proof/connect4 accepts the certificate. That checker has its own rules of Connect 4 and
 * is not given ours. In the mode `connect4-digits` it computes with Coq's own numbers instead of machine words: slow,
 * for small boards.
 */
export function isCertificateAcceptedByOracle(
  checkerPath: string,
  { claim, budget, codes }: Certificate,
  watch: Pick<Context, 'signal'>,
  mode: 'connect4' | 'connect4-digits' = 'connect4',
): Promise<boolean> {
  const { columns, rows, inRow } = claim.board;
  const head = [columns, rows, inRow, claim.goal, claim.owner, budget].join(' ');
  const moves = claim.moves.map((column) => column + 1).join(' ');
  return runOracle(checkerPath, mode, [`${head}\n${moves}\n${codesText(codes)}\n`], watch);
}
