import { formatCount } from '../language.ts';

/** What is said of the value of every move, in English. */
export const analysisEnglish = {
  exact: 'exact, to the end of the game',
  depth: (depth: number) => `${depth} ${depth === 1 ? 'ply' : 'plies'} ahead, from Max's view`,
  nodes: (nodes: string) => `${nodes} nodes`,
  over: 'The game is over: there is no move to value.',
  interrupted: 'Interrupted: this is what was found so far.',
  solving: (done: number, all: number, nodes: number) =>
    `solving: ${done} of ${all} moves known · ${formatCount(nodes, 'en')} nodes`,
  onlyOwnEngine: (option: string) =>
    `--${option} is for games with an engine of their own (connect4 on 7x6, draughts, othello, chess): leave it out.`,
};
