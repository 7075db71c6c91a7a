import type { Result } from '../../../core/index.ts';
import { eachRecord, type GameRecord, type RecordLine, type RecordStandard } from '../../../games/index.ts';
import { MOST_MOVES } from '../../match/read-data.ts';

/** What the thread that reads long files is told. */
export interface RecordOrder {
  readonly text: string;
  readonly standard: RecordStandard;
}

/** Games that are read from one file: more cannot be chosen from. */
export const MOST_RECORDS = 3000;
/** Characters that are read in no time; longer texts are read in a thread of their own. */
const SHORT = 50_000;

/** The games in a text with their main lines, and what is wrong with those that cannot be read. The page stays alive, however long the text. */
export async function listRecords(text: string, standard: RecordStandard): Promise<readonly Result<GameRecord>[]> {
  if (text.length <= SHORT || typeof Worker === 'undefined') return mainLines(text, standard);
  const worker = new Worker(new URL('./record-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<readonly Result<GameRecord>[]>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage({ text, standard } satisfies RecordOrder);
    });
  } finally {
    worker.terminate();
  }
}

/** Without variations: they may be nested deeper than anything can be copied from thread to thread. */
export function mainLines(text: string, standard: RecordStandard): readonly Result<GameRecord>[] {
  const records: Result<GameRecord>[] = [];
  for (const record of eachRecord(text, standard)) {
    records.push(record.ok ? { ok: true, value: { ...record.value, line: mainLine(record.value.line) } } : record);
    if (records.length === MOST_RECORDS) break;
  }
  return records;
}

/** One move more than can be played, so that it is noticed. */
function mainLine({ remarks, plies }: RecordLine): RecordLine {
  const kept = (all: RecordLine['remarks']) => all.filter(({ kind }) => kind === 'comment' || kind === 'setup');
  return {
    remarks: kept(remarks),
    plies: plies.slice(0, MOST_MOVES + 1).map((ply) => (ply.remarks.length === 0 ? ply : { ...ply, remarks: kept(ply.remarks) })),
  };
}
