import { mainLines, type RecordOrder } from './list-records.ts';

/** The thread that reads long files. It reads one, and the page ends it. */
addEventListener('message', ({ data: { text, standard } }: MessageEvent<RecordOrder>) => postMessage(mainLines(text, standard)));
