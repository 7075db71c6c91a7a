import { listRecords } from '../../match/index.ts';
import type { RecordOrder } from './files.ts';

/** The thread that reads long files. It reads one, and the page ends it. */
addEventListener('message', ({ data }: MessageEvent<RecordOrder>) => postMessage(listRecords(...data)));
