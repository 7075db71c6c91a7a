/** Tables in a folder on the disk. */
export { gameFolder, sourcesIn, writeTable } from './folder.ts';
