import { serveCalls, threadPort } from '../../jobs/index.ts';
import { listRecords } from '../../match/index.ts';
import type { RecordRequest } from './files.ts';

/** The thread that reads long files. It reads one, and the page ends it. */
serveCalls(threadPort(), (request: RecordRequest) => listRecords(...request));
