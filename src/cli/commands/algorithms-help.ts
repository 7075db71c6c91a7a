import type { Command } from '../command.ts';

export const algorithmsHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'algorithms',
  summary: {
    en: 'the search algorithms, in the order in which one learns them',
    fr: "les algorithmes de recherche, dans l'ordre où on les apprend",
  },
  synopsis: ['algorithms [--json]'],
  examples: [
    { line: 'algorithms', says: { en: 'all of them', fr: 'tous' } },
    {
      line: "tree '[[6,7],[2,8]]' --algorithm minimax2",
      says: { en: 'see one at work', fr: "en voir un à l'œuvre" },
    },
    {
      line: 'search connect4 --algorithm mtdf --depth 8 --json',
      says: { en: 'count what one visits', fr: 'compter ce que visite un autre' },
    },
  ],
  options: [],
  output: {
    en: 'The name to type, the title, whether it prunes, whether it can use a table, and where it comes from. --json gives an array of {name, title, source, prunes, memory}.',
    fr: "Le nom à taper, le titre, s'il élague, s'il sait user d'une table, et d'où il vient. --json donne un tableau de {name, title, source, prunes, memory}.",
  },
  words: [0, 0],
};
