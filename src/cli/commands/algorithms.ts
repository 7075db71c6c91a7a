import { inLanguage } from '../../say/index.ts';
import { algorithms as registry } from '../../search/index.ts';
import type { Context } from '../command.ts';
import { FINE } from '../problems.ts';
import { table } from '../table.ts';

export async function run({ args, out, language, words, style }: Context): Promise<number> {
  if (args.flags.json === true) {
    out(
      `${JSON.stringify(registry.map(({ name, title, source, prunes, memory }) => ({ name, title, source: source.en, prunes, memory })))}\n`,
    );
    return FINE;
  }
  const { name, title, prunes, memory, source } = words.columns;
  const rows = registry.map((row) => [
    row.name,
    inLanguage(row.title, language),
    row.prunes ? words.yes : '',
    row.memory ? words.yes : '',
    inLanguage(row.source, language),
  ]);
  out(`${table([name, title, prunes, memory, source], rows, style)}\n\n${words.algorithmsFooter}\n`);
  return FINE;
}
