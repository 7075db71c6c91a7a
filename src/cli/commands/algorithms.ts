import { inLanguage } from '../../i18n/index.ts';
import { algorithms as registry } from '../../search/index.ts';
import type { Command, Context } from '../command.ts';
import { EXIT_OK } from '../problems.ts';
import { table } from '../style.ts';

export const command: Command = {
  name: 'algorithms',
  group: 'see',
  summary: {
    en: 'the search algorithms, in the order in which one learns them',
    fr: 'les algorithmes de recherche, dans l’ordre où on les apprend',
  },
  synopsis: ['algorithms [--json]'],
  examples: {
    algorithms: { en: 'all of them', fr: 'tous' },
    "tree '[[6,7],[2,8]]' --algorithm minimax2": { en: 'see one at work', fr: 'en voir un à l’œuvre' },
    'search connect4 --algorithm mtdf --depth 8 --json': { en: 'count what one visits', fr: 'compter ce que visite un autre' },
  },
  options: {},
  output: {
    en: 'The name to type, the title, whether it prunes, whether it can use a table, and where it comes from. --json gives an array of {name, title, source, prunes, memory}.',
    fr: 'Le nom à taper, le titre, s’il élague, s’il sait utiliser une table, et d’où il vient. --json donne un tableau de {name, title, source, prunes, memory}.',
  },
  positionals: [0, 0],
  thread: 'main',
  run,
};

async function run({ args, out, language, words, style }: Context): Promise<number> {
  if (args.flags.json === true) {
    out(
      `${JSON.stringify(registry.map(({ name, title, source, prunes, memory }) => ({ name, title, source: source.en, prunes, memory })))}\n`,
    );
    return EXIT_OK;
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
  return EXIT_OK;
}
