import type { Result } from '../../core/index.ts';
import { type Certificate, checkCertificate, claimText, codesText, readCertificate } from '../../engines/index.ts';
import type { Context } from '../command.ts';
import { commandFailure, EXIT_OK } from '../problems.ts';
import { runOracle } from '../solving/proved.ts';
import { Interrupted } from '../solving/watch.ts';

const EVERY_MS = 400;

/**
 * Checks the text of a certificate, with the proved checker if it is built, and prints what it proves. Returns the
 * problem if it is refused.
 */
export async function verifyCertificate(
  file: string,
  text: string,
  oracle: string | undefined,
  context: Context,
): Promise<Result<number>> {
  const read = readCertificate(text);
  if (!read.ok) return read;
  const certificate = read.value;
  const { claim } = certificate;
  const proved = oracle === undefined ? undefined : await isProvedCertificate(oracle, certificate, context);
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

/** Whether the checker of proof/connect4 accepts it: it makes the game itself, from its own rules. */
export function isProvedCertificate(
  program: string,
  { claim, budget, codes }: Certificate,
  watch: Pick<Context, 'signal'>,
  mode: 'connect4' | 'connect4-digits' = 'connect4',
): Promise<boolean> {
  const { columns, rows, inRow } = claim.board;
  const head = [columns, rows, inRow, claim.goal, claim.owner, budget].join(' ');
  const moves = claim.moves.map((column) => column + 1).join(' ');
  return runOracle(program, mode, [`${head}\n${moves}\n${codesText(codes)}\n`], watch);
}
