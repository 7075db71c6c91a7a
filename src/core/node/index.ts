/** What only Node has, for whoever runs there: the disk. Pages never come here (src/layers.test.ts). */
export { clearUnfinished, isRunning, refusedAs, writeWhole } from './files.ts';
export { refusal, refusalIn } from './words.ts';
