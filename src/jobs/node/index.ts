/** Node-only parts of jobs: the folder of a run, the description of the machine, the queue to other machines. */

export { parseQueueAddress, type QueueAddress, withPassword } from './queue/address.ts';
export { queueName } from './queue/connection.ts';
export { QueueExecutor, type QueueExecutorOptions, type QueueNews } from './queue/executor.ts';
export { error as queueError } from './queue/words.ts';
export { JobWorker, type JobWorkerOptions, type QueuedKind, type WorkerNews } from './queue/worker.ts';
export { WorkerFolder } from './queue/worker-folder.ts';
export { type Machine, type RunDescription, Store, thisMachine } from './store.ts';
