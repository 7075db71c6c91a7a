/** Tables in a folder on the disk, and the jobs that build them. */
export { gameFolder, sourcesIn, writeTable } from './folder.ts';
export { queuedTables, TABLES, tableJobs, tablesBelow, tableThreads } from './jobs.ts';
