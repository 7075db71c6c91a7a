import { descriptors } from '../../games/index.ts';
import { inLanguage } from '../../i18n/index.ts';
import type { Command, Context } from '../command.ts';
import { EXIT_OK } from '../problems.ts';

export const command: Command = {
  name: 'games',
  group: 'play',
  summary: { en: 'the games, and how they are typed', fr: 'les jeux, et comment les nommer' },
  synopsis: ['games [--json]'],
  examples: {
    games: { en: 'all games with their options', fr: 'tous les jeux avec leurs options' },
    'games --json': { en: 'the same for a program', fr: 'la même chose pour un programme' },
    'play connect4:5x4x4': { en: 'options come after a colon', fr: 'les options suivent un deux-points' },
  },
  options: {},
  output: {
    en: 'One game after the other: its name, what it is, and names to type. --json gives an array of {name, title, summary, usage, examples}.',
    fr: 'Un jeu après l’autre : son nom, ce que c’est, et des noms à taper. --json donne un tableau de {name, title, summary, usage, examples}.',
  },
  positionals: [0, 0],
  thread: 'main',
  run,
};

async function run({ args, out, language, words, style }: Context): Promise<number> {
  if (args.flags.json === true) {
    const rows = descriptors.map(({ info: { name, title }, summary, usage, examples }) => ({
      name,
      title,
      summary,
      usage,
      examples,
    }));
    out(`${JSON.stringify(rows)}\n`);
    return EXIT_OK;
  }
  const blocks = descriptors.map(({ info: { title }, summary, usage, examples }) =>
    [
      `${style.strong(inLanguage(title, language))}  ${style.faint(usage)}`,
      `  ${inLanguage(summary, language)}`,
      ...examples.map((example) => `    ${style.good(example)}`),
    ].join('\n'),
  );
  out(`${blocks.join('\n\n')}\n\n${words.gamesFooter}\n`);
  return EXIT_OK;
}
