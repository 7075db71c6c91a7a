/** What the lab needs Node for: the folder of a run, what is written into it, the machine, other programs. */
export { checkPlotting, nodeDocument } from './document.ts';
export { type Machine, thisMachine } from './machine.ts';
export { checkPlayers, type PairsRun, playPairs } from './match.ts';
export { openProgram } from './programs/speakers.ts';
export { writeResults } from './results.ts';
export { type RunDescription, Store } from './store.ts';
