/** Node-only code: file access. Pages never import it (src/layers.test.ts). */
export { clearUnfinished, isRunning, rethrowSystemError, writeWhole } from './files.ts';
export { makeFolder, pathBelow } from './folders.ts';
export { refusal, refusalIn } from './words.ts';
