import type { Context } from '../command.ts';
import { wholeFlag } from '../flags.ts';
import { FINE } from '../problems.ts';
import { linesOf } from '../protocols/lines.ts';
import { UciSession } from '../protocols/uci/session.ts';
import { version } from '../version.ts';

export async function run({ args, out, more, words, language }: Context): Promise<number> {
  const session = new UciSession({
    say: (line) => out(`${line}\n`),
    name: `Minerve ${version()}`,
    words: words.protocol,
    language,
    seed: wholeFlag(args, 'seed', Number.MIN_SAFE_INTEGER) ?? Date.now() % 1_000_000,
  });
  try {
    let open = true;
    for await (const line of linesOf(more)) if (!(open = session.obey(line))) break;
    if (open) await session.finish();
  } finally {
    await session.close();
  }
  return FINE;
}
