import { Endgame, loadGame } from '../../engines/index.ts';
import { serveCalls, threadPort } from '../../jobs/index.ts';
import { fileName, type NamedBlob, pairBytes, TableSet } from '../../tablebases/index.ts';

/** The requests of the thread: solve all tables with up to a number of pieces, or check these files. */
export type TablesRequest =
  | { readonly game: string; readonly pieces: number }
  | { readonly game: string; readonly files: readonly NamedBlob[] };

/** The tables, and the number of pieces up to which every position is in them. */
export interface TablesReply {
  readonly files: readonly NamedBlob[];
  readonly pieces: number;
}

/** Progress is the share of the positions that is done. */
serveCalls<TablesRequest, TablesReply, number>(threadPort(), async (request, { progress }) => {
  const files = 'files' in request ? request.files : await build(request.game, request.pieces, progress);
  const { pieces } = await Endgame.open(await loadGame(request.game), files, undefined);
  return { files, pieces };
});

async function build(name: string, pieces: number, progress: (share: number) => void): Promise<NamedBlob[]> {
  const set = await TableSet.open(await loadGame(name), []);
  const pairs = set.pairs(pieces);
  const all = pairs.reduce((sum, { positions }) => sum + positions, 0);
  const files: NamedBlob[] = [];
  let done = 0;
  for (const pair of pairs) {
    progress(done / all);
    const solved = await set.solve(pair);
    set.add(solved);
    files.push({ name: fileName(pair.name), blob: new Blob([await pairBytes(set.rules, solved)]) });
    done += pair.positions;
  }
  return files;
}
