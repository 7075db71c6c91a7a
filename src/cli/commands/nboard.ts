import type { Context } from '../command.ts';
import { FINE } from '../problems.ts';
import { linesOf } from '../protocols/lines.ts';
import { NBoardSession } from '../protocols/nboard/session.ts';

export async function run({ out, more, words, language }: Context): Promise<number> {
  const session = new NBoardSession({
    say: (line) => out(`${line}\n`),
    words: words.protocol,
    language,
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
