export {
  type CallOptions,
  callWorker,
  type StartThread,
  serveCalls,
  WorkerConnection,
} from './calls.ts';
export {
  type Cell,
  type FinishedJob,
  finishedLine,
  type Job,
  type JobContext,
  type JobKind,
  type Row,
  rowsInOrder,
} from './job.ts';
export { type Port, printAtOnce, threadPort } from './port.ts';
export { type Executor, JobError, LocalExecutor, type Progress, perform, type Schedule } from './schedule.ts';
export {
  DEEPEST,
  hasLargeStack,
  nodeThread,
  type StartedWorker,
  type Thread,
  type ThreadEvents,
  threadsEnded,
  workerThread,
} from './thread.ts';
export { JobThreads, type JobThreadsOptions, serveJobs } from './threads.ts';
