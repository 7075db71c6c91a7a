/** What the lab needs Node for: the folder of a run and what is written into it, machines, other programs. */
export { checkPlotting, nodeDocument } from './document.ts';
export { type Machine, thisMachine } from './machine.ts';
export { checkPlayers, type PairsRun, playPairs } from './match.ts';
export { openProgram } from './programs/speakers.ts';
export { parseQueueAddress, type QueueAddress, withPassword } from './queue/address.ts';
export { QueueExecutor, type QueueExecutorOptions, type QueueNews } from './queue/executor.ts';
export { QueueWorker, type QueueWorkerOptions, type WorkerNews } from './queue/worker.ts';
export { writeResults } from './results.ts';
export { type RunDescription, Store } from './store.ts';
export { TABLES, tableJobs } from './table-jobs.ts';
export { startNodeThread } from './worker/node-thread.ts';
