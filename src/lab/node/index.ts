/** The parts of the lab that need Node: the folder of a run and its files, the machine, other programs. */
export {
  type Machine,
  parseQueueAddress,
  type QueueAddress,
  QueueExecutor,
  type QueueExecutorOptions,
  type QueueNews,
  type RunDescription,
  Store,
  thisMachine,
  type WorkerNews,
  withPassword,
} from '../../jobs/node/index.ts';
export { TABLES, tableJobs } from '../../tablebases/node/index.ts';
export { startLabThread as startNodeThread } from '../worker/threads.ts';
export { checkPlayers, type PairsRun, playPairs } from './match.ts';
export { openProgram } from './programs/speakers.ts';
export { QueueWorker, type QueueWorkerOptions } from './queue-worker.ts';
export { checkPlotting, nodeDocument, writeResults } from './results.ts';
