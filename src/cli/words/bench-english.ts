/** What is said of measuring, in English. */
export const benchEnglish = {
  onlyConnect4: (game: string) => `bench measures connect4 on 7x6 only, not ${game}: type bench connect4.`,
  columns: ['positions', 'threads', 'number', 'nodes', 'of the reference', 'time', 'nodes/s'],
  groups: { easy: 'easy', medium: 'medium', hard: 'hard' },
  progress: (group: string, threads: number) => `${group} positions done, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
  footer: "Nodes are held against those of P. Pons' solver, which solved the same positions without a book.",
  interrupted: 'Interrupted: these are the groups that were done.',
  wrong: (positions: readonly string[]) =>
    `These positions came out with a wrong score, a mistake of ours that we would like to hear of: ${positions.join(', ')}.`,
};
