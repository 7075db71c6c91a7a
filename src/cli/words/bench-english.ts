import type { SignatureSearch } from '../../engines/index.ts';

/** What is said of measuring, in English. */
export const benchEnglish = {
  wantsConnect4: (option: string) => `--${option} is for bench connect4: the signature is always that of one thread.`,
  signatureColumns: ['game or algorithm', 'search', 'nodes'],
  searches: {
    selective: 'as it plays',
    exact: 'exact',
    values: 'all moves',
    solve: 'solved',
    weak: 'who wins',
    columns: 'all columns',
    look: 'look-ahead',
    alone: 'alone',
    ordered: 'with ordering',
    deepening: 'deepening',
    aspiration: 'aspiration',
    'winning-move': 'winning-move pruning',
  } satisfies Record<SignatureSearch, string>,
  total: (nodes: string, time: string, signature: string | undefined) =>
    `${nodes} nodes · ${time}${signature === undefined ? '' : ` · signature ${signature}`}`,
  onlyConnect4: (game: string) => `bench measures connect4 on 7x6 only, not ${game}: type bench connect4.`,
  columns: ['positions', 'threads', 'number', 'nodes', 'of the reference', 'time', 'nodes/s'],
  groups: { easy: 'easy', medium: 'medium', hard: 'hard' },
  progress: (group: string, threads: number) => `${group} positions done, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
  footer: "Nodes are held against those of P. Pons' solver, which solved the same positions without a book.",
  interrupted: 'Interrupted: this is what was done.',
  wrong: (positions: readonly string[]) =>
    `These positions came out with a wrong score, a mistake of ours that we would like to hear of: ${positions.join(', ')}.`,
};
